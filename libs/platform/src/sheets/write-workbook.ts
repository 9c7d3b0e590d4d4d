import type { Sheet } from './sheet';
import { workbookCell } from './sheet';

/** The media type of a workbook. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows as a workbook of one sheet. */
export async function writeWorkbook({ columns, rows, locale }: Sheet): Promise<Buffer> {
  // Not before it is needed: most services never write one.
  const { utils, write } = await import('@e965/xlsx');
  const headings = columns.map(({ title }) => workbookCell(title, locale));
  const cells = rows.map((row) => row.map((cell) => workbookCell(cell, locale)));
  const sheet = utils.aoa_to_sheet([headings, ...cells]);
  return write(utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}
