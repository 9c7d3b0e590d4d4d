import type { PlainDate } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';
import { currentContext, newId, picked } from '@palisade/platform';
import type { Tx } from '@palisade/platform';
import { limitInForceOn } from '../domain/history/limit-in-force';
import type { Segment, TransactionType } from '../domain/history/policy-stack';
import { nextDue } from '../domain/lifecycle/due';
import type { Charges } from '../domain/money/charges';
import type { PolicyStep } from '../domain/timeline';
import { cedeTransaction } from '../treaties/cede-transaction';
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

/** What a new transaction says; its place in the stack is given here. */
export interface NewTransaction {
  type: TransactionType;
  effectiveDate: PlainDate;
  segments: Segment[];
  charges: Charges;
  factor: string;
  quoteId?: string;
  reversesId?: string;
  reason?: string;
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

/** Puts a transaction on the stack of a locked policy and saves what it changes in the row. */
export async function addTransaction(
  tx: Tx,
  policy: Policy,
  transaction: NewTransaction,
  change: PolicyChange,
): Promise<Policy> {
  const number = policy.revision + 1;
  const added = {
    id: newId(),
    policyId: policy.id,
    number,
    quoteId: null,
    reversesId: null,
    reason: null,
    ...transaction,
    createdBy: currentContext()?.actor?.userId ?? null,
    created: change.now,
  };
  await tx.em.insert(PolicyTransaction, added);
  await cedeTransaction(tx.em, added, change.patch.treatyIds ?? policy.treatyIds);
  const { premium, totalPremium } = transaction.charges;
  const before = transaction.type === 'NEW' ? { premium: 0, totalPremium: 0 } : policy;
  const written = {
    premium: before.premium + premium,
    totalPremium: before.totalPremium + totalPremium,
  };
  const stack = await tx.em.find(PolicyTransaction, {
    where: { policyId: policy.id },
    order: { number: 'ASC' },
  });
  const limit = limitInForceOn(stack, todayIn(policy.timeZone, change.now));
  const patch = { ...change.patch, revision: number, ...written, ...limit };
  return changePolicy(tx, policy, { ...change, patch });
}

/** When time changes a row next, as its column. */
export function nextDueOf(policy: Policy): Date | null {
  const cancelDate = policy.cancellation?.effectiveDate ?? null;
  return nextDue({ ...policy, cancelDate })?.at ?? null;
}
