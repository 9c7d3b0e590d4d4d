import type { QueryRunner } from 'typeorm';

/** A column that the database computes, and what it is computed as. */
export interface GeneratedColumn {
  table: string;
  column: string;
  as: string;
}

/** Has a column of the database computed otherwise; the indexes that stood on it stand again. */
export async function regenerateColumn(
  runner: QueryRunner,
  { table, column, as }: GeneratedColumn,
): Promise<void> {
  const indexes: { definition: string }[] = await runner.query(
    `select distinct pg_get_indexdef(pg_index.indexrelid) as definition
     from pg_index
     join pg_depend on pg_depend.classid = 'pg_class'::regclass
       and pg_depend.objid = pg_index.indexrelid and pg_depend.refobjid = pg_index.indrelid
     join pg_attribute on pg_attribute.attrelid = pg_depend.refobjid
       and pg_attribute.attnum = pg_depend.refobjsubid
     where pg_index.indrelid = $1::regclass and pg_attribute.attname = $2`,
    [table, column],
  );
  await runner.query(`
    alter table ${table} drop column ${column};
    alter table ${table} add column ${column} text generated always as (${as}) stored;
    ${indexes.map(({ definition }) => `${definition};`).join('\n')}
  `);
}

/** Names of which there is one, and what says so. */
export interface UniqueNames {
  table: string;
  index: string;
  /** Among which rows there is one of a name. */
  within: string;
  /** The column of the folded name. */
  name: string;
  /** What beside the name makes it another. */
  beside?: string;
  where?: string;
}

/**
 * Lets no second row have a name, however it is written. Rows that are of one name already keep it in
 * `twin_name`, all but the oldest, and stay for as long as it is theirs.
 */
export async function keepNamesUnique(
  runner: QueryRunner,
  { table, index, within, name, beside, where = 'true' }: UniqueNames,
): Promise<void> {
  const key = [within, name, beside].filter(Boolean).join(', ');
  await runner.query(`
    alter table ${table} add column twin_name text;
    update ${table} set twin_name = ${name} from (
      select id as twin, row_number() over (partition by ${key} order by created, id) as place
      from ${table} where ${where}
    ) as placed where id = twin and place > 1;
    create unique index ${index} on ${table} (
      ${key}, (case when twin_name = ${name} then id::text else '' end)
    ) where ${where};
  `);
}
