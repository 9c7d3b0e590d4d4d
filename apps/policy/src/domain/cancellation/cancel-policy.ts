import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addDays, clampDate, daysBetween, DomainError, invalidField } from '@palisade/kernel';
import { FLAT_CANCEL_DAYS, MAIL_DAYS, REINSTATEMENT_DAYS } from '@palisade/trade';
import { POLICY_TRANSITIONS, policyStatusAfter } from '../lifecycle/policy-status';
import { noticeDaysOf } from './notice-days';
import { isByNotice, NON_PAYMENT, typesOf, UNDERLYING_ENDED, usualType } from './reasons';
import type { CancellationType, ReturnedPremium, WrittenPolicy } from './return-premium';
import { returnPremium } from './return-premium';

/** A policy as cancelling it reads it. */
export interface CancellablePolicy extends WrittenPolicy {
  status: PolicyStatus;
  state: string | null;
  hasOpenClaim: boolean;
  isOverdue: boolean;
  /** What a cancellation was asked for; null where none was. */
  requestedReason: string | null;
}

/** What a caller asks for. */
export interface CancellationWish {
  effectiveDate: PlainDate;
  reason: string;
  cancellationType?: CancellationType;
  comments?: string | null;
}

/** A cancellation as the policy keeps it. */
export interface Cancellation {
  effectiveDate: PlainDate;
  reason: string;
  cancellationType: CancellationType;
  comments: string | null;
  noticeDays: number | null;
}

/** What a cancellation does to a policy. */
export interface CancellationDecision {
  status: PolicyStatus;
  cancellation: Cancellation;
  /** What goes back, or will. */
  returned: ReturnedPremium;
  reinstateUntil: PlainDate | null;
}

/** An agency or a policyholder asks for a cancellation; the provider's staff decides. */
export function requestCancellation(
  policy: CancellablePolicy,
  wish: CancellationWish,
  today: PlainDate,
): CancellationDecision {
  const status = policyStatusAfter(policy.status, 'requestCancellation');
  const cancellation = cancellationOf(policy, wish);
  const isFlat = cancellation.cancellationType === 'FLAT';
  if (!isFlat && cancellation.effectiveDate < today) {
    throw new DomainError('CANCEL_DATE_PASSED', 'Ask for a date from today on.', 409);
  }
  if (isFlat) assertFlat(policy, cancellation.effectiveDate, today);
  return { ...decided(policy, cancellation), status, reinstateUntil: null };
}

/** The provider's staff approves what was asked for, gives notice, or cancels flat. */
export function cancelPolicy(
  policy: CancellablePolicy,
  wish: CancellationWish,
  today: PlainDate,
): CancellationDecision {
  const asked = cancellationOf(policy, wish);
  const isFlat = asked.cancellationType === 'FLAT';
  const isApproval = policy.status === 'CANCEL REQUESTED';
  if (isFlat) assertFlat(policy, asked.effectiveDate, today);
  if (isFlat && !isApproval) {
    const status = policyStatusAfter(policy.status, 'flatCancel');
    return { ...decided(policy, asked), status, reinstateUntil: null };
  }
  const action = isApproval ? 'approveCancellation' : 'issueNotice';
  const pending = policyStatusAfter(policy.status, action);
  const isAsRequested =
    isApproval && (asked.reason === policy.requestedReason || !isByNotice(asked.reason));
  const noticeDays = isAsRequested ? null : noticeFor(policy, asked, today);
  const cancellation = { ...asked, noticeDays };
  if (asked.effectiveDate <= today) return reachCancelDate(policy, cancellation, pending);
  return { ...decided(policy, cancellation), status: pending, reinstateUntil: null };
}

/**
 * The insured does not pay, as invoices or a financer say: notice for non-payment. Null when the policy ends
 * before the notice does, or does not run.
 */
export function cancelForDefault(
  policy: CancellablePolicy,
  today: PlainDate,
): CancellationDecision | null {
  const { market, state, effectiveDate, endDate, status } = policy;
  const noticed = addDays(today, noticeDaysOf(market, state).nonPayment);
  if (noticed > endDate || !allows(status, 'issueNotice')) return null;
  const date = noticed < effectiveDate ? effectiveDate : noticed;
  const wish = { effectiveDate: date, reason: NON_PAYMENT, cancellationType: 'PRO_RATA' as const };
  return cancelPolicy({ ...policy, isOverdue: true }, wish, today);
}

const allows = (status: PolicyStatus, action: 'issueNotice' | 'flatCancel'): boolean =>
  (POLICY_TRANSITIONS[action].from as readonly PolicyStatus[]).includes(status);

/** Its quote was rescinded: as if it had never run. Null for a policy that has ended already. */
export function cancelRescinded(
  policy: CancellablePolicy,
  comments: string,
): CancellationDecision | null {
  if (!allows(policy.status, 'flatCancel')) return null;
  const { effectiveDate } = policy;
  const wish = { effectiveDate, reason: 'ERROR', cancellationType: 'FLAT' as const, comments };
  const status = policyStatusAfter(policy.status, 'flatCancel');
  return { ...decided(policy, cancellationOf(policy, wish)), status, reinstateUntil: null };
}

/** The policy below a layer has ended: it ends with it, pro rata. Null for one that does not run. */
export function cancelFollowing(
  policy: CancellablePolicy,
  cancelDate: PlainDate,
): CancellationDecision | null {
  if (!allows(policy.status, 'issueNotice')) return null;
  const effectiveDate = clampDate(cancelDate, policy.effectiveDate, policy.endDate);
  const cancellation = cancellationOf(policy, { effectiveDate, reason: UNDERLYING_ENDED });
  const pending = policyStatusAfter(policy.status, 'issueNotice');
  return reachCancelDate(policy, cancellation, pending);
}

/** The date of a pending cancellation has come. */
export function reachCancelDate(
  policy: WrittenPolicy,
  cancellation: Cancellation,
  pending: PolicyStatus,
): CancellationDecision {
  const cancelled = policyStatusAfter(pending, 'reachCancelDate');
  const { reason, effectiveDate } = cancellation;
  const decision = decided(policy, cancellation);
  if (reason !== NON_PAYMENT) return { ...decision, status: cancelled, reinstateUntil: null };
  const status = policyStatusAfter(cancelled, 'enterReinstatementPeriod');
  return { ...decision, status, reinstateUntil: addDays(effectiveDate, REINSTATEMENT_DAYS) };
}

/** Throws 409 when a cancelled policy may not run again. */
export function assertUndoable(cancelledOn: PlainDate, today: PlainDate): void {
  if (daysBetween(cancelledOn, today) <= REINSTATEMENT_DAYS) return;
  const detail = `A cancellation can be undone within ${REINSTATEMENT_DAYS} days.`;
  throw new DomainError('UNDO_TOO_LATE', detail, 409);
}

function decided(
  policy: WrittenPolicy,
  cancellation: Cancellation,
): Pick<CancellationDecision, 'cancellation' | 'returned'> {
  const { cancellationType, effectiveDate } = cancellation;
  return { cancellation, returned: returnPremium(policy, cancellationType, effectiveDate) };
}

function cancellationOf(policy: WrittenPolicy, wish: CancellationWish): Cancellation {
  const { effectiveDate, reason, comments = null } = wish;
  if (effectiveDate < policy.effectiveDate || effectiveDate > policy.endDate) {
    const detail = `The policy runs from ${policy.effectiveDate} to ${policy.endDate}.`;
    throw invalidField('CANCEL_DATE_OUTSIDE', detail, '/effectiveDate');
  }
  const cancellationType = wish.cancellationType ?? usualType(reason);
  if (!typesOf(reason).includes(cancellationType)) {
    const detail = 'The reasons of the insured are short rated, all others pro rated.';
    throw invalidField('METHOD_NOT_OF_REASON', detail, '/cancellationType');
  }
  return { effectiveDate, reason, cancellationType, comments, noticeDays: null };
}

function assertFlat(policy: CancellablePolicy, cancelDate: PlainDate, today: PlainDate): void {
  const refuse = (detail: string): never => {
    throw new DomainError('FLAT_CANCEL_REFUSED', detail, 409);
  };
  if (cancelDate !== policy.effectiveDate) {
    refuse(`A flat cancellation is as of the effective date, ${policy.effectiveDate}.`);
  }
  if (daysBetween(policy.effectiveDate, today) > FLAT_CANCEL_DAYS) {
    refuse(`A flat cancellation comes within ${FLAT_CANCEL_DAYS} days of the effective date.`);
  }
  if (policy.hasOpenClaim) refuse('A policy with a claim cannot be cancelled flat.');
}

/** The days of the notice that the insurer gives; throws 409 when it may not give it so. */
function noticeFor(
  policy: CancellablePolicy,
  { reason, effectiveDate }: Cancellation,
  today: PlainDate,
): number {
  if (!isByNotice(reason)) {
    const detail =
      'For this reason a policy is cancelled flat, or when its insured or agency asks.';
    throw new DomainError('CANCELLATION_NOT_REQUESTED', detail, 409);
  }
  const isNonPayment = reason === NON_PAYMENT;
  if (isNonPayment && !policy.isOverdue) {
    throw new DomainError('NOTHING_OVERDUE', 'No invoice of the policy is overdue.', 409);
  }
  const { nonPayment, first60Days, later } = noticeDaysOf(policy.market, policy.state);
  const isFirst = daysBetween(policy.effectiveDate, today) < FLAT_CANCEL_DAYS;
  const needed = isNonPayment ? nonPayment : isFirst ? first60Days : later;
  if (daysBetween(today, effectiveDate) >= needed) return needed;
  const from = addDays(today, needed);
  const detail = `The notice takes ${needed} days, ${MAIL_DAYS} of them for mail: cancel from ${from} on.`;
  throw new DomainError('NOTICE_TOO_SHORT', detail, 409);
}
