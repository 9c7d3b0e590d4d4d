import { rowsOf, tablesOf } from './book-tables';
import type { RateBook } from './rate-tables';

/** A row that two versions have differently; null where one has none. */
export interface BookChange {
  readonly table: string;
  readonly row: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a version rates by. */
export type Content = Pick<RateBook, 'tables' | 'hazards' | 'productOverrides' | 'stateOverrides'>;

/** Every row in which a version differs from an earlier one, by table and row. */
export function changesBetween(before: Content, after: Content): BookChange[] {
  const [old, now] = [rowsByName(before), rowsByName(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names.flatMap((name) => {
    const [from, to] = [old.get(name) ?? null, now.get(name) ?? null];
    if (from === to) return [];
    const [table, row] = name.split('\n');
    return [{ table, row, before: from, after: to }];
  });
}

function rowsByName(book: Content): Map<string, string> {
  const rows = tablesOf(book).flatMap((table) =>
    rowsOf(book, table).map((row): [string, string] => {
      // The row's name is what comes before its values: a key, a place, an upper bound.
      if (table.kind === 'single') return [`${table.name}\n`, row[0]];
      if (table.kind === 'bands') return [`${table.name}\nup to ${row[1]}`, row[2]];
      if (table.kind === 'plans' || table.kind === 'overrides')
        return [`${table.name}\n${row[0]} ${row[1]}`, row.slice(2).join(' to ')];
      return [`${table.name}\n${row[0]}`, row.slice(1).join(', ')];
    }),
  );
  return new Map(rows);
}
