import type { Transitions } from '@palisade/kernel';
import { nextStatus } from '@palisade/kernel';

/** The status of a payment transaction. */
export const PAYMENT_STATUSES = ['In Process', 'Paid', 'Failed', 'Void'] as const;

/** The status of a payment transaction. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The status of a payment by those of its parts: what some of it is, the most alive first. */
export const statusOfParts = (parts: readonly PaymentStatus[]): PaymentStatus =>
  PAYMENT_STATUSES.find((status) => parts.includes(status)) ?? 'Void';

/** How money moves. */
export const PAYMENT_METHODS = [
  'Check',
  'Credit Card',
  'Wire',
  'Bank Account',
  'Refund/Credit',
] as const;

/** How money moves. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What can happen to a payment transaction. */
export type PaymentAction = 'confirm' | 'refuse' | 'return' | 'void';

/** Spec 3 §4: a payment that failed is tried again as a new transaction. */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus, PaymentAction> = {
  confirm: { from: ['In Process'], to: 'Paid' },
  refuse: { from: ['In Process'], to: 'Failed' },
  return: { from: ['Paid'], to: 'Failed' },
  void: { from: ['In Process', 'Paid'], to: 'Void' },
};

/** The status after an action; 409 when the status forbids it. */
export const paymentStatusAfter = (status: PaymentStatus, action: PaymentAction): PaymentStatus =>
  nextStatus(PAYMENT_TRANSITIONS, status, action);

/** The action that an edit of the status stands for; null when the status stays. */
export function actionFor(from: PaymentStatus, to: PaymentStatus): PaymentAction | null {
  if (from === to) return null;
  if (to === 'Void') return 'void';
  if (to === 'Paid') return 'confirm';
  return from === 'Paid' ? 'return' : 'refuse';
}
