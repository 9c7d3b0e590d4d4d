import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { newId, Transactions } from '@palisade/platform';
import { permissionsOf } from '../domain/roles/role';
import { ROLES } from '../domain/roles/roles';
import { TOKEN_ROLES } from '../domain/roles/token-roles';
import { Role } from './role.entity';

const SYNC_LOCK = 7_310_101;

/** Keeps the role table equal to the role definitions. */
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
      for (const definition of [...ROLES, ...TOKEN_ROLES]) {
        const { accountType, name, scopes } = definition;
        const permissions = permissionsOf(definition);
        await this.save({ id: newId(), accountType, name, scopes: [...scopes], permissions }, tx);
      }
    });
  }

  private async save(role: Role, { em, publish }: Tx): Promise<void> {
    const { accountType, name, permissions } = role;
    const [{ id: roleId }]: [{ id: string }] = await em.query(
      `insert into role (id, account_type, name, scopes, permissions) values ($1, $2, $3, $4, $5)
       on conflict (account_type, name) do update set scopes = $4, permissions = $5
       returning id`,
      [role.id, accountType, name, role.scopes, permissions],
    );
    const scope = scopeOf({});
    await publish({
      type: 'role.saved.v1',
      data: { roleId, accountType, name, permissions, scope },
    });
  }
}
