import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import { divideRounded, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { productsOfCurrency } from '@palisade/trade';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { visibleQuotes } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { Organization } from '../snapshots/organization.entity';
import type {
  QuoteAggregateQuery,
  QuoteAggregateResponse,
  QuoteFiguresQuery,
  QuoteGroup,
  QuotePremiumResponse,
  UniqueAccountsResponse,
} from './figures.dto';

/** Spec 3 §4: what figures leave out unless it is asked for; deleted ones are never counted. */
const EXCLUDED: readonly QuoteStatus[] = ['INVALID', 'DRAFT', 'TEMPORARY', 'DELETED'];

const BUCKETS_MAX = 100;
const ACCOUNTS_MAX = 1000;

const GROUPS: Readonly<Record<QuoteGroup, string>> = {
  status: 'quote.status',
  product: 'quote.product',
  agency: 'quote.agencyId',
  state: 'account.state',
  month: `to_char(quote.created at time zone :timeZone, 'YYYY-MM')`,
};

/** Figures of the quotes that a caller sees: each as many as its list holds under the same filters. */
@Injectable()
export class FiguresQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** What the quotes of a currency would cost. */
  async premium(request: QuoteFiguresQuery, actor: Actor): Promise<QuotePremiumResponse> {
    const currency = request.currency ?? 'USD';
    const row = await this.counted(request, actor)
      .select('coalesce(sum(quote.totalPremium), 0)', 'total')
      .addSelect('count(quote.totalPremium)', 'count')
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
    const rows = await this.counted(request, actor)
      .select(`coalesce(cast(${GROUPS[groupBy]} as text), '')`, 'key')
      .addSelect('count(*)', 'count')
      .addSelect('coalesce(sum(quote.totalPremium), 0)', 'premium')
      .setParameter('timeZone', timeZone)
      .groupBy('1')
      .orderBy(groupBy === 'month' ? '1' : '2', groupBy === 'month' ? 'ASC' : 'DESC')
      .addOrderBy('1')
      .limit(BUCKETS_MAX)
      .getRawMany<{ key: string; count: string; premium: string }>();
    const names = await this.namesOf(groupBy === 'agency' ? rows.map(({ key }) => key) : []);
    const buckets = rows.map(({ key, count, premium }) => ({
      key,
      label: names.get(key) ?? key,
      count: Number(count),
      premium: toCurrencyUnits(Number(premium)),
    }));
    return { currency, buckets };
  }

  /** The clients that have such quotes. */
  async uniqueAccounts(request: QuoteFiguresQuery, actor: Actor): Promise<UniqueAccountsResponse> {
    const quotes = this.counted(request, actor);
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

  private counted(request: QuoteFiguresQuery, actor: Actor): SelectQueryBuilder<Quote> {
    const { status, agencyId, teamId, after, before, includeExcluded } = request;
    const query = visibleQuotes(this.dataSource.manager, actor);
    const products = productsOfCurrency(request.currency ?? 'USD');
    query.andWhere('quote.product in (:...products)', { products });
    const isAnyStatus = includeExcluded || status?.length;
    const uncounted: readonly QuoteStatus[] = isAnyStatus ? ['DELETED'] : EXCLUDED;
    query.andWhere('quote.status not in (:...uncounted)', { uncounted });
    if (status?.length) query.andWhere('quote.status in (:...status)', { status });
    if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
    if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
    if (after) query.andWhere('quote.created >= :after', { after });
    if (before) query.andWhere('quote.created <= :before', { before });
    return query;
  }

  private async namesOf(ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.dataSource.manager
      .createQueryBuilder(Organization, 'organization')
      .where('cast(organization.id as text) in (:...ids)', { ids })
      .getMany();
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
