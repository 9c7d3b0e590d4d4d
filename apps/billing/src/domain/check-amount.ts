import { DomainError, formatMoney, invalidField } from '@palisade/kernel';
import type { Currency, MinorUnits } from '@palisade/kernel';

/** Spec 3 §5: a payment is of some money and, unless staff records it, of no more than is due. */
export function checkAmount(amount: MinorUnits, room: MinorUnits, currency: Currency): void {
  if (amount <= 0) {
    throw invalidField('AMOUNT_REQUIRED', 'Payment Amount is required', '/paymentAmount');
  }
  if (room <= 0) throw new DomainError('NOTHING_DUE', 'Nothing is due for this policy.', 409);
  if (amount <= room) return;
  const detail = `At most ${formatMoney(room, currency)} is due.`;
  throw new DomainError('AMOUNT_EXCEEDS_BALANCE', detail, 409);
}
