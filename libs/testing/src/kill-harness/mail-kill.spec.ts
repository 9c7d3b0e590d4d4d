import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { built } from '../built';
import type { FreshDatabases } from '../fresh-databases';
import { freshDatabases } from '../fresh-databases';

const KILLS = 3;
const HITS_PER_LIFE = 3;
const ROWS = 30;
const PORT = 23_400;
const LIMIT_MS = 120_000;

describe('SIGKILL on the way of a mail', () => {
  let folder: string;
  let databases: FreshDatabases;
  let reader: Client;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'mail-kill-'));
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

  /** Lets the sender live until it is killed, or until nothing is left to send. */
  async function live(failpoint: string): Promise<NodeJS.Signals | null> {
    const env = {
      ...process.env,
      ...databases.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(PORT),
      DATA_DIR: folder,
      MESSAGE_LEASE_MS: '400',
      HARNESS_ROWS: String(ROWS),
      FAILPOINT: failpoint,
    };
    const program = built('swc/libs/testing/src/kill-harness/sender.js');
    const sender = spawn(process.execPath, [program], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const died = once(sender, 'exit');
    while (sender.exitCode === null && !sender.signalCode && !(await isDone())) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    sender.kill('SIGTERM');
    await died;
    return sender.signalCode;
  }

  const count = async (sql: string): Promise<number> =>
    (await reader.query<{ n: number }>(sql).catch(() => ({ rows: [{ n: -1 }] }))).rows[0].n;

  async function isDone(): Promise<boolean> {
    const written = await count('select count(*)::int as n from written');
    return written === ROWS && !(await count('select count(*)::int as n from outgoing_message'));
  }

  async function subjects(): Promise<string[]> {
    const box = path.join(folder, 'mailbox');
    const files = (await readdir(box)).filter((name) => name.endsWith('.json'));
    const texts = await Promise.all(files.map((name) => readFile(path.join(box, name), 'utf8')));
    return texts.map((text) => (JSON.parse(text) as { subject: string }).subject).sort();
  }

  it(
    `loses and doubles none: ${KILLS} times between sending and forgetting it`,
    async () => {
      const ends = [];
      for (let kill = 0; kill < KILLS; kill++) {
        ends.push(await live(`after-send-before-delete@${HITS_PER_LIFE}`));
      }
      expect(ends).toEqual(Array(KILLS).fill('SIGKILL'));
      await live('');
      const { rows } = await reader.query<{ id: string }>('select id from written order by id');
      expect(await subjects()).toEqual(rows.map(({ id }) => id));
      expect(rows).toHaveLength(ROWS);
    },
    LIMIT_MS,
  );
});
