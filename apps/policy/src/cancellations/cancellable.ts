import { todayIn } from '@palisade/kernel';
import { taxBaseOf } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { In, IsNull, Not, Or } from 'typeorm';
import type { CancellablePolicy } from '../domain/cancellation/cancel-policy';
import { layersOf } from '../domain/cancellation/layers';
import type { ReturnedPremium, WrittenPolicy } from '../domain/cancellation/return-premium';
import { returnPremium } from '../domain/cancellation/return-premium';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import type { Policy } from '../policies/policy.entity';
import { ClaimHead } from '../snapshots/claim-head.entity';

/** A rejected notice is no claim. */
const NO_CLAIM = ['VOID'];

/** A policy as cancelling it reads it. */
export async function cancellableOf(
  em: EntityManager,
  policy: Policy,
  { stack, now }: { stack: PolicyTransaction[]; now: Date },
): Promise<CancellablePolicy> {
  const { status, state, balance, dueDate, timeZone } = policy;
  const standing = Or(IsNull(), Not(In(NO_CLAIM)));
  const hasOpenClaim = await em.existsBy(ClaimHead, { policyId: policy.id, fileStatus: standing });
  const isOverdue = balance > 0 && dueDate !== null && dueDate < todayIn(timeZone, now);
  const requestedReason = policy.cancellation?.reason ?? null;
  return { ...writtenOf(policy, stack), status, state, hasOpenClaim, isOverdue, requestedReason };
}

/** What goes back for the cancellation of a policy, or will; null when there is none. */
export function returnedOf(
  policy: Policy,
  stack: PolicyTransaction[],
): Pick<ReturnedPremium, 'factor' | 'charges'> | null {
  const { cancellation } = policy;
  const last = stack.at(-1);
  if (!cancellation || !last) return null;
  if (last.type === 'CANCEL') return last;
  const { cancellationType, effectiveDate } = cancellation;
  return returnPremium(writtenOf(policy, stack), cancellationType, effectiveDate);
}

/** What was written; policies from before quotes told their tax base get it by the same rule. */
function writtenOf(policy: Policy, stack: PolicyTransaction[]): WrittenPolicy {
  const { effectiveDate, endDate, market, boundCharges } = policy;
  const taxBase = policy.taxBase ?? taxBaseOf(policy, boundCharges);
  return { effectiveDate, endDate, market, taxBase, layers: layersOf(stack) };
}
