import { Injectable } from '@nestjs/common';
import { spanOf } from '@palisade/kernel';
import { DomainClock, readerZone } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import type { StatusTally } from '../domain/dashboard-counts';
import { dashboardCounts, statusesOf } from '../domain/dashboard-counts';
import type { Caller } from './caller';
import type { QuoteDashboard, QuoteDashboardQuery } from './dashboard.dto';
import { visibleQuotes } from './quote-rows';
import type { Quote } from './quote.entity';
import { filtered, QuotesQueries } from './quotes.queries';

/** What moved lately, and how much of it stands where. */
@Injectable()
export class DashboardQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuotesQueries,
    private readonly clock: DomainClock,
  ) {}

  async read(request: QuoteDashboardQuery, caller: Caller): Promise<QuoteDashboard> {
    const { type, status, duration, ...scope } = request;
    const { after } = spanOf({ dateFilter: duration }, this.clock.now(), readerZone());
    const moved = (): SelectQueryBuilder<Quote> =>
      visibleQuotes(this.dataSource.manager, caller.actor).andWhere('quote.modified >= :moved', {
        moved: after,
      });
    const chosen = {
      ...scope,
      ...(status && { status: [...statusesOf(status)] }),
      ...(type && { isRenewal: type === 'RENEWALS' }),
    };
    const reader = { actor: caller.actor, now: this.clock.now() };
    const page = await this.quotes.list(moved(), chosen, caller);
    const rows = await filtered(moved(), scope, reader)
      .select(`quote.kind = 'RENEWAL'`, 'isRenewal')
      .addSelect('quote.status', 'status')
      .addSelect('count(*)::int', 'count')
      .groupBy('1')
      .addGroupBy('2')
      .getRawMany<StatusTally>();
    return { ...page, counts: dashboardCounts(rows, { type, status }) };
  }
}
