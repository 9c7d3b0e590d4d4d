import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Advice } from '../advice.mjs';

const SLOT = 'palisade_backup';
/** What of the server's folder belongs to the running server alone. */
const TRANSIENT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'current_logfiles',
]);
/** What of the data folder is not worth keeping, or is kept by the server's own copy. */
const LEFT_OUT = /^(postgres(\.new|\.password)?|logs|running\.json|.*\.lock)$/;

/**
 * Copies all databases as of one moment, while they are in use, and the documents after them: every
 * document that a row names is there before the row is. Answers what the copy holds.
 */
export async function backup({ databaseUrl, dataDir, target }) {
  if (fs.existsSync(target) && fs.readdirSync(target).length > 0) {
    throw new Advice(`${target} is not empty.`, 'choose another folder');
  }
  const startedAt = performance.now();
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  const postgres = await copyServer(databaseUrl, path.join(target, 'postgres'));
  copyFiles(dataDir, path.join(target, 'files'));
  const password = decodeURIComponent(new URL(databaseUrl).password);
  fs.writeFileSync(path.join(target, 'password'), password, { mode: 0o600 });
  const seconds = (performance.now() - startedAt) / 1_000;
  const manifest = { format: 1, taken: new Date().toISOString(), seconds, ...postgres };
  fs.writeFileSync(path.join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** An online copy of the whole server: its files, and the log of what changed meanwhile. */
async function copyServer(databaseUrl, target) {
  const client = new pg.Client({ connectionString: `${databaseUrl}/postgres` });
  await client.connect();
  try {
    const { rows } = await client.query(`select current_setting('data_directory') as folder,
      current_setting('server_version') as version`);
    const [{ folder, version }] = rows;
    requireReadable(folder);
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [SLOT]);
    await client.query(`select pg_backup_start('palisade', true)`);
    copyTree(folder, target);
    const stop = await client.query('select lsn, labelfile from pg_backup_stop(false)');
    const [{ lsn, labelfile }] = stop.rows;
    for (const name of TRANSIENT) {
      if (name.startsWith('pg_')) fs.mkdirSync(path.join(target, name), { recursive: true });
    }
    copyTree(path.join(folder, 'pg_wal'), path.join(target, 'pg_wal'));
    fs.writeFileSync(path.join(target, 'backup_label'), labelfile);
    return { version, upTo: lsn };
  } finally {
    await client.query('select pg_drop_replication_slot($1)', [SLOT]).catch(() => {});
    await client.end();
  }
}

function requireReadable(folder) {
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) return;
  throw new Advice(
    `The files of the database are not on this host (${folder}).`,
    'pg_basebackup or a snapshot of its volume, with DATA_DIR or the bucket after it',
  );
}

/** Files come and go under a running server, and its log is renamed for reuse. */
function copyTree(from, to) {
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  const entries = unlessGone(() => fs.readdirSync(from, { withFileTypes: true })) ?? [];
  for (const entry of entries) {
    if (TRANSIENT.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, copy);
    else copyFile(source, copy);
  }
}

function copyFile(source, copy) {
  unlessGone(() => fs.copyFileSync(source, copy, fs.constants.COPYFILE_FICLONE));
}

function unlessGone(read) {
  try {
    return read();
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

function copyFiles(from, to) {
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of fs.existsSync(from) ? fs.readdirSync(from) : []) {
    if (LEFT_OUT.test(name)) continue;
    fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
}
