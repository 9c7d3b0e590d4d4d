import { todayIn } from '@palisade/kernel';
import { currentContext, newId, picked } from '@palisade/platform';
import type { Tx } from '@palisade/platform';
import { limitInForceOn } from '../domain/history/limit-in-force';
import type { Entry } from '../domain/life/life';
import type { Timed } from '../domain/lifecycle/due';
import { nextDue } from '../domain/lifecycle/due';
import { sumCharges } from '../domain/money/charges';
import { offerReportingOn } from '../domain/reporting/reporting-offer';
import type { PolicyStep } from '../domain/timeline';
import { cedeTransaction } from '../treaties/cede-transaction';
import { stackOf } from './policy-rows';
import { PolicyTransaction } from './policy-transaction.entity';
import { Policy } from './policy.entity';

/** What an action does to a binder or policy. */
export interface PolicyChange {
  action: PolicyStep;
  patch: Partial<Policy>;
  /** Why, where the row does not say it. */
  reason?: string;
  now: Date;
}

/** Saves a change of a locked row with its activity record, and when time changes it next. */
export async function changePolicy(
  tx: Tx,
  policy: Policy,
  { action, patch, reason, now }: PolicyChange,
): Promise<Policy> {
  const changed: Policy = { ...policy, ...patch, modified: now };
  const dueAt = nextDueOf(changed);
  await tx.em.update(Policy, { id: policy.id }, { ...patch, dueAt, modified: now });
  await tx.record({
    action: `policy.${action}`,
    subjectType: 'policy',
    subjectId: policy.id,
    before: {
      ...told(picked(policy, patch), changed),
      status: policy.status,
      revision: policy.revision,
    },
    after: { ...told(patch, changed), ...(reason && { reason }) },
  });
  return { ...changed, dueAt };
}

/** A change as it is recorded: what an agency owes net stands apart, where no timeline reads it. */
function told(patch: Partial<Policy>, { commissionKept }: Policy): object {
  if (!commissionKept) return patch;
  const { amountDue, paid, balance, dueDate, ...others } = patch;
  return { ...others, net: { amountDue, paid, balance, dueDate } };
}

/** Puts the lines of an act on the stack of a locked policy and saves what it changes in the row. */
export async function addEntries(
  tx: Tx,
  policy: Policy,
  entries: readonly Entry[],
  change: PolicyChange,
): Promise<Policy> {
  const { em } = tx;
  const ids = new Map((await stackOf(em, policy.id)).map(({ number, id }) => [number, id]));
  const createdBy = currentContext()?.actor?.userId ?? null;
  for (const { reverses, ...entry } of entries) {
    const id = newId();
    ids.set(entry.number, id);
    const reversesId = reverses === null ? null : (ids.get(reverses) ?? null);
    const kept = { policyId: policy.id, createdBy, created: change.now };
    const added = { ...entry, ...kept, id, reversesId };
    await em.insert(PolicyTransaction, added);
    await cedeTransaction(em, added, change.patch.treatyIds ?? policy.treatyIds);
  }
  const { premium, totalPremium } = sumCharges(
    entries.map(({ charges }) => charges),
    policy.boundCharges.currency,
  );
  const before = policy.issuedOn ? policy : { premium: 0, totalPremium: 0 };
  const written = {
    premium: before.premium + premium,
    totalPremium: before.totalPremium + totalPremium,
  };
  const limit = limitInForceOn(await stackOf(em, policy.id), todayIn(policy.timeZone, change.now));
  const revision = policy.revision + entries.length;
  return changePolicy(tx, policy, {
    ...change,
    patch: { ...change.patch, revision, ...written, ...limit },
  });
}

/** When time changes a row next, as its column. */
export const nextDueOf = (policy: Policy): Date | null => nextDue(timedOf(policy))?.at ?? null;

/** A row as its time is read. */
export const timedOf = (policy: Policy): Timed => ({
  ...policy,
  cancelDate: policy.cancellation?.effectiveDate ?? null,
  offerReportingOn: offerReportingOn(policy.reporting),
});
