import { DomainError, formatMoney, invalidField, sumOf } from '@palisade/kernel';
import type { Currency, MinorUnits } from '@palisade/kernel';
import type { Advance } from './advance';
import { NO_ADVANCE } from './advance';
import type { InvoiceMoney } from './invoice-status';
import { balanceOf, roomOf } from './invoice-status';
import type { PaymentMethod } from './payment-status';

/** What invoices ask for together, and what of it may still be started. */
export interface Payable {
  owed: MinorUnits;
  room: MinorUnits;
}

/** What may be paid of invoices, and beyond them, when some of it is held for charges that are being made. */
export function payableOf(
  invoices: readonly InvoiceMoney[],
  held: MinorUnits,
  advance: Advance = NO_ADVANCE,
): Payable {
  const asked = sumOf(invoices.map((invoice) => Math.max(0, balanceOf(invoice))));
  const open = sumOf(invoices.map((invoice) => Math.max(0, roomOf(invoice))));
  return { owed: asked + advance.owed, room: Math.max(0, open + advance.room - held) };
}

/** Spec 3 §5: a payment is of some money and, unless staff records it, of no more than is due. */
export function checkAmount(
  amount: MinorUnits,
  { owed, room }: Payable,
  currency: Currency,
  what: 'policy' | 'bill' = 'policy',
): void {
  if (amount <= 0) throw amountRequired();
  if (owed <= 0) throw new DomainError('NOTHING_DUE', `Nothing is due for this ${what}.`, 409);
  if (amount <= room) return;
  if (room <= 0) {
    const detail = `A payment of this ${what === 'bill' ? what : 'invoice'} is being processed.`;
    throw new DomainError('PAYMENT_IN_PROCESS', detail, 409);
  }
  const rest = formatMoney(room, currency);
  const detail =
    room < owed
      ? `Another payment is being processed: at most ${rest} is due beside it.`
      : `At most ${rest} is due.`;
  throw new DomainError('AMOUNT_EXCEEDS_BALANCE', detail, 409);
}

/** How much a recorded payment moves; a refund may be told as a negative amount, nothing else may. */
export function amountMoved(method: PaymentMethod, amount: MinorUnits): MinorUnits {
  if (amount === 0 || (amount < 0 && method !== 'Refund/Credit')) throw amountRequired();
  return Math.abs(amount);
}

const amountRequired = (): DomainError =>
  invalidField('AMOUNT_REQUIRED', 'Payment Amount is required', '/paymentAmount');
