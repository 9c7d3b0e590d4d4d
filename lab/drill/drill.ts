import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { backup } from '../../tools/ops/backup.mjs';
import { databases } from '../../tools/ops/databases.mjs';
import { restore } from '../../tools/ops/restore.mjs';
import { freePort, startPostgres } from '../../tools/pg.mjs';
import { checkInvariants } from '../invariants/check';

/** A running platform: its server, the folder of its files and what its databases begin with. */
export interface Platform {
  databaseUrl: string;
  dataDir: string;
  prefix?: string;
}

/** What a drill found: what is missing or wrong by its name, and how long the two halves took. */
export interface Drilled {
  databases: number;
  records: number;
  lost: string[];
  broken: string[];
  documents: { checked: number; wrong: string[] };
  backupSeconds: number;
  restoreSeconds: number;
}

type Counts = Record<string, number>;

/**
 * Backs a running platform up, restores it elsewhere, starts the copy's server and looks: nothing
 * that was recorded before the back-up may be missing, every invariant holds, and every document is
 * what its row says.
 */
export async function drill(platform: Platform): Promise<Drilled> {
  const { databaseUrl, dataDir, prefix = 'palisade_' } = platform;
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
export const passed = ({ lost, broken, documents }: Drilled): boolean =>
  lost.length === 0 && broken.length === 0 && documents.wrong.length === 0;

/** The result of a drill in one line. */
export function describeDrill(result: Drilled): string {
  const { databases: count, records, lost, broken, documents } = result;
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  return [
    `${count} databases, ${records} records, ${documents.checked} documents`,
    `${lost.length} lost, ${broken.length} invariants broken, ${documents.wrong.length} documents wrong`,
    `back-up ${seconds(result.backupSeconds)}, restore ${seconds(result.restoreSeconds)}`,
  ].join('; ');
}

const sum = (counts: Counts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** How many changes each service has recorded. */
async function recorded(url: string, prefix: string): Promise<Counts> {
  const counts: Counts = {};
  for (const name of await databases(url, prefix)) {
    counts[name] = await withClient(`${url}/${name}`, async (client) => {
      const { rows } = await client.query(`select to_regclass('activity') is not null as has`);
      if (!rows[0].has) return 0;
      return (await client.query('select count(*)::int as n from activity')).rows[0].n;
    });
  }
  return counts;
}

/** A document by its row. */
interface Kept {
  id: string;
  sha256: string;
}

async function checkDocuments(
  url: string,
  { prefix, restored }: { prefix: string; restored: string },
): Promise<Drilled['documents']> {
  const rows: Kept[] = await withClient(`${url}/${prefix}docs`, async (client) => {
    // The bytes of temporary files go with them.
    const kept = 'select id, sha256 from document where not temp or removed is null';
    return (await client.query(kept)).rows;
  });
  const isWrong = ({ id, sha256 }: Kept): boolean => {
    const file = path.join(restored, 'documents', id);
    if (!fs.existsSync(file)) return true;
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex') !== sha256;
  };
  return { checked: rows.length, wrong: rows.filter(isWrong).map(({ id }) => id) };
}

async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
