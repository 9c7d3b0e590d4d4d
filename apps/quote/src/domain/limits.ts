/** Spec 3 §9: quotes that are requested together at most. */
export const CART_QUOTES_MAX = 5;

/** How long an underwriter who picked a quote up holds it. */
export const REVIEW_LOCK_MINUTES = 30;

/** How many known events a quote leaves out at most. */
export const SPECIFIED_EVENTS_MAX = 50;
