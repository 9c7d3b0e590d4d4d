import type { PlainDate } from '@palisade/kernel';
import { addDays, addMonths, clampDate } from '@palisade/kernel';
import type { Market } from './products';

/** Spec 3 §9: coverage starts at most so many days back or ahead of today. */
const EFFECTIVE_DAYS_BACK = 7;
const EFFECTIVE_DAYS_AHEAD = 75;

/** Spec 3 §9: coverage starts so many days ahead when the caller names no date. */
export const EFFECTIVE_DAYS_DEFAULT = 14;

/** Spec 3 §9: the usual term, the shortest and the longest, in months. */
export const TERM_MONTHS = 12;
const TERM_MONTHS_MIN = 6;
const TERM_MONTHS_MAX = 18;

/** Spec 3 §9: an endorsement starts at most so many days back. */
export const ENDORSEMENT_DAYS_BACK = 14;

/** Spec 3 §9: an endorsement starts at most so many days ahead of today. */
export const ENDORSEMENT_DAYS_AHEAD = 30;

/** Spec 3 §9: a quote is needed within so many days when nobody says by when. */
export const NEED_BY_DAYS = 7;

/** Days that released terms stay open, by the paper of the product. */
export const QUOTE_VALID_DAYS: Readonly<Record<Market, number>> = {
  ADMITTED: 60,
  SURPLUS: 30,
  UK: 30,
};

/** A binder holds for so many days from the effective date. */
export const BINDER_DAYS = 30;

/** A home tells of policies that end within so many days. */
export const EXPIRING_DAYS = 60;

/** Days after which an invoice is due, unless the agency has terms of its own. */
export const PAYMENT_TERMS_DAYS = 30;

/** A deleted quote can be restored for so many days. */
export const RESTORE_DELETED_DAYS = 90;

/** A rescinded quote can be restored for so many days. */
export const RESTORE_RESCINDED_DAYS = 30;

/** Spec 3 §3: a flat cancellation comes within so many days. */
export const FLAT_CANCEL_DAYS = 60;

/** Days after a cancellation within which the policy may be reinstated. */
export const REINSTATEMENT_DAYS = 30;

/** Spec 3 §9: a policy is open for renewal so many days before its end. */
export const RENEWAL_DAYS = 120;

/** domain.md §5.11: a renewal is quoted so many days before the end. */
export const AUTO_RENEWAL_DAYS = 90;

/** A notice is given by mail, which takes so many days on top. */
export const MAIL_DAYS = 5;

/** The first and the last day of something. */
export interface DateWindow {
  min: PlainDate;
  max: PlainDate;
}

/** From when to when a policy covers; the day of its end is none of its days. */
export interface CoverTerm {
  effectiveDate: PlainDate;
  endDate: PlainDate;
}

/** When coverage may start. */
export const effectiveWindow = (today: PlainDate): DateWindow => ({
  min: addDays(today, -EFFECTIVE_DAYS_BACK),
  max: addDays(today, EFFECTIVE_DAYS_AHEAD),
});

/** When the cover of a renewal may start: as far ahead as policies are open for it. */
export const renewalWindow = (today: PlainDate): DateWindow => ({
  min: addDays(today, -EFFECTIVE_DAYS_BACK),
  max: addDays(today, RENEWAL_DAYS),
});

/** When coverage that starts on a date may end. */
export const endWindow = (effectiveDate: PlainDate): DateWindow => ({
  min: addMonths(effectiveDate, TERM_MONTHS_MIN),
  max: addMonths(effectiveDate, TERM_MONTHS_MAX),
});

/** When an endorsement may start: within the term, and but for provider staff near today (Spec 3 §4). */
export function endorsementWindow(
  { effectiveDate, endDate }: CoverTerm,
  { today, isStaff }: { today: PlainDate; isStaff: boolean },
): DateWindow {
  const last = addDays(endDate, -1);
  if (isStaff) return { min: effectiveDate, max: last };
  const inTerm = (day: PlainDate): PlainDate => clampDate(day, effectiveDate, last);
  return {
    min: inTerm(addDays(today, -ENDORSEMENT_DAYS_BACK)),
    max: inTerm(addDays(today, ENDORSEMENT_DAYS_AHEAD)),
  };
}

/** Whether a day lies within a window. */
export const isWithin = (day: PlainDate, { min, max }: DateWindow): boolean =>
  min <= day && day <= max;
