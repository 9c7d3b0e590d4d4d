import type { ExpectedFile, ReadingRoom, SentFile } from '@palisade/platform';
import { orOfAnotherKind } from '@palisade/platform';
import type { BulkMapping } from '../domain/bulk/bulk-columns';
import { notAnUpload } from '../domain/bulk/bulk-columns';
import { cellsOf } from '../domain/bulk/bulk-row';

/** How large a file may be (Spec 2 §5). */
export const BULK_BYTES_MAX = 5 * 1024 * 1024;
/** Rows of accounts that a file has at most. */
export const BULK_ROWS_MAX = 50_000;
const CELLS_MAX = 100;

/** A row of a file with its number in it; the headings are line 1. */
export interface BulkLine {
  line: number;
  cells: string[];
}

/** What a file is read for: its headings come first, then those of its rows that say something. */
export interface BulkReading {
  file: Pick<SentFile, 'content' | 'name'> & Partial<SentFile>;
  /** How long it may be read; as long as others by itself. */
  ms?: number;
  onHeadings: (headings: string[]) => void;
  onLines: (lines: BulkLine[]) => Promise<void> | void;
}

const noFile = () => notAnUpload('NO_FILE', 'No file selected for upload.');

const notASheet = () =>
  notAnUpload('NOT_A_SHEET', 'The file is no CSV, XLS or XLSX, whatever it is called.');

/** The file of an upload, as it comes in a form; 5 MB at most (Spec 2 §5). */
export const BULK_FILE: ExpectedFile = {
  bytesMax: BULK_BYTES_MAX,
  none: noFile,
  tooLarge: () => notAnUpload('FILE_TOO_BIG', 'The file size is too big, 5MB max.', 413),
};

/**
 * Reads a file of accounts, a few hundred rows at a time; throws 400, in one sentence, for one that can not
 * be read. Answers whether it has more rows than were asked for: those are not read.
 */
export async function readBulkSheet(
  { file, ms, onHeadings, onLines }: BulkReading,
  room: ReadingRoom,
  rowsMax = BULK_ROWS_MAX,
): Promise<{ hasMore: boolean }> {
  const ask = {
    fileName: file.name,
    kinds: ['csv', 'xls', 'xlsx'],
    // The headings, and one row more than fits, so that a file that is too long is seen to be.
    rowsMax: rowsMax + 2,
    cellsMax: CELLS_MAX,
    refusesFormulas: true,
  } as const;
  let line = 0;
  const onPiece = async (rows: string[][]): Promise<void> => {
    if (line === 0) onHeadings(rows[0]);
    const told = rows.map((cells) => ({ cells, line: ++line }));
    const isRow = ({ cells, line: place }: BulkLine): boolean =>
      place > 1 && place <= rowsMax + 1 && cells.some((cell) => cell.trim() !== '');
    await onLines(told.filter(isRow));
  };
  const options = { ms, signal: file.gone, onPiece };
  await orOfAnotherKind(room.read('sheet', file.content, ask, options), notASheet);
  return { hasMore: line === ask.rowsMax };
}

/** The refusal of a file without a row. */
export const noRows = () => notAnUpload('NO_ROWS', 'The file has no rows below its headings.');

/** The refusal of a file with more rows than an upload has. */
export const tooManyRows = () =>
  notAnUpload('TOO_MANY_ROWS', `A file has at most ${BULK_ROWS_MAX} rows.`);

/** Those of a sheet's lines that say something in a column that is read. */
export const readLines = (lines: readonly BulkLine[], mapping: BulkMapping): BulkLine[] =>
  lines.filter(({ cells }) => Object.keys(cellsOf(mapping, cells)).length > 0);
