import type { SheetFault } from '@palisade/platform';
import { sheetLines } from '@palisade/platform';
import { BATCH_ROWS_MAX } from '@palisade/trade';
import { notABatch } from '../domain/batch-rows';

// One line more than fits, so that a file that is too long is seen to be.
const LINES_MAX = BATCH_ROWS_MAX + 2;
const CELLS_MAX = 100;
const TYPE = 'Choose a CSV or XLSX file.';

/** The lines of a CSV file or of the first sheet of a workbook; throws 400 for anything else. */
export const readSheet = (file: Buffer, fileName: string): Promise<string[][]> =>
  sheetLines(file, fileName, {
    kinds: ['csv', 'xlsx'],
    linesMax: LINES_MAX,
    cellsMax: CELLS_MAX,
    refuse: (fault: SheetFault) =>
      notABatch(
        fault === 'type'
          ? TYPE
          : /\.csv$/i.test(fileName)
            ? 'The CSV file can not be read.'
            : 'The workbook can not be read.',
      ),
  });
