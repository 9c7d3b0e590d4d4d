import type { Transitions } from '@palisade/kernel';
import { nextStatus } from '@palisade/kernel';

/** Where a payment of commission stands. */
export const PAYMENT_STATUSES = ['AWAITING_APPROVAL', 'PAID', 'REJECTED'] as const;

/** One of them. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a second person, or who asked, does with a payment that waits. */
export type PaymentDecision = 'approve' | 'reject';

/** A payment waits for a second person when design §10.1 asks for one, and is paid or given up. */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus, PaymentDecision> = {
  approve: { from: ['AWAITING_APPROVAL'], to: 'PAID' },
  reject: { from: ['AWAITING_APPROVAL'], to: 'REJECTED' },
};

/** The status after a decision; throws 409 when the status forbids it. */
export const paymentStatusAfter = (
  status: PaymentStatus,
  decision: PaymentDecision,
): PaymentStatus => nextStatus(PAYMENT_TRANSITIONS, status, decision);
