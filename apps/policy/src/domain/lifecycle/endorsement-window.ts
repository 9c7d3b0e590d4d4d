import type { PlainDate } from '@palisade/kernel';
import { addDays, clampDate, invalidField } from '@palisade/kernel';

/** Spec 3 §9: an endorsement takes effect between so many days back and so many ahead. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 30;

interface Term {
  effectiveDate: PlainDate;
  endDate: PlainDate;
}

/** Throws 400 when an endorsement may not take effect on a date; staff are bound by the term only. */
export function assertInWindow(
  date: PlainDate,
  { effectiveDate, endDate }: Term,
  by: { isStaff: boolean; today: PlainDate },
): void {
  const within = (day: PlainDate): PlainDate => clampDate(day, effectiveDate, endDate);
  const first = by.isStaff ? effectiveDate : within(addDays(by.today, -DAYS_BACK));
  const last = by.isStaff ? addDays(endDate, -1) : within(addDays(by.today, DAYS_AHEAD));
  if (first <= date && date <= last) return;
  const detail = `An endorsement takes effect between ${first} and ${last}.`;
  throw invalidField('OUTSIDE_ENDORSEMENT_WINDOW', detail, '/effectiveDate');
}
