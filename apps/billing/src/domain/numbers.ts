const DIGITS = 7;

/** What billing numbers: invoices, finance quotes and, when nobody else names them, transactions. */
export type NumberKind = 'F' | 'I' | 'T';

/** A number such as I-26-0000001: two digits of the year (UTC) and the count within it. */
export const numberOf = (kind: NumberKind, year: number, count: number): string =>
  `${kind}-${String(year % 100).padStart(2, '0')}-${String(count).padStart(DIGITS, '0')}`;
