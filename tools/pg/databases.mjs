import pg from 'pg';
import { Advice } from '../advice.mjs';

/**
 * Creates the databases that do not exist yet; returns the version of the server.
 * @param {string} url
 * @param {string[]} names
 * @returns {Promise<string>}
 */
export async function createDatabases(url, names) {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  try {
    await client.connect();
    const { rows } = await client.query('select datname from pg_database');
    const existing = new Set(rows.map((row) => row.datname));
    for (const name of names.filter((wanted) => !existing.has(wanted))) {
      await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
    }
    const answer = await client.query('show server_version');
    return answer.rows[0].server_version.split(' ')[0];
  } catch (error) {
    throw new Advice(
      `PostgreSQL at ${withoutPassword(url)} cannot be used: ${error.message || error.code}.`,
      'psql "$DATABASE_URL/postgres"',
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** The URL as it may be shown. */
export function withoutPassword(url) {
  const shown = new URL(url);
  shown.password = '';
  return shown.toString();
}
