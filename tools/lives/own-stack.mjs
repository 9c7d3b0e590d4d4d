import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freeGatewayPort } from '../start/preflight.mjs';
import { readServices } from '../start/services.mjs';
import { root } from '../workspace.mjs';

const FIRST_PORT = 8_100;
const PORTS = 12;
const SETTINGS = {
  NODE_ENV: 'development',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SIGN_IN_LIMIT_PER_MINUTE: '1000',
  E_CHECK_SECONDS: '1',
};

/** Starts everything on fresh data; answers its address, that of its database and how to stop it. */
export async function startOwnStack(...args) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-walk-'));
  // As root PostgreSQL runs as a user of its own, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  const port = await freeGatewayPort(FIRST_PORT, PORTS);
  const DATA_DIR = `${folder}/data`;
  const env = { ...process.env, ...SETTINGS, PORT: String(port), DATA_DIR };
  delete env.DATABASE_URL;
  const command = ['tools/start.mjs', '--json', ...args];
  const stack = spawn(process.execPath, command, { cwd: root, env, stdio: 'pipe' });
  for await (const line of createInterface({ input: stack.stdout })) {
    if (line.startsWith('{')) break;
  }
  const { postgresPort } = JSON.parse(fs.readFileSync(`${DATA_DIR}/running.json`, 'utf8'));
  const password = fs.readFileSync(`${DATA_DIR}/postgres.password`, 'utf8').trim();
  const { services } = readServices({ PORT: String(port) });
  const addresses = new Map(services.map(({ name, url }) => [name, url]));
  const stop = async () => {
    stack.kill('SIGTERM');
    if (stack.exitCode === null) await once(stack, 'exit');
    fs.rmSync(folder, { recursive: true });
  };
  return {
    url: `http://localhost:${port}`,
    database: `postgres://postgres:${password}@127.0.0.1:${postgresPort}`,
    pid: stack.pid,
    dataDir: DATA_DIR,
    addressOf: (name) => addresses.get(name),
    stop,
  };
}
