import type { PlainDate } from '@palisade/kernel';
import type { TransactionType } from './policy-stack';

/** A line of a stack, as far as it says whether it stands. */
export interface Standable {
  number: number;
  type: TransactionType;
  effectiveDate: PlainDate;
  /** The number of the line that it takes back. */
  reverses: number | null;
}

/** The lines that take nothing back and were not taken back, by their dates, then in order of entry. */
export function standing<T extends Standable>(stack: readonly T[]): T[] {
  const reversed = new Set(stack.map(({ reverses }) => reverses));
  return stack
    .filter(({ number, reverses }) => reverses === null && !reversed.has(number))
    .sort((one, other) =>
      one.effectiveDate === other.effectiveDate
        ? one.number - other.number
        : one.effectiveDate < other.effectiveDate
          ? -1
          : 1,
    );
}
