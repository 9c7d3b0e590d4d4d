/** Spec 3 §9: what is asked for when the caller leaves it out; amounts in currency units. */
export const DEFAULT_TERMS = {
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  // Full prior acts.
  retroActivePeriod: -1,
} as const;

/** Spec 3 §9: no amount is above it, in currency units. */
export const AMOUNT_MAX = 1_000_000_000_000;

/** Spec 3 §5: the most that each of the two broker fees may be, in currency units. */
export const BROKER_FEE_MAX = 10_000;

/** Spec 3 §9: an account below this profile score cannot be quoted. */
export const PROFILE_SCORE_MIN = 4;

/** A factor of the risk score below it is referred to an underwriter (REF_SCORE). */
export const FACTOR_SCORE_MIN = 25;

/** A company score below it is poor: what lowers it most should be mended. */
export const FAIR_SCORE_MIN = 40;
