import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { walkEverything } from './demo/walk-everything.mjs';
import { checkInvariants, INVARIANTS } from './invariants/check.mjs';
import { PLANTS, UNSENT } from './invariants/plants.fixture.mjs';
import { freeGatewayPort } from './start/preflight.mjs';

type Query = (database: string, sql: string, values?: unknown[]) => Promise<object[]>;

const FIRST_PORT = 8_100;
const PORTS = 12;
const START_MS = 180_000;
const WALK_MS = 180_000;
const SETTLE_MS = 20_000;

/** Starts everything on fresh data; answers its address and that of its database. */
async function start(...args: string[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-walk-'));
  // As root PostgreSQL runs as a user of its own, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  const { DATABASE_URL: _server, ...rest } = process.env;
  const port = await freeGatewayPort(FIRST_PORT, PORTS);
  const DATA_DIR = `${folder}/data`;
  const env = { ...rest, NODE_ENV: 'development', PORT: String(port), DATA_DIR };
  const stack: ChildProcess = spawn(process.execPath, ['tools/start.mjs', '--json', ...args], {
    env,
    stdio: 'pipe',
  });
  for await (const line of createInterface({ input: stack.stdout as NodeJS.ReadableStream })) {
    if (line.startsWith('{')) break;
  }
  const { postgresPort } = JSON.parse(fs.readFileSync(`${DATA_DIR}/running.json`, 'utf8'));
  const password = fs.readFileSync(`${DATA_DIR}/postgres.password`, 'utf8').trim();
  const stop = async (): Promise<void> => {
    stack.kill('SIGTERM');
    if (stack.exitCode === null) await once(stack, 'exit');
    fs.rmSync(folder, { recursive: true });
  };
  return {
    url: `http://localhost:${port}`,
    database: `postgres://postgres:${password}@127.0.0.1:${postgresPort}`,
    stop,
  };
}

/** Names of broken invariants, once what is under way has settled. */
async function brokenOf(database: string): Promise<string[]> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const results = await checkInvariants(database);
    const broken = results.filter((result) => result.broken.length > 0);
    if (!broken.length || Date.now() > deadline) {
      return broken.map(({ name, broken: rows }) => `${name}: ${JSON.stringify(rows[0])}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

describe.each([['in one process'], ['with a process for each service', '--processes']])(
  'the walk from look-up to cancellation, %s',
  (_, ...args) => {
    let stack: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      stack = await start(...args);
    }, START_MS);
    afterAll(() => stack.stop(), 30_000);

    it(
      'does what it says for every product, and every invariant holds',
      async () => {
        const said: string[] = [];
        await walkEverything(stack.url, (line: string) => said.push(line));
        expect(said.filter((line) => line.includes('read back'))).toHaveLength(3);
        expect(await brokenOf(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    if (args.length) return;

    it(
      'has an invariant that sees each planted error',
      async () => {
        const blind: string[] = [];
        for (const { name, find } of INVARIANTS) {
          if (!(await sees(name, find, stack.database))) blind.push(name);
        }
        expect(blind).toEqual([]);
      },
      WALK_MS,
    );
  },
);

/** Whether an invariant that holds is broken by its plant, all of it in transactions rolled back. */
async function sees(
  name: string,
  find: (query: Query) => Promise<object[]>,
  url: string,
): Promise<boolean> {
  const clients = new Map<string, pg.Client>();
  const query: Query = async (database, sql, values) => {
    let client = clients.get(database);
    if (!client) {
      client = new pg.Client({ connectionString: `${url}/palisade_${database}` });
      clients.set(database, client);
      await client.connect();
      await client.query('begin; set local session_replication_role = replica');
    }
    return (await client.query(sql, values)).rows;
  };
  try {
    const held = (await find(query)).length === 0;
    const service = /\((\w+)\)$/.exec(name)?.[1];
    const [database, sql] = service ? [service, UNSENT] : PLANTS[name as keyof typeof PLANTS];
    await query(String(database), String(sql));
    return held && (await find(query)).length > 0;
  } finally {
    for (const client of clients.values()) await client.end();
  }
}
