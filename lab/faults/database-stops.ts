import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '../invariants/settled';
import type { Stack } from '../stack';
import type { Verdict } from './figures';
import { percentile, seconds } from './figures';
import type { Writes } from './ledger';
import { checkWrites } from './ledger';
import { kill, secondsUntilReady, serviceProcesses } from './processes';
import type { Answer } from './traffic';
import { describeFailures, isFailure, isTold, Traffic } from './traffic';

const BETWEEN_MS = 4_000;
const BACK_SECONDS = 10;

/** The database ends without warning and is started again, under steady traffic. */
export async function stopDatabase(stack: Stack, { stops }: { stops: number }): Promise<Verdict> {
  const before = pidsOf(stack);
  const traffic = await new Traffic(stack.url).start();
  const recovery: number[] = [];
  for (let n = 0; n < stops; n++) {
    kill(postmaster(stack), 'SIGQUIT');
    recovery.push(await secondsUntilAllReady(stack));
    await sleep(BETWEEN_MS);
  }
  await traffic.stop();
  const restarted = pidsOf(stack).filter((pid) => !before.includes(pid)).length;
  const broken = await brokenInvariants(stack.database);
  const writes = await checkWrites(stack.database, traffic.answers);
  return report({ answers: traffic.answers, recovery, restarted, broken, writes });
}

/** As `pg_ctl stop -m immediate` does it. */
const postmaster = ({ dataDir }: Stack): number =>
  Number(fs.readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);

const pidsOf = ({ pid }: Stack): number[] => serviceProcesses(pid).map((one) => one.pid);

async function secondsUntilAllReady(stack: Stack): Promise<number> {
  const services = serviceProcesses(stack.pid).map(({ name }) => stack.addressOf(name));
  await sleep(500);
  return 0.5 + Math.max(...(await Promise.all(services.map((url) => secondsUntilReady(url)))));
}

interface Stops {
  answers: Answer[];
  recovery: number[];
  restarted: number;
  broken: string[];
  writes: Writes;
}

/** The verdict over stops of the database. */
export function report({ answers, recovery, restarted, broken, writes }: Stops): Verdict {
  const failed = answers.filter(isFailure);
  const untold = failed.filter((answer) => !isTold(answer));
  const longest = percentile(recovery, 100);
  const wrong = [...broken, ...describeFailures(untold)];
  if (writes.lost + writes.doubled) wrong.push(`${writes.lost} lost, ${writes.doubled} doubled`);
  if (restarted) wrong.push(`${restarted} services were restarted`);
  if (longest > BACK_SECONDS) wrong.push(`back after ${seconds(longest)} instead of 10 s`);
  const line =
    `${recovery.length} stops of the database: ${answers.length} calls, ${failed.length} answered ` +
    `503 with Retry-After, ${untold.length} otherwise; ${writes.taken} writes taken, ` +
    `${writes.lost} lost, ${writes.doubled} doubled; ${restarted} services restarted; all ready ` +
    `again after ${seconds(longest)} at most; ${broken.length} invariants broken`;
  return { line, wrong };
}
