import type { ServiceName, ServiceTables } from '@palisade/platform';
import { connectionOptions, loadConfig, SERVICE_NAMES } from '@palisade/platform';
import { freshDatabases } from '@palisade/testing';
import { DataSource } from 'typeorm';
import type { QueryRunner } from 'typeorm';
import { breaksOldCode, readCatalog } from './catalog.mjs';

/** Narrowed before there was a release that could run beside it. */
const BEFORE_THE_FIRST_RELEASE = [
  'AddMfaSessions1700000002012: session.last_used is new and required',
];

const VALUES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'old'`,
  boolean: 'false',
  jsonb: `'{}'`,
  date: 'current_date',
};

/** Statements that no old code survives, and what is said of them. */
const NARROWING = {
  'drop table part': 'part is gone',
  'alter table part drop column name': 'part.name is gone',
  'alter table part rename column name to title': 'part.name is gone',
  'alter table part alter column name type integer using 1': 'part.name is now integer',
  'alter table part alter column name set not null': 'part.name is now required',
  'alter table part add column code text not null': 'part.code is new and required',
};

const tablesOf = (service: ServiceName): ServiceTables =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- which one is known while running
  (require(`../../apps/${service}/src/data-source`) as { tables: ServiceTables }).tables;

/** A service's database before any migration. */
async function emptyDatabase(service: ServiceName) {
  const databases = await freshDatabases([service]);
  const options = connectionOptions(service, loadConfig(databases.env), tablesOf(service));
  const dataSource = await new DataSource(options).initialize();
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await databases.drop();
  };
  return { dataSource, runner: dataSource.createQueryRunner(), close };
}

const catalogOf = (runner: QueryRunner) => readCatalog((sql: string) => runner.query(sql));

/** An insert that names only these columns, as code that knows no others writes it. */
function insertOf(table: string, columns: Map<string, { type: string }>): string {
  const names = [...columns.keys()].join(', ');
  const values = [...columns.values()].map(({ type }) => {
    if (type.startsWith('timestamp')) return 'now()';
    return VALUES[type] ?? '1';
  });
  return `insert into ${table} (${names}) values (${values.join(', ')})`;
}

describe('migrations', () => {
  it.each(SERVICE_NAMES)(
    'of %s leave code of the version before able to go on',
    async (service) => {
      const { dataSource, runner, close } = await emptyDatabase(service);
      const broken: string[] = [];
      let before = await catalogOf(runner);
      for (const migration of dataSource.migrations) {
        await migration.up(runner);
        const after = await catalogOf(runner);
        broken.push(...breaksOldCode(before, after).map((what) => `${migration.name}: ${what}`));
        before = after;
      }
      await runner.release();
      await close();
      expect(broken.filter((what) => !BEFORE_THE_FIRST_RELEASE.includes(what))).toEqual([]);
    },
  );

  it('let an old writer go on beside a new one', async () => {
    const { dataSource, runner, close } = await emptyDatabase('quote');
    const { migrations } = dataSource;
    const at = migrations.findIndex(({ name }) => name?.startsWith('AddRatingEngine'));
    for (const migration of migrations.slice(0, at)) await migration.up(runner);
    const before = await catalogOf(runner);
    await migrations[at].up(runner);
    const after = await catalogOf(runner);
    const changed = [...before].filter(([table, { size }]) => after.get(table)?.size !== size);
    expect(changed.map(([table]) => table)).toEqual(['rating']);
    await runner.query('set session_replication_role = replica'); // No quote is needed for this.
    for (const [table, columns] of changed) {
      await runner.query(insertOf(table, columns));
      await runner.query(insertOf(table, after.get(table) ?? columns));
      const rows: unknown[] = await runner.query(
        `select ${[...columns.keys()].join()} from ${table}`,
      );
      expect(rows).toHaveLength(2);
    }
    await runner.release();
    await close();
  });

  it('would be refused when they take something away', async () => {
    const { runner, close } = await emptyDatabase('claims');
    await runner.query('create table part (id uuid primary key, name text)');
    const before = await catalogOf(runner);
    for (const [statement, report] of Object.entries(NARROWING)) {
      await runner.startTransaction();
      await runner.query(statement);
      expect(breaksOldCode(before, await catalogOf(runner))).toContain(report);
      await runner.rollbackTransaction();
    }
    await runner.release();
    await close();
  });
});
