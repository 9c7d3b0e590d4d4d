import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@palisade/platform';
import { Client } from 'pg';

/** Databases of one test suite, on the server that the test run started. */
export interface FreshDatabases {
  /** What the environment of the services under test must say. */
  env: { DATABASE_URL: string; DATABASE_PREFIX: string };
  drop(): Promise<void>;
}

/** Creates empty databases for these services and the queue, under names of their own. */
export async function freshDatabases(services: ServiceName[]): Promise<FreshDatabases> {
  const DATABASE_URL = process.env.DATABASE_URL;
  if (!DATABASE_URL) throw new Error('DATABASE_URL names no server: run the tests by npm test.');
  const DATABASE_PREFIX = `test_${randomBytes(6).toString('hex')}_`;
  const names = [...services, 'bus'].map((name) => DATABASE_PREFIX + name);
  const statements = (verb: (name: string) => string): Promise<void> =>
    onServer(DATABASE_URL, names.map(verb));
  await statements((name) => `create database "${name}" template template0 strategy file_copy`);
  const drop = (): Promise<void> =>
    statements((name) => `drop database if exists "${name}" with (force)`);
  return { env: { DATABASE_URL, DATABASE_PREFIX }, drop };
}

async function onServer(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
