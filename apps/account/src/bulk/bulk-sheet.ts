import type {
  ExpectedFile,
  ReadingRoom,
  SentFile,
  SheetReading,
  SheetReadingResponse,
  SheetRow,
} from '@palisade/platform';
import { orOfAnotherKind, toSheetReading } from '@palisade/platform';
import type { SheetAmounts } from '@palisade/kernel';
import { understood } from '../domain/bulk/bulk-amounts';
import type { BulkMapping } from '../domain/bulk/bulk-columns';
import { BULK_HEADINGS, notAnUpload } from '../domain/bulk/bulk-columns';
import { cellsOf } from '../domain/bulk/bulk-row';
import type { BulkSetting } from './bulk-upload.entity';

/** How large a file may be (Spec 2 §5). */
export const BULK_BYTES_MAX = 5 * 1024 * 1024;
/** Rows of accounts that a file has at most. */
export const BULK_ROWS_MAX = 50_000;
const CELLS_MAX = 100;

/** A row of a file with its line in it. */
export type BulkLine = SheetRow;

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
  notAnUpload('NOT_A_SHEET', 'The file is no CSV, TSV, TXT, XLS or XLSX, whatever it is called.');

/** The file of an upload, as it comes in a form; 5 MB at most (Spec 2 §5). */
export const BULK_FILE: ExpectedFile = {
  bytesMax: BULK_BYTES_MAX,
  none: noFile,
  tooLarge: () => notAnUpload('FILE_TOO_BIG', 'The file size is too big, 5MB max.', 413),
};

/**
 * Reads a file of accounts, a few hundred rows at a time; throws 400, in one sentence, for one that can not
 * be read. Answers how it was read, and whether it has more rows than were asked for: those are not read.
 */
export async function readBulkSheet(
  { file, ms, onHeadings, onLines }: BulkReading,
  room: ReadingRoom,
  rowsMax = BULK_ROWS_MAX,
): Promise<{ hasMore: boolean; reading: SheetReading }> {
  const ask = {
    fileName: file.name,
    kinds: ['csv', 'xls', 'xlsx'],
    headings: BULK_HEADINGS,
    // The headings, and one row more than fits, so that a file that is too long is seen to be.
    rowsMax: rowsMax + 2,
    cellsMax: CELLS_MAX,
    refusesFormulas: true,
  } as const;
  let count = 0;
  const onPiece = async (rows: SheetRow[]): Promise<void> => {
    const isFirst = count === 0;
    if (isFirst) onHeadings(rows[0].cells);
    const left = rowsMax + 1 - count;
    count += rows.length;
    const saysSomething = ({ cells }: SheetRow): boolean =>
      cells.some((cell) => cell.trim() !== '');
    await onLines(rows.slice(isFirst ? 1 : 0, Math.max(0, left)).filter(saysSomething));
  };
  const options = { ms, signal: file.gone, onPiece };
  const reading = room.read('sheet', file.content, ask, options);
  const answer = await orOfAnotherKind(reading, notASheet);
  return { hasMore: count === ask.rowsMax, reading: answer.reading };
}

/** What was understood of a file and of its amounts, as whoever sent it is told, and what its rows are read by. */
export function readWith(
  gathered: SheetAmounts,
  { reading, setting }: { reading: SheetReading; setting: BulkSetting },
): {
  writings: BulkSetting['writings'];
  reading: SheetReadingResponse;
  question: string | null;
} {
  const { separator } = reading;
  const { writings, question, ...amounts } = understood(gathered, setting.mapping, {
    separator,
    decimal: setting.decimal,
  });
  return { writings, question, reading: toSheetReading(reading, amounts) };
}

/** The refusal of a file without a row. */
export const noRows = () => notAnUpload('NO_ROWS', 'The file has no rows below its headings.');

/** The refusal of a file with more rows than an upload has. */
export const tooManyRows = () =>
  notAnUpload('TOO_MANY_ROWS', `A file has at most ${BULK_ROWS_MAX} rows.`);

/** Those of a sheet's lines that say something in a column that is read. */
export const readLines = (lines: readonly BulkLine[], mapping: BulkMapping): BulkLine[] =>
  lines.filter(({ cells }) => Object.keys(cellsOf(mapping, cells)).length > 0);
