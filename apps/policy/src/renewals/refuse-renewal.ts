import type { Tx } from '@palisade/platform';
import { afterNonRenewal } from '../domain/renewal/going-on';
import type { Entered } from '../domain/renewal/non-renewal';
import { nonRenew } from '../domain/renewal/non-renewal';
import { changePolicy } from '../policies/change-policy';
import type { Policy } from '../policies/policy.entity';
import { letGoOn } from './go-on';
import { publishNonRenewed } from './renewal-events';

/** The insurer does not renew: of a notice that is late the days run first. */
export async function refuseRenewal(
  tx: Tx,
  policy: Policy,
  entered: Entered,
  now: Date,
): Promise<void> {
  const nonRenewal = nonRenew(policy, entered);
  const running = await letGoOn(tx, policy, afterNonRenewal(policy, entered.today), now);
  await endAtEnd(tx, running, 'nonRenew', { nonRenewal, reason: entered.reason, now });
}

/** A policy that is not renewed ends at its end. */
export async function endAtEnd(
  tx: Tx,
  policy: Policy,
  action: 'nonRenew' | 'optOutOfRenewal',
  { nonRenewal, reason, now }: Pick<Policy, 'nonRenewal'> & { reason: string; now: Date },
): Promise<void> {
  const change = { action, patch: { nonRenewal }, reason, now };
  await publishNonRenewed(tx, await changePolicy(tx, policy, change));
}
