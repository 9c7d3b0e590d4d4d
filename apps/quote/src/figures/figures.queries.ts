import { Injectable } from '@nestjs/common';
import { divideRounded, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Organization } from '../snapshots/organization.entity';
import type { CountedQuotes } from './counted-quotes';
import { narrowed, quotesToCount } from './counted-quotes';
import type {
  QuoteAggregateQuery,
  QuoteAggregateResponse,
  QuoteFiguresQuery,
  QuotePremiumResponse,
  UniqueAccountsResponse,
} from './figures.dto';

const BUCKETS_MAX = 100;
const ACCOUNTS_MAX = 1000;

/** Figures of the quotes that a caller sees: each as many as its list holds under the same filters. */
@Injectable()
export class FiguresQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** What the quotes of a currency would cost. */
  async premium(request: QuoteFiguresQuery, actor: Actor): Promise<QuotePremiumResponse> {
    const { currency = 'USD' } = request;
    const counted = this.counted(request, actor);
    const row = await counted.query
      .select(counted.premium, 'total')
      .addSelect(counted.priced, 'count')
      .getRawOne<{ total: string; count: string }>();
    const [total, count] = [BigInt(row?.total ?? 0), BigInt(row?.count ?? 0)];
    return {
      currency,
      totalPremium: toCurrencyUnits(Number(total)),
      averagePremium: count ? toCurrencyUnits(Number(divideRounded(total, count))) : null,
      count: Number(count),
    };
  }

  /** The quotes of a currency by status, product, agency, state or month. */
  async aggregate(request: QuoteAggregateQuery, actor: Actor): Promise<QuoteAggregateResponse> {
    const { groupBy = 'status', timeZone = 'UTC', currency = 'USD' } = request;
    const monthsOf = groupBy === 'month' ? timeZone : undefined;
    const counted = this.counted(request, actor, monthsOf);
    const rows = await counted.query
      .select(`coalesce(cast(${counted.groups[groupBy]} as text), '')`, 'key')
      .addSelect(counted.rows(), 'count')
      .addSelect(counted.premium, 'premium')
      .setParameter('timeZone', timeZone)
      .groupBy('1')
      .having(`${counted.rows()} > 0`)
      .orderBy(groupBy === 'month' ? '1' : '2', groupBy === 'month' ? 'ASC' : 'DESC')
      .addOrderBy('1')
      .limit(BUCKETS_MAX)
      .getRawMany<{ key: string; count: string; premium: string }>();
    const names = groupBy === 'agency' ? await this.namesOf(rows.map(({ key }) => key)) : null;
    const buckets = rows.map(({ key, count, premium }) => ({
      key,
      label: names?.get(key) ?? key,
      count: Number(count),
      premium: toCurrencyUnits(Number(premium)),
    }));
    return { currency, buckets };
  }

  /** The clients that have such quotes. */
  async uniqueAccounts(request: QuoteFiguresQuery, actor: Actor): Promise<UniqueAccountsResponse> {
    const quotes = this.counted(request, actor, 'ROWS').query;
    const row = await quotes
      .clone()
      .select('count(distinct quote.accountId)', 'count')
      .getRawOne<{ count: string }>();
    const rows = await quotes
      .select('distinct quote.accountId', 'id')
      .orderBy('1')
      .limit(ACCOUNTS_MAX)
      .getRawMany<{ id: string }>();
    return { count: Number(row?.count), accountIds: rows.map(({ id }) => id) };
  }

  /** The names of agencies by their ids. */
  async namesOf(ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.dataSource.manager
      .createQueryBuilder(Organization, 'organization')
      .where('cast(organization.id as text) in (:...ids)', { ids })
      .getMany();
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  /** By their rows, or told apart by the months of a zone. */
  private counted(request: QuoteFiguresQuery, actor: Actor, by?: string): CountedQuotes {
    const { after, before } = request;
    const { manager } = this.dataSource;
    const counted =
      by === 'ROWS'
        ? quotesToCount(manager, actor, by)
        : quotesToCount(manager, actor, [{ after, before }], by);
    const { sql, parameters } = counted.within({ after, before }, 'time');
    counted.query.andWhere(sql, parameters);
    return narrowed(counted, request);
  }
}
