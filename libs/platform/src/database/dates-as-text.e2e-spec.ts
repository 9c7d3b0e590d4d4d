import type { FreshDatabases } from '@palisade/testing';
import { freshDatabases } from '@palisade/testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../config/config';
import { connectionOptions, openDataSource } from './database';

const SQL = `select $1::date as day, array[$1::date, null] as days, null::date as none,
  ($1::date + time '23:30') at time zone 'UTC' as moment, $1::date < '2026-03-02' as before`;
const DAY = '2026-03-01';
const EXPECTED = {
  day: DAY,
  days: [DAY, null],
  none: null,
  moment: new Date(`${DAY}T23:30:00Z`),
  before: true,
};

describe('a date that is read without an entity', () => {
  let databases: FreshDatabases;
  let dataSource: DataSource;

  beforeAll(async () => {
    databases = await freshDatabases(['claims']);
    const tables = { entities: [], migrations: [] };
    const options = connectionOptions('claims', loadConfig(databases.env), tables);
    dataSource = await openDataSource(options);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await databases.drop();
  });

  it('is the text of its day, alone and in a list, and a moment stays a moment', async () => {
    expect(await dataSource.query(SQL, [DAY])).toEqual([EXPECTED]);
    const [{ day }]: [{ day: string }] = await dataSource.query(SQL, [DAY]);
    expect(day < '2026-03-02' && day > '2026-02-28').toBe(true);
  });
});
