import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { AccountType } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { newId, Transactions } from '@palisade/platform';
import { IsNull, Not } from 'typeorm';
import { permissionsInside } from '../../domain/roles/entered-account';
import type { RoleDefinition } from '../../domain/roles/role';
import { permissionsOf } from '../../domain/roles/role';
import { ROLES } from '../../domain/roles/roles';
import { TOKEN_ROLES } from '../../domain/roles/token-roles';
import { publishRole } from './role-events';
import { Role } from './role.entity';

const SYNC_LOCK = 7_310_101;

/** Keeps the role table equal to the role definitions, and makes the roles that follow from them. */
@Injectable()
export class RolesService implements OnApplicationBootstrap {
  constructor(private readonly transactions: Transactions) {}

  onApplicationBootstrap(): Promise<void> {
    return this.sync();
  }

  /** Writes every role and tells all of them, so that a service which came later learns them. */
  async sync(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.em.query('select pg_advisory_xact_lock($1)', [SYNC_LOCK]);
      for (const role of ROLES) await writeAndPublish(defined(role, true), tx);
      for (const role of TOKEN_ROLES) await writeAndPublish(defined(role, false), tx);
      for (const { accountType, staffRoleId } of await tx.em.findBy(Role, {
        staffRoleId: Not(IsNull()),
      })) {
        await writeAndPublish(await insideRole(accountType, staffRoleId as string, tx), tx);
      }
    });
  }

  /** The role of staff in an account of this type that they enter. */
  async inside(accountType: AccountType, staffRoleId: string, tx: Tx): Promise<string> {
    return this.save(await insideRole(accountType, staffRoleId, tx), tx);
  }

  /** Writes a role, tells it to the others when it is another now, and answers its id. */
  async save(role: RoleDraft, tx: Tx): Promise<string> {
    const { id, isChanged } = await write(role, tx);
    if (isChanged) await publishRole({ ...role, id }, tx);
    return id;
  }
}

/** A role to write; nobody can be given it unless it says so. */
export type RoleDraft = Omit<Role, 'canBeGiven' | 'staffRoleId'> &
  Partial<Pick<Role, 'canBeGiven' | 'staffRoleId'>>;

function defined(definition: RoleDefinition, canBeGiven: boolean): RoleDraft {
  const { accountType, name, scopes } = definition;
  const permissions = permissionsOf(definition);
  return { id: newId(), accountType, name, scopes: [...scopes], permissions, canBeGiven };
}

async function insideRole(
  accountType: AccountType,
  staffRoleId: string,
  { em }: Tx,
): Promise<RoleDraft> {
  const staffRole = await em.findOneByOrFail(Role, { id: staffRoleId });
  const permissions = permissionsInside(accountType, staffRole.permissions);
  const name = `${staffRole.name} in ${accountType}`;
  return { id: newId(), accountType, name, scopes: staffRole.scopes, permissions, staffRoleId };
}

/** Writes a role under the id that its account type and name have already. */
async function write(role: RoleDraft, { em }: Tx): Promise<{ id: string; isChanged: boolean }> {
  const { accountType, name, permissions, canBeGiven = false, staffRoleId = null } = role;
  const [changed]: ({ id: string } | undefined)[] = await em.query(
    `insert into role as known
       (id, account_type, name, scopes, permissions, can_be_given, staff_role_id)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_type, name) do update
       set scopes = $4, permissions = $5, can_be_given = $6, staff_role_id = $7
       where (known.scopes, known.permissions, known.can_be_given, known.staff_role_id)
         is distinct from ($4::text[], $5::text[], $6::boolean, $7::uuid)
     returning id`,
    [role.id, accountType, name, role.scopes, permissions, canBeGiven, staffRoleId],
  );
  if (changed) return { id: changed.id, isChanged: true };
  const { id } = await em.findOneByOrFail(Role, { accountType, name });
  return { id, isChanged: false };
}

async function writeAndPublish(role: RoleDraft, tx: Tx): Promise<void> {
  const { id } = await write(role, tx);
  await publishRole({ ...role, id }, tx);
}
