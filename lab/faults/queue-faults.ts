import { randomUUID } from 'node:crypto';
import pg from 'pg';

const POISON = ['not json', '{}', '{"type":"quote.bound.v9","data":null}', '"text"'];

/** Lets everything that was handled be delivered once more; answers how many messages. */
export async function deliverAgain(database: string, prefix = 'palisade_'): Promise<number | null> {
  return onBus(database, prefix, async (client) => {
    const sql = 'update delivery set done_at = null, claims = 0 where done_at is not null';
    return (await client.query(sql)).rowCount;
  });
}

/** Puts messages that nobody can read into every queue; answers their ids. */
export async function poison(
  database: string,
  { each, prefix = 'palisade_' }: { each: number; prefix?: string },
): Promise<string[]> {
  return onBus(database, prefix, async (client) => {
    const { rows } = await client.query<{ queue: string }>('select distinct queue from binding');
    const ids: string[] = [];
    for (const { queue } of rows) {
      for (let n = 0; n < each; n++) {
        const id = randomUUID();
        const values = [queue, id, `poison-${n}`, POISON[n % POISON.length]];
        await client.query(
          `insert into delivery (queue, message_id, topic, subject, body)
           values ($1, $2, 'quote.bound.v1', $3, $4)`,
          values,
        );
        ids.push(id);
      }
    }
    return ids;
  });
}

/** How many messages were handled, laid aside, or still wait. */
export interface Fate {
  dead: number;
  done: number;
  waiting: number;
}

/** What became of messages. */
export async function fateOf(
  database: string,
  ids: readonly string[],
  prefix = 'palisade_',
): Promise<Fate> {
  return onBus(database, prefix, async (client) => {
    const { rows } = await client.query<Fate>(
      `select count(*) filter (where dead_at is not null)::int as dead,
              count(*) filter (where done_at is not null)::int as done,
              count(*) filter (where dead_at is null and done_at is null)::int as waiting
       from delivery where message_id = any($1::uuid[])`,
      [ids],
    );
    return rows[0];
  });
}

/** Takes them away again: they were never events. */
export async function removePoison(
  database: string,
  ids: readonly string[],
  prefix = 'palisade_',
): Promise<void> {
  await onBus(database, prefix, (client) =>
    client.query('delete from delivery where message_id = any($1::uuid[])', [ids]),
  );
}

async function onBus<T>(
  database: string,
  prefix: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: `${database}/${prefix}bus` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
