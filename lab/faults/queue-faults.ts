import { randomUUID } from 'node:crypto';
import pg from 'pg';

const POISON = ['not json', '{}', '{"type":"quote.bound.v9","data":null}', '"text"'];

/** Lets everything that was handled be delivered once more; answers how many messages. */
export async function deliverAgain(database, prefix = 'palisade_') {
  return onBus(database, prefix, async (client) => {
    const sql = 'update delivery set done_at = null, claims = 0 where done_at is not null';
    return (await client.query(sql)).rowCount;
  });
}

/** Puts messages that nobody can read into every queue; answers their ids. */
export async function poison(database, { each, prefix = 'palisade_' }) {
  return onBus(database, prefix, async (client) => {
    const { rows } = await client.query('select distinct queue from binding');
    const ids = [];
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

/** How many of these messages were handled, laid aside, or still wait. */
export async function fateOf(database, ids, prefix = 'palisade_') {
  return onBus(database, prefix, async (client) => {
    const { rows } = await client.query(
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
export async function removePoison(database, ids, prefix = 'palisade_') {
  await onBus(database, prefix, (client) =>
    client.query('delete from delivery where message_id = any($1::uuid[])', [ids]),
  );
}

async function onBus(database, prefix, work) {
  const client = new pg.Client({ connectionString: `${database}/${prefix}bus` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
