import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { Agent, request } from 'undici';
import { startOwnStack } from '../lives/own-stack.mjs';
import { inRoot } from '../workspace.mjs';
import { spread } from './measure.mjs';
import { benchRisks } from './risks.mjs';

const CALLS = 1_500;
const AT_ONCE = 8;
const ROUNDS = 5;
const WARM_CALLS = 500;
const BATCH = 100;
const PORTFOLIO = 100_000;
const RATER_PORT = 3;
const TICK_US = 10_000;
const KB = 1_024;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Calls of the rater as a process of its own, beside a bare server; and a portfolio. */
export async function benchOverHttp() {
  const stack = await startOwnStack('--processes');
  const echo = fork(inRoot('tools/bench/echo.mjs'));
  try {
    const [{ address }] = await once(echo, 'message');
    const port = Number(new URL(stack.url).port);
    const rater = { url: `http://127.0.0.1:${port + RATER_PORT}`, pid: pidOf('rater', port) };
    const headers = { ...JSON_TYPE, authorization: `Bearer ${await tokenOf(stack.url)}` };
    const path = '/api/rater/v1';
    const bodies = benchRisks().map((body) => JSON.stringify(body));
    const batch = JSON.stringify({ base: JSON.parse(bodies[0]), variations: variations() });
    const calls = {
      echo: { pid: echo.pid, url: `${address}/echo`, bodies, headers },
      calculator: { ...rater, url: `${rater.url}${path}/calculator?trace=none`, bodies, headers },
      batch: { ...rater, url: `${rater.url}${path}/what-if`, bodies: [batch], headers },
    };
    return { http: await takeTurns(calls), portfolio: await portfolio(stack.url, port, headers) };
  } finally {
    echo.kill();
    await stack.stop();
  }
}

const variations = () =>
  Array.from({ length: BATCH }, (_, at) => ({ revenue: 1_000_000 + at * 10_000 }));

async function takeTurns(calls) {
  for (const call of Object.values(calls))
    await spend(call, call.bodies.length > 1 ? WARM_CALLS : 20);
  const rounds = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, call] of Object.entries(calls)) {
      rounds[name].push(await spend(call, call.bodies.length > 1 ? CALLS : 60));
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, times]) => [name, spread(times)]));
}

/** Microseconds of the server's processor time for one call; anything but 200 ends the run. */
async function spend({ pid, url, bodies, headers }, count) {
  const dispatcher = new Agent({ connections: AT_ONCE });
  const before = ticksOf(pid);
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const body = bodies[next++ % bodies.length];
      const answer = await request(url, { method: 'POST', headers, body, dispatcher });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await dispatcher.close();
  return ((ticksOf(pid) - before) * TICK_US) / count;
}

/** A portfolio through the gateway: seconds, and how far each process grew at its highest. */
async function portfolio(gatewayUrl, port, headers) {
  const bodies = benchRisks().map((body) => `${JSON.stringify(body)}\n`);
  const pids = { gateway: pidOf('gateway', port), rater: pidOf('rater', port) };
  const before = Object.values(pids).map(residentOf);
  async function* lines() {
    for (let sent = 0; sent < PORTFOLIO; sent += bodies.length) yield bodies.join('');
  }
  const started = Date.now();
  const answer = await request(`${gatewayUrl}/api/rater/v1/portfolio`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body: lines(),
  });
  let [last, highest] = ['', before];
  for await (const piece of answer.body) {
    last = (last + piece).slice(-200);
    highest = Object.values(pids).map((pid, at) => Math.max(highest[at], residentOf(pid)));
  }
  const seconds = (Date.now() - started) / 1_000;
  const done = JSON.parse(last.trimEnd().split('\n').at(-1));
  const growth = highest.map((bytes, at) => (bytes - before[at]) / KB / KB);
  return { seconds, done, gatewayMb: growth[0], raterMb: growth[1] };
}

async function tokenOf(url) {
  const answer = await request(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: 'underwriter@palisade.example', password: 'Palisade-demo-1' }),
  });
  return (await answer.body.json()).accessToken;
}

/** The process of a service of the stack whose gateway listens on a port. */
function pidOf(service, port) {
  const found = fs
    .readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .find((pid) => {
      const command = readOr(`/proc/${pid}/cmdline`);
      const environment = readOr(`/proc/${pid}/environ`).split('\0');
      return command.includes(`apps/${service}/src/main`) && environment.includes(`PORT=${port}`);
    });
  if (!found) throw new Error(`The process of ${service} is not to be found.`);
  return Number(found);
}

const readOr = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Processor time of a process, user and system, in ticks. */
function ticksOf(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * KB;
