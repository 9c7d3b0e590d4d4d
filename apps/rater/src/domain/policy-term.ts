import type { PlainDate } from '@palisade/kernel';
import { addYears, daysBetween } from '@palisade/kernel';
import { endWindow } from '@palisade/trade';
import type { Exact } from './exact';
import { dividedBy, ONE, whole } from './exact';

export const TERM_PLACES = 4;
// Days of the year that a term is measured by, also when it holds a 29 February.
const YEAR_DAYS = whole(365);
const STARTS_MAX = 5_000;

/** What follows from the day on which a policy begins. */
export class PolicyStart {
  readonly year: number;
  /** When a policy of one year ends. */
  readonly anniversary: PlainDate;
  readonly firstEnd: PlainDate;
  readonly lastEnd: PlainDate;

  constructor(private readonly date: PlainDate) {
    this.year = Number(date.slice(0, 4));
    this.anniversary = addYears(date, 1);
    const ends = endWindow(date);
    this.firstEnd = ends.min;
    this.lastEnd = ends.max;
  }

  /** Exactly a year is 1; any other term is its days by 365. */
  termFactor(end: PlainDate): Exact {
    if (end === this.anniversary) return ONE;
    return dividedBy(whole(daysBetween(this.date, end)), YEAR_DAYS, TERM_PLACES);
  }
}

const starts = new Map<PlainDate, PolicyStart>();

/** The start on a date. Few dates are in use, and a date is slow to count with. */
export function policyStart(date: PlainDate): PolicyStart {
  const known = starts.get(date);
  if (known) return known;
  if (starts.size >= STARTS_MAX) starts.clear();
  const start = new PolicyStart(date);
  starts.set(date, start);
  return start;
}
