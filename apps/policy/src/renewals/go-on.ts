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
import { publishGoesOn } from './renewal-events';

/** Cover goes on where a notice came late; answers the policy as it runs then. */
export async function letGoOn(
  tx: Tx,
  policy: Policy,
  days: GoingOn | null,
  now: Date,
): Promise<Policy> {
  if (!days) return policy;
  const patch = { endDate: days.until };
  const done = await doAct(tx, policy, { type: 'goOn', wish: days, patch, now });
  if (!done) return policy;
  await publishGoesOn(tx, done, days);
  return done.policy;
}

/** A renewal on other terms is told late: its policy goes on first, unless it is decided what follows it. */
export async function followLateTerms(
  tx: Tx,
  policyId: string,
  notice: RenewalNotice,
  now: Date,
): Promise<void> {
  const policy = await lockKnown(tx.em, policyId);
  const { status, renewalPolicyId, nonRenewal } = policy;
  const days = afterOtherTerms(policy, notice);
  if (!days || renewalPolicyId || nonRenewal || !fromOf(ACTS.goOn).includes(status)) return;
  if (goesOn(lifeOf(policy, await stackOf(tx.em, policyId)))) return;
  await letGoOn(tx, policy, days, now);
}
