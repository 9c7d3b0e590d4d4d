import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { checkInvariants } from '../invariants/check.mjs';
import { freePort, startPostgres } from '../pg.mjs';
import { databases } from './databases.mjs';
import { backup } from './backup.mjs';
import { restore } from './restore.mjs';

/**
 * Backs a running platform up, restores it elsewhere, starts the copy's server and looks: nothing
 * that was recorded before the back-up may be missing, every invariant holds, and every document is
 * what its row says.
 */
export async function drill({ databaseUrl, dataDir, prefix = 'palisade_' }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-drill-'));
  fs.chmodSync(folder, 0o711);
  const before = await recorded(databaseUrl, prefix);
  const manifest = await backup({ databaseUrl, dataDir, target: path.join(folder, 'backup') });
  const restoredAt = performance.now();
  const restored = path.join(folder, 'data');
  restore(path.join(folder, 'backup'), restored);
  const [data, logFile] = [path.join(restored, 'postgres'), path.join(folder, 'postgres.log')];
  const server = await startPostgres({ data, port: await freePort(), logFile });
  try {
    const after = await recorded(server.url, prefix);
    const results = await checkInvariants(server.url, prefix);
    return {
      databases: Object.keys(after).length,
      records: sum(after),
      lost: Object.keys(before).filter((name) => !(after[name] >= before[name])),
      broken: results.filter(({ broken }) => broken.length > 0).map(({ name }) => name),
      documents: await checkDocuments(server.url, { prefix, restored }),
      backupSeconds: manifest.seconds,
      restoreSeconds: (performance.now() - restoredAt) / 1_000,
    };
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a drill proved what it should. */
export const passed = ({ lost, broken, documents }) =>
  lost.length === 0 && broken.length === 0 && documents.wrong.length === 0;

/** The result of a drill in one line. */
export function describeDrill(result) {
  const { databases: count, records, lost, broken, documents } = result;
  const seconds = (value) => `${value.toFixed(1)} s`;
  return [
    `${count} databases, ${records} records, ${documents.checked} documents`,
    `${lost.length} lost, ${broken.length} invariants broken, ${documents.wrong.length} documents wrong`,
    `back-up ${seconds(result.backupSeconds)}, restore ${seconds(result.restoreSeconds)}`,
  ].join('; ');
}

const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** How many changes each service has recorded. */
async function recorded(url, prefix) {
  const counts = {};
  for (const name of await databases(url, prefix)) {
    counts[name] = await withClient(`${url}/${name}`, async (client) => {
      const { rows } = await client.query(`select to_regclass('activity') is not null as has`);
      if (!rows[0].has) return 0;
      return (await client.query('select count(*)::int as n from activity')).rows[0].n;
    });
  }
  return counts;
}

async function checkDocuments(url, { prefix, restored }) {
  const rows = await withClient(`${url}/${prefix}docs`, async (client) => {
    return (await client.query('select id, sha256 from document')).rows;
  });
  const isWrong = ({ id, sha256 }) => {
    const file = path.join(restored, 'documents', id);
    if (!fs.existsSync(file)) return true;
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex') !== sha256;
  };
  return { checked: rows.length, wrong: rows.filter(isWrong).map(({ id }) => id) };
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
