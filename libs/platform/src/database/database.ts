import pg from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';
import type { Config } from '../config/config';
import { databaseUrl } from '../config/config';
import type { ServiceName } from '../config/services';
import { platformMigrations } from '../migrations';
import { AmbientDataSource } from './ambient-data-source';
import { DatabaseWatch } from './database-watch';
import { DATES_AS_TEXT } from './dates-as-text';

/** Tables of a service: its entities and its migrations, the oldest first. */
export interface ServiceTables {
  entities: (EntitySchema | (new () => object))[];
  migrations: (new () => MigrationInterface)[];
}

/** One number for all services: a lock is held per database. */
const MIGRATION_LOCK = 7_310_001;
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 10_000;
/** Stay open while nothing is asked: a new connection costs more than a statement, and knows no plans. */
const POOL_MIN = 2;
const WATCH = {
  suspectMs: 700,
  probeMs: 1_000,
  deadMs: STATEMENT_TIMEOUT_MS + 1_000,
  lookMs: 150,
};

/** How the service connects to its own database, and what it keeps there. */
export function connectionOptions(
  service: ServiceName,
  config: Config,
  tables: ServiceTables,
): DataSourceOptions {
  return {
    type: 'postgres',
    // Given, because a bundle would otherwise look for a second one.
    driver: pg,
    url: databaseUrl(config, service),
    applicationName: `palisade-${service}`,
    entities: tables.entities,
    migrations: [...platformMigrations, ...tables.migrations],
    migrationsTransactionMode: 'each',
    extra: {
      min: Math.min(POOL_MIN, config.values.DATABASE_POOL),
      max: config.values.DATABASE_POOL,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      options: '-c TimeZone=UTC',
      types: DATES_AS_TEXT,
    },
  };
}

/** A data source, connected and watched, on a database that is up to date. */
export async function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  const { url = '' } = options as { url?: string };
  const watch = new DatabaseWatch(url, WATCH);
  const extra = { ...(options.extra as object), Client: watch.clientClass };
  const dataSource = new AmbientDataSource({ ...options, extra } as DataSourceOptions, watch);
  await dataSource.initialize();
  await migrate(dataSource);
  return dataSource;
}

/**
 * Brings the database up to date, on connections without a time limit or watch, because an index on
 * real data takes its time. Processes that start together wait for one another.
 */
async function migrate({ options }: DataSource): Promise<void> {
  const extra = { ...(options.extra as object), statement_timeout: 0, Client: undefined };
  const migrator = await new DataSource({ ...options, extra } as DataSourceOptions).initialize();
  const lock = migrator.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock($1)`, [MIGRATION_LOCK]);
    await migrator.runMigrations();
  } finally {
    await lock.release();
    await migrator.destroy();
  }
}

const UNIQUE_VIOLATION = '23505';

/** Whether an error is the database's refusal of a second row with the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    (error as { driverError?: { code?: string } } | null)?.driverError?.code === UNIQUE_VIOLATION
  );
}
