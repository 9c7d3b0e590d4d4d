import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addDays, DomainError } from '@palisade/kernel';
import { RENEWAL_DAYS } from '@palisade/trade';
import type { NonRenewal } from './end-of-term';

/** A policy as its renewal reads it. */
export interface RenewablePolicy {
  status: PolicyStatus;
  endDate: PlainDate;
  /** The renewal that was issued. */
  renewalPolicyId: string | null;
  nonRenewal: NonRenewal | null;
}

/** The last end date of a policy that is open for renewal on a date. */
export const lastRenewableEnd = (today: PlainDate): PlainDate => addDays(today, RENEWAL_DAYS);

/** Whether a policy can be renewed on a date. */
export function isOpenForRenewal(policy: RenewablePolicy, today: PlainDate): boolean {
  const { status, endDate, renewalPolicyId, nonRenewal } = policy;
  if (renewalPolicyId !== null || nonRenewal !== null) return false;
  return status === 'IN FORCE' && today < endDate && endDate <= lastRenewableEnd(today);
}

/** Throws 409 for a policy that cannot be renewed on a date. */
export function checkOpenForRenewal(policy: RenewablePolicy, today: PlainDate): void {
  if (isOpenForRenewal(policy, today)) return;
  throw new DomainError('NOT_OPEN_FOR_RENEWAL', 'The policy is not open for renewal.', 409);
}
