import { utils, write } from '@e965/xlsx';
import { sheetCell, type Sheet } from './sheet';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list as a workbook of one sheet. */
export function writeExcel({ columns, rows }: Sheet): Blob {
  const headings = columns.map(({ title }) => sheetCell(title, false));
  const cells = rows.map((row) =>
    row.map((text, at) => sheetCell(text, columns[at]?.isNumber === true)),
  );
  const book = utils.book_new(utils.aoa_to_sheet([headings, ...cells]));
  return new Blob([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], {
    type: EXCEL,
  });
}
