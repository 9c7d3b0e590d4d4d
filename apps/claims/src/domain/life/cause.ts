import { refusal } from './act-rule';
import type { Payment } from './book';
import { isStanding } from './book';

/** What a claim is about decides its limits: it stays while a payment of the claim stands. */
export function assertCauseMoves(payments: readonly Pick<Payment, 'status'>[]): void {
  if (!payments.some(isStanding)) return;
  throw refusal('CAUSE_PAID', 'A payment of this claim stands: what it is about does not change.');
}
