import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '../invariants/settled';
import type { Stack } from '../stack';
import type { Verdict } from './figures';
import { percentile, seconds } from './figures';
import type { Writes } from './ledger';
import { checkWrites } from './ledger';
import type { ServiceProcess } from './processes';
import { kill, secondsUntilReady, serviceProcesses } from './processes';
import type { Answer } from './traffic';
import { describeFailures, isFailure, Traffic } from './traffic';

const NEXT_MS = 1_000;
const POLL_MS = 50;

/**
 * SIGTERM to one service after another under steady traffic; its keeper starts it again. The gateway
 * is left out: of it there is one here, and nobody before it who could wait.
 */
export async function restartInTurns(
  stack: Stack,
  { rounds }: { rounds: number },
): Promise<Verdict> {
  const traffic = await new Traffic(stack.url).start();
  const gaps: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const service of serviceProcesses(stack.pid)) {
      if (service.name === 'gateway') continue;
      const startedMs = performance.now();
      kill(service.pid, 'SIGTERM');
      await succeeded(stack, service);
      await secondsUntilReady(stack.addressOf(service.name));
      gaps.push((performance.now() - startedMs) / 1_000);
      await sleep(NEXT_MS);
    }
  }
  await traffic.stop();
  const broken = await brokenInvariants(stack.database);
  const writes = await checkWrites(stack.database, traffic.answers);
  return report({ answers: traffic.answers, rounds, gaps, broken, writes });
}

/** Until the keeper started another process. */
async function succeeded(stack: Stack, { name, pid }: ServiceProcess): Promise<void> {
  const isNew = (one: ServiceProcess): boolean => one.name === name && one.pid !== pid;
  while (!serviceProcesses(stack.pid).some(isNew)) await sleep(POLL_MS);
}

interface Restarts {
  answers: Answer[];
  rounds: number;
  gaps: number[];
  broken: string[];
  writes: Writes;
}

/** The verdict over restarts. */
export function report({ answers, rounds, gaps, broken, writes }: Restarts): Verdict {
  const failed = answers.filter(isFailure);
  const wrong = [...broken, ...describeFailures(failed)];
  if (writes.lost + writes.doubled) wrong.push(`${writes.lost} lost, ${writes.doubled} doubled`);
  const slowest = percentile(
    answers.map(({ ms }) => ms / 1_000),
    100,
  );
  const line =
    `${rounds} rolling restarts, ${gaps.length} processes: ${answers.length} calls, ` +
    `${failed.length} failed, the longest waited ${seconds(slowest)}; ${writes.taken} writes, ` +
    `${writes.lost} lost, ${writes.doubled} doubled; a restart took ` +
    `${seconds(percentile(gaps, 100))} at most; ${broken.length} invariants broken`;
  return { line, wrong };
}
