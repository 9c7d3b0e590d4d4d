import { DomainError } from '@palisade/kernel';
import { parse } from 'csv-parse/sync';
import type { TableCodec, TextRow } from '../domain/books/table-codec';

/** Line of the first row: the head is the first line of a file. */
const FIRST_ROW = 2;
const PROBLEMS_MAX = 100;

/** The table of a CSV file; 400 with each line that does not hold. */
export function readCsv(csv: string, codec: TableCodec, before: unknown): unknown {
  const rows = rowsOf(csv, codec.columns);
  const { value, problems } = codec.read(rows, before as never);
  if (!problems.length) return value;
  throw refusal(
    problems.slice(0, PROBLEMS_MAX).map(({ row, detail }) => [row + FIRST_ROW, detail] as const),
  );
}

/** A table as a CSV file. */
export const writeCsv = (columns: readonly string[], rows: readonly TextRow[]): string =>
  [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');

function rowsOf(csv: string, columns: readonly string[]): TextRow[] {
  const [head = [], ...rows] = recordsOf(csv);
  if (head.join() !== columns.join()) {
    throw refusal([[1, `The first line must be ${columns.join(',')}.`]]);
  }
  return rows;
}

function recordsOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw refusal([[lines ?? 1, 'The line has not as many columns as the first one.']]);
  }
}

function refusal(problems: readonly (readonly [line: number, detail: string])[]): DomainError {
  const errors = problems.map(([line, detail]) => ({
    pointer: '/csv',
    detail: `Line ${line}: ${detail}`,
  }));
  const detail = errors.map((error) => error.detail).join(' ');
  return new DomainError('TABLE_INVALID', detail, 400, errors);
}

const quoted = (cell: string): string =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
