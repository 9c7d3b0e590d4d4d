import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { IsNull, Not } from 'typeorm';
import { nextDueOf } from '../policies/change-policy';
import { lockKnown } from '../policies/policy-rows';
import { Policy } from '../policies/policy.entity';
import { refuseRenewal } from './refuse-renewal';
import { hasOpenRenewal } from './renewed-term';

/** Who enters what follows from a declined renewal. */
const BY_ITSELF = 'Palisade';

/** Keeps since when a policy has a declined renewal and no other. */
export async function noteDeclined(tx: Tx, policyId: string, now: Date): Promise<void> {
  const policy = await lockKnown(tx.em, policyId);
  const isOpen = await hasOpenRenewal(tx.em, policyId);
  await keep(tx, policy, isOpen ? null : todayIn(policy.timeZone, now));
}

/** A renewal that is asked for, or opened again, takes the declined one away. */
export async function forgetDeclined(tx: Tx, policyId: string): Promise<void> {
  const isDeclined = { id: policyId, renewalDeclinedOn: Not(IsNull()) };
  if (!(await tx.em.existsBy(Policy, isDeclined))) return;
  if (await hasOpenRenewal(tx.em, policyId)) await keep(tx, await lockKnown(tx.em, policyId), null);
}

/** The insured of a declined renewal is told in time that there is none; another open one goes before. */
export async function noticeDeclined(tx: Tx, policy: Policy, now: Date): Promise<void> {
  if (await hasOpenRenewal(tx.em, policy.id)) return keep(tx, policy, null);
  const today = todayIn(policy.timeZone, now);
  const entered = { reason: 'UNDERWRITING', byName: BY_ITSELF, now, today };
  await refuseRenewal(tx, policy, entered, now);
}

async function keep(tx: Tx, policy: Policy, renewalDeclinedOn: string | null): Promise<void> {
  const dueAt = nextDueOf({ ...policy, renewalDeclinedOn });
  await tx.em.update(Policy, { id: policy.id }, { renewalDeclinedOn, dueAt });
}
