import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhatRuns } from './nx.mjs';
import { freeGatewayPort } from './start/preflight.mjs';

interface Ready {
  url: string;
  pid: number;
  services: Record<string, { url: string; pid: number }>;
}

interface Run {
  process: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

/** Demo data of ten services are written beside the other suites. */
const START_MS = 180_000;
const TEST_MS = 400_000;
const FIRST_PORT = 5_900;
const PORTS = 13;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-start-'));
const running: Run[] = [];
let port: number;

beforeAll(async () => {
  await buildWhatRuns();
  // As root PostgreSQL runs as a user of its own, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  port = await freeGatewayPort(FIRST_PORT, PORTS);
}, TEST_MS);

afterEach(async () => {
  for (const run of running) run.process.kill('SIGTERM');
  await Promise.all(running.splice(0).map((run) => run.exited));
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function start(...args: string[]): Run {
  const { DATABASE_URL: _server, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: `${folder}/data`,
    DEMO_HISTORY: 'none',
  };
  const child = spawn(process.execPath, ['tools/start.mjs', ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const run = { process: child, output: () => output, exited };
  running.push(run);
  return run;
}

async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error(`Waited in vain: ${running.at(-1)?.output()}`);
}

function ready(run: Run): Promise<Ready> {
  return until(() => {
    const line = run
      .output()
      .split('\n')
      .find((text) => text.startsWith('{'));
    return line === undefined ? undefined : (JSON.parse(line) as Ready);
  });
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health/ready`).catch(() => undefined);
  return response?.ok ?? false;
}

describe('npm start', () => {
  it(
    'starts, refuses a second start, survives being killed, keeps its data and stops',
    async () => {
      const first = start('--json');
      const { services, pid, url } = await ready(first);
      expect(url).toBe(`http://localhost:${port}`);
      expect(Object.keys(services)).toHaveLength(11);
      expect(new Set(Object.values(services).map((service) => service.pid)).size).toBe(1);
      const answers = await Promise.all(Object.values(services).map((s) => isReady(s.url)));
      expect(answers).toEqual(answers.map(() => true));

      const second = start();
      expect(await second.exited).toBe(1);
      expect(second.output()).toContain(`Palisade already runs here at ${url} (pid ${pid}).`);

      first.process.kill('SIGKILL');
      await first.exited;
      const third = start();
      await until(() => (third.output().includes('Stop: Ctrl-C') ? true : undefined));
      expect(third.output()).toContain('data kept');
      third.process.kill('SIGINT');
      expect(await third.exited).toBe(0);
      expect(await isReady(`http://127.0.0.1:${port}`)).toBe(false);
    },
    TEST_MS,
  );

  it(
    'starts a process again that was killed when each service has its own',
    async () => {
      const run = start('--processes', '--raters', '2', '--json');
      const { services } = await ready(run);
      const pids = Object.values(services).map((service) => service.pid);
      expect(new Set(pids).size).toBe(pids.length);
      const { billing, 'rater-2': secondRater } = services;
      expect(await isReady(secondRater?.url ?? '')).toBe(true);
      process.kill(billing?.pid ?? 0, 'SIGKILL');
      await until(() => (run.output().includes('billing ended (SIGKILL)') ? true : undefined));
      await until(async () => (await isReady(billing?.url ?? '')) || undefined);
      run.process.kill('SIGTERM');
      expect(await run.exited).toBe(0);
    },
    TEST_MS,
  );
});

describe('npm run dev', () => {
  it(
    'serves the console by Vite and begins the watched service again when its code was saved',
    async () => {
      const run = start('--dev', 'commissions', '--json');
      const { services } = await ready(run);
      const { commissions, quote } = services;
      expect(commissions?.pid).not.toBe(quote?.pid);
      const page = await fetch(`http://localhost:${port + 50}/`);
      expect(await page.text()).toContain('/src/main.tsx');
      const now = new Date();
      fs.utimesSync('apps/commissions/src/main.ts', now, now);
      await until(() => run.output().includes('commissions ended (0)') || undefined);
      await until(async () => (await isReady(commissions?.url ?? '')) || undefined);
      run.process.kill('SIGTERM');
      expect(await run.exited).toBe(0);
    },
    TEST_MS,
  );
});
