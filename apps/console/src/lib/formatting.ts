import type { Locale } from '@palisade/kernel';
import { dateTimeFormat, numberFormat } from '@palisade/kernel';

const dateFormat: Intl.DateTimeFormatOptions = { day: '2-digit', month: 'short', year: 'numeric' };
const timeFormat: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

const SHARE = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const CHANGE = new Intl.NumberFormat('en', {
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** A plain date or an instant as a short date, in the reader's zone for an instant. */
export function formatDate(value: string, locale: Locale): string {
  const isPlain = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const options = isPlain ? { ...dateFormat, timeZone: 'UTC' } : dateFormat;
  return dateTimeFormat(locale, options).format(new Date(value));
}

/** An instant in full, with the reader's zone; shown where the short date is pointed at. */
export const formatDateTime = (value: string, locale: Locale): string =>
  dateTimeFormat(locale, {
    ...dateFormat,
    ...timeFormat,
    timeZoneName: 'short',
  }).format(new Date(value));

/** A moment of today as the clock on the wall shows it. */
export const formatTime = (ms: number, locale: Locale): string =>
  dateTimeFormat(locale, timeFormat).format(ms);

export const formatNumber = (value: number, locale: Locale): string =>
  numberFormat(locale).format(value);

/** A factor with four decimals, as rate books print it. */
export const formatFactor = (value: number): string => value.toFixed(4);

/** A share in percent, with at most two decimals; both editions write numbers alike. */
export const formatPercent = (percent: number): string => `${SHARE.format(percent)}%`;

/** A change in percent, with its sign; both editions write numbers alike. */
export const formatPercentChange = (percent: number): string => `${CHANGE.format(percent)} %`;

/** The reader's time zone, by its IANA name. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The date on the reader's wall, as YYYY-MM-DD; the Canadian format is the ISO one. */
export const todayHere = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

/** The date in a zone, which may be another day than here; today's without an instant. */
export const todayIn = (timeZone: string, instant = new Date()): string =>
  dateTimeFormat('en-CA', { timeZone }).format(instant);

/** What people call a zone, such as "Pacific Time". */
export const zoneName = (timeZone: string, locale: Locale): string =>
  dateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;
const DAYS_TOLD = 7;

/** How long ago an instant was; its date after a week. */
export function formatRelative(value: string, now: number, locale: Locale): string {
  const past = now - new Date(value).getTime();
  if (past > DAYS_TOLD * UNITS[0][1]) return formatDate(value, locale);
  const [unit, length] = UNITS.find(([, ms]) => past >= ms) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return past < MINUTE_MS
    ? format.format(0, 'second')
    : format.format(-Math.floor(past / length), unit);
}

const KIB = 1024;
const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** The size of a file in the largest unit that gives a whole number before the point. */
export function formatBytes(bytes: number): string {
  const power = Math.min(
    SIZE_UNITS.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KIB)),
  );
  const size = bytes / KIB ** power;
  return `${size.toFixed(power > 0 && size < 10 ? 1 : 0)} ${SIZE_UNITS[power]}`;
}

// Any year has the same months.
const SOME_YEAR = 2000;

/** "October 2026", or "October" alone; `month` is 1 to 12. */
export const formatMonth = (
  { year, month }: { year?: number; month: number },
  locale: string,
): string =>
  dateTimeFormat(locale, {
    month: 'long',
    ...(year !== undefined && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year ?? SOME_YEAR, month - 1)));

/** A month, YYYY-MM, as "Oct 2026". */
export const formatShortMonth = (month: string, locale: Locale): string =>
  dateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** The days of a time by its instants, as "31 Aug to 28 Nov 2026", in a zone: the reader's. */
export function formatDays(
  after: string,
  before: string,
  locale: Locale,
  timeZone = zoneHere(),
): string {
  const [first, last] = [new Date(after), new Date(before)];
  const yearOf = (instant: Date): string => todayIn(timeZone, instant).slice(0, 'YYYY'.length);
  const isOneYear = yearOf(first) === yearOf(last);
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const whole = dateTimeFormat(locale, { ...dateFormat, day: 'numeric', timeZone });
  return `${(isOneYear ? day : whole).format(first)} – ${whole.format(last)}`;
}
