import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildWhatRuns } from '../nx.mjs';
import { root } from '../workspace.mjs';
import { copyDemo } from './demo-copy.mjs';
import { freeGatewayPort } from './preflight.mjs';

const FIRST_PORT = 8_100;
const PORTS = 20;
const COMPLAINTS = 20;
const SETTINGS = {
  NODE_ENV: 'development',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIGN_IN_LIMIT_PER_MINUTE: '1000',
  CRASH_LIMIT_PER_MINUTE: '1000',
  E_CHECK_SECONDS: '1',
  SANDBOX: 'false',
  DEMO_HISTORY: 'none',
};

/**
 * A process of a stack.
 * @typedef {{ url: string, pid: number }} Service
 */

/**
 * Everything on fresh data. `services` are by their names; raters after the first are `rater-2` and so on.
 * @typedef {object} Stack
 * @property {string} url
 * @property {string} database
 * @property {number} pid
 * @property {string} dataDir
 * @property {Record<string, Service>} services
 * @property {(name: string) => string} addressOf
 * @property {number} readySeconds
 * @property {() => Promise<void>} stop
 */

/**
 * Starts everything on fresh data; answers its address, that of its database and how to stop it.
 * @param {...string} args
 */
export const startOwnStack = (...args) => startStack({ args });

/**
 * The same with an environment, on a current build: one that names a DATABASE_URL brings its own database
 * server; one that `isCopied` begins with a copy of what a first start has made.
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv, isCopied?: boolean }} options
 * @returns {Promise<Stack>}
 */
export async function startStack({ args = [], env: given = {}, isCopied = false }) {
  await buildWhatRuns();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-walk-'));
  // As root PostgreSQL runs as a user of its own, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  const port = Number(given.PORT ?? (await freeGatewayPort(FIRST_PORT, PORTS)));
  const DATA_DIR = `${folder}/data`;
  const inherited = { ...process.env };
  delete inherited.DATABASE_URL;
  const settings = { ...SETTINGS, ...given, PORT: String(port), DATA_DIR };
  if (isCopied) await copyDemo(settings, (first) => startOnce({ ...inherited, ...first }));
  const { stack, state, end } = await launch({ ...inherited, ...settings }, args);
  const { services, readySeconds } = state;
  const stop = async () => {
    await end();
    fs.rmSync(folder, { recursive: true });
  };
  return {
    url: `http://localhost:${port}`,
    database: given.DATABASE_URL ?? embeddedDatabase(DATA_DIR),
    pid: stack.pid,
    dataDir: DATA_DIR,
    services,
    addressOf: (name) => services[name].url,
    readySeconds,
    stop,
  };
}

/** A first start, which ends as soon as it is ready. */
export async function startOnce(env) {
  const { end } = await launch(env, []);
  await end();
}

async function launch(env, args) {
  const command = ['tools/start.mjs', '--json', ...args];
  const stack = spawn(process.execPath, command, { cwd: root, env, stdio: 'pipe' });
  const end = async () => {
    stack.kill('SIGTERM');
    if (stack.exitCode === null) await once(stack, 'exit');
  };
  return { stack, state: await announced(stack), end };
}

/** What a stack tells when it is ready; one that ends instead has told why. */
async function announced(stack) {
  const complaints = [];
  createInterface({ input: stack.stderr }).on('line', (line) => {
    complaints.push(line);
    if (complaints.length > COMPLAINTS) complaints.shift();
  });
  for await (const line of createInterface({ input: stack.stdout })) {
    if (line.startsWith('{')) return JSON.parse(line);
  }
  throw new Error(['The stack did not start.', ...complaints].join('\n'));
}

function embeddedDatabase(folder) {
  const { postgresPort } = JSON.parse(fs.readFileSync(`${folder}/running.json`, 'utf8'));
  const password = fs.readFileSync(`${folder}/postgres.password`, 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${postgresPort}`;
}
