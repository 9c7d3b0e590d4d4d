import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import { policyStatusAfter } from '../lifecycle/policy-status';
import type { NonRenewal } from './end-of-term';

/** A policy as far as not renewing it reads it. */
export interface EndingPolicy {
  status: PolicyStatus;
  market: Market;
  state: string | null;
  endDate: PlainDate;
  renewalPolicyId: string | null;
  nonRenewal: NonRenewal | null;
}

/** Who enters it, why, and when. */
export interface Entered {
  reason: string;
  byName: string;
  now: Date;
  today: PlainDate;
}

/** The insurer does not renew: its notice is mailed at once. */
export function nonRenew(policy: EndingPolicy, entered: Entered): NonRenewal {
  policyStatusAfter(policy.status, 'nonRenew');
  checkUndecided(policy);
  return { ...told('INSURER', entered), noticeMailedOn: entered.today };
}

/** The agency or the insured does not want a renewal. */
export function optOut(policy: EndingPolicy, entered: Entered): NonRenewal {
  policyStatusAfter(policy.status, 'optOutOfRenewal');
  checkUndecided(policy);
  return { ...told('INSURED', entered), noticeMailedOn: null };
}

/** The agency or the insured wants one after all; what the insurer gave notice of stays. */
export function optIn({ status, nonRenewal }: EndingPolicy): null {
  policyStatusAfter(status, 'optIntoRenewal');
  if (nonRenewal?.by === 'INSURED') return null;
  const detail = nonRenewal
    ? 'The insurer does not renew this policy.'
    : 'Nobody opted this policy out of its renewal.';
  throw new DomainError('NOT_OPTED_OUT', detail, 409);
}

function checkUndecided({ renewalPolicyId, nonRenewal }: EndingPolicy): void {
  if (renewalPolicyId !== null) {
    throw new DomainError('RENEWED_ALREADY', 'The renewal of this policy is issued.', 409);
  }
  if (nonRenewal === null) return;
  throw new DomainError('NOT_RENEWED', 'This policy is not renewed already.', 409);
}

const told = (
  by: NonRenewal['by'],
  { reason, byName, now }: Entered,
): Omit<NonRenewal, 'noticeMailedOn'> => ({ by, reason, byName, at: now.toISOString() });
