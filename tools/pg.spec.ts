import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort, startPostgres } from './pg.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-pg-'));
const data = path.join(folder, 'postgres');
const logFile = path.join(folder, 'postgres.log');

// As root the server runs as a user of its own, which must be able to enter.
beforeAll(() => fs.chmodSync(folder, 0o711));
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data and starts again after its parent was killed', async () => {
    const first = await startPostgres({ data, port: await freePort(), logFile });
    expect(first.isNew).toBe(true);
    await query(first.url, 'create table kept as select 1 as id');
    await first.stop();

    const start = `startPostgres(${JSON.stringify({ data, port: await freePort(), logFile })})`;
    const script = `import { startPostgres } from './tools/pg.mjs';
      await ${start}; console.log('up'); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await once(parent, 'exit');

    const again = await startPostgres({ data, port: await freePort(), logFile });
    expect(again.isNew).toBe(false);
    expect(await query(again.url, 'select id from kept')).toEqual([{ id: 1 }]);
    await again.stop();
  });

  it('tells in one sentence why it cannot start', async () => {
    const port = await freePort();
    const other = await startPostgres({ data, port, logFile });
    const wanted = startPostgres({
      data: path.join(folder, 'second'),
      port,
      logFile: path.join(folder, 'second.log'),
    });
    await expect(wanted).rejects.toThrow(/^PostgreSQL did not start: could not .*127\.0\.0\.1/);
    await other.stop();
  });
});
