import { parse } from 'csv-parse/sync';
import { UnreadableAnswer } from './vendor';

/** The rows of a CSV file, however long each is; throws `UnreadableAnswer` for what is none. */
export function rowsOf(text: string): string[][] {
  const options = {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    relax_quotes: true,
  };
  try {
    return parse(text, options);
  } catch {
    throw new UnreadableAnswer('It is no CSV.');
  }
}

/** Rows as objects by the names in their head; those of another length are left out. */
export const named = (
  head: readonly string[],
  rows: readonly string[][],
): Record<string, string>[] =>
  rows
    .filter((row) => row.length === head.length)
    .map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])));
