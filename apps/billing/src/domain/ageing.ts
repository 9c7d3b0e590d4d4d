import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';

/** How long an invoice has been overdue, from so many days on. */
const DAYS_FROM = { current: null, '30': 30, '60': 60, '90': 90 } as const;

/** What is outstanding by age: `current` is not due yet, or overdue for less than thirty days. */
export const AGEING_BUCKETS = ['current', '30', '60', '90'] as const;

/** A bucket of the ageing. */
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** What lists of the outstanding are narrowed to. */
export const AGEING_FILTERS = ['overdue', ...AGEING_BUCKETS] as const;

/** What lists of the outstanding are narrowed to: a bucket, or all that is overdue by a day or more. */
export type AgeingFilter = (typeof AGEING_FILTERS)[number];

/** Due dates, both ends included; null is open. */
export interface DueDates {
  from: PlainDate | null;
  to: PlainDate | null;
}

/** The due dates of a filter; those of all buckets follow on one another without a gap. */
export function dueDatesOf(bucket: AgeingFilter, today: PlainDate): DueDates {
  if (bucket === 'overdue') return { from: null, to: addDays(today, -1) };
  const days = DAYS_FROM[bucket];
  const next = AGEING_BUCKETS[AGEING_BUCKETS.indexOf(bucket) + 1];
  const nextDays = next === undefined ? null : DAYS_FROM[next];
  return {
    from: nextDays === null ? null : addDays(today, 1 - nextDays),
    to: days === null ? null : addDays(today, -days),
  };
}
