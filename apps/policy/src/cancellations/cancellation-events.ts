import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { currentContext } from '@palisade/platform';
import type { Cancellation, CancellationDecision } from '../domain/cancellation/cancel-policy';
import type { NoticeWait } from '../domain/lifecycle/unpaid';
import { negated } from '../domain/money/charges';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import { headOf, publishChanged } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';

/** Publishes that an agency or a policyholder asks for a cancellation. */
export async function publishRequested(
  tx: Tx,
  policy: Policy,
  { cancellation }: CancellationDecision,
  change: { action: string; now: Date },
): Promise<void> {
  const { reason, effectiveDate: cancelDate } = cancellation;
  const requestedBy = currentContext()?.actor?.name ?? '';
  const requestedAt = change.now.toISOString();
  const request = { reason, cancelDate, requestedBy, requestedAt };
  await publishChanged(tx, policy, change, request);
}

/** Publishes that a cancellation is approved and its notice issued. */
export async function publishPending(
  tx: Tx,
  policy: Policy,
  { cancellation, returned }: CancellationDecision,
  now: Date,
): Promise<void> {
  const { insured, contact, timeZone } = policy;
  const { reason, cancellationType: method, effectiveDate: cancelDate, noticeDays } = cancellation;
  const mailedOn = noticeDays === null ? null : todayIn(timeZone, now);
  const { charges } = returned;
  const owed = Math.max(0, policy.balance);
  const data = {
    reason,
    method,
    cancelDate,
    mailedOn,
    noticeDays,
    charges,
    insured,
    contact,
    owed,
  };
  const head = await headOf(tx.em, policy);
  await tx.publish({ type: 'policy.cancel-pending.v1', data: { ...head, ...data } });
}

/** Publishes that the notice of an unpaid policy is due and waits for a person. */
export async function publishNoticeDue(tx: Tx, policy: Policy, why: NoticeWait): Promise<void> {
  const { balance: owed, dueDate, noticeHold } = policy;
  const heldReason = noticeHold?.reason ?? null;
  const data = { ...(await headOf(tx.em, policy)), why, owed, dueDate, heldReason };
  await tx.publish({ type: 'policy.notice-due.v1', data });
}

/** Publishes that a policy is cancelled, and what goes back. */
export async function publishCancelled(
  tx: Tx,
  policy: Policy,
  { cancellation, returned, reinstateUntil }: CancellationDecision,
): Promise<void> {
  const { reason, cancellationType: method, effectiveDate: cancelDate } = cancellation;
  const { factor, charges } = returned;
  const feesReturned = method === 'FLAT';
  const owed = Math.max(0, policy.balance);
  const data = { reason, method, cancelDate, factor, charges, feesReturned, reinstateUntil, owed };
  const head = await headOf(tx.em, policy);
  await tx.publish({ type: 'policy.cancelled.v1', data: { ...head, ...data } });
}

/** Publishes that a notice or a request is off the table; `pending` is what a notice was issued of. */
export async function publishStopped(
  tx: Tx,
  policy: Policy,
  reason: string,
  pending: Cancellation | null,
): Promise<void> {
  const stopped = pending && { reason: pending.reason, cancelDate: pending.effectiveDate };
  const data = { ...(await headOf(tx.em, policy)), reason, stopped };
  await tx.publish({ type: 'policy.cancel-stopped.v1', data });
}

/** Publishes that a policy runs again as if it had never been cancelled. */
export async function publishReinstated(
  tx: Tx,
  policy: Policy,
  { effectiveDate, charges }: PolicyTransaction,
): Promise<void> {
  const head = await headOf(tx.em, policy);
  const data = { ...head, effectiveDate, charges: negated(charges), lapse: false };
  await tx.publish({ type: 'policy.reinstated.v1', data });
}
