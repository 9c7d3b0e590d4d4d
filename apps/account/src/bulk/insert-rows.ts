import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Inserts many rows that state the same fields at once; answers the ids of those that had room. */
export async function insertRows<T extends ObjectLiteral & { id: string }>(
  em: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<Set<string>> {
  const { tableName, columns } = em.connection.getMetadata(entity);
  const [first] = rows;
  if (!first) return new Set();
  const stated = columns.filter(({ propertyName }) => Object.hasOwn(first, propertyName));
  const names = stated.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const values = rows.map((row) =>
    Object.fromEntries(stated.map((column) => [column.databaseName, row[column.propertyName]])),
  );
  const inserted: { id: string }[] = await em.query(
    `insert into "${tableName}" (${names})
     select ${names} from json_populate_recordset(null::"${tableName}", $1)
     on conflict do nothing returning id`,
    [JSON.stringify(values)],
  );
  return new Set(inserted.map(({ id }) => id));
}
