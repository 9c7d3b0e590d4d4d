import type { Currency, MinorUnits } from '@palisade/kernel';
import { DomainError, formatMoney } from '@palisade/kernel';

/** Spec 3 §4: only a small rest is closed with a comment. ASSUMPTION: ten dollars or pounds. */
const WRITE_OFF_MAX = 1_000;

interface Rest {
  balance: MinorUnits;
  pending: MinorUnits;
}

/** Whether the rest of an invoice is small enough to be written off, and nothing is under way. */
export const canBeWrittenOff = ({ balance, pending }: Rest): boolean =>
  balance > 0 && balance <= WRITE_OFF_MAX && pending === 0;

/** Refuses to write off what is more than a small rest, or may still be paid. */
export function checkWriteOff({ balance, pending }: Rest, currency: Currency): void {
  if (pending > 0) {
    throw new DomainError('PAYMENT_IN_PROCESS', 'A payment is being processed.', 409);
  }
  if (balance <= WRITE_OFF_MAX) return;
  const detail = `A balance of at most ${formatMoney(WRITE_OFF_MAX, currency)} can be closed.`;
  throw new DomainError('WRITE_OFF_TOO_LARGE', detail, 409);
}
