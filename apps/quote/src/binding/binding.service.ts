import { Injectable } from '@nestjs/common';
import { DomainClock, Transactions } from '@palisade/platform';
import { rescindQuote } from '../domain/actions/rescind-quote';
import type { Caller } from '../quotes/caller';
import { QuoteActs } from '../quotes/quote-acts';
import { findQuote, lockQuote } from '../quotes/quote-rows';
import { QuotesQueries } from '../quotes/quotes.queries';
import { Account } from '../snapshots/account.entity';
import type { BindQuoteRequest, BoundQuoteResponse } from './binding.dto';
import { bindLocked } from './bind-locked';
import { publishRescinded } from './binding-events';

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
        const now = this.clock.now();
        const bound = await bindLocked(tx, quote, { request, now });
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
}
