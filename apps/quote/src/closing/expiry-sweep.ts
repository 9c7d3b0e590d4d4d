import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { SweptRows } from '@palisade/platform';
import {
  DomainClock,
  earliestOf,
  firstOf,
  narrowTo,
  Sweep,
  Transactions,
} from '@palisade/platform';
import { Brackets } from 'typeorm';
import { closeQuotes } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';

const BATCH_SIZE = 50;
const REASON = { code: 'EXPIRED', text: 'The quote was open for as long as it may be.' };
const IS_OFFERED = `quote.status in ('ACTIVE', 'READY', 'INDICATION', 'SIGNED')`;
const IS_REFERRED = `quote.status in ('REFERRED', 'IN_REVIEW')`;
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
    const yesterday = dayOver(now);
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(Quote, 'quote')
        .where(
          new Brackets((either) =>
            either
              .where(`${IS_OFFERED} and quote.expiresOn <= :now`)
              .orWhere(`${IS_REFERRED} and quote.endDate < :yesterday`),
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

  next(rows: SweptRows): Promise<Date | null> {
    const now = this.clock.now();
    return this.transactions.run(async ({ em }) => {
      const quotes = () => narrowTo(rows, 'quote.agencyId', em.createQueryBuilder(Quote, 'quote'));
      const offered = quotes().andWhere(`${IS_OFFERED} and quote.expiresOn > :now`, { now });
      const referred = quotes().andWhere(`${IS_REFERRED} and quote.endDate >= :yesterday`, {
        yesterday: dayOver(now),
      });
      const end = await earliestOf<Quote, PlainDate>(referred, 'quote.endDate');
      const termOver = end ? new Date(addDays(end, 2)) : null;
      return firstOf([await earliestOf(offered, 'quote.expiresOn'), termOver]);
    });
  }
}

/** The day that is over wherever a client is. */
const dayOver = (now: Date): PlainDate => addDays(now.toISOString().slice(0, 10), -1);
