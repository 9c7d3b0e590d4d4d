import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { built } from '../built';
import type { FreshDatabases } from '../fresh-databases';
import { freshDatabases } from '../fresh-databases';

const KILLS = 2;
const STEPS = 4;
const PORT = 23_410;
const LIMIT_MS = 120_000;

interface Row {
  status: string;
  done: number;
  total: number;
  claims: number;
  result: object;
}

describe('SIGKILL in the middle of a job', () => {
  let folder: string;
  let databases: FreshDatabases;
  let reader: Client;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'job-kill-'));
    databases = await freshDatabases(['docs']);
    const { DATABASE_URL, DATABASE_PREFIX } = databases.env;
    reader = new Client({ connectionString: `${DATABASE_URL}/${DATABASE_PREFIX}docs` });
    await reader.connect();
  });
  afterAll(async () => {
    await reader.end();
    await databases.drop();
    await rm(folder, { recursive: true });
  });

  async function job(): Promise<Row | undefined> {
    const { rows } = await reader.query<Row>('select * from job').catch(() => ({ rows: [] }));
    return rows[0];
  }

  /** Lets the counter live until it is killed, or until its job has ended. */
  async function live(failpoint: string): Promise<NodeJS.Signals | null> {
    const env = {
      ...process.env,
      ...databases.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(PORT),
      DATA_DIR: folder,
      MESSAGE_LEASE_MS: '1000',
      HARNESS_ROWS: String(STEPS),
      FAILPOINT: failpoint,
    };
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    const program = built('swc/libs/testing/src/kill-harness/counter.js');
    const counter = spawn(process.execPath, [program], { env, stdio: [...stdio] });
    const died = once(counter, 'exit');
    while (counter.exitCode === null && !counter.signalCode) {
      if ((await job())?.status === 'DONE') break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    counter.kill('SIGTERM');
    await died;
    return counter.signalCode;
  }

  it(
    `has it begun again by the next process, ${KILLS} times, and done once`,
    async () => {
      for (let kill = 1; kill <= KILLS; kill++) {
        expect(await live('after-progress-before-end@2')).toBe('SIGKILL');
        expect(await job()).toMatchObject({ status: 'RUNNING', done: 2, claims: kill });
      }
      await live('');
      expect(await job()).toMatchObject({
        status: 'DONE',
        claims: KILLS + 1,
        done: STEPS,
        total: STEPS,
        result: { counted: STEPS },
      });
    },
    LIMIT_MS,
  );
});
