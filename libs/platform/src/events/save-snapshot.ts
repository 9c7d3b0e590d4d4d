import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Tx } from '../transactions/transactions';

/** Writes what an event tells of another service's row, unless a later event came first. */
export async function saveSnapshot<T extends ObjectLiteral & { id: string; version: number }>(
  tx: Tx,
  entity: EntityTarget<T>,
  row: T,
): Promise<void> {
  const { tableName, columns } = tx.em.connection.getMetadata(entity);
  const names = columns.map((column) => `"${column.databaseName}"`);
  const values = columns.map((column) => {
    const value: unknown = column.getEntityValue(row);
    // The driver would write a list as an array of PostgreSQL.
    return column.type === 'jsonb' && Array.isArray(value) ? JSON.stringify(value) : value;
  });
  const places = names.map((_, index) => `$${index + 1}`);
  const changes = names.map((name) => `${name} = excluded.${name}`);
  await tx.em.query(
    `insert into "${tableName}" as known (${names.join(', ')}) values (${places.join(', ')})
     on conflict (id) do update set ${changes.join(', ')}
     where known.version < excluded.version`,
    values,
  );
}
