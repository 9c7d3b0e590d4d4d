import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../fuzz/random.mjs';
import { brokenInvariants } from '../invariants/settled.mjs';
import { live } from '../lives/live.mjs';
import { patientFetch } from './patient-fetch.mjs';
import { kill, secondsUntilReady, serviceProcesses } from './processes.mjs';
import { deliverAgain, fateOf, poison, removePoison } from './queue-faults.mjs';

const BETWEEN_KILLS_MS = 1_500;
const SETTLE_MS = 60_000;

/** Plays lives while services and the database are killed, and tells what that came to. */
export async function liveUnderFire(stack, { lives, kills, outages, seed }) {
  const counts = { retries: 0, calls: 0 };
  const ordinary = globalThis.fetch;
  globalThis.fetch = patientFetch(ordinary, { counts });
  const fire = { isOver: false, recovery: [], outages: [], killed: 0 };
  try {
    const shooting = shoot(stack, { kills, outages, random: new Random(seed), fire, ordinary });
    const result = await live(stack.url, { lives, seed });
    fire.isOver = true;
    await shooting;
    return { ...result, ...counts, ...fire, broken: await brokenInvariants(stack.database) };
  } finally {
    globalThis.fetch = ordinary;
  }
}

async function shoot(stack, { kills, outages, random, fire, ordinary }) {
  const outageAt = new Set(
    Array.from({ length: outages }, (_, n) => Math.floor(((n + 1) * kills) / (outages + 1))),
  );
  for (let n = 0; n < kills && !fire.isOver; n++) {
    if (outageAt.has(n)) fire.outages.push(await stopDatabase(stack, ordinary));
    const running = serviceProcesses(stack.pid);
    if (running.length > 0) {
      const { name, pid } = random.of(running);
      kill(pid);
      fire.killed += 1;
      fire.recovery.push(await secondsUntilReady(stack.addressOf(name)));
    }
    await sleep(BETWEEN_KILLS_MS);
  }
}

/** Ends the server without warning, as `pg_ctl stop -m immediate` does; its keeper starts it again. */
async function stopDatabase({ dataDir, url }) {
  const pid = Number(fs.readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
  kill(pid, 'SIGQUIT');
  await sleep(BETWEEN_KILLS_MS);
  return secondsUntilReady(url);
}

/** Every message once more: nothing may change. */
export async function repeatEverything({ database }) {
  const repeated = await deliverAgain(database);
  await drained(database);
  return { repeated, broken: await brokenInvariants(database) };
}

/** What nobody can read is laid aside, and what comes behind it is not kept waiting. */
export async function feedPoison({ database, url }, { each, seed }) {
  const ids = await poison(database, { each });
  const startedAt = performance.now();
  const { failures } = await live(url, { lives: 1, seed });
  const lifeSeconds = (performance.now() - startedAt) / 1_000;
  const until = Date.now() + SETTLE_MS;
  let fate = await fateOf(database, ids);
  while (fate.waiting > 0 && Date.now() < until) {
    await sleep(500);
    fate = await fateOf(database, ids);
  }
  await removePoison(database, ids);
  return { fed: ids.length, ...fate, failures, lifeSeconds };
}

async function drained(database) {
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await sleep(500)) {
    const broken = await brokenInvariants(database);
    if (broken.length === 0) return;
  }
}

/** The value below which so many of a hundred lie. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}
