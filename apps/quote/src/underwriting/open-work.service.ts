import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { WORKED_ON } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { visibleTo } from '../quotes/quotes.access';
import { publishAssigned } from '../quotes/status-events';
import { Account } from '../snapshots/account.entity';

/** The open quotes of one underwriter. */
@Injectable()
export class OpenWorkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  count(userId: string, actor: Actor): Promise<number> {
    const query = this.dataSource
      .createQueryBuilder(Quote, 'quote')
      .leftJoin(Account, 'account', 'account.id = quote.accountId');
    return openOf(visibleTo(query, actor), userId).getCount();
  }

  /** All open quotes of an underwriter who leaves go to another one, whom each is told to. */
  async handOver(tx: Tx, from: string, to: string): Promise<void> {
    const query = openOf(tx.em.createQueryBuilder(Quote, 'quote'), from).orderBy('quote.id');
    const now = this.clock.now();
    for (const quote of await query.setLock('pessimistic_write').getMany()) {
      const patch = { assignedUnderwriterId: to, reviewLockedUntil: null };
      const changed = await changeQuote(tx, quote, { action: 'assignUnderwriter', patch, now });
      const { account } = await accountOf(tx.em, quote.accountId);
      await publishAssigned(tx, { quote: changed, account, rating: null });
    }
  }
}

const openOf = (query: SelectQueryBuilder<Quote>, userId: string): SelectQueryBuilder<Quote> =>
  query
    .andWhere('quote.assignedUnderwriterId = :userId', { userId })
    .andWhere('quote.status in (:...workedOn)', { workedOn: WORKED_ON });
