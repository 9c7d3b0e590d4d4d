import type { MinorUnits } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';
import type { FileAction } from '../../file-status';
import type { ActRule } from '../act-rule';
import { refusal } from '../act-rule';
import type { ClaimLife, Payment, PaymentStatus } from '../book';
import { netOf, paidOf } from '../book';
import { recoveredIn } from './recover';

interface OfPayment {
  paymentId: string;
}

/** A payment of a claim; throws 404. */
export function paymentOfClaim({ payments }: ClaimLife, id: string): Payment {
  const found = payments.find((payment) => payment.id === id);
  if (found) return found;
  throw new DomainError('PAYMENT_NOT_FOUND', 'Payment not found.', 404);
}

const withPayment = (claim: ClaimLife, id: string, change: Partial<Payment>): ClaimLife => ({
  ...claim,
  payments: claim.payments.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Throws 409 when a payment is not in a status from which it goes on like this. */
function assertStatus(payment: Payment, from: readonly PaymentStatus[]): void {
  if (from.includes(payment.status)) return;
  throw refusal('PAYMENT_STATUS', `The payment is ${payment.status}.`);
}

/** Throws 409 where more came back in the category of a payment than stays paid. */
function assertRecoveriesStay(claim: ClaimLife, payment: Payment, after: ClaimLife): void {
  const { category } = payment;
  const isLess = paidOf(after)[category] < paidOf(claim)[category];
  if (!isLess || recoveredIn(claim, category) <= paidOf(after)[category]) return;
  throw refusal('RECOVERY_AMOUNT', 'More came back in the category than would stay paid.');
}

/** A step of a payment that nobody but its status refuses. */
const step = (
  action: FileAction,
  from: readonly PaymentStatus[],
  status: PaymentStatus,
): ActRule<OfPayment> => ({
  action,
  check: (claim, { paymentId }) => {
    const payment = paymentOfClaim(claim, paymentId);
    assertStatus(payment, from);
    assertRecoveriesStay(claim, payment, withPayment(claim, paymentId, { status }));
  },
  apply: (claim, { paymentId }) => withPayment(claim, paymentId, { status }),
});

/** Another person, whose authority covers what was measured, approves the whole payment. */
export const approve: ActRule<OfPayment> = {
  action: 'approvePayment',
  check: (claim, { paymentId }, { by, authority }) => {
    const payment = paymentOfClaim(claim, paymentId);
    assertStatus(payment, ['REQUESTED']);
    if (payment.requestedBy !== by && authority.payment >= payment.measured) return;
    throw refusal('PAYMENT_AUTHORITY', 'Another person whose authority covers it approves it.');
  },
  apply: (claim, { paymentId }, { by, authority }) => {
    const held = paymentOfClaim(claim, paymentId).authority;
    const change = { status: 'APPROVED' as const, approvedBy: by };
    return withPayment(claim, paymentId, {
      ...change,
      authority: Math.max(held, authority.payment),
    });
  },
};

/** What was asked for is not approved: less is asked for anew. */
export const reject = step('rejectPayment', ['REQUESTED'], 'VOID');

/** The money leaves. */
export const issue = step('issuePayment', ['APPROVED'], 'ISSUED');

/** The money has arrived. */
export const clear = step('clearPayment', ['ISSUED'], 'CLEARED');

/** The money is held back on its way: its limits, retention and waiting hours are free again. */
export const stop = step('stopPayment', ['ISSUED'], 'STOPPED');

/** A payment never was; one that cleared is given back as a refund, unless it was of nothing. */
export const voidPayment: ActRule<OfPayment> = {
  action: 'voidPayment',
  check: (claim, { paymentId }) => {
    const payment = paymentOfClaim(claim, paymentId);
    const ofNothing = payment.amount === 0 ? (['CLEARED'] as const) : [];
    assertStatus(payment, ['REQUESTED', 'APPROVED', 'ISSUED', ...ofNothing]);
    assertRecoveriesStay(claim, payment, withPayment(claim, paymentId, { status: 'VOID' }));
  },
  apply: (claim, { paymentId }) => withPayment(claim, paymentId, { status: 'VOID' }),
};

/** The payee gives money back: paid and limits are free again, the retention is not. */
export const refund: ActRule<OfPayment & { amount: MinorUnits }> = {
  action: 'refundPayment',
  check: (claim, { paymentId, amount }) => {
    const payment = paymentOfClaim(claim, paymentId);
    assertStatus(payment, ['CLEARED']);
    if (amount <= 0 || amount > netOf(payment)) {
      const detail = 'A refund is above zero and at most what was paid.';
      throw invalidField('REFUND_AMOUNT', detail, '/amount');
    }
    const refunded = payment.refunded + amount;
    assertRecoveriesStay(claim, payment, withPayment(claim, paymentId, { refunded }));
  },
  apply: (claim, { paymentId, amount }) => {
    const { refunded } = paymentOfClaim(claim, paymentId);
    return withPayment(claim, paymentId, { refunded: refunded + amount });
  },
};
