import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { writeFiles } from './files.mjs';
import { isLeftOut, SERVICES } from './tables.mjs';

const PREFIX = 'palisade_';
const QUIET_MS = 1_000;

/** Asks until no event is under way. */
async function settle(database) {
  const bus = await open(database, 'bus');
  try {
    for (let calm = 0; calm < 3; await sleep(QUIET_MS)) {
      const { rows } = await bus.query(
        'select count(*)::int as open from delivery where done_at is null and dead_at is null',
      );
      calm = rows[0].open ? 0 : calm + 1;
    }
  } finally {
    await bus.end();
  }
}

async function open(database, service) {
  const connectionString = `${database}/${PREFIX}${service}`;
  const client = new pg.Client({ connectionString, options: '-c timezone=UTC' });
  await client.connect();
  return client;
}

/**
 * The keys of all rows that are there before the history begins.
 * @param {string} database
 * @returns {Promise<Map<string, Set<string>>>}
 */
export async function rememberRows(database) {
  await settle(database);
  const known = new Map();
  for (const service of SERVICES) {
    const client = await open(database, service);
    for (const { name, key } of await tablesOf(client, service)) {
      const rows = await readRows(client, name);
      known.set(`${service}.${name}`, new Set(rows.map((row) => keyOf(row, key))));
    }
    await client.end();
  }
  return known;
}

/**
 * Writes what has come since; answers how much it is.
 * @param {string} database
 * @param {Map<string, Set<string>>} known
 * @param {number} lastDay
 */
export async function writeHistory(database, known, lastDay) {
  await settle(database);
  const history = new Map();
  for (const service of SERVICES) {
    const client = await open(database, service);
    const tables = new Map();
    for (const { name, key } of await tablesOf(client, service)) {
      const before = known.get(`${service}.${name}`);
      const rows = await readRows(client, name);
      tables.set(
        name,
        rows.filter((row) => !before.has(keyOf(row, key))),
      );
    }
    await client.end();
    history.set(service, tables);
  }
  return writeFiles(history, new Date(lastDay).toISOString().slice(0, 10));
}

const TABLES = `
  select relname as name, array(
    select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = pg_class.oid and indisprimary order by attnum
  )::text[] as key, array(
    select distinct confrelid::regclass::text from pg_constraint
    where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
  ) as parents
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;

/** The tables of a service that hold history, each after those that it refers to. */
async function tablesOf(client, service) {
  const { rows } = await client.query(TABLES);
  const sorted = [];
  const place = (table) => {
    if (!table || sorted.includes(table)) return;
    for (const parent of table.parents) place(rows.find(({ name }) => name === parent));
    sorted.push(table);
  };
  rows.forEach(place);
  return sorted.filter(({ name }) => !isLeftOut(service, name));
}

/** In the order of their ids: a row that refers to one of its own table comes after it. */
async function readRows(client, table) {
  const { rows } = await client.query(
    `select row_to_json("${table}") as row from "${table}" order by "${table}"::text`,
  );
  const computed = await client.query(
    `select attname from pg_attribute where attrelid = $1::regclass and attgenerated <> ''`,
    [`"${table}"`],
  );
  const names = new Set(computed.rows.map(({ attname }) => attname));
  for (const name of MADE_ANEW[table] ?? []) names.add(name);
  return rows.map(({ row }) => kept(row, names));
}

/** Where rows are loaded, the chain of their records is closed, and their papers are printed. */
const MADE_ANEW = { activity: ['link', 'hash'], statement: ['doc_id', 'paper_asked'] };

/** What is computed of other columns is computed again. */
const kept = (row, names) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));

const keyOf = (row, key) => JSON.stringify(key.length ? key.map((name) => row[name]) : row);
