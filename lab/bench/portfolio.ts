import fs from 'node:fs';
import { request } from 'undici';
import { benchRisks } from './risks';

const RISKS = 100_000;
const KB = 1_024;

/** A portfolio through the gateway: seconds, its last line, and megabytes each process grew by at its highest. */
export async function benchPortfolio(url, headers, pids) {
  const names = Object.keys(pids);
  const resident = () => names.map((name) => residentOf(pids[name]));
  const before = resident();
  const started = performance.now();
  const answer = await request(`${url}/api/rater/v1/portfolio`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body: lines(),
  });
  let [last, highest] = ['', before];
  for await (const piece of answer.body) {
    last = (last + piece).slice(-200);
    highest = resident().map((bytes, at) => Math.max(highest[at], bytes));
  }
  return {
    seconds: (performance.now() - started) / 1_000,
    done: JSON.parse(last.trimEnd().split('\n').at(-1)),
    grownMb: Object.fromEntries(
      names.map((name, at) => [name, Math.round((highest[at] - before[at]) / KB / KB)]),
    ),
  };
}

async function* lines() {
  const bodies = benchRisks().map((body) => `${JSON.stringify(body)}\n`);
  for (let sent = 0; sent < RISKS; sent += bodies.length) yield bodies.join('');
}

const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * KB;
