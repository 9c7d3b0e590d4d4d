import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, narrowTo, Sweep, Transactions } from '@palisade/platform';
import { closeQuotes } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';

const BATCH_SIZE = 50;
const REASON = { code: 'EXPIRED', text: 'The quote was open for as long as it may be.' };

/** Closes quotes whose terms were open for as long as they may be. */
@Injectable()
export class ExpirySweep extends Sweep {
  readonly everyMs = 60_000;
  readonly complaint = 'quotes wait to expire';

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {
    super();
  }

  pass(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(Quote, 'quote')
        .where(`quote.status in ('ACTIVE', 'READY', 'INDICATION', 'SIGNED')`)
        .andWhere('quote.expiresOn <= :now', { now });
      const due = await narrowTo(rows, 'quote.agencyId', query)
        .orderBy('quote.id')
        .take(BATCH_SIZE)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const quote of due) {
        const { account } = await accountOf(tx.em, quote.accountId);
        await closeQuotes(tx, [quote], account, { action: 'expire', reason: REASON, now });
      }
      return due.length === BATCH_SIZE;
    });
  }
}
