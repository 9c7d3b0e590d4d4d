import pg from 'pg';
import type { Parents } from './list-calls';

/** So many of the rows that are there are copied over and over. */
const ORIGINALS = 100;

/** Texts that hardly two rows share: numbers go up, names begin with anything. */
const NUMBERS = ['policy_number', 'invoice_number'];
const NAMES = ['search_text', 'name', 'company_name', 'insured_name'];

/** What a row belongs to: copies belong to others, except a few. */
const OWNERS = ['account_id', 'policy_id', 'quote_id'];
const KEEPS_OWNER = 5_000;

/**
 * Fills tables up to so many rows, by copies of those they have: ids and what must be unique are new,
 * each row has a parent of its own, times lie within the year before, and short texts vary, so that
 * indexes and statistics are those of real data. Indexes are built when all rows are there: row by
 * row takes many times as long. `tables` has parents first.
 */
export async function fillTables(
  connectionString: string,
  tables: Record<string, Parents>,
  rows: number,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica'); // Other parents are not copied.
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const [table, parents] of Object.entries(tables)) {
      await fillTable(client, { table, parents, rows });
    }
  } finally {
    await client.end();
  }
}

async function fillTable(
  client: pg.Client,
  { table, parents, rows }: { table: string; parents: Parents; rows: number },
): Promise<void> {
  const columns = await columnsOf(client, table);
  const counted = `select count(*)::int as count from ${table}`;
  const [{ count }] = (await client.query<{ count: number }>(counted)).rows;
  if (count >= rows) return;
  await client.query(`create temp table original as select * from ${table} limit ${ORIGINALS}`);
  await client.query(LEAVE_INDEXES, [table]);
  await client.query(insertOf(table, { columns, parents, from: count, until: rows }));
  await client.query(`reindex table ${table}`);
  await client.query(`vacuum analyze ${table}`);
  await client.query('drop table original');
}

/** An index that is not ready takes no entries until it is built anew. */
const LEAVE_INDEXES = `
  update pg_index set indisready = false, indisvalid = false where indrelid = $1::regclass
`;

interface Column {
  name: string;
  type: string;
  is_unique: boolean;
  generated: string;
  identity: string;
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attgenerated as generated,
            exists (select 1 from pg_index i where i.indrelid = a.attrelid and i.indisunique
                    and a.attnum = any(i.indkey))
            and not exists (select 1 from pg_constraint c where c.conrelid = a.attrelid
                            and c.contype = 'c' and a.attnum = any(c.conkey)) as is_unique,
            a.attidentity as identity
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return rows.filter(({ generated, identity }) => !generated && !identity);
}

interface Copies {
  columns: Column[];
  parents: Parents;
  from: number;
  until: number;
}

function insertOf(table: string, { columns, parents, from, until }: Copies): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) => valueOf(column, parents)).join(', ');
  const parentRows = Object.entries(parents).map(
    ([column, parent]) => `join (
      select id, row_number() over (order by id) - 1 as at from ${parent}
      where not exists (select 1 from ${table} as child where child.${column} = ${parent}.id)
    ) as of_${column} on of_${column}.at = n - ${from}`,
  );
  return `with numbered as (
      select o.*, row_number() over () - 1 as at, count(*) over () as originals from original o
    )
    insert into ${table} (${names})
    select ${values} from generate_series(${from}, ${until - 1}) as n
    join numbered on numbered.at = n % originals ${parentRows.join(' ')}`;
}

function valueOf({ name, type, is_unique: isUnique }: Column, parents: Parents): string {
  if (parents[name]) return `of_${name}.id`;
  const column = `numbered."${name}"`;
  if (isUnique && type === 'uuid') return 'gen_random_uuid()';
  if (isUnique && type === 'text') return `${column} || '-' || n`;
  if (isUnique && ['integer', 'bigint'].includes(type)) return `(1000000 + n)::${type}`;
  if (OWNERS.includes(name)) return ownerOf(column);
  if (NUMBERS.includes(name)) return `${column} || ' ' || n`;
  if (NAMES.includes(name)) return `left(md5(n::text), 8) || ' ' || ${column}`;
  if (type.startsWith('timestamp')) return `${column} - (n % 31536000) * interval '1 second'`;
  if (type === 'date') return `${column} - n % 365`;
  return column;
}

const ownerOf = (column: string): string =>
  `case when ${column} is null or n % ${KEEPS_OWNER} = 0 then ${column} else gen_random_uuid() end`;
