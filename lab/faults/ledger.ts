import pg from 'pg';
import type { Answer } from './traffic';

/** Writes that were answered well, and how many of them are not there or there more than once. */
export interface Writes {
  taken: number;
  lost: number;
  doubled: number;
}

/** Which writes that were answered well are not there, and which are there more than once. */
export async function checkWrites(
  database: string,
  answers: readonly Pick<Answer, 'number' | 'status'>[],
  prefix = 'palisade_',
): Promise<Writes> {
  const numbers = answers.filter(({ number }) => number);
  const sql = `select number, count(*)::int as times from license where number = any($1::text[])
               group by number`;
  const asked = [numbers.map(({ number }) => number)];
  const { rows } = await onDatabase(database, `${prefix}account`, (client) =>
    client.query<{ number: string; times: number }>(sql, asked),
  );
  const times = new Map(rows.map((row) => [row.number, row.times]));
  const taken = numbers.filter(({ status }) => status >= 200 && status < 300);
  const lost = taken.filter(({ number }) => !times.has(String(number))).length;
  const doubled = rows.filter((row) => row.times > 1).length;
  return { taken: taken.length, lost, doubled };
}

/** Events that wait in the outbox of a service. */
export async function waitingEvents(
  database: string,
  service: string,
  prefix = 'palisade_',
): Promise<number> {
  const sql =
    'select count(*)::int as waiting from outbox where published is null and parked is null';
  const { rows } = await onDatabase(database, prefix + service, (client) =>
    client.query<{ waiting: number }>(sql),
  );
  return rows[0].waiting;
}

async function onDatabase<T>(
  server: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: `${server}/${name}` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
