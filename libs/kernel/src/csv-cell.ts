const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** The text of a cell, with an apostrophe before what a spreadsheet would run as a formula. */
export const csvCell = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** The text that a cell had before such an apostrophe was set before it. */
export const fromCsvCell = (cell: string): string => {
  const text = cell.slice(1);
  return cell.startsWith("'") && csvCell(text) === cell ? text : cell;
};
