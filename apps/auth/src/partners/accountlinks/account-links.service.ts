import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { DataSource, In, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { checkAssignableRole, checkRank } from '../../domain/actions/manage-user';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { managerOf } from '../../people/users/managers';
import { accessNamesOf } from '../../people/users/save-agencies';
import { UserAccess } from '../../people/users/user-access.entity';
import type { AssignAccountsRequest } from '../../people/users/user-requests.dto';
import { publishUser } from '../../people/users/user-events';
import { User } from '../../people/users/user.entity';
import { lockPerson } from '../../people/users/lock-person';
import { AccountsGateway } from '../clients/accounts.gateway';
import type { LinkAccountRequest, UnlinkAccountRequest } from './account-links.dto';
import { ClientAccount } from './client-account.entity';

@Injectable()
export class AccountLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsGateway,
  ) {}

  /** Adds accounts that a person may switch to; answers how many there are. */
  assign({ userId, accountIds, roleId }: AssignAccountsRequest, actor: Actor): Promise<number> {
    return this.transactions.run(async (tx) => {
      const { user, role } = await lockPerson(tx.em, userId, actor);
      const manager = await managerOf(tx.em, actor);
      checkRank(manager, role);
      const accounts = await findOthers(tx.em, accountIds, user.organizationId);
      const roles = await tx.em.findBy(Role, { canBeGiven: true });
      const rows = accounts.map(({ id: organizationId, accountType }) => {
        const wanted = roleId ?? (role.accountType === accountType ? role.id : undefined);
        const given = roleThere(roles, accountType, wanted);
        checkAssignableRole(manager, given, accountType);
        return { userId, organizationId, access: 'ACCOUNT' as const, roleId: given.id };
      });
      const before = { accountNames: await accessNamesOf(tx.em, userId, 'ACCOUNT') };
      await tx.em.save(UserAccess, rows);
      await publishUser(userId, tx);
      const subject = { subjectType: 'user', subjectId: userId };
      const accountNames = await accessNamesOf(tx.em, userId, 'ACCOUNT');
      const states = { before, after: { accountIds, accountNames } };
      await tx.record({ action: 'user.assign-accounts', ...subject, ...states });
      return tx.em.countBy(UserAccess, { userId, access: 'ACCOUNT' });
    });
  }

  /** Has accounts give an insured account to an agency and its agent. */
  async link(request: LinkAccountRequest, authorization: string): Promise<void> {
    const { accountId, agencyId, userId, teamIds } = request;
    const agentEmail = userId ? await this.agentOf(userId, agencyId) : null;
    const serving = { agencyId, agentEmail, ...(teamIds && { teamIds }) };
    await this.accounts.assign(accountId, serving, authorization);
  }

  /** Has accounts take an insured account from its agency; 404 when there is no such link. */
  async unlink(request: UnlinkAccountRequest, authorization: string): Promise<void> {
    const { accountId, agencyId, userId } = request;
    const known = await this.dataSource.manager.findOneBy(ClientAccount, { accountId });
    if (userId && known?.userId !== userId) throw accountNotFound();
    await this.accounts.release(accountId, agencyId, authorization);
  }

  private async agentOf(id: string, organizationId: string): Promise<string> {
    const where = { id, organizationId, removed: false };
    const agent = await this.dataSource.manager.findOneBy(User, where);
    if (agent) return agent.email;
    throw invalidField('INVALID_AGENT', 'The selected agent is invalid.', '/userId');
  }
}

/** Accounts that others than the person's own organisation have; never the provider's. */
async function findOthers(
  em: EntityManager,
  ids: string[],
  ownId: string,
): Promise<Organization[]> {
  const accountType = Not('COWBELL' as const);
  const accounts = await em.findBy(Organization, { id: In(ids), accountType, deleted: false });
  if (accounts.length === ids.length && !ids.includes(ownId)) return accounts;
  throw unknownAccount('/accountIds');
}

/** The role that is wanted, or the least one of the account type. */
function roleThere(roles: Role[], accountType: Role['accountType'], wanted?: string): Role {
  const fitting = roles
    .filter((role) => role.accountType === accountType)
    .sort((one, other) => one.permissions.length - other.permissions.length);
  const role = wanted ? fitting.find(({ id }) => id === wanted) : fitting[0];
  if (role) return role;
  const detail = 'The role does not exist for this account type.';
  throw invalidField('INVALID_ROLE', detail, '/roleId');
}

/** Throws 404 unless the account exists. */
export async function findAccount(em: EntityManager, id: string): Promise<void> {
  if (!(await em.existsBy(Organization, { id, deleted: false }))) throw accountNotFound();
}

const unknownAccount = (pointer: string): DomainError =>
  invalidField('ACCOUNT_NOT_FOUND', 'Account not found.', pointer);

/** The answer for an account that does not exist or is not the caller's to see. */
export const accountNotFound = (): DomainError =>
  new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
