import type { Tx } from '@palisade/platform';
import { binderStatusAfter } from '../domain/lifecycle/binder-status';
import { changePolicy } from '../policies/change-policy';
import type { Policy } from '../policies/policy.entity';
import { publishExpired } from './binder-events';

/** The binder ran out without a policy. */
export async function expireBinder(tx: Tx, binder: Policy, now: Date): Promise<void> {
  const status = binderStatusAfter(binder.status, 'expire');
  await publishExpired(
    tx,
    await changePolicy(tx, binder, { action: 'expire', patch: { status }, now }),
  );
}

/** No policy can come of a binder any more: it ends now, and nobody is asked for its money. */
export async function refuseBinder(
  tx: Tx,
  binder: Policy,
  { refusal, now }: { refusal: string; now: Date },
): Promise<void> {
  const patch = { status: binderStatusAfter(binder.status, 'expire'), binderExpiresOn: now };
  const change = { action: 'refuse' as const, patch, reason: refusal, now };
  await publishExpired(tx, await changePolicy(tx, binder, change), refusal);
}
