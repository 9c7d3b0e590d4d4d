const DIGITS = 7;

/** A quote number, Q-26-0000001: two digits of the year (UTC) and the count within it. */
export const quoteNumber = (year: number, count: number): string =>
  `Q-${String(year % 100).padStart(2, '0')}-${String(count).padStart(DIGITS, '0')}`;
