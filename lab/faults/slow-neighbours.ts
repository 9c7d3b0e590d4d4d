import { setTimeout as sleep } from 'node:timers/promises';
import { MODES } from './tcp-proxy';
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
  account: ({ route }) => ['account', 'write'].includes(route),
};

/** Spoils the way to each neighbour in each manner, one after another, under steady traffic. */
export async function slowNeighbours(stack, options) {
  const { neighbours = Object.keys(NEEDS), modes = MODES, times = TIMES } = options;
  const traffic = await new Traffic(stack.url).start();
  const found = [];
  for (const neighbour of neighbours) {
    for (const mode of modes) found.push(await spoil({ stack, traffic, neighbour, mode, times }));
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

async function spoil({ stack, traffic, neighbour, mode, times }) {
  traffic.take();
  await sleep(times.calmMs);
  const calm = traffic.take();
  const proxy = stack.proxies[neighbour];
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
async function secondsUntilWell(traffic) {
  const startedMs = Date.now();
  let lastFailureMs = startedMs;
  while (Date.now() - lastFailureMs < 2_000 && Date.now() - startedMs < BACK_LIMIT_MS) {
    await sleep(100);
    const failed = traffic.answers
      .filter(isFailure)
      .filter(({ atMs, ms }) => atMs - ms > startedMs);
    if (failed.length) lastFailureMs = Math.max(lastFailureMs, failed.at(-1).atMs);
  }
  return (lastFailureMs - startedMs) / 1_000;
}

function complaints({ name, affected, unaffected, calmMs, toldMs, unaffectedMs, backSeconds }) {
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
