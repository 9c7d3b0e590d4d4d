import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Failpoint } from '@palisade/platform';
import { Client } from 'pg';
import { built } from '../built';
import type { FreshDatabases } from '../fresh-databases';
import { freshDatabases } from '../fresh-databases';

/** `npm run test:long` kills more often. */
const KILLS = Number(process.env.EVENT_KILLS ?? 5);
const HITS_PER_LIFE = 3;
/** One life may take a whole batch of 50 before it dies: enough rows for every life. */
const ROWS = KILLS * 50;
const LIMIT_MS = 600_000;

type Program = 'producer' | 'consumer';

/** A program that is started again whenever it was killed; the last life has no failpoint. */
class Reborn {
  kills = 0;
  private child: ChildProcess;
  private ended = false;

  constructor(
    private readonly program: Program,
    private readonly env: Record<string, string>,
    private readonly failpoint?: Failpoint,
  ) {
    this.start();
  }

  async end(): Promise<void> {
    this.ended = true;
    this.child.kill('SIGKILL');
    if (this.child.exitCode === null && !this.child.signalCode) await once(this.child, 'exit');
  }

  private start(): void {
    const isDoomed = this.failpoint && this.kills < KILLS;
    const FAILPOINT = isDoomed ? `${this.failpoint}@${HITS_PER_LIFE}` : '';
    const env = { ...process.env, ...this.env, FAILPOINT };
    this.child = spawn(
      process.execPath,
      [built(`swc/libs/testing/src/kill-harness/${this.program}.js`)],
      {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    this.child.once('exit', (_code, signal) => {
      if (this.ended) return;
      if (signal === 'SIGKILL') this.kills += 1;
      this.start();
    });
  }
}

async function rowsOf(databases: FreshDatabases, name: string, sql: string): Promise<string[]> {
  const { DATABASE_URL, DATABASE_PREFIX } = databases.env;
  const client = new Client({ connectionString: `${DATABASE_URL}/${DATABASE_PREFIX}${name}` });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(sql).catch(() => ({ rows: [] }));
  await client.end();
  return rows.map((row) => row.id);
}

async function settled(databases: FreshDatabases, victim: Reborn): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    const taken = await rowsOf(databases, 'policy', 'select distinct id from taken');
    if (taken.length === ROWS && victim.kills === KILLS) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function survive(point: Failpoint, victim: Program, port: number): Promise<Outcome> {
  const databases = await freshDatabases(['account', 'policy']);
  const env = {
    ...databases.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    MESSAGE_LEASE_MS: '400',
    MESSAGE_RETRY_MS: '20',
    HARNESS_ROWS: String(ROWS),
  };
  // The queue must be bound before anything is published to it.
  const consumer = new Reborn('consumer', env, victim === 'consumer' ? point : undefined);
  await waitForBinding(databases);
  const producer = new Reborn('producer', env, victim === 'producer' ? point : undefined);
  const killed = victim === 'producer' ? producer : consumer;
  await settled(databases, killed);
  await Promise.all([producer.end(), consumer.end()]);
  const made = await rowsOf(databases, 'account', 'select id from made');
  const taken = await rowsOf(databases, 'policy', 'select id from taken');
  await databases.drop();
  const distinct = new Set(taken);
  return {
    kills: killed.kills,
    made: made.length,
    lost: made.filter((id) => !distinct.has(id)).length,
    doubled: taken.length - distinct.size,
  };
}

interface Outcome {
  kills: number;
  made: number;
  lost: number;
  doubled: number;
}

async function waitForBinding(databases: FreshDatabases): Promise<void> {
  const bound = `select queue as id from binding where topic = 'account.links-changed.v1'`;
  while (!(await rowsOf(databases, 'bus', bound)).length) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('SIGKILL on the way of an event', () => {
  it.concurrent.each<[Failpoint, Program, number]>([
    ['after-commit-before-publish', 'producer', 23_000],
    ['after-publish-before-mark', 'producer', 23_100],
    ['inside-handler', 'consumer', 23_200],
    ['after-effect-before-acknowledgement', 'consumer', 23_300],
  ])(
    `loses and doubles nothing: ${KILLS} times %s`,
    async (point, victim, port) => {
      const outcome = await survive(point, victim, port);
      expect(outcome).toEqual({ kills: KILLS, made: ROWS, lost: 0, doubled: 0 });
    },
    LIMIT_MS + 30_000,
  );
});
