import type { FreshDatabases } from '@palisade/testing';
import { freshDatabases } from '@palisade/testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../config/config';
import { connectionOptions, isUniqueViolation, openDataSource } from './database';
import { keepNamesUnique, regenerateColumn } from './regenerate-column';

const UNIQUE = { table: 'pet', index: 'pet_once', within: 'owner', name: 'sort_name' };

describe('names that were equal before they were folded', () => {
  let databases: FreshDatabases;
  let dataSource: DataSource;

  const add = (id: number, owner: number, name: string): Promise<unknown> =>
    dataSource.query('insert into pet (id, owner, name, created) values ($1, $2, $3, now())', [
      id,
      owner,
      name,
    ]);
  const outcome = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'kept',
      (error: unknown) => (isUniqueViolation(error) ? 'refused' : String(error)),
    );

  beforeAll(async () => {
    databases = await freshDatabases(['claims']);
    const tables = { entities: [], migrations: [] };
    const options = connectionOptions('claims', loadConfig(databases.env), tables);
    dataSource = await openDataSource(options);
    await dataSource.query(`
      create table pet (
        id integer primary key, owner integer, name text, created timestamptz,
        sort_name text generated always as (lower(name)) stored
      );
      create index pet_by_name on pet (sort_name, id) where owner > 0;
    `);
    await add(1, 1, 'Élan');
    await add(2, 1, 'ELAN');
    await add(3, 2, 'elan');
    const runner = dataSource.createQueryRunner();
    const column = { table: 'pet', column: 'sort_name', as: 'fold_text(name)' };
    await regenerateColumn(runner, column);
    await keepNamesUnique(runner, UNIQUE);
    await runner.release();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await databases.drop();
  });

  it('stay, and their indexes stand again', async () => {
    const rows = await dataSource.query('select sort_name from pet order by id');
    expect(rows).toEqual([{ sort_name: 'elan' }, { sort_name: 'elan' }, { sort_name: 'elan' }]);
    const [{ indexdef }]: { indexdef: string }[] = await dataSource.query(
      `select indexdef from pg_indexes where indexname = 'pet_by_name'`,
    );
    expect(indexdef).toMatch(/\(sort_name, id\) WHERE \(owner > 0\)$/);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['another of the name', () => add(4, 1, 'élan'), 'refused'],
    ['another of another owner', () => add(5, 3, 'élan'), 'kept'],
    [
      'one that is written otherwise',
      () => dataSource.query(`update pet set name = 'Elan' where id = 2`),
      'kept',
    ],
    [
      'one that gets another name',
      () => dataSource.query(`update pet set name = 'Zulu' where id = 2`),
      'kept',
    ],
    ['a second of that name', () => add(6, 1, 'zulu'), 'refused'],
  ])('%s', async (_, work, expected) => {
    expect(await outcome(work())).toBe(expected);
  });
});
