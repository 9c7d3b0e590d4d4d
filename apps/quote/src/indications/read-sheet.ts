import type {
  ExpectedFile,
  ReadingRoom,
  SentFile,
  SheetReading,
  SheetRow,
} from '@palisade/platform';
import { allRows, orOfAnotherKind } from '@palisade/platform';
import { BATCH_BYTES_MAX, BATCH_ROWS_MAX } from '@palisade/trade';
import { BATCH_HEADINGS, notABatch } from '../domain/batch-rows';

// One row more than fits, so that a file that is too long is seen to be.
const ROWS_MAX = BATCH_ROWS_MAX + 2;
const CELLS_MAX = 100;

/** The file of a batch, as it comes in a form. */
export const BATCH_FILE: ExpectedFile = {
  bytesMax: BATCH_BYTES_MAX,
  none: () => notABatch('Choose a CSV, TSV, TXT, XLS or XLSX file.'),
  tooLarge: () => notABatch('The file is larger than 5 MB.'),
};

/** The rows of a text or of a workbook from its headings on; throws 400 for anything else. */
export function readSheet(
  { content, name, gone }: SentFile,
  room: ReadingRoom,
): Promise<{ rows: SheetRow[]; reading: SheetReading }> {
  const ask = {
    fileName: name,
    kinds: ['csv', 'xls', 'xlsx'],
    headings: BATCH_HEADINGS,
    rowsMax: ROWS_MAX,
    cellsMax: CELLS_MAX,
  } as const;
  return orOfAnotherKind(allRows(room, content, ask, { signal: gone }), BATCH_FILE.none);
}
