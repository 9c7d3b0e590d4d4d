import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '../invariants/settled';
import { percentile, seconds } from './figures';
import { checkWrites } from './ledger';
import { kill, secondsUntilReady, serviceProcesses } from './processes';
import { describeFailures, isFailure, Traffic } from './traffic';

const NEXT_MS = 1_000;
const POLL_MS = 50;

/**
 * SIGTERM to one service after another under steady traffic; its keeper starts it again. The gateway
 * is left out: of it there is one here, and nobody before it who could wait.
 */
export async function restartInTurns(stack, { rounds }) {
  const traffic = await new Traffic(stack.url).start();
  const gaps = [];
  for (let round = 0; round < rounds; round++) {
    for (const { name, pid } of serviceProcesses(stack.pid)) {
      if (name === 'gateway') continue;
      const startedMs = performance.now();
      kill(pid, 'SIGTERM');
      await succeeded(stack, name, pid);
      await secondsUntilReady(stack.addressOf(name));
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
async function succeeded(stack, name, pid) {
  const isNew = (one) => one.name === name && one.pid !== pid;
  while (!serviceProcesses(stack.pid).some(isNew)) await sleep(POLL_MS);
}

/** The line of figures, and what of it is wrong. */
export function report({ answers, rounds, gaps, broken, writes }) {
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
