import type { DataSource } from 'typeorm';

/** So many are copied well within the time that a statement has. */
const AT_ONCE = 2_000;

/** What a copied row has of its own: SQL by column, in which `n` counts the copies. */
type Own = Record<string, string>;

/** Copies one row of a table so often that its indexes, swept as they are in a night, are worth using. */
export async function copyRow(
  dataSource: DataSource,
  { table, id, count, own }: { table: string; id: string; count: number; own: Own },
): Promise<void> {
  const columns: { name: string }[] = await dataSource.query(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => (name === 'id' ? 'gen_random_uuid()' : (own[name] ?? name)));
  for (let first = 1; first <= count; first += AT_ONCE) {
    await dataSource.query(
      `insert into ${table} (${names.join(', ')})
       select ${values.join(', ')} from ${table}, generate_series($2::int, $3::int) as n
       where id = $1`,
      [id, first, Math.min(first + AT_ONCE - 1, count)],
    );
  }
  await dataSource.query(
    `select gin_clean_pending_list(indexrelid) from pg_index
     join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     where indrelid = $1::regclass and amname = 'gin'`,
    [table],
  );
  await dataSource.query(`vacuum analyze ${table}`);
}

/** How a statement read one table or index. */
export interface Scan {
  /** As PostgreSQL calls it: `Seq Scan`, `Bitmap Index Scan`. */
  kind: string;
  table: string | undefined;
  index: string | undefined;
  rows: number;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Runs a statement and answers what it read. */
export async function scansOf(
  dataSource: DataSource,
  [sql, parameters]: [sql: string, parameters: unknown[]],
): Promise<Scan[]> {
  const [answer]: { 'QUERY PLAN': { Plan: Plan }[] }[] = await dataSource.query(
    `explain (analyze, format json) ${sql}`,
    parameters,
  );
  return readOf(answer['QUERY PLAN'][0].Plan).filter(({ table, index }) => table ?? index);
}

const readOf = (plan: Plan): Scan[] => [
  {
    kind: plan['Node Type'],
    table: plan['Relation Name'],
    index: plan['Index Name'],
    rows: (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
  },
  ...(plan.Plans ?? []).flatMap(readOf),
];
