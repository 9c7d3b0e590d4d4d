import { freshDatabases, cuttable, eventually } from '@palisade/testing';
import type { Cuttable } from '@palisade/testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../config/config';
import { connectionOptions, openDataSource } from './database';

const SILENT_AT_MOST_MS = 2_500;
const STANDSTILL_MS = 3_000;

function standStill(): void {
  const untilMs = Date.now() + STANDSTILL_MS;
  while (Date.now() < untilMs);
}

describe('a database that answers nothing any more', () => {
  let drop: () => Promise<void>;
  let way: Cuttable;
  let dataSource: DataSource;

  beforeEach(async () => {
    const databases = await freshDatabases(['claims']);
    ({ drop } = databases);
    const url = new URL(databases.env.DATABASE_URL);
    way = await cuttable(Number(url.port), url.hostname);
    url.port = String(way.port);
    const env = { ...databases.env, DATABASE_URL: url.href };
    const tables = { entities: [], migrations: [] };
    dataSource = await openDataSource(connectionOptions('claims', loadConfig(env), tables));
  });
  afterEach(async () => {
    await dataSource.destroy();
    await way.close();
    await drop();
  });

  const failureOf = async (statement: string): Promise<[string, number]> => {
    const startedMs = Date.now();
    const failure = await dataSource.query(statement).then(
      () => '',
      (error: Error) => error.message,
    );
    return [failure, Date.now() - startedMs];
  };

  it('fails who waits for it within two seconds, others at once, and nobody afterwards', async () => {
    way.silence();
    const [first, firstMs] = await failureOf('select 1');
    expect(first).toContain('Connection terminated');
    expect(firstMs).toBeLessThan(SILENT_AT_MOST_MS);
    const [second, secondMs] = await failureOf('select 1');
    expect(second).toContain('database is unavailable');
    expect(secondMs).toBeLessThan(firstMs / 2);
    way.mend();
    await eventually(async () => (await failureOf('select 1'))[0] === '');
  });

  it('does not take its own standstill for a silence of the database', async () => {
    const answer = failureOf('select pg_sleep(0.3)');
    await eventually(async () => (await failureOf('select 1'))[0] === '');
    standStill();
    expect((await answer)[0]).toBe('');
    expect((await failureOf('select 1'))[0]).toBe('');
  });

  it('waits for a long statement of one that answers', async () => {
    expect((await failureOf('select pg_sleep(2.5)'))[0]).toBe('');
  });
});
