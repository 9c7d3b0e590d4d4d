import type { PlainDate } from '@palisade/kernel';
import { invalidField } from '@palisade/kernel';
import type { CoverTerm } from '@palisade/trade';
import { endorsementWindow, isWithin } from '@palisade/trade';

/** Throws 400 when an endorsement may not take effect on a date; staff are bound by the term only. */
export function assertInWindow(
  date: PlainDate,
  term: CoverTerm,
  by: { isStaff: boolean; today: PlainDate },
): void {
  const window = endorsementWindow(term, by);
  if (isWithin(date, window)) return;
  const detail = `An endorsement takes effect between ${window.min} and ${window.max}.`;
  throw invalidField('OUTSIDE_ENDORSEMENT_WINDOW', detail, '/effectiveDate');
}
