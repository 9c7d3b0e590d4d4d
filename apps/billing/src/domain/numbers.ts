import { invalidField } from '@palisade/kernel';

const DIGITS = 7;

/** What billing numbers: invoices, finance quotes and, when nobody else names them, transactions. */
export type NumberKind = 'F' | 'I' | 'T';

/** A number such as I-26-0000001: two digits of the year (UTC) and the count within it. */
export const numberOf = (kind: NumberKind, year: number, count: number): string =>
  `${kind}-${String(year % 100).padStart(2, '0')}-${String(count).padStart(DIGITS, '0')}`;

const OWN_TRANSACTION = /^T-\d{2}-\d+$/;

/** Throws 400 for a new transaction under a number that only the platform gives. */
export function checkForeignTransaction(transactionId: string): void {
  if (!OWN_TRANSACTION.test(transactionId)) return;
  const detail = 'Numbers of this form are given by the platform.';
  throw invalidField('NUMBER_RESERVED', detail, '/transactionId');
}
