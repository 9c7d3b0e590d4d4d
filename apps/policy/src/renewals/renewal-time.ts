import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { noticedRefusal, renewalRefusal } from '../domain/renewal/renewal-guard';
import { renewalStepOf } from '../domain/renewal/renewal-steps';
import { changePolicy, nextDueOf } from '../policies/change-policy';
import { doAct } from '../policies/do-act';
import { publishExpired, publishInForce } from '../policies/policy-events';
import { lockKnown } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { publishDue, publishOffered, publishRenewed } from './renewal-events';
import { renewalOf, linkRenewal } from './renewed-term';

/** The next of its last days has come: the policy opens, is quoted by itself, or its end is told of. */
export async function stepToRenewal(tx: Tx, policy: Policy, now: Date): Promise<void> {
  const step = renewalStepOf(policy, todayIn(policy.timeZone, now));
  const { renewalStep, daysLeft, opens, quotes } = step;
  if (daysLeft <= 0) return passOver(tx, policy, renewalStep);
  const action = opens ? ('openForRenewal' as const) : ('remindOfEnd' as const);
  const changed = await changePolicy(tx, policy, { action, patch: { renewalStep }, now });
  if (opens) await publishOffered(tx, changed, { daysLeft, quoteId: null });
  else if (!changed.renewalMuted) await publishDue(tx, changed, daysLeft);
  if (quotes) await publishOffered(tx, changed, { daysLeft, quoteId: newId() });
}

/** Its end has come meanwhile: nobody hears of the days before it. */
async function passOver(tx: Tx, policy: Policy, renewalStep: number): Promise<void> {
  const dueAt = nextDueOf({ ...policy, renewalStep });
  await tx.em.update(Policy, { id: policy.id }, { renewalStep, dueAt });
}

/** Cover begins; a policy that it renews is over (domain §5.13.11). */
export async function takeEffect(tx: Tx, policy: Policy, now: Date): Promise<void> {
  const done = await doAct(tx, policy, { type: 'takeEffect', wish: {}, now });
  if (!done) return;
  await publishInForce(tx, done.policy);
  if (policy.parentPolicyId === null) return;
  await renew(tx, await lockKnown(tx.em, policy.parentPolicyId), done.policy, now);
}

/** The end has come: the issued renewal goes on, or there is none. */
export async function endPolicy(tx: Tx, policy: Policy, now: Date): Promise<void> {
  const renewal = policy.renewalPolicyId && (await renewalOf(tx.em, policy.id));
  if (renewal) return renew(tx, policy, renewal, now);
  const done = await doAct(tx, policy, { type: 'endPolicy', wish: {}, now });
  if (done) await publishExpired(tx, done.policy);
}

/** A renewal that had been cancelled flat runs again; throws 409 where its policy cannot be followed any more. */
export async function followAgain(tx: Tx, renewal: Policy, now: Date): Promise<void> {
  if (renewal.parentPolicyId === null) return;
  const term = await lockKnown(tx.em, renewal.parentPolicyId);
  const refusal = renewalRefusal(renewal, term) ?? noticedRefusal(term);
  if (refusal) throw refusal;
  await linkRenewal(tx, renewal, now);
  if (renewal.status !== 'IN FORCE') return;
  await renew(tx, await lockKnown(tx.em, term.id), renewal, now);
}

/** Whichever of the two is done first at the one moment: a policy is renewed once. */
async function renew(tx: Tx, policy: Policy, renewal: Policy, now: Date): Promise<void> {
  if (policy.status === 'RENEWED') return;
  const done = await doAct(tx, policy, { type: 'renew', wish: {}, now });
  if (done) await publishRenewed(tx, done.policy, renewal);
}
