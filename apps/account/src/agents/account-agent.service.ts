import { Injectable } from '@nestjs/common';
import { DomainError, hasPermission } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, isUniqueViolation, RolePermissions, Transactions } from '@palisade/platform';
import type { Account } from '../accounts/account.entity';
import { changeAccount } from '../accounts/change-account';
import { lockAccount, lockVisible } from '../accounts/lock-account';
import { contactOf } from '../details/policy-contact';
import { checkAssignable } from '../domain/actions/assign-agency';
import { Agent } from '../snapshots/agent.entity';
import { agenciesOf } from './agencies.queries';
import type { AccountAgencyResponse, AssignAgencyRequest, SetAgentRequest } from './agents.dto';
import { saveServing, servingOf } from './serve-account';

const ASSIGN = 'account:assign-agent';
const CHOOSERS: readonly Actor['accountType'][] = ['COWBELL', 'AGENCY'];

/** A broker of record as its letter names it. */
interface NamedBroker {
  agencyId: string;
  agentEmail: string | null;
}

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
      await saveServing(tx, account, { ...serving, agent }, this.clock.now());
    });
  }

  /** Gives an account to another agent, of whichever agency. */
  async change(id: string, request: AssignAgencyRequest, actor: Actor): Promise<void> {
    if (actor.accountType !== 'COWBELL') throw notAllowed();
    await this.move(id, actor, async (tx, account) => {
      await saveServing(tx, account, await servingOf(tx.em, account, request), this.clock.now());
    });
  }

  /** The agency that the insured named by its letter; a person whom it does not have is left out. */
  async followBroker(tx: Tx, id: string, { agencyId, agentEmail }: NamedBroker): Promise<void> {
    const account = await lockAccount(tx, id);
    const email = agentEmail?.toLowerCase();
    const person = { organizationId: agencyId, email, enabled: true };
    const isThere = email !== undefined && (await tx.em.existsBy(Agent, person));
    const serving = await servingOf(tx.em, account, {
      agencyId,
      agentEmail: isThere ? email : null,
    });
    await saveServing(tx, account, serving, this.clock.now());
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
      await saveServing(tx, account, serving, this.clock.now());
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
      const nobody = { agencyId: null, teamIds: [], agent: null };
      await saveServing(tx, account, nobody, this.clock.now());
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
