import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL's counters are behind by up to a second. */
const SETTLE_MS = 2_000;
const DATABASES = ['palisade_rater', 'palisade_bus'];

/** How many transactions there were, and how many there are in the same time without ratings. */
export interface Transactions {
  ratings: number;
  transactions: number;
  idle: number;
}

/**
 * Transactions on the rater's database and on the queue while work is done, and how many there are in
 * the same time without it; `work` answers how many ratings it made.
 */
export async function countTransactions(
  server: string,
  work: () => Promise<number>,
): Promise<Transactions> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  try {
    const during = await countedFor(client, work);
    const idle = await countedFor(client, () => sleep(during.seconds * 1_000));
    const idleShare = (idle.transactions * during.seconds) / idle.seconds;
    return { ratings: during.result, transactions: during.transactions, idle: idleShare };
  } finally {
    await client.end();
  }
}

async function countedFor<T>(client: pg.Client, work: () => Promise<T>) {
  const [before, started] = [await transactionsOf(client), performance.now()];
  const result = await work();
  const transactions = (await transactionsOf(client)) - before;
  return { result, transactions, seconds: (performance.now() - started) / 1_000 };
}

async function transactionsOf(client: pg.Client): Promise<number> {
  await sleep(SETTLE_MS);
  const { rows } = await client.query<{ count: number }>(
    `select sum(xact_commit + xact_rollback)::int as count from pg_stat_database
      where datname = any($1)`,
    [DATABASES],
  );
  return rows[0].count;
}
