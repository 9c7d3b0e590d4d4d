import type { QuoteStatus } from '@palisade/contracts';
import type { Actor, Instants } from '@palisade/platform';
import { stretchesOf, withinHours, withinInstants } from '@palisade/platform';
import { productsOfCurrency } from '@palisade/trade';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { visibleQuotes, WON } from '../quotes/quote-rows';
import { talliesVisibleTo } from '../quotes/quotes.access';
import type { QuoteFiguresQuery, QuoteGroup } from './figures.dto';
import { QuoteTally } from './quote-tally.entity';

/** Quotes to be counted, from their rows or from their roll-up, both under the alias `quote`. */
export interface CountedQuotes {
  query: SelectQueryBuilder<ObjectLiteral>;
  /** How many there are, or how many of them a condition holds for, as SQL. */
  rows: (condition?: string) => string;
  /** How many of them have a price, as SQL. */
  priced: string;
  /** What they would cost together in minor units, without fees and taxes, as SQL. */
  premium: string;
  /** How many of them are new business, as SQL. */
  newBusiness: string;
  /** How many of these were bound, whatever became of them, as SQL. */
  won: string;
  /** What they are put together by, as SQL. */
  groups: Readonly<Record<QuoteGroup | 'waitsFor', string>>;
  /** The condition of a time; `name` tells its parameters from others. */
  within: (time: Instants, name: string) => { sql: string; parameters: Record<string, unknown> };
}

/** Spec 3 §4: what figures leave out unless it is asked for; deleted ones are never counted. */
const EXCLUDED: readonly QuoteStatus[] = ['INVALID', 'DRAFT', 'TEMPORARY', 'DELETED'];

const MONTH = 'YYYY-MM';

/**
 * The quotes in the caller's scope: from their roll-up when the times that are asked for are whole
 * hours, and when the roll-up tells who sees what; `ROWS` needs more than it has. Told apart by month,
 * they have those of a zone.
 */
export function quotesToCount(
  em: EntityManager,
  actor: Actor,
  times: readonly Instants[] | 'ROWS',
  monthsOf?: string,
): CountedQuotes {
  const tallies = em.createQueryBuilder(QuoteTally, 'quote');
  const isRolledUp =
    times !== 'ROWS' &&
    times.every((time) => stretchesOf(time, monthsOf)) &&
    talliesVisibleTo(tallies, actor);
  return isRolledUp ? tallied(tallies, monthsOf) : listed(visibleQuotes(em, actor));
}

/** Narrowed to those that figures count. */
export function narrowed(counted: CountedQuotes, request: QuoteFiguresQuery): CountedQuotes {
  const { query } = counted;
  const { status, agencyId, teamId, includeExcluded, currency = 'USD' } = request;
  query.andWhere('quote.product in (:...products)', { products: productsOfCurrency(currency) });
  const isAnyStatus = includeExcluded || status?.length;
  const uncounted: readonly QuoteStatus[] = isAnyStatus ? ['DELETED'] : EXCLUDED;
  query.andWhere('quote.status not in (:...uncounted)', { uncounted });
  if (status?.length) query.andWhere('quote.status in (:...status)', { status });
  return ofTeam(counted, { agencyId, teamId });
}

/** Narrowed to an agency and to clients that work in a team. */
export function ofTeam(
  counted: CountedQuotes,
  { agencyId, teamId }: Pick<QuoteFiguresQuery, 'agencyId' | 'teamId'>,
): CountedQuotes {
  const { query } = counted;
  if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
  if (teamId) query.andWhere('quote.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  return counted;
}

const tallied = (query: SelectQueryBuilder<QuoteTally>, monthsOf?: string): CountedQuotes => ({
  query,
  rows: (condition = 'true') => `coalesce(sum(quote.rows) filter (where ${condition}), 0)`,
  priced: 'coalesce(sum(quote.priced), 0)',
  premium: 'coalesce(sum(quote.premium), 0)',
  newBusiness: 'coalesce(sum(quote.newBusiness), 0)',
  won: 'coalesce(sum(quote.won), 0)',
  groups: {
    status: 'quote.status',
    product: 'quote.product',
    agency: 'quote.agencyId',
    state: 'quote.state',
    waitsFor: 'quote.waitsFor',
    month: `to_char(quote.period at time zone 'UTC' at time zone :timeZone, '${MONTH}')`,
  },
  within: (time, name) => withinHours(time, { alias: 'quote', name, monthsOf }),
});

const listed = (query: SelectQueryBuilder<ObjectLiteral>): CountedQuotes => ({
  query,
  rows: (condition = 'true') => `count(*) filter (where ${condition})`,
  priced: 'count(quote.totalPremium)',
  premium: 'coalesce(sum(quote.premium), 0)',
  newBusiness: `count(*) filter (where quote.kind = 'NEW')`,
  won: `count(*) filter (where ${WON})`,
  groups: {
    status: 'quote.status',
    product: 'quote.product',
    agency: 'quote.agencyId',
    state: 'account.state',
    waitsFor: 'quote.waitsFor',
    month: `to_char(quote.created at time zone :timeZone, '${MONTH}')`,
  },
  within: (time, name) => withinInstants(time, { column: 'quote.created', name }),
});
