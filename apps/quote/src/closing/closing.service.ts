import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { accountOf, lockQuote } from '../quotes/quote-rows';
import { deleteQuotes } from './delete-quotes';

@Injectable()
export class ClosingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Deletes quotes that were never bound: all of them or none. */
  delete(ids: string[], actor: Actor): Promise<number> {
    return this.transactions.run(async (tx) => {
      // One order for all callers, so that none waits for another in a circle.
      for (const id of [...ids].sort()) {
        const quote = await lockQuote(tx.em, id, actor);
        const { account } = await accountOf(tx.em, quote.accountId);
        await deleteQuotes(tx, [quote], account, { now: this.clock.now() });
      }
      return ids.length;
    });
  }
}
