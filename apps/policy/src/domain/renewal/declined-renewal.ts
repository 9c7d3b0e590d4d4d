import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import type { NonRenewal } from './end-of-term';
import { lastNoticeDay } from './non-renewal-days';

/** A policy as the notice of a declined renewal reads it. */
export interface DeclinedRenewal {
  status: PolicyStatus;
  market: Market;
  state: string | null;
  endDate: PlainDate;
  renewalPolicyId: string | null;
  nonRenewal: NonRenewal | null;
  /** When the last quote of its renewal was declined, and none is open since. */
  renewalDeclinedOn: PlainDate | null;
}

const RUNNING: readonly PolicyStatus[] = ['ISSUED', 'IN FORCE', 'ACTIVE'];

/** When the insured is told that there is no renewal: on the last day for it, or when it is declined later. */
export function declinedNoticeOn(policy: DeclinedRenewal): PlainDate | null {
  const { status, renewalDeclinedOn: declined, renewalPolicyId, nonRenewal } = policy;
  if (declined === null || renewalPolicyId !== null || nonRenewal !== null) return null;
  if (!RUNNING.includes(status)) return null;
  const last = lastNoticeDay(policy);
  return declined > last ? declined : last;
}
