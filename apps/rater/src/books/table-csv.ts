import { DomainError } from '@palisade/kernel';
import type { ReadingRoom, SheetRow } from '@palisade/platform';
import type { TableCodec, TextRow } from '../domain/books/table-codec';

const PROBLEMS_MAX = 100;

/** The records of a CSV file, whatever parts its cells; 400 for one that is no table. */
export async function readCsv(csv: string, room: ReadingRoom): Promise<SheetRow[]> {
  const records: SheetRow[] = [];
  const onPiece = (piece: SheetRow[]): void => void records.push(...piece);
  const { broken } = await room.read('table', Buffer.from(csv), null, { onPiece });
  if (broken === null) return records;
  throw refusal([[broken.line, broken.detail]]);
}

/** What the records of a file say of a table; 400 with each line that does not hold. */
export function tableOfRecords(
  [head, ...rows]: SheetRow[],
  codec: TableCodec,
  before: unknown,
): unknown {
  if (head?.cells.join() !== codec.columns.join()) {
    throw refusal([[head?.line ?? 1, `The first line must be ${codec.columns.join(',')}.`]]);
  }
  const texts = rows.map(({ cells }) => cells);
  const { value, problems } = codec.read(texts, before as never);
  if (!problems.length) return value;
  const lineOf = (row: number): number => rows[row]?.line ?? head.line + 1;
  throw refusal(
    problems.slice(0, PROBLEMS_MAX).map(({ row, detail }) => [lineOf(row), detail] as const),
  );
}

/** A table as a CSV file. */
export const writeCsv = (columns: readonly string[], rows: readonly TextRow[]): string =>
  [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');

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
