import type { SheetFault } from '@palisade/platform';
import { sheetLines } from '@palisade/platform';
import type { BulkMapping } from '../domain/bulk/bulk-columns';
import { notAnUpload } from '../domain/bulk/bulk-columns';
import { cellsOf } from '../domain/bulk/bulk-row';

/** How large a file may be (Spec 2 §5). */
export const BULK_BYTES_MAX = 5 * 1024 * 1024;
const LINES_MAX = 50_000;
const CELLS_MAX = 100;
const FIRST_LINE = 2;

const FAULTS: Readonly<Record<SheetFault, string>> = {
  type: 'No file selected for upload.',
  broken: 'The file can not be read.',
  formulas: 'The file has formulas: save it with values in their place.',
};

/** A row of a file with its number in it; the headings are line 1. */
export interface BulkLine {
  line: number;
  cells: string[];
}

/** The headings of a file and its rows. */
export interface BulkSheet {
  headings: string[];
  lines: BulkLine[];
}

/** No file, or one of a type that is not read. */
export const noFile = () => notAnUpload('NO_FILE', FAULTS.type);

/** The refusal of a file that is too large (Spec 2 §5). */
export const fileTooBig = () =>
  notAnUpload('FILE_TOO_BIG', 'The file size is too big, 5MB max.', 413);

/** Reads a file of accounts; throws 400, in one sentence, for one that can not be read. */
export async function bulkSheet(file: Buffer, fileName: string): Promise<BulkSheet> {
  const [headings = [], ...rows] = await sheetLines(file, fileName, {
    kinds: ['csv', 'xls', 'xlsx'],
    // One line more than fits, so that a file that is too long is seen to be.
    linesMax: LINES_MAX + 2,
    cellsMax: CELLS_MAX,
    refusesFormulas: true,
    refuse: (fault) => notAnUpload('NOT_AN_UPLOAD', FAULTS[fault]),
  });
  const lines = rows
    .map((cells, place) => ({ cells, line: place + FIRST_LINE }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!lines.length) throw notAnUpload('NO_ROWS', 'The file has no rows below its headings.');
  if (lines.length > LINES_MAX) {
    throw notAnUpload('TOO_MANY_ROWS', `A file has at most ${LINES_MAX} rows.`);
  }
  return { headings, lines };
}

/** Those of a sheet's lines that say something in a column that is read. */
export const readLines = (lines: readonly BulkLine[], mapping: BulkMapping): BulkLine[] =>
  lines.filter(({ cells }) => Object.keys(cellsOf(mapping, cells)).length > 0);
