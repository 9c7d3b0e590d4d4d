import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Failpoint } from '@palisade/platform';
import type { FreshDatabases } from '@palisade/testing';
import { freshDatabases } from '@palisade/testing';
import { Client } from 'pg';
import { goodMail, MAIL_HOST } from './hostile-mails.fixture';

const MAILS = 8;
const PORT = 23_440;
const PROGRAM = path.resolve('dist/swc/apps/docs/src/main.js');
const LIMIT_MS = 240_000;
const POINTS: Failpoint[] = ['after-files-before-mail', 'after-mail-before-next'];

describe('SIGKILL in the middle of the intake of mails', () => {
  let folder: string;
  let databases: FreshDatabases;
  let reader: Client;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'intake-kill-'));
    await fs.mkdir(path.join(folder, 'mail-in'));
    for (let at = 0; at < MAILS; at++) {
      await fs.writeFile(path.join(folder, 'mail-in', `${at}.eml`), goodMail(at));
    }
    databases = await freshDatabases(['docs']);
    const { DATABASE_URL, DATABASE_PREFIX } = databases.env;
    reader = new Client({ connectionString: `${DATABASE_URL}/${DATABASE_PREFIX}docs` });
    await reader.connect();
  });
  afterAll(async () => {
    await reader.end();
    await databases.drop();
    await fs.rm(folder, { recursive: true });
  });

  const first = async <T>(sql: string): Promise<T | undefined> => {
    const { rows } = await reader.query(sql).catch(() => ({ rows: [] }));
    return rows[0] as T | undefined;
  };
  const isDone = async (): Promise<boolean> => {
    const sql = `select count(*)::int as taken from mail_arrival where state = 'TAKEN'`;
    return (await first<{ taken: number }>(sql))?.taken === MAILS;
  };

  /** The service lives until all mails are taken, or its failpoint kills it. */
  async function live(failpoint: string): Promise<NodeJS.Signals | null> {
    const env = {
      ...process.env,
      ...databases.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(PORT),
      DATA_DIR: folder,
      MAIL_AUTHSERV_ID: MAIL_HOST,
      MESSAGE_LEASE_MS: '500',
      FAILPOINT: failpoint,
    };
    const service = spawn(process.execPath, [PROGRAM], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const died = once(service, 'exit');
    while (service.exitCode === null && !service.signalCode && !(await isDone())) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    service.kill('SIGTERM');
    await died;
    return service.signalCode;
  }

  it(
    'loses and doubles nothing',
    async () => {
      for (const point of POINTS) expect(await live(`${point}@2`)).toBe('SIGKILL');
      await live('');
      const kept = await first(
        `select (select count(*)::int from doc_message where triage_reason is null) as mails,
           (select count(*)::int from document) as documents,
           (select count(*)::int from mail_arrival) as arrivals,
           (select count(distinct body -> 'data' ->> 'subject')::int from outbox) as told,
           (select count(*)::int from outbox where type = 'mail.received.v1') as events`,
      );
      const each = { mails: MAILS, documents: MAILS, arrivals: MAILS, told: MAILS, events: MAILS };
      expect(kept).toEqual(each);
      expect(await fs.readdir(path.join(folder, 'documents'))).toHaveLength(1);
    },
    LIMIT_MS,
  );
});
