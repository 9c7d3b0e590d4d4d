/** A list as it goes into a file: what people read in its cells, under its headings. */
export interface Sheet {
  columns: { title: string; isNumber?: boolean | undefined }[];
  rows: string[][];
}

export type SheetFormat = 'csv' | 'xlsx';

/** A cell of a spreadsheet: a text is never run as a formula, a number can be summed. */
export type SheetCell = { t: 's'; v: string } | { t: 'n'; v: number; z: string };

const NUMBER = /^([-−]?)([$£]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;

/** What stands in a cell; a number of a column of numbers with the format in which it is shown. */
export function sheetCell(text: string, isNumber: boolean): SheetCell {
  const parts = isNumber ? NUMBER.exec(text) : null;
  if (!parts) return { t: 's', v: text };
  const [, sign, currency, whole = '', fraction = ''] = parts;
  const value = Number(`${whole.replaceAll(',', '')}${fraction}`);
  const grouped = whole.includes(',') || currency ? '#,##0' : '0';
  return {
    t: 'n',
    v: sign ? -value : value,
    z: `${currency ? `"${currency}"` : ''}${grouped}${fraction.replace(/\d/g, '0')}`,
  };
}
