import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '../invariants/settled';
import type { Verdict } from './figures';
import { seconds } from './figures';
import type { Writes } from './ledger';
import { checkWrites, waitingEvents } from './ledger';
import type { SpoiltStack } from './spoilt-stack';
import type { Answer } from './traffic';
import { describeFailures, isFailure, Traffic } from './traffic';

const LIMIT_MS = 120_000;
const POLL_MS = 100;
const TIMES_ARRIVAL = 5;

/** The broker is away under steady traffic, then back: writes go on, the backlog drains. */
export async function takeBrokerAway(
  stack: SpoiltStack,
  { minutes }: { minutes: number },
): Promise<Verdict> {
  const traffic = await new Traffic(stack.url, { writeShare: 0.5 }).start();
  stack.proxies.rabbitmq.mode = 'reset';
  const awaySeconds = minutes * 60;
  await sleep(awaySeconds * 1_000);
  const during = traffic.take();
  const backlog = await waitingEvents(stack.database, 'account');
  stack.proxies.rabbitmq.mode = 'pass';
  const drainSeconds = await secondsUntilDrained(stack);
  await traffic.stop();
  const broken = await brokenInvariants(stack.database);
  const answers = [...during, ...traffic.answers];
  const writes = await checkWrites(stack.database, answers);
  return report({ answers, backlog, awaySeconds, drainSeconds, broken, writes });
}

async function secondsUntilDrained({ database }: SpoiltStack): Promise<number> {
  const startedMs = performance.now();
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(POLL_MS)) {
    const elapsed = (performance.now() - startedMs) / 1_000;
    // What arrives meanwhile is on its way, not in the backlog.
    if ((await waitingEvents(database, 'account')) <= 2) return elapsed;
  }
  return Infinity;
}

interface Outage {
  answers: Answer[];
  backlog: number;
  awaySeconds: number;
  drainSeconds: number;
  broken: string[];
  writes: Writes;
}

/** The verdict over an outage. */
export function report(outage: Outage): Verdict {
  const { answers, backlog, awaySeconds, drainSeconds, broken, writes } = outage;
  const failed = answers.filter(isFailure);
  const times = backlog / drainSeconds / (backlog / awaySeconds);
  const wrong = [...broken, ...describeFailures(failed)];
  if (!backlog) wrong.push('no event waited: the broker was not away');
  if (writes.lost + writes.doubled) wrong.push(`${writes.lost} lost, ${writes.doubled} doubled`);
  if (times < TIMES_ARRIVAL) wrong.push(`drained at ${times.toFixed(1)} times the arrival, not 5`);
  const line =
    `broker away for ${awaySeconds} s: ${answers.length} calls, ${failed.length} failed; ` +
    `${writes.taken} writes taken, ${writes.lost} lost, ${writes.doubled} doubled; ${backlog} ` +
    `events waited, drained within ${seconds(drainSeconds)} of its return, reconnecting included ` +
    `(${times.toFixed(0)} times the arrival); ${broken.length} invariants broken`;
  return { line, wrong };
}
