import { setTimeout as sleep } from 'node:timers/promises';
import { required } from '../required';
import type { Verdict } from './figures';
import type { SpoiltMode, TcpProxy } from './tcp-proxy';
import { MODES } from './tcp-proxy';
import type { Answer } from './traffic';
import { describeFailures, isFailure, isTold, p99, Traffic } from './traffic';

const TIMES = { calmMs: 5_000, faultMs: 8_000 };
const BACK_LIMIT_MS = 30_000;
/** Two seconds until a caller is told, and what sending and measuring take on a busy machine. */
const TOLD_WITHIN_MS = 2_500;
/** A service that resets its callers looks like one that restarts: they wait for the next process. */
const BRIDGED_MS = 15_500;
/** Below this a doubled time is noise of the machine. */
const NOTICEABLE_MS = 150;

/** Which routes need a neighbour; all others must not notice what happens to it. */
const NEEDS = {
  postgres: () => true,
  rabbitmq: () => false,
  redis: () => false,
  account: ({ route }: Answer) => ['account', 'write'].includes(route),
};

export type Neighbour = keyof typeof NEEDS;

/** Who is reached by a way that can be spoilt. */
export const NEIGHBOURS = Object.keys(NEEDS) as Neighbour[];

interface Options {
  neighbours?: readonly Neighbour[];
  modes?: readonly SpoiltMode[];
  times?: typeof TIMES;
}

interface Spoilt {
  url: string;
  proxies: Partial<Record<Neighbour, TcpProxy>>;
}

/** Spoils the way to each neighbour in each manner, one after another, under steady traffic. */
export async function slowNeighbours(stack: Spoilt, options: Options): Promise<Verdict> {
  const { neighbours = NEIGHBOURS, modes = MODES, times = TIMES } = options;
  const traffic = await new Traffic(stack.url).start();
  const found: Finding[] = [];
  for (const neighbour of neighbours) {
    const proxy = required(stack.proxies[neighbour], `way to ${neighbour}`);
    for (const mode of modes) found.push(await spoil({ proxy, traffic, neighbour, mode, times }));
  }
  await traffic.stop();
  const wrong = found.flatMap(complaints);
  const told = Math.max(...found.map(({ toldMs }) => toldMs)) / 1_000;
  const slower = Math.max(...found.map((one) => one.unaffectedMs / one.calmMs || 0));
  const longest = Math.max(...found.map(({ backSeconds }) => backSeconds));
  const line =
    `${found.length} spoilt ways to ${neighbours.join(', ')} (${modes.join(', ')}): callers were ` +
    `told within ${told.toFixed(1)} s, p99 of routes that need not care ${slower.toFixed(1)} times ` +
    `the usual, well again within ${longest.toFixed(1)} s; ${wrong.length} wrong`;
  return { line, wrong };
}

interface Fault {
  proxy: TcpProxy;
  traffic: Traffic;
  neighbour: Neighbour;
  mode: SpoiltMode;
  times: typeof TIMES;
}

/** What callers met while one way was spoilt in one manner. */
interface Finding {
  name: string;
  affected: Answer[];
  unaffected: Answer[];
  backSeconds: number;
  calmMs: number;
  toldMs: number;
  unaffectedMs: number;
}

async function spoil({ proxy, traffic, neighbour, mode, times }: Fault): Promise<Finding> {
  traffic.take();
  await sleep(times.calmMs);
  const calm = traffic.take();
  proxy.mode = mode;
  const fromMs = Date.now();
  await sleep(times.faultMs);
  proxy.mode = 'pass';
  const backMs = Date.now();
  const backSeconds = await secondsUntilWell(traffic);
  const during = traffic.take().filter(({ atMs, ms }) => atMs - ms >= fromMs && atMs - ms < backMs);
  const affected = during.filter(NEEDS[neighbour]);
  const unaffected = during.filter((answer) => !NEEDS[neighbour](answer));
  return {
    name: `${neighbour} ${mode}`,
    affected,
    unaffected,
    backSeconds,
    calmMs: p99(calm),
    toldMs: Math.max(0, ...affected.map(({ ms }) => ms)),
    unaffectedMs: p99(unaffected),
  };
}

/** Until two seconds went by without a failure. */
async function secondsUntilWell(traffic: Traffic): Promise<number> {
  const startedMs = Date.now();
  let lastFailureMs = startedMs;
  while (Date.now() - lastFailureMs < 2_000 && Date.now() - startedMs < BACK_LIMIT_MS) {
    await sleep(100);
    const failed = traffic.answers
      .filter(isFailure)
      .filter(({ atMs, ms }) => atMs - ms > startedMs);
    lastFailureMs = Math.max(lastFailureMs, failed.at(-1)?.atMs ?? 0);
  }
  return (lastFailureMs - startedMs) / 1_000;
}

function complaints(finding: Finding): string[] {
  const { name, affected, unaffected, calmMs, toldMs, unaffectedMs, backSeconds } = finding;
  const wrong = describeFailures(affected.filter((answer) => isFailure(answer) && !isTold(answer)));
  wrong.push(...describeFailures(unaffected).map((failure) => `${failure} need not care`));
  if (toldMs > (name === 'account reset' ? BRIDGED_MS : TOLD_WITHIN_MS))
    wrong.push(`a caller waited ${Math.round(toldMs)} ms`);
  if (unaffectedMs > Math.max(2 * calmMs, NOTICEABLE_MS)) {
    const [calm, now] = [calmMs, unaffectedMs].map(Math.round);
    wrong.push(`p99 of others ${now} ms instead of ${calm} ms`);
  }
  if (backSeconds > 10) wrong.push(`well again only after ${backSeconds.toFixed(1)} s`);
  return wrong.map((what) => `${name}: ${what}`);
}
