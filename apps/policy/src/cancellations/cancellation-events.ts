import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { currentContext } from '@palisade/platform';
import type { Cancellation } from '../domain/cancellation/cancel-policy';
import type { ReturnedPremium } from '../domain/cancellation/return-premium';
import type { Life } from '../domain/life/life';
import type { DoneAct } from '../policies/do-act';
import type { NoticeWait } from '../domain/lifecycle/unpaid';
import { headOf, publishChanged } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';
import { HeldMoney } from '../snapshots/held-money.entity';
import { returnedBy } from './cancellable';

/** Publishes what a cancellation came to: asked for, pending or done. */
export async function publishCancellation(tx: Tx, done: DoneAct): Promise<void> {
  const { event } = done.told;
  if (event === 'policy.changed.v1') return publishRequested(tx, done);
  return event === 'policy.cancel-pending.v1'
    ? publishPending(tx, done)
    : publishCancelled(tx, done);
}

async function publishRequested(tx: Tx, { policy, told, now }: DoneAct): Promise<void> {
  const { reason, effectiveDate: cancelDate } = cancellationOf(policy);
  const requestedBy = currentContext()?.actor?.name ?? '';
  const requestedAt = now.toISOString();
  const request = { reason, cancelDate, requestedBy, requestedAt };
  await publishChanged(tx, policy, { action: told.timeline, now }, { cancelRequest: request });
}

async function publishPending(tx: Tx, { policy, after, now }: DoneAct): Promise<void> {
  const { insured, contact, timeZone } = policy;
  const cancellation = cancellationOf(policy);
  const { reason, cancellationType: method, effectiveDate: cancelDate, noticeDays } = cancellation;
  const mailedOn = noticeDays === null ? null : todayIn(timeZone, now);
  const { charges } = returnOf(after);
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

async function publishCancelled(tx: Tx, { policy, after, premiums }: DoneAct): Promise<void> {
  const { reason, cancellationType: method, effectiveDate: cancelDate } = cancellationOf(policy);
  const { factor, charges } = returnOf(after);
  const feesReturned = method === 'FLAT';
  const owed = Math.max(0, policy.balance);
  const { reinstateUntil, reporting } = policy;
  const data = { reason, method, cancelDate, factor, charges, feesReturned, reinstateUntil, owed };
  const reportingUntil = reporting?.until ?? null;
  const head = await headOf(tx.em, policy);
  await tx.publish({
    type: 'policy.cancelled.v1',
    data: { ...head, ...data, premiums, reportingUntil },
  });
}

/** Publishes that a notice or a request is off the table. */
export async function publishStopped(
  tx: Tx,
  { was, policy, told }: DoneAct,
  reason: string,
): Promise<void> {
  const isNotice = told.timeline === 'stopNotice' || told.timeline === 'voidCancel';
  const pending = isNotice ? was.cancellation : null;
  const stopped = pending && { reason: pending.reason, cancelDate: pending.effectiveDate };
  const data = { ...(await headOf(tx.em, policy)), reason, stopped };
  await tx.publish({ type: 'policy.cancel-stopped.v1', data });
}

/** Publishes that a policy runs again as if it had never been cancelled, and what of it was paid before. */
export async function publishReinstated(
  tx: Tx,
  { was, policy, charges, premiums }: DoneAct,
): Promise<void> {
  const { effectiveDate } = cancellationOf(was);
  const head = await headOf(tx.em, policy);
  const money = await tx.em.findOneBy(HeldMoney, { id: policy.id });
  const prepaid = Math.min(money?.held ?? 0, charges.amountDue);
  const data = { ...head, effectiveDate, charges, lapse: false, premiums, prepaid };
  await tx.publish({ type: 'policy.reinstated.v1', data });
}

function cancellationOf({ id, cancellation }: Policy): Cancellation {
  if (cancellation) return cancellation;
  throw new Error(`Policy ${id} has no cancellation.`);
}

function returnOf(life: Life): Pick<ReturnedPremium, 'factor' | 'charges'> {
  const returned = returnedBy(life);
  if (returned) return returned;
  throw new Error('Nothing is cancelled.');
}
