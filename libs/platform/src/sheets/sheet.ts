import type { Currency, Locale, MinorUnits, PlainDate } from '@palisade/kernel';
import {
  dateTimeFormat,
  daysBetween,
  formatMoney,
  numberFormat,
  toCurrencyUnits,
} from '@palisade/kernel';

/** What a cell says; null says nothing. */
export type SheetCell =
  string | number | null | { amount: MinorUnits; currency: Currency } | { date: PlainDate };

/** A heading, and whether what stands below it is measured. */
export interface SheetColumn {
  title: string;
  isNumber: boolean;
}

/** Rows as they go into a file. */
export interface Sheet {
  columns: SheetColumn[];
  rows: SheetCell[][];
  locale: Locale;
}

/** A cell of a workbook: a text is never run as a formula, a number can be summed. */
export type WorkbookCell = { t: 's'; v: string } | { t: 'n'; v: number; z: string };

/** The day from which spreadsheets count. */
const FIRST_DAY: PlainDate = '1899-12-30';
const SIGNS: Readonly<Record<Currency, string>> = { USD: '"$"', GBP: '"£"' };
const DATE_FORMATS: Readonly<Record<Locale, string>> = {
  'en-US': 'mm/dd/yyyy',
  'en-GB': 'dd/mm/yyyy',
};

/** What people read in a cell. */
export function cellText(cell: SheetCell, locale: Locale): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberFormat(locale).format(cell);
  if ('amount' in cell) return formatMoney(cell.amount, cell.currency);
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return dateTimeFormat(locale, options).format(new Date(cell.date));
}

/** What stands in a cell of a workbook, with the format in which it is shown. */
export function workbookCell(cell: SheetCell, locale: Locale): WorkbookCell {
  if (cell === null || typeof cell === 'string') return { t: 's', v: cell ?? '' };
  if (typeof cell === 'number') return { t: 'n', v: cell, z: 'General' };
  if ('date' in cell) {
    return { t: 'n', v: daysBetween(FIRST_DAY, cell.date), z: DATE_FORMATS[locale] };
  }
  const { amount, currency } = cell;
  return { t: 'n', v: toCurrencyUnits(amount), z: `${SIGNS[currency]}#,##0.00` };
}
