import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { leftoverPid, stopLeftover } from './pg/leftover.mjs';
import { choosePlace, possibleData } from './pg/place.mjs';
import { initialise, launch, SUPERUSER } from './pg/server.mjs';

const TEST_PREFIX = 'palisade-test-';

/**
 * A PostgreSQL server that was started here; `exited` settles when it has ended.
 * @typedef {object} Server
 * @property {string} url
 * @property {number} port
 * @property {string} password
 * @property {boolean} isNew
 * @property {number} pid
 * @property {Promise<unknown>} exited
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the embedded PostgreSQL on durable data; the first start makes the data folder, and a
 * server that a killed start left behind is stopped first. `say` is told what is waited for.
 * @param {{ data: string, port: number, logFile: string, forTests?: boolean, say?: (line: string) => void }} options
 * @returns {Promise<Server>}
 */
export async function startPostgres({ data, port, logFile, forTests = false, say }) {
  const place = choosePlace(data);
  fs.mkdirSync(path.dirname(data), { recursive: true });
  await stopLeftover(place.data);
  const { password, isNew } = initialise(place, forTests);
  const server = await launch(place, { port, password, logFile, forTests, say });
  return { ...server, port, password, isNew };
}

/** Stops the server that a killed start left running on a data folder, wherever that moved to. */
export async function stopAbandonedPostgres(data) {
  for (const folder of possibleData(data)) await stopLeftover(folder);
}

/** A server for tests: data in a temporary folder, no fsync, gone after `stop()`. */
export async function startTestPostgres() {
  await removeAbandoned();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${TEST_PREFIX}${process.pid}-`));
  fs.chmodSync(folder, 0o711);
  const data = path.join(folder, 'data');
  const logFile = path.join(folder, 'postgres.log');
  const server = await startPostgres({ data, port: await freePort(), logFile, forTests: true });
  const stop = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop, env: environmentOf(server) };
}

/**
 * A port of 127.0.0.1 that nothing listens on at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The variables by which libpq, node-postgres and the services find a server. */
function environmentOf({ url, port, password }) {
  return {
    DATABASE_URL: url,
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: SUPERUSER,
    PGPASSWORD: password,
  };
}

/** A test run that was killed leaves its server and its folder behind; the next one tidies up. */
async function removeAbandoned() {
  for (const name of fs.readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(TEST_PREFIX))) {
    const owner = Number(name.slice(TEST_PREFIX.length).split('-')[0]);
    if (isAlive(owner)) continue;
    const folder = path.join(os.tmpdir(), name);
    if (leftoverPid(path.join(folder, 'data'))) await stopLeftover(path.join(folder, 'data'));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
