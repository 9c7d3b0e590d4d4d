import pg from 'pg';
import { Caller } from '../../tools/demo/caller.mjs';
import { startStack } from '../../tools/start/own-stack.mjs';
import { percentile } from '../faults/figures';
import { required } from '../required';
import type { ListAnswer } from './list-calls';
import { fillTables } from './many-rows';
import { startDurablePostgres } from './servers';
import type { TotalTimes } from './totals';
import { timesOfTotal } from './totals';

const CALLS = 41;

/** One policy for each ten quotes. */
const POLICIES_SHARE = 0.1;

/** Who sees all, who sees an agency, and who sees the clients of a team alone. */
const READERS = {
  staff: 'admin@palisade.example',
  agency: 'agent@harborline.example',
  producer: 'producer@harborline.example',
  carrier: 'carrier@northwall.example',
} as const;

/** 95th percentile of a home and of a read by id in turns, in milliseconds. */
export interface HomeTimes {
  reader: keyof typeof READERS;
  home: number;
  read: number;
}

/** What homes and the total of a list cost. */
export interface HomeFigures {
  homes: HomeTimes[];
  total: TotalTimes;
}

/** Reads homes through the gateway, beside reads of one policy, with so many quotes. */
export function benchHomes({ rows }: { rows: number }): Promise<HomeFigures> {
  return onFullStack(rows, async (url, postgres) => {
    const homes: HomeTimes[] = [];
    for (const [reader, email] of Object.entries(READERS)) {
      const person = await Caller.signIn(url, email, () => {});
      homes.push({ reader, ...(await timesOf(person)) } as HomeTimes);
    }
    return { homes, total: await timesOfTotal(url, postgres) };
  });
}

/** Does something with a stack of its own that has so many quotes, and a policy for each ten. */
export async function onFullStack<T>(
  rows: number,
  work: (url: string, postgres: { url: string; logFile: string }) => Promise<T>,
): Promise<T> {
  const postgres = await startDurablePostgres();
  const stack = await startStack({
    env: { DATABASE_URL: postgres.url, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  try {
    await fill(`${postgres.url}/palisade_quote`, 'quote', rows);
    await fill(`${postgres.url}/palisade_policy`, 'policy', Math.round(rows * POLICIES_SHARE));
    return await work(stack.url, postgres);
  } finally {
    await stack.stop();
    await postgres.stop();
  }
}

/** Copies rows, which the roll-up does not hear of, and counts it anew. */
async function fill(database: string, table: string, rows: number): Promise<void> {
  await fillTables(database, { [table]: {} }, rows);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`select rebuild_${table}_tally()`);
  await client.query(`vacuum analyze ${table}_tally`);
  await client.end();
}

async function timesOf(person: Caller): Promise<Pick<HomeTimes, 'home' | 'read'>> {
  const list = await person.send<ListAnswer>('GET', '/api/policy/v1/search?size=1');
  const [policy] = required(list.answer.content, 'page of policies');
  const calls = {
    home: '/api/home/v1?range=365&currency=USD',
    read: `/api/policy/v1/${String(policy.id)}`,
  };
  const taken = { home: [] as number[], read: [] as number[] };
  for (let n = 0; n < CALLS; n++) {
    for (const name of ['home', 'read'] as const) {
      const startedMs = performance.now();
      const { status } = await person.send('GET', calls[name]);
      if (status !== 200) throw new Error(`${calls[name]} was answered ${status}.`);
      if (n > 0) taken[name].push(performance.now() - startedMs);
    }
  }
  return { home: percentile(taken.home, 95), read: percentile(taken.read, 95) };
}
