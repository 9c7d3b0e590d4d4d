import { read, utils } from '@e965/xlsx';
import { BATCH_ROWS_MAX } from '@palisade/trade';
import { parse } from 'csv-parse/sync';
import { notABatch } from '../domain/batch-rows';

const ZIP_MAGIC = Buffer.from('PK\u0003\u0004');
// One line more than fits, so that a file that is too long is seen to be.
const LINES_MAX = BATCH_ROWS_MAX + 2;
const CELLS_MAX = 100;
const NO_TEXT = /\u0000/;

/** The lines of a CSV file or of the first sheet of a workbook; throws 400 for anything else. */
export function readSheet(file: Buffer, fileName: string): string[][] {
  const isWorkbook = /\.xlsx$/i.test(fileName) && file.subarray(0, 4).equals(ZIP_MAGIC);
  if (isWorkbook) return workbookLines(file);
  const text = file.toString('utf8');
  if (/\.csv$/i.test(fileName) && !NO_TEXT.test(text)) return csvLines(text);
  throw notABatch('Choose a CSV or XLSX file.');
}

function workbookLines(file: Buffer): string[][] {
  try {
    // What cells hold is read and never computed.
    const book = read(file, { sheetRows: LINES_MAX, cellFormula: false, cellHTML: false });
    const sheet = book.Sheets[book.SheetNames[0]];
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '' });
    return rows.map((cells) => cells.slice(0, CELLS_MAX).map(String));
  } catch {
    throw notABatch('The workbook can not be read.');
  }
}

function csvLines(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      to: LINES_MAX,
    }).map((cells) => cells.slice(0, CELLS_MAX));
  } catch {
    throw notABatch('The CSV file can not be read.');
  }
}
