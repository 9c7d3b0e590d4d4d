import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { RenewalNotice } from '@palisade/trade';
import { afterOtherTerms, goesOn } from '../domain/renewal/going-on';
import type { GoingOn } from '../domain/renewal/going-on';
import { fromOf } from '../domain/life/act-rule';
import { ACTS } from '../domain/life/acts';
import { doAct } from '../policies/do-act';
import { lifeOf } from '../policies/life-of';
import { lockKnown, stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { isOfferedInTime } from '../domain/renewal/offered-in-time';
import { daysLeftOf, stepWithin } from '../domain/renewal/renewal-steps';
import type { RenewalQuote } from '../snapshots/renewal-quote.entity';
import { openRenewals } from './renewed-term';
import { publishGoesOn } from './renewal-events';

/** Cover goes on where a notice came late; answers the policy as it runs then. */
export async function letGoOn(
  tx: Tx,
  policy: Policy,
  days: GoingOn | null,
  now: Date,
): Promise<Policy> {
  if (!days) return policy;
  const daysLeft = daysLeftOf({ endDate: days.until }, todayIn(policy.timeZone, now));
  const patch = { endDate: days.until, renewalStep: stepWithin(daysLeft, policy.renewalStep) };
  const done = await doAct(tx, policy, { type: 'goOn', wish: days, patch, now });
  if (!done) return policy;
  await publishGoesOn(tx, done, days);
  return done.policy;
}

/** A renewal quote that was sent, with the notice that it owes. */
type LateOffer = Pick<RenewalQuote, 'id' | 'policyId'> & { notice: RenewalNotice };

/**
 * A renewal on other terms is told late: its policy goes on first, unless it is decided what follows it, or
 * another one was offered in time.
 */
export async function followLateTerms(
  tx: Tx,
  { id, policyId, notice }: LateOffer,
  now: Date,
): Promise<void> {
  const policy = await lockKnown(tx.em, policyId);
  const { status, renewalPolicyId, nonRenewal } = policy;
  const days = afterOtherTerms(policy, notice);
  if (!days || renewalPolicyId || nonRenewal || !fromOf(ACTS.goOn).includes(status)) return;
  if (goesOn(lifeOf(policy, await stackOf(tx.em, policyId)))) return;
  const others = (await openRenewals(tx.em, policyId)).filter((quote) => quote.id !== id);
  if (others.some(isOfferedInTime)) return;
  await letGoOn(tx, policy, days, now);
}
