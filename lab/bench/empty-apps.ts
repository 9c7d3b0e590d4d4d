import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import { serviceProcesses } from '../faults/processes';
import { startStack } from '../../tools/start/own-stack.mjs';
import { inRoot } from '../../tools/workspace.mjs';
import { required } from '../required';
import type { Stack } from '../stack';
import { pssOf } from './proc';
import { startDurablePostgres } from './servers';

const APPS = 11;
const IDLE_MS = 10_000;
const ROUNDS = 3;

/** What it takes to run all of them. */
export interface Start {
  seconds: number;
  megabytes: number;
}

export type StartFigures = Record<'empty' | 'ours', Start>;

/**
 * Seconds until every service answers that it is ready, on databases that are migrated, and the
 * memory of all of them idle; the same of as many bundled Nest applications without a route.
 */
export async function benchStart(): Promise<StartFigures> {
  const empty = await bestOf(ROUNDS, startEmpty);
  const ours = await startOurs();
  return { empty, ours };
}

async function bestOf(rounds: number, run: () => Promise<Start>): Promise<Start> {
  const results: Start[] = [];
  for (let round = 0; round < rounds; round++) results.push(await run());
  return results.toSorted((a, b) => a.seconds - b.seconds)[rounds >> 1];
}

async function startEmpty(): Promise<Start> {
  const bundle = await bundled();
  const startedMs = performance.now();
  const apps = Array.from({ length: APPS }, () => fork(bundle, { execArgv: [] }));
  try {
    await Promise.all(apps.map((app) => once(app, 'message')));
    const seconds = (performance.now() - startedMs) / 1_000;
    await sleep(IDLE_MS / 2);
    return { seconds, megabytes: sumOf(apps.map(({ pid }) => pssOf(required(pid, 'process')))) };
  } finally {
    for (const app of apps) app.kill();
    fs.rmSync(path.dirname(bundle), { recursive: true });
  }
}

async function startOurs(): Promise<Start> {
  const postgres = await startDurablePostgres();
  // What the first start sealed the others read.
  const ENCRYPTION_KEY = randomBytes(32).toString('base64');
  const env = { DATABASE_URL: postgres.url, DEMO_MODE: 'false', ENCRYPTION_KEY };
  const start = (): Promise<Stack> => startStack({ args: ['--processes'], env });
  try {
    await (await start()).stop(); // Makes and migrates the databases.
    const times: number[] = [];
    for (let round = 0; ; round++) {
      const stack = await start();
      times.push(stack.readySeconds);
      if (round < ROUNDS - 1) {
        await stack.stop();
        continue;
      }
      await sleep(IDLE_MS);
      const processes = serviceProcesses(stack.pid);
      if (processes.length !== APPS) throw new Error(`${processes.length} services run.`);
      const megabytes = sumOf(processes.map(({ pid }) => pssOf(pid)));
      await stack.stop();
      return { seconds: times.toSorted((a, b) => a - b)[ROUNDS >> 1], megabytes };
    }
  } finally {
    await postgres.stop();
  }
}

async function bundled(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-empty-'));
  const file = path.join(folder, 'empty.mjs');
  const absent = /^(@nestjs\/(microservices|websockets)|@fastify\/(static|view)|class-)/;
  const bundle = await rolldown({
    input: inRoot('lab/bench/empty-app.ts'),
    platform: 'node',
    external: absent,
    logLevel: 'silent',
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return file;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
