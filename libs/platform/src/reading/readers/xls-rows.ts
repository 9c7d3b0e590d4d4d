import type { WorkSheet } from '@e965/xlsx';
import { FileRefused } from '../file-refused';
import type { RowsAsk } from './sheet';
import { hasFormulas } from './sheet-refusals';

/** The rows of the first sheet of a workbook of before 2007; throws `FileRefused` for one that is damaged. */
export async function* xlsRows(file: Buffer, ask: RowsAsk): AsyncGenerator<string[]> {
  const { read, utils } = await import('@e965/xlsx');
  const sheet = attempt(() => {
    // What cells hold is read and never computed.
    const options = { sheetRows: ask.rowsMax, cellFormula: true, cellHTML: false, sheets: 0 };
    const book = read(file, { ...options, dense: true });
    return book.Sheets[book.SheetNames[0]];
  });
  if (ask.refusesFormulas && isComputed(sheet)) throw hasFormulas();
  const { s: from, e: to } = attempt(() => utils.decode_range(sheet['!ref'] ?? 'A1'));
  // A cell may lie far from the others: what is between is not filled.
  const c = Math.min(to.c, from.c + ask.cellsMax - 1);
  const last = Math.min(to.r, from.r + ask.rowsMax - 1);
  const shape = { header: 1 as const, raw: true, defval: '', blankrows: true };
  for (let r = from.r; r <= last; r++) {
    const range = { s: { r, c: from.c }, e: { r, c } };
    const [row = []] = utils.sheet_to_json<unknown[]>(sheet, { ...shape, range });
    yield row.map(String);
  }
}

function isComputed(sheet: WorkSheet): boolean {
  return (sheet['!data'] ?? []).some((row) => row?.some((cell) => cell?.f !== undefined));
}

function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new FileRefused('broken', 'The workbook can not be read.');
  }
}
