import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort, startPostgres } from '../pg.mjs';
import { backup } from './backup.mjs';
import { restore } from './restore.mjs';

describe('a back-up', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-backup-spec-'));
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  const target = path.join(folder, 'backup');
  const start = async (data: string) =>
    startPostgres({
      data: path.join(data, 'postgres'),
      port: await freePort(),
      logFile: path.join(folder, 'postgres.log'),
    });
  let server: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    server = await start(dataDir);
  });
  afterAll(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const on = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  it('holds all that was there when it began, taken while it is written to', async () => {
    const document = randomBytes(50_000);
    const docId = randomUUID();
    fs.mkdirSync(path.join(dataDir, 'documents'));
    fs.writeFileSync(path.join(dataDir, 'documents', docId), document);
    await on(server.url, async (client) => {
      await client.query('create table entry (n serial primary key, text text not null)');
      await client.query(
        `insert into entry (text) select repeat('x', 1000) from generate_series(1, 5000)`,
      );
    });
    let isOver = false;
    const writing = on(server.url, async (client) => {
      while (!isOver) await client.query(`insert into entry (text) values ('meanwhile')`);
    });
    await backup({ databaseUrl: server.url, dataDir, target });
    isOver = true;
    await writing;

    const restored = path.join(folder, 'restored');
    restore(target, restored);
    const copy = await start(restored);
    const rows = await on(copy.url, async (client) => {
      const sql = `select count(*)::int as n, max(n) as last, count(distinct n)::int as known,
        count(*) filter (where text like 'xxx%')::int as before from entry`;
      return (await client.query(sql)).rows;
    });
    await copy.stop();
    const [{ n, last, known, before }] = rows;
    expect(before).toBe(5000);
    expect([known, last]).toEqual([n, n]);
    const kept = fs.readFileSync(path.join(restored, 'documents', docId));
    const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
    expect(hash(kept)).toBe(hash(document));
  });

  it('overwrites nothing', async () => {
    const again = backup({ databaseUrl: server.url, dataDir, target });
    await expect(again).rejects.toThrow('is not empty');
    expect(() => restore(target, dataDir)).toThrow('is not empty');
  });

  it('that was not finished is not restored', () => {
    const half = path.join(folder, 'half');
    fs.mkdirSync(half);
    expect(() => restore(half, path.join(folder, 'new'))).toThrow('no finished back-up');
  });
});
