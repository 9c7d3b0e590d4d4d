const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull as required, a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as filled
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and a.attnum > 0 and not a.attisdropped
`;

/** Every column of a database: what reads and writes it relies on. */
export async function readCatalog(query) {
  const catalog = new Map();
  for (const { table, column, ...rest } of await query(COLUMNS)) {
    if (!catalog.has(table)) catalog.set(table, new Map());
    catalog.get(table).set(column, rest);
  }
  return catalog;
}

/**
 * What code of before a migration could no longer do after it: read a table or column that is gone
 * or of another type, leave out what is now required.
 */
export function breaksOldCode(before, after) {
  const broken = [];
  for (const [table, columns] of before) {
    const now = after.get(table);
    if (!now) broken.push(`${table} is gone`);
    for (const [column, was] of now ? columns : []) {
      const is = now.get(column);
      const name = `${table}.${column}`;
      if (!is) broken.push(`${name} is gone`);
      else if (is.type !== was.type) broken.push(`${name} is now ${is.type}`);
      else if (is.required && !was.required) broken.push(`${name} is now required`);
    }
    for (const [column, is] of now ?? []) {
      const isUnknown = !columns.has(column) && is.required && !is.filled;
      if (isUnknown) broken.push(`${table}.${column} is new and required`);
    }
  }
  return broken;
}
