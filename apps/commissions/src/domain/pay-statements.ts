import type { Currency, MinorUnits } from '@palisade/kernel';
import { DomainError, formatMoney, invalidField } from '@palisade/kernel';
import { PAYMENT_MIN } from './statement-status';

/** A finalized statement that waits for its payment. */
export interface PayableStatement {
  id: string;
  total: MinorUnits;
  currency: Currency;
}

/** Whether an agency can be paid. */
export interface Payee {
  isPaused: boolean;
  hasBank: boolean;
}

/** Which statements an amount pays: the oldest first, each of them whole. */
export function statementsPaidBy<T extends PayableStatement>(
  amount: MinorUnits,
  waiting: readonly T[],
  payee: Payee,
): T[] {
  if (amount < PAYMENT_MIN) {
    throw invalidField('AMOUNT_TOO_SMALL', 'Pay at least 1', '/commissionsAmount');
  }
  if (payee.isPaused) {
    throw new DomainError('PAYMENTS_PAUSED', 'The payments of this agency are paused.', 409);
  }
  if (!payee.hasBank) {
    throw new DomainError('ACH_MISSING', 'The agency has no ACH details.', 409);
  }
  let left = amount;
  const paid: T[] = [];
  for (const statement of waiting) {
    if (left === 0) break;
    left -= statement.total;
    paid.push(statement);
  }
  if (left === 0) return paid;
  throw new DomainError('AMOUNT_DIFFERS', differs(waiting), 409);
}

function differs(waiting: readonly PayableStatement[]): string {
  const [first] = waiting;
  if (!first) return 'No statement of this agency waits for a payment.';
  const total = waiting.reduce((sum, statement) => sum + statement.total, 0);
  const [oldest, all] = [first.total, total].map((amount) => formatMoney(amount, first.currency));
  return `Statements are paid whole, the oldest first: ${oldest}, or ${all} for all.`;
}
