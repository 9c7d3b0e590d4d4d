import type { PlainDate, Region } from '@palisade/kernel';
import { addDays, addMonths, startOfDay, todayIn, UK_TIME_ZONE } from '@palisade/kernel';

/** How often a report is mailed: on Mondays, or on the first of each month. */
export const REPORT_RHYTHMS = ['WEEK', 'MONTH'] as const;

/** How often a report is mailed. */
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

/** By whose morning the reports of an edition come. */
const ZONES: Readonly<Record<Region, string>> = { US: 'America/New_York', UK: UK_TIME_ZONE };

const HOUR_MS = 3_600_000;
/** Before people begin to work. */
const MORNING_MS = 6 * HOUR_MS;

/** The date that the readers of an edition have. */
export const dateOf = (now: Date, region: Region): PlainDate => todayIn(ZONES[region], now);

/** The first morning of the rhythm that lies after an instant. */
export function nextReport(every: ReportRhythm, now: Date, region: Region): Date {
  const today = dateOf(now, region);
  const begun = every === 'WEEK' ? mondayOf(today) : `${today.slice(0, 8)}01`;
  const morning = morningOf(begun, region);
  if (morning > now) return morning;
  return morningOf(every === 'WEEK' ? addDays(begun, 7) : addMonths(begun, 1), region);
}

const morningOf = (date: PlainDate, region: Region): Date =>
  new Date(startOfDay(date, ZONES[region]).getTime() + MORNING_MS);

function mondayOf(date: PlainDate): PlainDate {
  const afterMonday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -afterMonday);
}
