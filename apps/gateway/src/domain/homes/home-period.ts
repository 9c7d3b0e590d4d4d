import type { PlainDate } from '@palisade/kernel';
import { addDays, todayIn } from '@palisade/kernel';

/** How far back a home looks, in days. */
export const HOME_RANGES = [30, 90, 365] as const;

/** How far back a home looks, in days. */
export type HomeRange = (typeof HOME_RANGES)[number];

/** A time by its first and last instant. */
export interface Period {
  after: string;
  before: string;
}

/** The last so many days of UTC with today, and as many before them: whole days, as they are rolled up. */
export function periodsOf(range: HomeRange, now: Date): { current: Period; previous: Period } {
  const today = todayIn('UTC', now);
  const first = addDays(today, 1 - range);
  return {
    current: daysOf(first, today),
    previous: daysOf(addDays(first, -range), addDays(first, -1)),
  };
}

const daysOf = (first: PlainDate, last: PlainDate): Period => ({
  after: `${first}T00:00:00.000Z`,
  before: `${last}T23:59:59.999Z`,
});
