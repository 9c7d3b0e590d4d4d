import { Injectable } from '@nestjs/common';
import { addDays } from '@palisade/kernel';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, narrowTo, Sweep, Transactions } from '@palisade/platform';
import { Brackets } from 'typeorm';
import { closeQuotes } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';

const BATCH_SIZE = 50;
const REASON = { code: 'EXPIRED', text: 'The quote was open for as long as it may be.' };
const TERM_OVER = { code: 'TERM_OVER', text: 'The term that was asked for is over.' };

/** Closes quotes whose terms were open for as long as they may be, and referrals of terms that are over. */
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
    // Wherever the client is, this day is over.
    const yesterday = addDays(now.toISOString().slice(0, 10), -1);
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(Quote, 'quote')
        .where(
          new Brackets((either) =>
            either
              .where(
                `quote.status in ('ACTIVE', 'READY', 'INDICATION', 'SIGNED') and quote.expiresOn <= :now`,
              )
              .orWhere(`quote.status in ('REFERRED', 'IN_REVIEW') and quote.endDate < :yesterday`),
          ),
          { now, yesterday },
        );
      const due = await narrowTo(rows, 'quote.agencyId', query)
        .orderBy('quote.id')
        .take(BATCH_SIZE)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const quote of due) {
        const { account } = await accountOf(tx.em, quote.accountId);
        const reason = quote.endDate < yesterday ? TERM_OVER : REASON;
        await closeQuotes(tx, [quote], account, { action: 'expire', reason, now });
      }
      return due.length === BATCH_SIZE;
    });
  }
}
