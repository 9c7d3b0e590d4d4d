import type { EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { SAMPLE_INSURED } from '@palisade/testing';
import { event, policyOf } from './letter-events.fixture';

/** Events of the renewal of a policy, and of its end, likewise. */
export function renewalEvents(region: Region) {
  const { policyHead, about } = policyOf(region);
  return {
    opens: event('policy.renewal-offered.v1', {
      ...about,
      daysLeft: 120,
      quoteId: null,
      isAutoRenewal: false,
    } as unknown as EventData<'policy.renewal-offered.v1'>),
    due: event('policy.renewal-due.v1', { policyHead, daysLeft: 30 }),
    notRenewed: (by: 'INSURER' | 'INSURED') =>
      event('policy.non-renewed.v1', {
        policyHead,
        insured: SAMPLE_INSURED,
        reason: 'UNDERWRITING',
        by,
        noticeMailedOn: by === 'INSURER' ? '2026-07-05' : null,
      }),
  };
}
