import type { StatusTone } from '../../../kit/values/status-tag';
import type { ClaimsFile } from '../../../lib/api-types';
import type { ClaimPayment, ClaimPaymentMove } from '../../../lib/claim-types';

/** What may happen to a payment that was asked for. */
export type PaymentStep = ClaimPaymentMove['step'] | 'APPROVE';

type Status = ClaimPayment['status'];

/** How the status of a payment looks. */
export const PAYMENT_TONES: Record<Status, StatusTone> = {
  REQUESTED: 'waiting',
  APPROVED: 'open',
  ISSUED: 'open',
  CLEARED: 'good',
  STOPPED: 'over',
  VOID: 'over',
};

type Action = ClaimsFile['allowedActions'][number];

/** From which statuses a step leads on, and what of the file it needs. */
const STEPS: readonly (readonly [PaymentStep, Action, readonly Status[]])[] = [
  ['APPROVE', 'approvePayment', ['REQUESTED']],
  ['REJECT', 'rejectPayment', ['REQUESTED']],
  ['ISSUE', 'issuePayment', ['APPROVED']],
  ['CLEAR', 'clearPayment', ['ISSUED']],
  ['STOP', 'stopPayment', ['ISSUED']],
  ['REFUND', 'refundPayment', ['CLEARED']],
  ['VOID', 'voidPayment', ['REQUESTED', 'APPROVED', 'ISSUED']],
];

/** What can be done with a payment now; one of nothing gives nothing back, and may be made void. */
export function stepsOf(
  { status, amount }: Pick<ClaimPayment, 'status' | 'amount'>,
  allowed: readonly Action[],
): PaymentStep[] {
  const isNothing = amount === 0;
  return STEPS.filter(([step, action, from]) => {
    if (!allowed.includes(action)) return false;
    if (isNothing && status === 'CLEARED') return step === 'VOID';
    return from.includes(status);
  }).map(([step]) => step);
}
