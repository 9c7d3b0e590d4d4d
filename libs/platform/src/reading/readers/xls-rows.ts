import type { CellObject, WorkSheet } from '@e965/xlsx';
import { FileRefused } from '../file-refused';
import type { BookRow, BookSheet, RowsAsk } from './sheet-row';
import { hasFormulas, showsError } from './sheet-refusals';
import { shownNumber } from './shown-number';

/** The sheets of a workbook of before 2007 with their rows; throws `FileRefused` for one that is damaged. */
export async function xlsSheets(file: Buffer, rowsMax: number): Promise<BookSheet[]> {
  const { read, utils } = await import('@e965/xlsx');
  // What cells hold is read and never computed.
  const options = { sheetRows: rowsMax, cellFormula: true, cellHTML: false, cellNF: true };
  const book = attempt(() => read(file, { ...options, dense: true }));
  const is1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const shown = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden);
  return (shown.length ? shown : book.SheetNames).map((name) => ({
    name,
    rows: function* (ask) {
      const sheet = book.Sheets[name];
      const { e: to } = attempt(() => utils.decode_range(sheet['!ref'] ?? 'A1'));
      // A cell may lie far from the others: what is between is not filled.
      const columns = Math.min(to.c + 1, ask.cellsMax);
      const rows = Math.min(to.r + 1, ask.rowsMax);
      for (let row = 1; row <= rows; row++) yield rowOf(sheet, { name, row, columns, ask, is1904 });
    },
  }));
}

interface RowPlace {
  name: string;
  row: number;
  columns: number;
  ask: RowsAsk;
  is1904: boolean;
}

function rowOf(sheet: WorkSheet, { name, row, columns, ask, is1904 }: RowPlace): BookRow {
  const cells = sheet['!data']?.[row - 1] ?? [];
  const mayRefuse = row >= (ask.refusesFrom ?? 1);
  const numbers: number[] = [];
  const texts = Array.from({ length: columns }, (_, at) => {
    const cell = cells[at] as CellObject | undefined;
    if (cell === undefined || cell.v === undefined) return '';
    const place = { sheet: name, row, column: at + 1 };
    if (mayRefuse && ask.refusesFormulas && cell.f !== undefined) throw hasFormulas(place);
    if (mayRefuse && cell.t === 'e') throw showsError(place, cell.w ?? 'it holds none');
    if (cell.t === 'e') return cell.w ?? '';
    if (cell.t !== 'n') return String(cell.v);
    numbers.push(at);
    return shownNumber(Number(cell.v), { id: 0, code: formatOf(cell) }, is1904);
  });
  return { cells: texts, ...(numbers.length && { numbers }) };
}

/** The format of a cell; the general one says nothing. */
const formatOf = ({ z }: CellObject): string =>
  z === undefined || /^general$/i.test(String(z)) ? '' : String(z);

function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new FileRefused('broken', 'The workbook can not be read.');
  }
}
