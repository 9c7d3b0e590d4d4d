import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../fuzz/random';
import { brokenInvariants } from '../invariants/settled';
import { live } from '../lives/live';
import type { Stack } from '../stack';
import type { Verdict } from './figures';
import { percentile, seconds } from './figures';
import { patientFetch } from './patient-fetch';
import { kill, secondsUntilReady, serviceProcesses } from './processes';

const BETWEEN_KILLS_MS = 1_500;
const P95_SECONDS = 5;
const LONGEST_SECONDS = 15;

/** SIGKILL of one service after another, in turns of random order, while random lives are played. */
export async function killServices(
  stack: Stack,
  { kills, seed }: { kills: number; seed: number },
): Promise<Verdict> {
  const random = new Random(seed);
  const counts = { retries: 0, calls: 0 };
  const recovery: number[] = [];
  let isOver = false;
  const ordinary = globalThis.fetch;
  globalThis.fetch = patientFetch(ordinary, { counts });
  try {
    const lived = live(stack.url, { lives: Infinity, seed, isOver: () => isOver });
    let turn: string[] = [];
    while (recovery.length < kills) {
      if (!turn.length) turn = random.shuffled(serviceProcesses(stack.pid).map(({ name }) => name));
      if (!turn.length) throw new Error('No service runs as a process of its own.');
      const victim = serviceProcesses(stack.pid).find(({ name }) => name === turn[0]);
      turn.shift();
      if (!victim) continue;
      kill(victim.pid);
      recovery.push(await secondsUntilReady(stack.addressOf(victim.name), ordinary));
      await sleep(BETWEEN_KILLS_MS);
    }
    isOver = true;
    const { lives, failures } = await lived;
    const broken = await brokenInvariants(stack.database);
    return report({ lives, failures, broken, recovery, ...counts });
  } finally {
    isOver = true;
    globalThis.fetch = ordinary;
  }
}

interface Kills {
  lives: number;
  failures: string[];
  broken: string[];
  recovery: number[];
  calls: number;
  retries: number;
}

/** The verdict over kills. */
export function report({ lives, failures, broken, recovery, calls, retries }: Kills): Verdict {
  const [p95, longest] = [percentile(recovery, 95), percentile(recovery, 100)];
  const wrong = [...failures, ...broken];
  if (p95 > P95_SECONDS) wrong.push(`ready again p95 ${seconds(p95)} instead of 5 s`);
  if (longest > LONGEST_SECONDS) wrong.push(`ready again after ${seconds(longest)}, 15 s at most`);
  const line =
    `${recovery.length} kills during ${lives} lives (${calls} calls, ${retries} repeats): ` +
    `${failures.length} lives failed, ${broken.length} invariants broken; ` +
    `ready again p95 ${seconds(p95)}, longest ${seconds(longest)}`;
  return { line, wrong };
}
