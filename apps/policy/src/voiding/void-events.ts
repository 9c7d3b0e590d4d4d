import type { Tx } from '@palisade/platform';
import type { DoneAct } from '../policies/do-act';
import { headOf } from '../policies/policy-events';

/** Publishes that a policy never was, and all that goes back. */
export async function publishVoided(
  tx: Tx,
  { policy, charges, premiums }: DoneAct,
  reason: string,
): Promise<void> {
  const data = { ...(await headOf(tx.em, policy)), reason, charges, premiums };
  await tx.publish({ type: 'policy.voided.v1', data });
}
