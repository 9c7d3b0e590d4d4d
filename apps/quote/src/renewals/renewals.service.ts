import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, followClockOf, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { RaterGateway } from '../clients/rater.gateway';
import { agentContact } from '../domain/agent-contact';
import { checkQuotable } from '../domain/quotable-account';
import { statusAfter } from '../domain/quote-status';
import { callerAsAgent } from '../quotes/agent-of-caller';
import type { Caller } from '../quotes/caller';
import { addHistory, changeQuote } from '../quotes/change-quote';
import { nextNumber } from '../quotes/quote-numbers';
import { holdAgency } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { QuotesQueries } from '../quotes/quotes.queries';
import { publishRequested } from '../quotes/status-events';
import type { Attempt } from '../ratings/first-rating';
import { saveFirstRating } from '../ratings/first-rating';
import { inputOf, judgedOf } from '../ratings/rating-facts';
import { refuseBlocked } from '../ratings/revisions.service';
import { agentBefore, draftRenewal } from './draft-renewal';
import type { RenewedBase } from './renewed-base';
import { checkBase, renewalsOf, renewedBase, visibleBase } from './renewed-base';
import type { RenewalQuoteResponse, RenewalRequest } from './renewals.dto';

type Draft = ReturnType<typeof draftRenewal>;

/** Makes the quotes that follow a policy, by hand and by themselves. */
@Injectable()
export class RenewalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rater: RaterGateway,
    private readonly queries: QuotesQueries,
    private readonly clock: DomainClock,
  ) {}

  /** Rates a renewal, then saves it with its outcome; a dry run goes the same way and is undone. */
  async create(
    policyId: string,
    request: RenewalRequest,
    caller: Caller,
    dryRun: boolean,
  ): Promise<RenewalQuoteResponse> {
    const { actor } = caller;
    const read = (em: EntityManager) => this.read(em, policyId, request, actor);
    const { base, agent } = await this.transactions.run(({ em }) => read(em));
    const now = this.clock.now();
    const createdBy = actor.userId;
    const draft = draftRenewal(base, request, { isAutomatic: false, agent, createdBy, now });
    const attempt = await this.rate(draft, base, caller);
    const holds = await this.queries.holds(caller);
    return this.transactions.run(
      async (tx) => {
        await holdAgency(tx.em, base.quote.accountId);
        const latest = await read(tx.em);
        if (!isDeepStrictEqual(latest.base.expiring, base.expiring)) {
          throw new DomainError('QUOTE_CHANGED', 'The policy was changed meanwhile.', 409);
        }
        const requested = await save(tx, draft, base, now);
        await saveFirstRating(tx, requested, { party: base.party, attempt, now });
        const answer = await this.queries.read(tx.em, draft.id, actor, holds);
        return { ...answer, committed: !dryRun };
      },
      { dryRun },
    );
  }

  /** A policy that is offered a renewal by itself has one: of an open one another is not made. */
  async createAutomatic(tx: Tx, data: EventData<'policy.renewal-offered.v1'>): Promise<void> {
    const { quoteId: id, policyHead, scope } = data;
    const base = await renewedBase(tx.em, policyHead.policyId);
    if (!id || !base) return;
    await followClockOf(scope.agencyId, tx.em);
    await holdAgency(tx.em, base.quote.accountId);
    const standing = await renewalsOf(tx.em, base.policy.id);
    if (standing.open + standing.bound > 0) return;
    const now = this.clock.now();
    const { createdBy } = base.quote;
    const agent = agentBefore(base);
    const draft = draftRenewal(base, {}, { id, isAutomatic: true, agent, createdBy, now });
    const requested = await save(tx, draft, base, now);
    await tx.em.update(Quote, { id: requested.id }, { ratingDue: this.clock.machineNow() });
  }

  /** The policy of a caller that can be renewed now, and the agent of the renewal. */
  private async read(
    em: EntityManager,
    policyId: string,
    request: RenewalRequest,
    actor: Actor,
  ): Promise<{ base: RenewedBase; agent: ReturnType<typeof agentContact> }> {
    const base = await visibleBase(em, policyId, actor);
    const { account } = base.party;
    await followClockOf(account.agencyId, em);
    checkQuotable(account);
    checkStart(base, request);
    await checkBase(em, base, this.clock.now());
    const caller = await callerAsAgent(em, actor);
    const agent = agentContact(request, caller ?? agentBefore(base), account.country);
    return { base, agent };
  }

  private async rate(draft: Draft, { party }: RenewedBase, caller: Caller): Promise<Attempt> {
    const quote = draft as Quote;
    const input = inputOf(quote, party);
    const rating = await this.rater.rateFor(caller, quote, input);
    refuseBlocked(rating);
    return { rating, input, outcome: judgedOf(quote, party, rating) };
  }
}

/** Throws 400 for another start than the end of the policy. */
function checkStart({ policy }: RenewedBase, { effectiveDate }: RenewalRequest): void {
  if (!effectiveDate || effectiveDate === policy.endDate) return;
  const detail = `A renewal begins where its policy ends, on ${policy.endDate}.`;
  throw invalidField('TERM_NOT_ALLOWED', detail, '/effectiveDate');
}

async function save(tx: Tx, draft: Draft, { party }: RenewedBase, now: Date): Promise<Quote> {
  const row = { ...draft, quoteNumber: await nextNumber(tx.em, now) };
  await tx.em.insert(Quote, row);
  await addHistory(tx, { quote: row, fromStatus: null, action: 'create', note: null, now });
  const patch = { status: statusAfter(draft.status, 'request'), requestedOn: now };
  const requested = await changeQuote(tx, row as Quote, { action: 'request', patch, now });
  await publishRequested(tx, requested, party);
  return requested;
}
