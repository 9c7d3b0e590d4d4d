import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FreshDatabases } from '@palisade/testing';
import { built, freshDatabases } from '@palisade/testing';
import { Client } from 'pg';

// As many as the work does in one transaction.
const CHUNK = 100;
// 5,000 in `npm run test:long`.
const ROWS = Number(process.env.BULK_KILL_ROWS ?? 4 * CHUNK);
/** One at every chunk, the last included: more than a job has tries. */
const KILLS = ROWS / CHUNK;
const PORT = 23_420;
const LIMIT_MS = 120_000 + KILLS * 20_000;
const AGENCY = randomUUID();
const UPLOAD = randomUUID();

interface Counts {
  success: number;
  failure: number;
  rows: number;
  lines: number;
  accounts: number;
  scores: number;
  records: number;
  created: number;
  scored: number;
}

describe('SIGKILL in the middle of a bulk upload', () => {
  let folder: string;
  let databases: FreshDatabases;
  let reader: Client;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'bulk-kill-'));
    databases = await freshDatabases(['account']);
    const { DATABASE_URL, DATABASE_PREFIX } = databases.env;
    reader = new Client({ connectionString: `${DATABASE_URL}/${DATABASE_PREFIX}account` });
    await reader.connect();
  });
  afterAll(async () => {
    await reader.end();
    await databases.drop();
    await rm(folder, { recursive: true });
  });

  const first = async <T>(sql: string, parameters: unknown[] = []): Promise<T | undefined> => {
    const { rows } = await reader.query(sql, parameters).catch(() => ({ rows: [] }));
    return rows[0] as T | undefined;
  };
  const counts = () =>
    first<Counts>(
      `select num_success as success, num_failure as failure,
         (select count(*)::int from bulk_upload_row) as rows,
         (select count(distinct line)::int from bulk_upload_row) as lines,
         (select count(distinct name)::int from account) as accounts,
         (select count(distinct account_id)::int from risk_score) as scores,
         (select count(*)::int from activity where action = 'account.create') as records,
         (select count(*)::int from outbox where type = 'account.created.v1') as created,
         (select count(*)::int from outbox where type = 'account.score-changed.v1') as scored
       from bulk_upload`,
    );

  const job = () => first<{ status: string }>('select status from job');

  /** The service lives until a condition holds, or its failpoint kills it. */
  async function live(failpoint: string, until: () => Promise<boolean>): Promise<string | null> {
    const env = {
      ...process.env,
      ...databases.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(PORT),
      DATA_DIR: folder,
      MESSAGE_LEASE_MS: '1000',
      FAILPOINT: failpoint,
    };
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    const program = built('swc/apps/account/src/main.js');
    const service = spawn(process.execPath, [program], { env, stdio: [...stdio] });
    const died = once(service, 'exit');
    while (service.exitCode === null && !service.signalCode && !(await until())) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    service.kill('SIGTERM');
    await died;
    return service.signalCode;
  }

  const csv = (): Buffer => {
    const lines = Array.from({ length: ROWS }, (_, at) => {
      // Each tenth is faulty.
      const phone = at % 10 ? '702-555-0134' : '1';
      return `Client ${at},${phone},10 Canyon Road,Las Vegas,NV,89101`;
    });
    return Buffer.from(['Company,Phone,Address 1,City,State,ZIP code', ...lines].join('\n'));
  };

  async function ask(): Promise<void> {
    const setting = {
      mapping: ['name', 'phone', 'address1', 'city', 'state', 'zipCode'],
      country: 'USA',
      agencyId: AGENCY,
      aggregatorId: null,
      teams: [],
      defaultTeamId: randomUUID(),
    };
    await reader.query(
      `insert into bulk_upload (id, organization_id, uploaded_by, file_name, file, setting,
         num_uploaded, upload_time) values ($1, $2, $2, 'clients.csv', $3, $4, $5, now())`,
      [UPLOAD, AGENCY, csv(), JSON.stringify(setting), ROWS],
    );
    await reader.query(
      `insert into job (id, kind, input, organization_id, user_id, created)
       values ($1, 'bulk-upload', $2, $3, $3, now())`,
      [randomUUID(), JSON.stringify({ uploadId: UPLOAD }), AGENCY],
    );
  }

  it(
    `makes each client once, though it was killed ${KILLS} times`,
    async () => {
      await live('', async () => {
        const table = `select to_regclass('bulk_upload_row')::text as name`;
        return (await first<{ name: string | null }>(table))?.name != null;
      });
      await ask();
      for (let kill = 1; kill <= KILLS; kill++) {
        expect(await live('after-progress-before-end@1', async () => false)).toBe('SIGKILL');
        const { rows, success, failure } = (await counts()) as Counts;
        expect([rows, success + failure]).toEqual([kill * CHUNK, kill * CHUNK]);
      }
      await live('', async () => (await job())?.status === 'DONE');
      const made = (ROWS / 10) * 9;
      expect(await counts()).toEqual({
        success: made,
        failure: ROWS / 10,
        rows: ROWS,
        lines: ROWS,
        accounts: made,
        scores: made,
        records: made,
        created: made,
        scored: made,
      });
    },
    LIMIT_MS,
  );
});
