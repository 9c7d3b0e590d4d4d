import fs from 'node:fs';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { required } from '../required';
import { benchRisks } from './risks';

const RISKS = 100_000;
const KB = 1_024;

/** What became of a portfolio. */
export interface PortfolioTaken {
  seconds: number;
  /** Its last line. */
  done: unknown;
  /** Megabytes that each process grew by at its highest. */
  grownMb: Record<string, number>;
}

/** A portfolio through the gateway, and how the processes grow meanwhile. */
export async function benchPortfolio(
  url: string,
  headers: Record<string, string>,
  pids: Record<string, number>,
): Promise<PortfolioTaken> {
  const names = Object.keys(pids);
  const resident = (): number[] => names.map((name) => residentOf(pids[name]));
  const before = resident();
  const started = performance.now();
  const answer = await request(`${url}/api/rater/v1/portfolio`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body: Readable.from(lines()),
  });
  let [last, highest] = ['', before];
  for await (const piece of answer.body) {
    last = (last + piece).slice(-200);
    highest = resident().map((bytes, at) => Math.max(highest[at], bytes));
  }
  return {
    seconds: (performance.now() - started) / 1_000,
    done: JSON.parse(last.trimEnd().split('\n').at(-1) ?? '') as unknown,
    grownMb: Object.fromEntries(
      names.map((name, at) => [name, Math.round((highest[at] - before[at]) / KB / KB)]),
    ),
  };
}

async function* lines(): AsyncGenerator<string> {
  const bodies = benchRisks().map((body) => `${JSON.stringify(body)}\n`);
  for (let sent = 0; sent < RISKS; sent += bodies.length) yield bodies.join('');
}

function residentOf(pid: number): number {
  const found = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(required(found, `memory of process ${pid}`)[1]) * KB;
}
