import pg from 'pg';
import { CROSS_CHECKS } from './cross-checks.mjs';
import { EVERYWHERE, QUEUE_CHECK, SQL_CHECKS } from './sql-checks.mjs';

const SERVICES = [
  ...['auth', 'account', 'quote', 'rater', 'policy', 'billing', 'commissions', 'docs', 'claims'],
  ...['connectors', 'gateway'],
];

/** Every invariant: its name, and how to find the rows that break it by `query(database, sql)`. */
export const INVARIANTS = [
  ...[...SQL_CHECKS, QUEUE_CHECK].map(({ name, database, sql }) => ({
    name,
    find: (query) => query(database, sql),
  })),
  ...EVERYWHERE.flatMap(({ name, sql }) =>
    SERVICES.map((service) => ({
      name: `${name} (${service})`,
      find: (query) => query(service, sql),
    })),
  ),
  ...CROSS_CHECKS.map(({ name, find }) => ({
    name,
    find: (query) => find(query, { services: SERVICES }),
  })),
];

/** Every invariant with the rows that break it, over the databases of one installation. */
export async function checkInvariants(url, prefix = 'palisade_') {
  const pools = new Map();
  const query = async (database, sql, values) => {
    if (!pools.has(database)) {
      const connectionString = `${url}/${prefix}${database}`;
      pools.set(database, new pg.Pool({ connectionString, max: 2 }));
    }
    return (await pools.get(database).query(sql, values)).rows;
  };
  try {
    const results = [];
    for (const { name, find } of INVARIANTS) results.push({ name, broken: await find(query) });
    return results;
  } finally {
    await Promise.all([...pools.values()].map((pool) => pool.end()));
  }
}
