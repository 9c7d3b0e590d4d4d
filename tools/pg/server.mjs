import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Advice } from '../advice.mjs';
import { signOf, untilUp } from './recovery.mjs';

export const SUPERUSER = 'postgres';
const STOP_MS = 20_000;
const ANSWER_MS = 5_000;
const PASSWORD_BYTES = 18;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
};
const TEST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Makes the data folder unless it exists; returns the password, which lies beside the data. */
export function initialise({ identity, folder, data }, forTests) {
  const passwordFile = `${data}.password`;
  if (fs.existsSync(data)) return { password: readPassword(passwordFile), isNew: false };
  const password = forTests ? SUPERUSER : randomBytes(PASSWORD_BYTES).toString('base64url');
  // An interrupted first start leaves the draft, never half a data folder.
  const draft = `${data}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { mode: 0o700 });
  const handOver = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-initdb-'));
  const copy = path.join(handOver, 'password');
  fs.writeFileSync(copy, password);
  if (identity.uid !== undefined) {
    for (const owned of [draft, handOver, copy]) fs.chownSync(owned, identity.uid, identity.gid);
  }
  const flags = [
    '--auth=scram-sha-256',
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale=C',
  ];
  const args = ['-D', draft, `--pwfile=${copy}`, ...flags, ...(forTests ? ['--no-sync'] : [])];
  const options = { ...identity, encoding: 'utf8', cwd: '/', env: serverEnvironment() };
  const { status, stderr, error } = spawnSync(path.join(folder, 'bin', 'initdb'), args, options);
  fs.rmSync(handOver, { recursive: true, force: true });
  if (status !== 0) throw failure(error?.message ?? stderr);
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  fs.renameSync(draft, data);
  return { password, isNew: true };
}

function readPassword(file) {
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  throw new Advice(`The password of the database is gone (${file}).`, 'npm run reset');
}

/**
 * Starts the server in a process group of its own: Ctrl-C must reach the services first. A server
 * that recovers is waited for as long as it goes forward.
 */
export async function launch(place, { port, password, logFile, forTests, say }) {
  const settings = { ...SETTINGS, ...(forTests ? TEST_SETTINGS : {}), port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = fs.openSync(logFile, 'a');
  const logStart = fs.fstatSync(log).size;
  const program = path.join(place.folder, 'bin', 'postgres');
  const child = spawn(program, ['-D', place.data, ...flags], {
    ...place.identity,
    detached: true,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}`;
  let hasEnded = false;
  void exited.then(() => (hasEnded = true));
  const logged = () => fs.readFileSync(logFile, 'utf8').slice(logStart);
  const isReady = await untilUp({
    isUp: () => answers(url),
    isRunning: () => !hasEnded,
    sign: () => signOf(child.pid, logged()),
    say,
  });
  if (!isReady) {
    child.kill('SIGQUIT');
    throw failure(logged());
  }
  return { url, pid: child.pid, exited, stop: () => stop(child, exited) };
}

async function stop(child, exited) {
  child.kill('SIGINT');
  const isDown = await Promise.race([
    exited.then(() => true),
    sleep(STOP_MS, false, { ref: false }),
  ]);
  if (!isDown) child.kill('SIGQUIT');
  await exited;
}

async function answers(url) {
  const client = new pg.Client({
    connectionString: `${url}/postgres`,
    connectionTimeoutMillis: ANSWER_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function serverEnvironment() {
  return { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' };
}

function failure(log) {
  const lines = log.trim().split('\n');
  const first = (pattern) => lines.find((line) => pattern.test(line));
  const line = first(/could not/) ?? first(/FATAL|PANIC|error:/) ?? lines.at(-1);
  const cause = line.replace(/^.*?(LOG|FATAL|PANIC|error):\s*/, '');
  const isFull = /No space left/.test(log);
  return new Advice(
    isFull ? 'The disk is full: PostgreSQL cannot write.' : `PostgreSQL did not start: ${cause}`,
    isFull ? 'df -h .' : 'npm run doctor',
  );
}
