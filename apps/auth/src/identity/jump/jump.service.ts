import { Injectable } from '@nestjs/common';
import type { AccountType } from '@palisade/kernel';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, newSecret, Transactions, unauthorized } from '@palisade/platform';
import { deadJumpToken, JUMP_TOKEN_MS, jumpTarget } from '../../domain/jump';
import { Organization } from '../../people/organizations/organization.entity';
import { RolesService } from '../../people/roles/roles.service';
import { findPerson, isActive, lockUser } from '../../people/users/people';
import { UserAccess } from '../../people/users/user-access.entity';
import { secretHash } from '../../secrets/secret-hash';
import type { Tokens } from '../sessions/sessions.service';
import { SessionsService } from '../sessions/sessions.service';
import { JumpToken } from './jump-token.entity';

/** The account that a person wants to enter, and what the person takes it for. */
interface Target {
  accountId: string;
  accountType?: AccountType;
  personaPath?: string;
}

@Injectable()
export class JumpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly roles: RolesService,
    private readonly sessions: SessionsService,
  ) {}

  /** A token with which staff enter an account, with no more rights than people there have. */
  async jump({ personaPath = '', ...target }: Target, actor: Actor): Promise<string> {
    const accountType = jumpTarget(personaPath);
    return this.transactions.run(async (tx) => {
      const organization = await find(target, tx);
      const person = await findPerson(tx.em, actor.userId);
      if (!person || !isActive(person)) throw unauthorized();
      const isReachable = isStaff(person.home);
      if (!isReachable || organization.accountType !== accountType) throw notFound();
      const roleId = await this.roles.inside(accountType, person.user.roleId, tx);
      return this.issue({ person: actor.userId, organization, roleId, action: 'user.jump' }, tx);
    });
  }

  /** A token for another account that the person works for, or for the way back. */
  async switchTo(target: Target, actor: Actor): Promise<string> {
    return this.transactions.run(async (tx) => {
      const organization = await find(target, tx);
      const person = await findPerson(tx.em, actor.userId);
      if (!person || !isActive(person)) throw unauthorized();
      const key = { userId: actor.userId, organizationId: organization.id };
      const access = await tx.em.findOneBy(UserAccess, { ...key, access: 'ACCOUNT' });
      const isHome = organization.id === person.home.id;
      if (!isHome && !access) throw notFound();
      const roleId = isHome ? null : (access?.roleId ?? null);
      return this.issue({ person: actor.userId, organization, roleId, action: 'user.switch' }, tx);
    });
  }

  /** Begins the session that a jump token is for. */
  enter(token: string): Promise<Tokens> {
    return this.transactions.run(async (tx) => {
      const key = { tokenHash: secretHash(token) };
      const known = await tx.em.findOneBy(JumpToken, key);
      if (!known) throw deadJumpToken();
      await lockUser(tx.em, known.userId);
      const { affected } = await tx.em.delete(JumpToken, key);
      if (!affected || known.expires <= this.clock.now()) throw deadJumpToken();
      const { userId, organizationId, roleId } = known;
      const person = await findPerson(tx.em, userId, roleId ? { organizationId, roleId } : null);
      if (!person || !isActive(person)) throw deadJumpToken();
      return this.sessions.start(person, tx);
    });
  }

  private async issue(pass: Pass, { em, record }: Tx): Promise<string> {
    const token = newSecret();
    const created = this.clock.now();
    const { person: userId, organization, roleId, action } = pass;
    await em.insert(JumpToken, {
      tokenHash: secretHash(token),
      userId,
      organizationId: organization.id,
      roleId,
      created,
      expires: new Date(created.getTime() + JUMP_TOKEN_MS),
    });
    const { id: subjectId, accountType, name } = organization;
    const after = { userId, accountId: subjectId, accountType, accountName: name };
    await record({ action, subjectType: 'organization', subjectId, after });
    return token;
  }
}

/** Who enters what, and as what. */
interface Pass {
  person: string;
  organization: Organization;
  roleId: string | null;
  action: 'user.jump' | 'user.switch';
}

async function find({ accountId, accountType }: Target, { em }: Tx): Promise<Organization> {
  const organization = await em.findOneBy(Organization, { id: accountId, deleted: false });
  if (!organization) throw notFound();
  if (accountType && accountType !== organization.accountType) throw notFound();
  return organization;
}

const notFound = (): DomainError => new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
