import { DomainError, formatMoney, invalidField } from '@palisade/kernel';
import type { Currency, MinorUnits } from '@palisade/kernel';
import type { PaymentMethod } from './payment-status';

/** Spec 3 §5: a payment is of some money and, unless staff records it, of no more than is due. */
export function checkAmount(amount: MinorUnits, room: MinorUnits, currency: Currency): void {
  if (amount <= 0) throw amountRequired();
  if (room <= 0) throw new DomainError('NOTHING_DUE', 'Nothing is due for this policy.', 409);
  if (amount <= room) return;
  const detail = `At most ${formatMoney(room, currency)} is due.`;
  throw new DomainError('AMOUNT_EXCEEDS_BALANCE', detail, 409);
}

/** How much a recorded payment moves; a refund may be told as a negative amount, nothing else may. */
export function amountMoved(method: PaymentMethod, amount: MinorUnits): MinorUnits {
  if (amount === 0 || (amount < 0 && method !== 'Refund/Credit')) throw amountRequired();
  return Math.abs(amount);
}

const amountRequired = (): DomainError =>
  invalidField('AMOUNT_REQUIRED', 'Payment Amount is required', '/paymentAmount');
