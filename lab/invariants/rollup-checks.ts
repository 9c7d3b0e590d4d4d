import type { SqlCheck } from './sql-checks';

/** What a roll-up has beside what its table has, as columns of both. */
interface Counted {
  table: string;
  /** Its rows, with all kinds as columns. */
  from: string;
  /** The instant that a row is counted by, and when it counts. */
  instant: string;
  where: string;
  /** What rows are told apart by: the same columns in both. */
  kinds: string;
  /** The names of what is summed, and their values as SQL of the table. */
  sums: Record<string, string>;
}

const COUNTED: readonly Counted[] = [
  {
    table: 'quote',
    from: `(select status, product, agency_id, team_ids, state, waiting_for as waits_for, created,
      total_premium, premium, kind, bound_on from quote) as quote`,
    instant: 'created',
    where: 'true',
    kinds: 'status, product, agency_id, team_ids, state, waits_for',
    sums: {
      rows: 'count(*)',
      priced: 'count(total_premium)',
      premium: 'coalesce(sum(premium), 0)',
      new_business: `count(*) filter (where kind = 'NEW')`,
      won: `count(*) filter (where kind = 'NEW' and bound_on is not null)`,
    },
  },
  {
    table: 'policy',
    from: `(select *, balance > 0 as is_unpaid,
      coalesce(limit_in_force, (bound_terms ->> 'aggregateLimit')::bigint) as aggregate_limit
      from policy) as policy`,
    instant: 'issued_on',
    where: 'issued_on is not null',
    kinds:
      'status, product, agency_id, team_ids, state, is_unpaid, carrier_id, treaty_ids, aggregate_limit',
    sums: { rows: 'count(*)', premium: 'sum(premium)' },
  },
];

/** The rows of which a roll-up and a recount of its table differ, by the hour, the day and the month. */
function difference({ table, from, instant, where, kinds, sums }: Counted): string {
  const names = Object.keys(sums);
  return `with shown as (
      select grain, period, ${kinds}, ${names.map((name) => `sum(${name})::numeric as ${name}`).join(', ')}
      from ${table}_tally_now group by grain, period, ${kinds}
      having ${names.map((name) => `sum(${name}) <> 0`).join(' or ')}
    ), counted as (
      select grain, date_trunc(grain, ${instant} at time zone 'UTC') as period, ${kinds},
        ${names.map((name) => `(${sums[name]})::numeric as ${name}`).join(', ')}
      from ${from} cross join (values ('hour'), ('day'), ('month')) as grains (grain)
      where ${where} group by 1, 2, ${kinds}
    )
    (select 'shown' as where, * from shown except select 'shown', * from counted)
    union all
    (select 'counted', * from counted except select 'counted', * from shown)`;
}

const scoped = (table: string): string => `
  select ${table}.id from ${table} join account on account.id = ${table}.account_id
  where ${table}.team_ids is distinct from account.team_ids
    or ${table}.aggregator_id is distinct from account.aggregator_id`;

/** What is rolled up is what a recount finds, and is told apart by what accounts say now. */
export const ROLLUP_CHECKS: SqlCheck[] = COUNTED.flatMap((counted) => [
  {
    name: `the roll-up of each ${counted.table} equals a recount`,
    database: counted.table,
    sql: difference(counted),
  },
  {
    name: `each ${counted.table} is in the teams of its account`,
    database: counted.table,
    sql: scoped(counted.table),
  },
]);
