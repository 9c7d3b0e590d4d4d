import pg from 'pg';
import { CROSS_CHECKS, hasEmbeddedQueue } from './cross-checks';
import { requireBuilt } from '../../tools/start/services.mjs';
import { EVERYWHERE, QUEUE_CHECK, SQL_CHECKS } from './sql-checks';

const { SERVICE_NAMES: SERVICES } = requireBuilt('libs/platform/src/config/services.js');

/** Every invariant: its name, and how to find the rows that break it by `query(database, sql)`. */
export const INVARIANTS = [
  ...SQL_CHECKS.map(({ name, database, sql }) => ({
    name,
    find: (query) => query(database, sql),
  })),
  { name: QUEUE_CHECK.name, find: inEmbeddedQueue },
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

async function inEmbeddedQueue(query) {
  const { database, sql } = QUEUE_CHECK;
  return (await hasEmbeddedQueue(query)) ? query(database, sql) : [];
}

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
