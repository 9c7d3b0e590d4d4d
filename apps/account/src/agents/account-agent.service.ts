import { Injectable } from '@nestjs/common';
import { DomainError, hasPermission, invalidField, regionOfCountry } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, isUniqueViolation, RolePermissions, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { publishAgentChanged } from '../accounts/account-events';
import { Account } from '../accounts/account.entity';
import { changeAccount } from '../accounts/change-account';
import { lockVisible } from '../accounts/lock-account';
import { contactOf } from '../details/policy-contact';
import { checkAssignable, teamsFor } from '../domain/actions/assign-agency';
import { Agent } from '../snapshots/agent.entity';
import { Organization } from '../snapshots/organization.entity';
import { Team } from '../snapshots/team.entity';
import { agenciesOf } from './agencies.queries';
import type { AccountAgencyResponse, AssignAgencyRequest, SetAgentRequest } from './agents.dto';
import { InterestedAgency } from './interested-agency.entity';

const ASSIGN = 'account:assign-agent';
const CHOOSERS: readonly Actor['accountType'][] = ['COWBELL', 'AGENCY'];

/** Who serves an account from now on. */
type Serving = Pick<Account, 'agencyId' | 'teamIds' | 'agent'>;

/** Says which agency, which of its people and which of its teams serve an account. */
@Injectable()
export class AccountAgentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly permissions: RolePermissions,
    private readonly clock: DomainClock,
  ) {}

  /** Gives an account to an agency; 409 while another agency, or another of its agents, has it. */
  async assign(id: string, request: AssignAgencyRequest, actor: Actor): Promise<void> {
    // An aggregator gives away what it made itself.
    const { accountType } = actor;
    await this.checkHolds(actor, accountType === 'DIGITAL' ? 'account:create' : ASSIGN);
    await this.move(id, actor, async (tx, account) => {
      const serving = await servingOf(tx.em, account, request);
      const known = { agencyId: account.agencyId, userId: account.agent?.userId ?? null };
      checkAssignable(known, {
        agencyId: serving.agencyId,
        userId: serving.agent?.userId ?? null,
      });
      // Who names no agent leaves the one that there is.
      const agent = serving.agent ?? (account.agencyId === null ? null : account.agent);
      await this.save(tx, account, { ...serving, agent });
    });
  }

  /** Gives an account to another agent, of whichever agency. */
  async change(id: string, request: AssignAgencyRequest, actor: Actor): Promise<void> {
    if (actor.accountType !== 'COWBELL') throw notAllowed();
    await this.move(id, actor, async (tx, account) => {
      await this.save(tx, account, await servingOf(tx.em, account, request));
    });
  }

  /** The agency that the insured wants; an agency names the agent of its own clients only. */
  async set(id: string, request: SetAgentRequest, actor: Actor): Promise<AccountAgencyResponse[]> {
    await this.checkMayChoose(request.agencyId, actor);
    const { agencyId, agentEmail = null } = request;
    return this.move(id, actor, async (tx, account) => {
      const serving = await servingOf(tx.em, account, { agencyId, agentEmail });
      const contact = customerOf(request, account);
      if (contact) {
        const change = { action: 'contact', patch: { policyContact: contact } } as const;
        await changeAccount(tx, account, { ...change, now: this.clock.now() });
      }
      await this.save(tx, account, serving);
      return agenciesOf(tx.em, { id, agencyId }, actor);
    });
  }

  /** Nobody serves the account any more; 404 unless the agency did. */
  async remove(id: string, agencyId: string, actor: Actor): Promise<AccountAgencyResponse[]> {
    await this.checkMayChoose(agencyId, actor);
    return this.move(id, actor, async (tx, account) => {
      if (account.agencyId !== agencyId) {
        throw new DomainError('AGENCY_NOT_FOUND', 'This agency does not serve the account.', 404);
      }
      await this.save(tx, account, { agencyId: null, teamIds: [], agent: null });
      return agenciesOf(tx.em, { id, agencyId: null }, actor);
    });
  }

  /** An insured chooses for itself; others need the permission, and an agency names itself only. */
  private async checkMayChoose(agencyId: string, actor: Actor): Promise<void> {
    const { accountType, organizationId } = actor;
    if (accountType === 'CUSTOMER') return;
    const isOther = accountType === 'AGENCY' && agencyId !== organizationId;
    if (isOther || !CHOOSERS.includes(accountType)) throw notAllowed();
    await this.checkHolds(actor, ASSIGN);
  }

  private async checkHolds(actor: Actor, permission: string): Promise<void> {
    // The guard of the call has asked auth with the caller's token where that was needed.
    const held = await this.permissions.of(actor, '');
    if (!hasPermission(held, [permission])) throw notAllowed();
  }

  private async move<T>(
    id: string,
    actor: Actor,
    decide: (tx: Tx, account: Account) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.transactions.run(async (tx) =>
        decide(tx, await lockVisible(tx, id, actor)),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_ACCOUNT', 'The agency has this client already.', 409);
    }
  }

  private async save(tx: Tx, account: Account, serving: Serving): Promise<void> {
    const { id, agencyId: before } = account;
    const { agencyId, teamIds, agent } = serving;
    if (isSame(account, serving)) return;
    const now = this.clock.now();
    // Another agency has not asked for another name.
    const dropped = before !== agencyId && { renameRequest: null };
    await tx.em.update(Account, { id }, { ...serving, ...dropped, modified: now });
    if (agencyId) await tx.em.delete(InterestedAgency, { accountId: id, agencyId });
    if (before && before !== agencyId) {
      const left = { accountId: id, agencyId: before, since: now };
      await tx.em.upsert(InterestedAgency, left, ['accountId', 'agencyId']);
    }
    await publishAgentChanged(tx, account, serving);
    await tx.record({
      action: 'account.change-agent',
      subjectType: 'account',
      subjectId: id,
      before: { agencyId: before, teamIds: account.teamIds, agent: account.agent?.userId ?? null },
      after: { agencyId, teamIds, agent: agent?.userId ?? null },
    });
  }
}

const isSame = (known: Serving, wanted: Serving): boolean =>
  known.agencyId === wanted.agencyId &&
  (known.agent?.userId ?? null) === (wanted.agent?.userId ?? null) &&
  [...known.teamIds].sort().join() === [...wanted.teamIds].sort().join();

/** The agency, the agent and the teams of a request; 400 for one that is not what it should be. */
async function servingOf(
  em: EntityManager,
  account: Account,
  { agencyId, agentEmail = null, teamIds }: AssignAgencyRequest,
): Promise<Serving> {
  const agency = await em.findOneBy(Organization, { id: agencyId, deleted: false });
  const edition = agency?.locationAlias ?? regionOfCountry(account.country);
  if (agency?.accountType !== 'AGENCY' || edition !== regionOfCountry(account.country)) {
    throw invalidField('INVALID_AGENCY', 'The selected agency is invalid.', '/agencyId');
  }
  const person = agentEmail ? await agentOf(em, agencyId, agentEmail) : null;
  const teams = await em.findBy(Team, { organizationId: agencyId, deleted: false });
  const known = new Set(teams.map(({ id }) => id));
  if (teamIds?.some((id) => !known.has(id))) {
    throw invalidField('INVALID_TEAM', 'The selected team is invalid.', '/teamIds');
  }
  return {
    agencyId,
    teamIds: teamsFor({
      asked: teamIds,
      kept: account.agencyId === agencyId ? account.teamIds : [],
      ofAgent: (person?.teamIds ?? []).filter((id) => known.has(id)),
      fallback: teams.filter(({ isDefault }) => isDefault).map(({ id }) => id),
    }),
    agent: person && {
      agencyId,
      agencyName: agency.name,
      userId: person.id,
      name: person.name,
      email: person.email,
      phone: person.phone,
      npn: person.npn,
    },
  };
}

async function agentOf(em: EntityManager, organizationId: string, email: string): Promise<Agent> {
  const where = { organizationId, email: email.toLowerCase(), enabled: true };
  const person = await em.findOneBy(Agent, where);
  if (person) return person;
  throw invalidField('INVALID_AGENT', 'The selected agent is invalid.', '/agentEmail');
}

const notAllowed = (): DomainError =>
  new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);

/** Whom the insured wants its policies written to; null when nobody is named. */
function customerOf(request: SetAgentRequest, account: Account): Account['policyContact'] {
  const named = {
    contactFirstName: request.customerFirstName ?? '',
    contactLastName: request.customerLastName ?? '',
    contactEmail: request.customerEmail ?? '',
    contactPhone: request.customerPhoneNumber ?? '',
  };
  if (!Object.values(named).some(Boolean)) return null;
  return contactOf(named, account, {
    contactFirstName: '/customerFirstName',
    contactLastName: '/customerLastName',
    contactEmail: '/customerEmail',
    contactPhone: '/customerPhoneNumber',
  });
}
