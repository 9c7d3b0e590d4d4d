import type { MinorUnits } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { ReportingOffer } from '../domain/reporting/reporting-offer';
import { givenUp, offerAfter, sentOffer } from '../domain/reporting/reporting-offer';
import { reportingWindowOf } from '../domain/reporting/reporting-window';
import { changePolicy, nextDueOf } from '../policies/change-policy';
import { issueOf, lifeOf } from '../policies/life-of';
import { stackOf } from '../policies/policy-rows';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import { Policy } from '../policies/policy.entity';
import { publishOffered } from './reporting-events';

/** The offer goes out by itself; one that comes too late to buy by is given up. */
export async function sendOfferInTime(tx: Tx, policy: Policy, now: Date): Promise<void> {
  const today = todayIn(policy.timeZone, now);
  const stack = await stackOf(tx.em, policy.id);
  const window = reportingWindowOf(lifeOf(policy, stack), today);
  if (window && today <= window.buyBy) return sendOffer(tx, policy, { now });
  const reporting = givenUp(policy.reporting);
  const dueAt = nextDueOf({ ...policy, reporting });
  await tx.em.update(Policy, { id: policy.id }, { reporting, dueAt });
}

/** The offer of a locked policy goes out, at a price that a person names where none is known. */
export async function sendOffer(
  tx: Tx,
  policy: Policy,
  { now, annualPremium = null }: { now: Date; annualPremium?: MinorUnits | null },
): Promise<void> {
  const stack = await stackOf(tx.em, policy.id);
  const today = todayIn(policy.timeZone, now);
  const window = reportingWindowOf(lifeOf(policy, stack), today);
  const known = offerOf(policy, stack, now);
  const reporting = sentOffer(known, today, { window, annualPremium });
  const change = { action: 'offerReporting' as const, patch: { reporting }, now };
  const changed = await changePolicy(tx, policy, change);
  await publishOffered(tx, changed, reporting, issueOf(policy, stack));
}

/** What a policy keeps, or would keep if it had ended today: some ended before anything was offered. */
export const offerOf = (
  policy: Policy,
  stack: PolicyTransaction[],
  now: Date,
): ReportingOffer | null =>
  policy.reporting ?? offerAfter(null, lifeOf(policy, stack), todayIn(policy.timeZone, now));
