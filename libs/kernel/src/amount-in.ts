import type { AmountWriting } from './read-amount';
import { readAmount } from './read-amount';
import type { Currency } from './regions';

/** An amount in a currency, or what is wrong with its text, said after it: `is no number`. */
export type AmountIn = { amount: number; fault: null } | { amount: null; fault: string };

/** Reads an amount that is in a currency, also where the text does not say so. */
export function amountIn(
  text: string,
  { writing, currency }: { writing?: AmountWriting; currency: Currency },
): AmountIn {
  const read = readAmount(text, writing);
  if (read.kind === 'UNREADABLE') return { amount: null, fault: 'is no number' };
  if (read.currency !== null && read.currency !== currency) {
    return { amount: null, fault: `is in ${read.currency}, and ${currency} is asked for` };
  }
  if (read.kind === 'AMOUNT' && Math.abs(read.amount) <= Number.MAX_SAFE_INTEGER) {
    return { amount: read.amount, fault: null };
  }
  if (read.kind === 'AMOUNT') return { amount: null, fault: 'is no number' };
  return { amount: null, fault: mayBe(read.readings['.'], read.readings[',']) };
}

/** Says of a text that it may be either of two amounts. */
export const mayBe = (point: number, comma: number): string =>
  `may be ${inWords(point)} or ${inWords(comma)}`;

const inWords = (amount: number): string => amount.toLocaleString('en-US');
