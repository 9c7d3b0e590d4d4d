import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { accountOf, lockQuote, visibleQuotes } from '../quotes/quote-rows';
import { deleteQuotes } from './delete-quotes';

/** What is cleared away together. */
const CLEARABLE: readonly QuoteStatus[] = ['INVALID', 'EXPIRED'];
const BATCH = 100;
const DELETED_MAX = 1_000;

/** Which of them. */
export interface ClosedFilter {
  status?: QuoteStatus;
  accountId?: string;
  agencyId?: string;
}

@Injectable()
export class ClosingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Deletes invalid or expired quotes in the caller's scope, at most a thousand; answers how many. */
  async deleteClosed(filter: ClosedFilter, actor: Actor): Promise<number> {
    let deleted = 0;
    for (let batch = BATCH; batch === BATCH && deleted < DELETED_MAX; deleted += batch) {
      batch = await this.transactions.run((tx) => this.deleteBatch(tx, filter, actor));
    }
    return deleted;
  }

  private async deleteBatch(tx: Tx, filter: ClosedFilter, actor: Actor): Promise<number> {
    const { status, accountId, agencyId } = filter;
    const query = visibleQuotes(tx.em, actor).andWhere('quote.status in (:...status)', {
      status: status ? [status] : CLEARABLE,
    });
    if (accountId) query.andWhere('quote.accountId = :accountId', { accountId });
    if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
    query.andWhere('quote.policyId is null').orderBy('quote.id').take(BATCH);
    const quotes = await query.setLock('pessimistic_write', undefined, ['quote']).getMany();
    for (const insuredId of new Set(quotes.map((quote) => quote.accountId))) {
      const { account } = await accountOf(tx.em, insuredId);
      const its = quotes.filter((quote) => quote.accountId === insuredId);
      await deleteQuotes(tx, its, account, { now: this.clock.now() });
    }
    return quotes.length;
  }

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
