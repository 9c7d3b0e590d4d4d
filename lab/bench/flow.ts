import { setTimeout as sleep } from 'node:timers/promises';
import { Walk } from '../../tools/demo/walk.mjs';
import { brokenInvariants } from '../invariants/settled';
import { startStack } from '../../tools/start/own-stack.mjs';
import { RoundTrips } from './round-trips';
import { startDurablePostgres } from './servers';

const IDLE_MS = 10_000;
const FLOWS = 5;
const AT_ONCE = 4;
const SECONDS = 30;

/** What it takes to issue a policy. */
export interface IssuedFlows {
  /** Round trips to the databases for one. */
  trips: number;
  byDatabase: Record<string, number>;
  perSecond: number;
}

/**
 * Account, quote, signature, bind and issue of a Prime 250 policy through the gateway: what the
 * database is asked for one of them, without what it is asked by idle services, and how many a
 * second go through.
 */
export async function benchFlow(): Promise<IssuedFlows> {
  const postgres = await startDurablePostgres();
  const trips = await RoundTrips.before(postgres.port);
  const way = Object.assign(new URL(postgres.url), { port: String(trips.port) }).href.replace(
    /\/$/,
    '',
  );
  const stack = await startStack({ args: ['--processes'], env: { DATABASE_URL: way } });
  try {
    await issue(stack.url);
    const idle = await countDuring(trips, () => sleep(IDLE_MS));
    const busy = await countDuring(trips, async () => {
      for (let n = 0; n < FLOWS; n++) await issue(stack.url);
      await brokenInvariants(postgres.url);
    });
    const byDatabase: Record<string, number> = {};
    for (const [name, { count, perSecond }] of Object.entries(busy.byDatabase)) {
      const besides = (idle.byDatabase[name]?.perSecond ?? 0) * busy.seconds;
      const alone = Math.max(0, count - besides);
      if (perSecond > 0) byDatabase[name.replace('palisade_', '')] = alone / FLOWS;
    }
    const tripsOfOne = Object.values(byDatabase).reduce((sum, count) => sum + count, 0);
    return { trips: tripsOfOne, byDatabase, perSecond: await flowsASecond(stack.url) };
  } finally {
    await stack.stop();
    await trips.close();
    await postgres.stop();
  }
}

async function issue(url: string): Promise<void> {
  const walk = new Walk(url, 'P250', () => {});
  await walk.signIn();
  await walk.findInsurable();
  await walk.sendAndSign();
  await walk.bind();
}

interface Counted {
  seconds: number;
  byDatabase: Record<string, { count: number; perSecond: number }>;
}

async function countDuring({ counts }: RoundTrips, work: () => Promise<unknown>): Promise<Counted> {
  const before = new Map(counts);
  const startedMs = performance.now();
  await work();
  const seconds = (performance.now() - startedMs) / 1_000;
  const byDatabase: Counted['byDatabase'] = {};
  for (const [name, after] of counts) {
    const count = after - (before.get(name) ?? 0);
    byDatabase[name] = { count, perSecond: count / seconds };
  }
  return { seconds, byDatabase };
}

async function flowsASecond(url: string): Promise<number> {
  const startedMs = performance.now();
  let done = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - startedMs < SECONDS * 1_000) {
      await issue(url);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done / ((performance.now() - startedMs) / 1_000);
}
