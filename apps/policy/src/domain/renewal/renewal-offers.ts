import type { PlainDate } from '@palisade/kernel';
import type { PolicyAction } from '../lifecycle/policy-status';
import type { RenewablePolicy } from './renewal-window';
import { isOpenForRenewal } from './renewal-window';

/** Whether an action on the renewal is one that its policy can take on a day. */
export function fitsRenewal(
  action: PolicyAction,
  policy: RenewablePolicy,
  today: PlainDate,
): boolean {
  const { renewalPolicyId, nonRenewal } = policy;
  const isUndecided = renewalPolicyId === null && nonRenewal === null;
  if (action === 'startRenewal' || action === 'renewAutomatically') {
    return isOpenForRenewal(policy, today);
  }
  if (action === 'muteReminders') return isUndecided;
  if (action === 'nonRenew' || action === 'optOutOfRenewal') return isUndecided;
  return action !== 'optIntoRenewal' || nonRenewal?.by === 'INSURED';
}
