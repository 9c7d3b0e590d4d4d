import type { Actor, Instants, TimeCondition } from '@palisade/platform';
import { stretchesOf, withinHours, withinInstants } from '@palisade/platform';
import { productsOfCurrency } from '@palisade/trade';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { sectorSql } from '../domain/industry-sector';
import { talliesVisibleTo } from '../policies/policies.access';
import { visiblePolicies } from '../policies/policy-rows';
import type { PolicyFiguresQuery, PolicyGroup } from './figures.dto';
import { PolicyTally } from './policy-tally.entity';

/** Policies to be counted, from their rows or from their roll-up, both under the alias `policy`. */
export interface CountedPolicies {
  query: SelectQueryBuilder<ObjectLiteral>;
  /** How many there are, or how many of them a condition holds for, as SQL. */
  rows: (condition?: string) => string;
  /** Whether something is to be paid, as SQL. */
  isUnpaid: string;
  /** What was written of them together in minor units, without fees and taxes, as SQL. */
  premium: string;
  /** What they are put together by, as SQL. */
  groups: Readonly<Record<PolicyGroup, string>>;
  /** The condition of a time; `name` tells its parameters from others. */
  within: (time: Instants, name: string) => TimeCondition;
}

const MONTH = 'YYYY-MM';

/**
 * The issued policies in the caller's scope: from their roll-up when the times that are asked for
 * are whole hours, and when the roll-up tells who sees what; `ROWS` needs more than it has. Told apart
 * by month, they have those of a zone.
 */
export function policiesToCount(
  em: EntityManager,
  actor: Actor,
  times: readonly Instants[] | 'ROWS',
  monthsOf?: string,
): CountedPolicies {
  const tallies = em.createQueryBuilder(PolicyTally, 'policy');
  const isRolledUp =
    times !== 'ROWS' &&
    times.every((time) => stretchesOf(time, monthsOf)) &&
    talliesVisibleTo(tallies, actor);
  return isRolledUp ? tallied(tallies, monthsOf) : listed(visiblePolicies(em, actor));
}

/** Narrowed to what is asked for. */
export function narrowed(
  counted: CountedPolicies,
  { agencyId, teamId, product, currency }: PolicyFiguresQuery,
): CountedPolicies {
  const { query } = counted;
  if (currency) {
    query.andWhere('policy.product in (:...products)', { products: productsOfCurrency(currency) });
  }
  if (product) query.andWhere('policy.product = :product', { product });
  if (agencyId) query.andWhere('policy.agencyId = :agencyId', { agencyId });
  if (teamId) query.andWhere('policy.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  return counted;
}

const tallied = (query: SelectQueryBuilder<PolicyTally>, monthsOf?: string): CountedPolicies => ({
  query,
  rows: (condition = 'true') => `coalesce(sum(policy.rows) filter (where ${condition}), 0)`,
  isUnpaid: 'policy.isUnpaid',
  premium: 'coalesce(sum(policy.premium), 0)',
  groups: {
    status: 'policy.status',
    product: 'policy.product',
    agency: 'policy.agencyId',
    state: 'policy.state',
    industry: 'policy.industry',
    limit: 'policy.aggregateLimit',
    month: `to_char(policy.period at time zone 'UTC' at time zone :timeZone, '${MONTH}')`,
  },
  within: (time, name) => withinHours(time, { alias: 'policy', name, monthsOf }),
});

const listed = (query: SelectQueryBuilder<ObjectLiteral>): CountedPolicies => ({
  query: query.andWhere('policy.issuedOn is not null'),
  rows: (condition = 'true') => `count(*) filter (where ${condition})`,
  isUnpaid: 'policy.balance > 0',
  premium: 'coalesce(sum(policy.premium), 0)',
  groups: {
    status: 'policy.status',
    product: 'policy.product',
    agency: 'policy.agencyId',
    state: 'policy.state',
    industry: sectorSql('policy'),
    limit: `coalesce(policy.limitInForce, (policy.boundTerms ->> 'aggregateLimit')::bigint)`,
    month: `to_char(policy.issuedOn at time zone :timeZone, '${MONTH}')`,
  },
  within: (time, name) => withinInstants(time, { column: 'policy.issuedOn', name }),
});
