import type { Market } from '@palisade/kernel';

/** Spec 3 §9: quotes that are requested together at most. */
export const CART_QUOTES_MAX = 5;

/** Spec 3 §9: an account below this profile score cannot be quoted. */
export const PROFILE_SCORE_MIN = 4;

/** Spec 3 §9: coverage starts at most so many days back or ahead of today. */
export const EFFECTIVE_DAYS_BACK = 7;
export const EFFECTIVE_DAYS_AHEAD = 75;

/** Spec 3 §9: coverage starts so many days ahead when the caller names no date. */
export const EFFECTIVE_DAYS_DEFAULT = 14;

/** Spec 3 §9: the usual term, the shortest and the longest, in months. */
export const TERM_MONTHS = 12;
export const TERM_MONTHS_MIN = 6;
export const TERM_MONTHS_MAX = 18;

/** How long an underwriter who picked a quote up holds it. */
export const REVIEW_LOCK_MINUTES = 30;

/** Days that released terms stay open, by the paper of the product. */
export const QUOTE_VALID_DAYS: Readonly<Record<Market, number>> = {
  ADMITTED: 60,
  SURPLUS: 30,
  UK: 30,
};

/** Spec 3 §9: what a quote asks for when the caller leaves it out; amounts in currency units. */
export const DEFAULT_TERMS = {
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  // Full prior acts.
  retroActivePeriod: -1,
} as const;

/** A binder holds for so many days from the effective date. */
export const BINDER_DAYS = 30;

/** Days after which an invoice is due, unless the agency has terms of its own. */
export const PAYMENT_TERMS_DAYS = 30;

/** Spec 3 §9: an endorsement starts at most so many days back or ahead of today. */
export const ENDORSEMENT_DAYS_BACK = 14;
export const ENDORSEMENT_DAYS_AHEAD = 30;

/** Spec 3 §5: the most that each of the two broker fees may be, in currency units. */
export const BROKER_FEE_MAX = 10_000;

/** A deleted quote can be restored for so many days, a rescinded one for fewer. */
export const RESTORE_DELETED_DAYS = 90;
export const RESTORE_RESCINDED_DAYS = 30;
