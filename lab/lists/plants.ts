import pg from 'pg';

/** Equal, empty and foreign values; what a spreadsheet would run; quotes, line breaks, commas. */
const VALUES = [
  'Same Ltd',
  '=HYPERLINK("https://weak.example","look")',
  'Same Ltd',
  'Zoë "the" Ärzte; Söhne',
  'two\nlines, one cell',
  'same Ltd',
  'ångström',
];

/** Puts awkward values into a column of the first rows while something is tried, and takes them out. */
export async function withPlants<T>(
  database: string,
  places: string[],
  work: () => Promise<T>,
): Promise<T> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const place of places) undo.push(await plant(database, place));
    return await work();
  } finally {
    for (const one of undo.reverse()) await one();
  }
}

async function plant(server: string, place: string): Promise<() => Promise<unknown>> {
  const [database, table, column] = place.split('.');
  const run = async (sql: string, values: unknown[]): Promise<{ id: string; known: string }[]> => {
    const client = new pg.Client({ connectionString: `${server}/palisade_${database}` });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  // The newest rows: pages begin with them, and the story of the walks is read back from the first.
  const rows = await run(
    `select ${column} as known, ctid::text as id from ${table} order by ctid desc limit $1`,
    [VALUES.length],
  );
  const key = await run(
    `select a.attname as id, '' as known from pg_index i join pg_attribute a
       on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  );
  const id = key[0].id;
  const known = await run(
    `select ${id}::text as id, ${column} as known from ${table} where ctid::text = any($1)`,
    [rows.map((row) => row.id)],
  );
  const set = `update ${table} set ${column} = $1 where ${id}::text = $2`;
  for (const [at, row] of known.entries()) {
    await run(set, [VALUES[at], row.id]).catch((error: unknown) => {
      // Two rows may stand in one agency and place, where a name is taken: the row keeps its own.
      if (!(error instanceof pg.DatabaseError && error.code === '23505')) throw error;
    });
  }
  return async () => {
    for (const row of known) await run(set, [row.known, row.id]);
  };
}
