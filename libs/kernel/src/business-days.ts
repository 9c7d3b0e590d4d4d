import type { PlainDate } from './dates';
import { addDays } from './dates';

/** The days on which offices are closed beside weekends. */
export type Holidays = ReadonlySet<PlainDate>;

const WEEKEND: readonly number[] = [0, 6];

/** Whether offices are open. */
export const isBusinessDay = (date: PlainDate, holidays: Holidays): boolean =>
  !WEEKEND.includes(new Date(`${date}T00:00:00Z`).getUTCDay()) && !holidays.has(date);

/** The day itself, or the first one after it on which offices are open. */
export const nextBusinessDay = (date: PlainDate, holidays: Holidays): PlainDate =>
  isBusinessDay(date, holidays) ? date : nextBusinessDay(addDays(date, 1), holidays);

/** So many business days after a day, which itself does not count. */
export function addBusinessDays(date: PlainDate, days: number, holidays: Holidays): PlainDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextBusinessDay(addDays(day, 1), holidays);
  return day;
}
