import { Injectable } from '@nestjs/common';
import type { SweptRows, Tx } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, Sweep, Transactions } from '@palisade/platform';
import { In } from 'typeorm';
import { ASKED_STATUSES, askedStages, REMINDER_DAYS } from '../domain/subjectivities';
import { changeQuote } from '../quotes/change-quote';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { publishDue } from './subjectivity-events';
import { Subjectivity } from './subjectivity.entity';

const BATCH_SIZE = 50;
const DAY_MS = 86_400_000;
const IS_ASKED = `due.state in ('open', 'submitted') and due.remindedOn is null
  and due.owner <> 'underwriter'`;
const IS_DUE = `${IS_ASKED} and due.dueAt between :now and :horizon`;

/** Says what is due soon, each condition once; what underwriters are to meet is theirs to see. */
@Injectable()
export class ReminderSweep extends Sweep {
  readonly everyMs = 60_000;
  readonly complaint = 'reminders of conditions wait';

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {
    super();
  }

  pass(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const conditions = tx.em
        .createQueryBuilder(Subjectivity, 'due')
        .select('due.quoteId')
        .where(IS_DUE);
      const query = tx.em
        .createQueryBuilder(Quote, 'quote')
        .where('quote.status in (:...statuses)', { statuses: ASKED_STATUSES })
        .andWhere(`quote.id in (${conditions.getQuery()})`)
        .setParameters({ now, horizon: horizonOf(now) });
      const quotes = await narrowTo(rows, 'quote.agencyId', query)
        .orderBy('quote.id')
        .take(BATCH_SIZE)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const quote of quotes) await remind(tx, quote, now);
      return quotes.length === BATCH_SIZE;
    });
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.transactions.run(async ({ em }) => {
      const query = em
        .createQueryBuilder(Subjectivity, 'due')
        .innerJoin(Quote, 'quote', 'quote.id = due.quoteId')
        .where('quote.status in (:...statuses)', { statuses: ASKED_STATUSES })
        .andWhere(`${IS_ASKED} and due.dueAt > :horizon`, {
          horizon: horizonOf(this.clock.now()),
        });
      const dueAt = await earliestOf(narrowTo(rows, 'quote.agencyId', query), 'due.dueAt');
      return dueAt && new Date(dueAt.getTime() - REMINDER_DAYS * DAY_MS);
    });
  }
}

const horizonOf = (now: Date): Date => new Date(now.getTime() + REMINDER_DAYS * DAY_MS);

async function remind(tx: Tx, quote: Quote, now: Date): Promise<void> {
  const due = await tx.em
    .createQueryBuilder(Subjectivity, 'due')
    .where('due.quoteId = :id', { id: quote.id })
    .andWhere(IS_DUE, { now, horizon: horizonOf(now) })
    .orderBy('due.dueAt')
    .addOrderBy('due.id')
    .getMany();
  await tx.em.update(Subjectivity, { id: In(due.map(({ id }) => id)) }, { remindedOn: now });
  const stages = askedStages(quote.status);
  const asked = due.filter(({ stage }) => stages.includes(stage));
  if (!asked.length) return;
  const note = asked.map(({ title }) => title).join('; ');
  const changed = await changeQuote(tx, quote, {
    action: 'remindConditions',
    patch: {},
    note,
    now,
  });
  const { account } = await accountOf(tx.em, quote.accountId);
  await publishDue(tx, { quote: changed, account, rating: null }, asked);
}
