const MS_PER_DAY = 86_400_000;
/** Days from the beginning of each calendar of workbooks to that of Unix. */
const DAYS_1900 = 25_569;
const DAYS_1904 = 24_107;
const DIGITS = 15;
const PERCENT = 100;
/** Formats that a workbook has without naming them (ECMA-376 18.8.30). */
const PERCENTS = [9, 10];
const DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const ISO_DATE = 10;

/** How a cell shows its number. */
export interface NumberFormat {
  id: number;
  /** As in the workbook; empty for one that it does not name. */
  code: string;
}

/**
 * A number as its cell shows it: dates as days, shares in percent, zeros before a number kept; any other in
 * full to fifteen digits, which are all that a spreadsheet shows.
 */
export function shownNumber(value: number, { id, code }: NumberFormat, is1904 = false): string {
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';')[0];
  if (isDate(id, plain)) return dateText(value, is1904);
  if (PERCENTS.includes(id) || plain.includes('%')) return `${inFull(value * PERCENT)}%`;
  if (/^00+$/.test(plain) && Number.isInteger(value)) {
    return String(value).padStart(plain.length, '0');
  }
  return inFull(value);
}

const isDate = (id: number, plain: string): boolean =>
  plain === '' ? DATES.some(([from, to]) => id >= from && id <= to) : /[dmyhs]/i.test(plain);

function dateText(value: number, is1904: boolean): string {
  const days = value - (is1904 ? DAYS_1904 : DAYS_1900);
  const at = new Date(Math.round(days * MS_PER_DAY));
  return Number.isNaN(at.getTime()) ? String(value) : at.toISOString().slice(0, ISO_DATE);
}

/** Three digits after its point have a fourth, so that the point is not taken for one between thousands. */
function inFull(value: number): string {
  const text = String(Number(value.toPrecision(DIGITS)));
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
