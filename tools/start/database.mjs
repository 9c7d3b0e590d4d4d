import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../pg.mjs';
import { createDatabases, withoutPassword } from '../pg/databases.mjs';
import { dataDir } from '../workspace.mjs';
import { SUPERUSER } from '../pg/server.mjs';
import { logFile } from './logs.mjs';
import { whoRuns } from './run-lock.mjs';

const RESTART_MS = 1_000;

/** Folder that the embedded server is asked to keep its data in. */
export const postgresData = () => path.join(dataDir(), 'postgres');

/**
 * URL of the embedded server of the Palisade that runs on this data folder, if one does.
 * @returns {string | undefined}
 */
export function runningDatabase() {
  const holder = whoRuns();
  const passwordFile = `${postgresData()}.password`;
  if (!holder || !fs.existsSync(passwordFile)) return undefined;
  const password = fs.readFileSync(passwordFile, 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${holder.postgresPort}`;
}

/** The server of DATABASE_URL, else the embedded one; with every database that is needed. */
export async function openDatabase({ port, databases, say }) {
  const given = process.env.DATABASE_URL?.replace(/\/$/, '');
  if (given) {
    const version = await createDatabases(given, databases);
    const description = `${version} at ${withoutPassword(given)}`;
    return { url: given, description, settle: async () => {}, stop: async () => {} };
  }
  const options = { data: postgresData(), port, logFile: logFile('postgres'), say };
  const state = { isStopping: false, server: await startPostgres(options) };
  void keepRunning(state, options, say);
  const version = await createDatabases(state.server.url, databases);
  const stop = () => {
    state.isStopping = true;
    return state.server.stop();
  };
  const { url } = state.server;
  return { url, description: `${version} embedded`, settle: () => checkpoint(url), stop };
}

/** What was written until now need not be redone when the server ends without warning. */
async function checkpoint(connectionString) {
  const client = new pg.Client({ connectionString: `${connectionString}/postgres` });
  try {
    await client.connect();
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** The services reconnect by themselves; somebody has to start the server again. */
async function keepRunning(state, options, say) {
  for (;;) {
    await state.server.exited;
    if (state.isStopping) return;
    say(`PostgreSQL ended by itself, starts again: ${options.logFile}`);
    while (!state.isStopping) {
      await sleep(RESTART_MS);
      const restarted = await startPostgres(options).catch((error) => say(error.message));
      if (!restarted) continue;
      state.server = restarted;
      break;
    }
  }
}
