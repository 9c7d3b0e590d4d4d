import { invalidField } from './domain-error';

/** A calendar date without time or zone, `YYYY-MM-DD`; as texts they sort by time. */
export type PlainDate = string;

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Whether a text is a date of the calendar; 2026-02-29 is none. */
export function isPlainDate(text: string): text is PlainDate {
  if (!PLAIN_DATE.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const year = Number(text.slice(0, 4));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The date of a text; throws `DATE_INVALID` (400) when it is none. */
export function plainDate(text: string, pointer?: string): PlainDate {
  if (!isPlainDate(text)) throw invalidField('DATE_INVALID', 'Not a valid date', pointer);
  return text;
}

/** The date so many days later, or earlier when negative. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  new Date(dayNumber(date) * DAY_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The same day so many months later; the last of the month when the month is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = parts(date);
  const count = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return written(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** The same day so many years later; 29 February becomes 28 February when there is none. */
export const addYears = (date: PlainDate, years: number): PlainDate => addMonths(date, years * 12);

/** Days from one date to another, negative when the second is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  dayNumber(to) - dayNumber(from);

/** Negative, zero or positive, as the first date is before, on or after the second. */
export const compareDates = (first: PlainDate, second: PlainDate): number =>
  daysBetween(second, first);

/** The date moved into a range, both ends included. */
export function clampDate(date: PlainDate, earliest: PlainDate, latest: PlainDate): PlainDate {
  if (compareDates(date, earliest) < 0) return earliest;
  return compareDates(date, latest) > 0 ? latest : date;
}

function parts(date: PlainDate): [number, number, number] {
  return plainDate(date).split('-').map(Number) as [number, number, number];
}

function dayNumber(date: PlainDate): number {
  parts(date);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const written = (year: number, month: number, day: number): PlainDate =>
  [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');
