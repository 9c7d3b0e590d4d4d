import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import { In, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { checkLink } from '../../domain/actions/link-account';
import { checkAssignableRole, checkRank } from '../../domain/actions/manage-user';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { Team } from '../../people/teams/team.entity';
import { managerOf } from '../../people/users/managers';
import { UserAccess } from '../../people/users/user-access.entity';
import type { AssignAccountsRequest } from '../../people/users/user-requests.dto';
import { publishUser } from '../../people/users/user-events';
import { User } from '../../people/users/user.entity';
import { UsersService } from '../../people/users/users.service';
import { AccountLinkLetters } from './account-link-letters';
import { publishAccountLink } from './account-link-events';
import type { LinkAccountRequest, UnlinkAccountRequest } from './account-links.dto';
import { ClientAccount } from './client-account.entity';

@Injectable()
export class AccountLinksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly letters: AccountLinkLetters,
  ) {}

  /** Adds accounts that a person may switch to; answers how many there are. */
  assign({ userId, accountIds, roleId }: AssignAccountsRequest, actor: Actor): Promise<number> {
    return this.transactions.run(async (tx) => {
      const { user, role } = await this.users.lock(userId, actor, tx.em);
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
      await tx.em.save(UserAccess, rows);
      await publishUser(userId, tx);
      const subject = { subjectType: 'user', subjectId: userId };
      await tx.record({ action: 'user.assign-accounts', ...subject, after: { accountIds } });
      return tx.em.countBy(UserAccess, { userId, access: 'ACCOUNT' });
    });
  }

  /** Links an insured account to an agency and its agent. */
  async link(request: LinkAccountRequest): Promise<void> {
    const { accountId, agencyId, userId = null } = request;
    await this.transactions.run(async (tx) => {
      await findAccount(tx.em, accountId);
      const agency = { id: agencyId, accountType: 'AGENCY' as const, deleted: false };
      if (!(await tx.em.existsBy(Organization, agency))) throw unknownAccount('/agencyId');
      await checkMembers(tx.em, { agencyId, userId, teamIds: request.teamIds ?? [] });
      const known = await lock(tx.em, accountId);
      checkLink(known, { agencyId, userId });
      const ofBefore = known?.agencyId === agencyId ? known.teamIds : undefined;
      const teamIds = request.teamIds ?? ofBefore ?? (await defaultTeamOf(agencyId, tx.em));
      const link = { accountId, agencyId, userId: userId ?? known?.userId ?? null, teamIds };
      await tx.em.save(ClientAccount, { ...link, modified: this.clock.now() });
      await publishAccountLink(link, tx);
      if (known?.agencyId !== agencyId) await this.letters.send(link, tx);
      await record('link', accountId, link, tx);
    });
  }

  /** Undoes a link; 404 when there is no such. */
  async unlink({ accountId, agencyId, userId }: UnlinkAccountRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const known = await lock(tx.em, accountId);
      const isOther = userId && known?.userId !== userId;
      if (known?.agencyId !== agencyId || isOther) throw accountNotFound();
      const link = { accountId, agencyId: null, userId: null, teamIds: [] };
      await tx.em.save(ClientAccount, { ...link, modified: this.clock.now() });
      await publishAccountLink(link, tx);
      await record('unlink', accountId, { agencyId, userId }, tx);
    });
  }

  /** The link with which an account begins. */
  async begin(
    { insured, agent, scope }: EventData<'account.created.v1'>,
    { em }: Tx,
  ): Promise<void> {
    const agencyId = agent?.agencyId ?? scope.agencyId;
    await em.query(
      `insert into client_account (account_id, agency_id, user_id, team_ids, modified)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [insured.accountId, agencyId, agent?.userId ?? null, scope.teamIds, this.clock.now()],
    );
  }
}

async function defaultTeamOf(organizationId: string, em: EntityManager): Promise<string[]> {
  const team = await em.findOneBy(Team, { organizationId, isDefault: true, deleted: false });
  return team ? [team.id] : [];
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

async function checkMembers(
  em: EntityManager,
  { agencyId: organizationId, userId, teamIds }: Members,
): Promise<void> {
  const agent = { id: userId ?? '', organizationId, removed: false };
  if (userId && !(await em.existsBy(User, agent))) {
    throw invalidField('INVALID_AGENT', 'The selected agent is invalid.', '/userId');
  }
  const teams = await em.countBy(Team, { id: In(teamIds), organizationId, deleted: false });
  if (teams === teamIds.length) return;
  throw invalidField('INVALID_TEAM', 'The selected team is invalid.', '/teamIds');
}

interface Members {
  agencyId: string;
  userId: string | null;
  teamIds: string[];
}

/** Throws 404 unless the account exists. */
export async function findAccount(em: EntityManager, id: string): Promise<void> {
  if (!(await em.existsBy(Organization, { id, deleted: false }))) throw accountNotFound();
}

async function lock(em: EntityManager, accountId: string): Promise<ClientAccount | null> {
  const mode = 'pessimistic_write' as const;
  return em.findOne(ClientAccount, { where: { accountId }, lock: { mode } });
}

async function record(
  verb: 'link' | 'unlink',
  subjectId: string,
  after: object,
  tx: Tx,
): Promise<void> {
  await tx.record({ action: `account.${verb}`, subjectType: 'account', subjectId, after });
}

const unknownAccount = (pointer: string): DomainError =>
  invalidField('ACCOUNT_NOT_FOUND', 'Account not found.', pointer);

/** The answer for an account that does not exist or is not the caller's to see. */
export const accountNotFound = (): DomainError =>
  new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
