import type { EntityManager } from 'typeorm';

/** Entities by the names that a statement has for their tables. */
type Parts = Record<string, new () => object>;

/** A row of a statement that joins entities; its columns are named `part.property`. */
export type JoinedRow = Record<string, unknown>;

/** What a statement selects to read these entities at once. */
export function columnsOf({ dataSource }: EntityManager, parts: Parts): string {
  const columns = Object.entries(parts).flatMap(([part, entity]) =>
    dataSource
      .getMetadata(entity)
      .columns.filter(({ isSelect }) => isSelect)
      .map(
        ({ databaseName, propertyName }) => `${part}.${databaseName} as "${part}.${propertyName}"`,
      ),
  );
  return columns.join(', ');
}

/** The entities of a row; one that an outer join did not find is all nulls. */
export function partsOf<P extends Parts>(
  row: JoinedRow,
  parts: P,
): { [Part in keyof P]: InstanceType<P[Part]> } {
  const found: Record<string, JoinedRow> = {};
  for (const part of Object.keys(parts)) found[part] = {};
  for (const [column, value] of Object.entries(row)) {
    const [part, property] = column.split('.');
    if (part in found) found[part][property] = value;
  }
  return found as { [Part in keyof P]: InstanceType<P[Part]> };
}
