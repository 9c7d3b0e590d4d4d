import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import { RENEWAL_DAYS } from '@palisade/trade';

/** The last end date of a policy that is open for renewal on a date. */
export const lastRenewableEnd = (today: PlainDate): PlainDate => addDays(today, RENEWAL_DAYS);

/** Whether a policy can be renewed on a date. */
export function isOpenForRenewal(
  policy: { status: PolicyStatus; endDate: PlainDate },
  today: PlainDate,
): boolean {
  const { status, endDate } = policy;
  return status === 'IN FORCE' && today < endDate && endDate <= lastRenewableEnd(today);
}
