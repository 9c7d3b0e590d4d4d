import pg from 'pg';
import { built } from '../built';
import { CROSS_CHECKS, hasEmbeddedQueue } from './cross-checks';
import type { Invariant, Query } from './query';
import { ROLLUP_CHECKS } from './rollup-checks';
import { EVERYWHERE, QUEUE_CHECK, SQL_CHECKS } from './sql-checks';

type Services = typeof import('../../libs/platform/src/config/services');

const { SERVICE_NAMES: SERVICES } = built<Services>('libs/platform/src/config/services.js');

/** Every invariant. */
export const INVARIANTS: Invariant[] = [
  ...[...SQL_CHECKS, ...ROLLUP_CHECKS].map(({ name, database, sql }) => ({
    name,
    find: (query: Query) => query(database, sql),
  })),
  { name: QUEUE_CHECK.name, find: inEmbeddedQueue },
  ...EVERYWHERE.flatMap(({ name, sql }) =>
    SERVICES.map((service) => ({
      name: `${name} (${service})`,
      find: (query: Query) => query(service, sql),
    })),
  ),
  ...CROSS_CHECKS.map(({ name, find }) => ({
    name,
    find: (query: Query) => find(query, { services: SERVICES }),
  })),
];

/** An invariant with the rows that break it. */
export interface Checked {
  name: string;
  broken: object[];
}

async function inEmbeddedQueue(query: Query): Promise<object[]> {
  const { database, sql } = QUEUE_CHECK;
  return (await hasEmbeddedQueue(query)) ? query(database, sql) : [];
}

/** Every invariant with the rows that break it, over the databases of one installation. */
export async function checkInvariants(url: string, prefix = 'palisade_'): Promise<Checked[]> {
  const pools = new Map<string, pg.Pool>();
  const poolOf = (database: string): pg.Pool => {
    const known = pools.get(database);
    if (known) return known;
    const pool = new pg.Pool({ connectionString: `${url}/${prefix}${database}`, max: 2 });
    pools.set(database, pool);
    return pool;
  };
  const query: Query = async (database, sql, values) =>
    (await poolOf(database).query(sql, values)).rows;
  try {
    const results: Checked[] = [];
    for (const { name, find } of INVARIANTS) results.push({ name, broken: await find(query) });
    return results;
  } finally {
    await Promise.all([...pools.values()].map((pool) => pool.end()));
  }
}
