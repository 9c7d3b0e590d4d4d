import { DateTime, IANAZone } from 'luxon';
import type { PlainDate } from './dates';
import { plainDate } from './dates';

/** The zone of every policy in the UK. */
export const UK_TIME_ZONE = 'Europe/London';

/** Whether a text is an IANA time zone that this runtime knows. */
export const isTimeZone = (zone: string): boolean => IANAZone.isValidZone(zone);

/** The date that the calendar in a zone shows at an instant. */
export const todayIn = (zone: string, now: Date): PlainDate =>
  inZone(DateTime.fromJSDate(now), zone).toFormat('yyyy-MM-dd');

/** An instant as a zone's clock shows it, with its distance from UTC: `2026-11-30T08:15:00.000-05:00`. */
export const instantIn = (zone: string, at: Date): string =>
  inZone(DateTime.fromJSDate(at), zone).toISO() ?? at.toISOString();

/**
 * The instant of 12:01 a.m. of a date in a zone, when cover begins and ends; it is what the local
 * clock shows, daylight saving included.
 */
export const coverInstant = (date: PlainDate, zone: string): Date =>
  localStart(date, zone).plus({ minutes: 1 }).toJSDate();

/** The first instant of a date in a zone. */
export const startOfDay = (date: PlainDate, zone: string): Date =>
  localStart(date, zone).toJSDate();

/** The last millisecond of a date in a zone. */
export const endOfDay = (date: PlainDate, zone: string): Date =>
  localStart(date, zone).endOf('day').toJSDate();

// Where the clock skips midnight, the day starts at the first minute that exists.
const localStart = (date: PlainDate, zone: string): DateTime =>
  inZone(DateTime.fromISO(plainDate(date), { zone: 'utc' }), zone, true).startOf('day');

function inZone(instant: DateTime, zone: string, keepLocalTime = false): DateTime {
  const local = instant.setZone(zone, { keepLocalTime });
  if (!local.isValid) throw new RangeError(`"${zone}" is not a time zone.`);
  return local;
}
