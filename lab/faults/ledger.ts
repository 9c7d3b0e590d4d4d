import pg from 'pg';

/** Which writes that were answered well are not there, and which are there more than once. */
export async function checkWrites(database, answers, prefix = 'palisade_') {
  const numbers = answers.filter(({ number }) => number);
  const sql = `select number, count(*)::int as times from license where number = any($1::text[])
               group by number`;
  const asked = [numbers.map(({ number }) => number)];
  const { rows } = await onDatabase(database, `${prefix}account`, (client) =>
    client.query(sql, asked),
  );
  const times = new Map(rows.map((row) => [row.number, row.times]));
  const taken = numbers.filter(({ status }) => status >= 200 && status < 300);
  const lost = taken.filter(({ number }) => !times.has(number)).length;
  const doubled = rows.filter((row) => row.times > 1).length;
  return { taken: taken.length, lost, doubled };
}

/** Events that wait in the outbox of a service. */
export async function waitingEvents(database, service, prefix = 'palisade_') {
  const sql =
    'select count(*)::int as waiting from outbox where published is null and parked is null';
  const { rows } = await onDatabase(database, prefix + service, (client) => client.query(sql));
  return rows[0].waiting;
}

async function onDatabase(server, name, work) {
  const client = new pg.Client({ connectionString: `${server}/${name}` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
