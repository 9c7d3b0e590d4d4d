import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Stack } from '../stack';
import { COMPARED } from './compared';
import type { Twin } from './twin';

/** What there is of a tenant, by table; each row is a text without what two tenants never share. */
export type World = Record<string, string[]>;

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** All that is compared of a tenant. */
export async function worldOf(stack: Stack, { agencyId, tag }: Twin): Promise<World> {
  const world: World = {};
  for (const [name, { database, sql }] of Object.entries(COMPARED)) {
    const rows = await read(stack, { database, sql, values: [agencyId] });
    world[name] = rows.map((row) => plain(JSON.stringify(row), tag)).sort();
  }
  const mails = mailsOf(stack).filter((mail) => JSON.stringify(mail).includes(tag));
  world.letters = mails
    .map(({ to, subject, text }) => plain(`${to} | ${subject} | ${text}`, tag))
    .sort();
  return world;
}

/** The rows of all agencies but these. */
export async function othersOf(stack: Stack, twins: Twin[]): Promise<World> {
  const ours = twins.map(({ agencyId }) => agencyId);
  const sql = 'select id from agency where id <> all($1)';
  const others = await read<{ id: string }>(stack, { database: 'account', sql, values: [ours] });
  const world: World = {};
  for (const { id } of others) {
    for (const [name, { database, sql: one }] of Object.entries(COMPARED)) {
      const rows = await read(stack, { database, sql: one, values: [id] });
      (world[name] ??= []).push(...rows.map((row) => JSON.stringify(row)));
    }
  }
  return world;
}

interface Question {
  database: string;
  sql: string;
  values: unknown[];
}

async function read<Row extends object>(
  stack: Stack,
  { database, sql, values }: Question,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: `${stack.database}/palisade_${database}` });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

function mailsOf({ dataDir }: Stack): Mail[] {
  const folder = path.join(dataDir, 'mailbox');
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Mail);
}

/** A text without names, numbers, addresses and codes that are given once. */
const plain = (text: string, tag: string): string =>
  text
    .replaceAll(tag, 'twin')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, 'id')
    .replace(/https?:\/\/\S+/g, 'address')
    .replace(/\.[0-9a-f]{8}@/g, '@')
    .replace(/\b[A-Z]{1,3}-[\w-]*\d[\w-]*/g, 'number')
    .replace(/code is \d{6}/g, 'code');

/** What one world has and the other has not, by table. */
export function differencesOf(one: World, other: World): string[] {
  return Object.keys(one).flatMap((name) => [
    ...missing(one[name], other[name]).map((row) => `${name}, one alone: ${row}`),
    ...missing(other[name], one[name]).map((row) => `${name}, the other alone: ${row}`),
  ]);
}

function missing(rows: string[], others: string[]): string[] {
  const left = [...others];
  return rows.filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
