import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '../invariants/settled';
import { live } from '../lives/live';
import type { Stack } from '../stack';
import type { Verdict } from './figures';
import { seconds } from './figures';
import { deliverAgain, fateOf, poison, removePoison } from './queue-faults';

const SETTLE_MS = 60_000;
const LIVES = 3;

/** Every message once more: nothing may change. */
export async function repeatMessages(
  { database, url }: Stack,
  { seed }: { seed: number },
): Promise<Verdict> {
  const { failures } = await live(url, { lives: LIVES, seed });
  const repeated = await deliverAgain(database);
  const broken = await brokenInvariants(database);
  const line = `${repeated} messages delivered again: ${broken.length} invariants broken`;
  return { line, wrong: [...failures, ...broken] };
}

/** What nobody can read is laid aside, and what comes behind it is not kept waiting. */
export async function feedPoison(
  { database, url }: Stack,
  { poison: each, seed }: { poison: number; seed: number },
): Promise<Verdict> {
  const ids = await poison(database, { each });
  const startedAt = performance.now();
  const { failures } = await live(url, { lives: 1, seed: seed + LIVES });
  const lifeSeconds = (performance.now() - startedAt) / 1_000;
  const until = Date.now() + SETTLE_MS;
  let fate = await fateOf(database, ids);
  while (fate.waiting > 0 && Date.now() < until) {
    await sleep(500);
    fate = await fateOf(database, ids);
  }
  await removePoison(database, ids);
  const { dead, done, waiting } = fate;
  const wrong = [...failures];
  if (dead < ids.length) wrong.push(`${done} handled and ${waiting} waiting instead of laid aside`);
  const line =
    `${ids.length} unreadable messages: ${dead} laid aside, ${done} handled, ${waiting} waiting; ` +
    `a life meanwhile took ${seconds(lifeSeconds)}`;
  return { line, wrong };
}
