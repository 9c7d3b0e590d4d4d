import type { PlainDate } from '@palisade/kernel';
import { addDays, endOfDay, startOfDay, todayIn } from '@palisade/kernel';

/** How far back a home looks, in days. */
export const HOME_RANGES = [30, 90, 365] as const;

/** How far back a home looks, in days. */
export type HomeRange = (typeof HOME_RANGES)[number];

/** A time by its first and last instant. */
export interface Period {
  after: string;
  before: string;
}

/** The times of a home, in whole days of the zone that it is read in. */
export interface HomeTimes {
  timeZone: string;
  today: Period;
  /** The last so many days with today. */
  current: Period;
  /** As many days before them. */
  previous: Period;
}

/** The times of a home that looks back so many days. */
export function timesOf(range: HomeRange, now: Date, timeZone: string): HomeTimes {
  const daysOf = (first: PlainDate, last: PlainDate): Period => ({
    after: startOfDay(first, timeZone).toISOString(),
    before: endOfDay(last, timeZone).toISOString(),
  });
  const today = todayIn(timeZone, now);
  const first = addDays(today, 1 - range);
  return {
    timeZone,
    today: daysOf(today, today),
    current: daysOf(first, today),
    previous: daysOf(addDays(first, -range), addDays(first, -1)),
  };
}
