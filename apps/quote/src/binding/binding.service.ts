import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { partiesOf } from '../customers/named-parties';
import { bindQuote } from '../domain/actions/bind-quote';
import { rescindQuote } from '../domain/actions/rescind-quote';
import { checkChangeable } from '../endorsements/endorsed-base';
import { layLater } from '../endorsements/lay-later';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { closeQuotes, lockClosable } from '../quotes/close-quotes';
import { QuoteActs } from '../quotes/quote-acts';
import { accountOf, findQuote, lockQuote } from '../quotes/quote-rows';
import { checkFollowing } from '../renewals/follow-change';
import type { Quote } from '../quotes/quote.entity';
import { QuotesQueries } from '../quotes/quotes.queries';
import { Account } from '../snapshots/account.entity';
import { Policy } from '../snapshots/policy.entity';
import { subjectivitiesOf } from '../subjectivities/subjectivity-rows';
import type { BindQuoteRequest, BoundQuoteResponse } from './binding.dto';
import { publishBound, publishRescinded } from './binding-events';

@Injectable()
export class BindingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly queries: QuotesQueries,
    private readonly acts: QuoteActs,
    private readonly clock: DomainClock,
  ) {}

  /**
   * Binds a quote and closes its rivals in one transaction. The account is locked first, then the
   * quotes: whoever binds for the same account waits, and then finds the quote closed.
   */
  async bind(
    id: string,
    request: BindQuoteRequest,
    caller: Caller,
    dryRun: boolean,
  ): Promise<BoundQuoteResponse> {
    const holds = await this.queries.holds(caller);
    return this.transactions.run(
      async (tx) => {
        const { accountId } = await findQuote(tx.em, id, caller.actor);
        const lock = { mode: 'pessimistic_write' } as const;
        await tx.em.findOneOrFail(Account, { where: { id: accountId }, lock });
        const quote = await lockQuote(tx.em, id, caller.actor);
        const bound = await this.bindLocked(tx, quote, request);
        const answer = await this.queries.read(tx.em, id, caller.actor, holds);
        const { policyId, policyNumber, product } = bound;
        return { ...answer, binder: { id: policyId, policyNumber, product }, committed: !dryRun };
      },
      { dryRun },
    );
  }

  /** Takes a bound quote back before its policy is issued. */
  rescind(id: string, reason: string, { actor }: Caller): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'rescind',
      note: reason,
      decide: (quote) => rescindQuote(quote, reason),
      publish: (tx, published) => publishRescinded(tx, published, reason),
    });
  }

  private async bindLocked(
    tx: Tx,
    quote: Quote,
    request: BindQuoteRequest,
  ): Promise<Quote & { policyId: string }> {
    const now = this.clock.now();
    await checkParent(tx, quote, now);
    const { account } = await accountOf(tx.em, quote.accountId);
    const parties = await partiesOf(tx.em, quote, { given: request, account, now });
    const subjectivities = await subjectivitiesOf(tx.em, quote.id);
    const bound = bindQuote(quote, {
      ...parties,
      timeZone: account.timeZone,
      claimFreeWarranty: request.claimFreeWarranty ?? false,
    });
    const { contact, surplus } = parties;
    const policyId = newId();
    const patch = { ...contact, surplus, ...bound, policyId };
    const changed = await changeQuote(tx, quote, { action: 'bind', patch, now });
    const later = await layLater(tx, changed, now);
    await publishBound(tx, { quote: changed, account, subjectivities, later });
    await closeRivals(tx, changed, account, now);
    return { ...changed, policyId };
  }
}

/** Throws 409 where the policy that a quote changes or renews is not there for it any more. */
async function checkParent({ em }: Tx, quote: Quote, now: Date): Promise<void> {
  if (!quote.parentPolicyId) return;
  if (quote.kind === 'RENEWAL') return checkFollowing(em, quote, now);
  await checkChangeable(em, await em.findOneByOrFail(Policy, { id: quote.parentPolicyId }));
}

/** What is open beside it: of its cart, of its account and product, or of the same policy. */
async function closeRivals(tx: Tx, bound: Quote, account: Account, now: Date): Promise<void> {
  const { id, product, cartId, kind, parentPolicyId } = bound;
  const isRival = parentPolicyId
    ? 'quote.parentPolicyId = :parentPolicyId'
    : '(quote.product = :product or quote.cartId = :cartId)';
  const rivals = await lockClosable(tx.em, bound.accountId, 'invalidate', (query) =>
    query
      .andWhere('quote.id <> :id and quote.kind = :kind', { id, kind })
      .andWhere(isRival, { product, cartId, parentPolicyId }),
  );
  const text = `Quote ${bound.quoteNumber} was bound.`;
  const reason = { code: 'SIBLING_BOUND', text };
  await closeQuotes(tx, rivals, account, { action: 'invalidate', reason, now });
}
