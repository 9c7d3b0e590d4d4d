import { Injectable } from '@nestjs/common';
import { DomainClock, Transactions } from '@palisade/platform';
import { statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { accountOf, findQuote, lockQuote } from '../quotes/quote-rows';
import { publishRequested } from '../quotes/status-events';
import { RatableQuotes } from '../ratings/ratable-quotes';
import { RATING_LEASE_MS, RatingSweep } from '../ratings/rating-sweep';

/** Asks again for what a machine could not have. */
@Injectable()
export class RetryingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ratable: RatableQuotes,
    private readonly sweep: RatingSweep,
    private readonly clock: DomainClock,
  ) {}

  /** Throws 400 while it still cannot be rated. */
  async retry(id: string, caller: Caller): Promise<void> {
    const { asked, party } = await this.transactions.run(async ({ em }) => {
      const quote = await findQuote(em, id, caller.actor);
      return { asked: quote, party: await accountOf(em, quote.accountId) };
    });
    statusAfter(asked.status, 'retry');
    const checked = await this.ratable.check(asked, party, caller);
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, caller.actor);
      const now = this.clock.now();
      const patch = {
        status: statusAfter(quote.status, 'retry'),
        statusReasons: [],
        requestedOn: now,
        ratingDue: new Date(this.clock.machineNow().getTime() + RATING_LEASE_MS),
      };
      const changed = await changeQuote(tx, quote, { action: 'retry', patch, now });
      await publishRequested(tx, changed, await accountOf(tx.em, quote.accountId));
    });
    await this.sweep.rateSoon(id, caller.token, checked ?? undefined);
  }
}
