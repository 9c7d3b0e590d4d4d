import pg from 'pg';

const BATCH = 50_000;

/**
 * Fills a table up to so many rows, by copies of those it has: ids and what must be unique are new,
 * times lie within the year before, and short texts vary, so that indexes and statistics are those
 * of real data.
 */
export async function fillTable(connectionString, table, rows) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const columns = await columnsOf(client, table);
    const { count } = (await client.query(`select count(*)::int as count from ${table}`)).rows[0];
    await client.query(`create temp table original as select * from ${table}`);
    await client.query('set session_replication_role = replica'); // Parents are not copied.
    for (let have = count; have < rows; have += BATCH) {
      const more = Math.min(BATCH, rows - have);
      await client.query(insertOf(table, columns, { more, from: have }));
    }
    await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attgenerated as generated,
            exists (select 1 from pg_index i where i.indrelid = a.attrelid and i.indisunique
                    and a.attnum = any(i.indkey)) as is_unique,
            a.attidentity as identity
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return rows.filter(({ generated, identity }) => !generated && !identity);
}

function insertOf(table, columns, { more, from }) {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(valueOf).join(', ');
  return `with numbered as (
      select o.*, row_number() over () - 1 as at, count(*) over () as originals from original o
    )
    insert into ${table} (${names})
    select ${values} from generate_series(${from}, ${from + more - 1}) as n
    join numbered on at = n % originals`;
}

function valueOf({ name, type, is_unique: isUnique }) {
  const column = `"${name}"`;
  if (isUnique && type === 'uuid') return 'gen_random_uuid()';
  if (isUnique && type === 'text') return `${column} || '-' || n`;
  if (isUnique && ['integer', 'bigint'].includes(type)) return `(1000000 + n)::${type}`;
  if (name === 'search_text') return `${column} || ' ' || n`;
  if (type.startsWith('timestamp')) return `${column} - (n % 31536000) * interval '1 second'`;
  return column;
}
