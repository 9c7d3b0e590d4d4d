import type { EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { SAMPLE_CONTACT, SAMPLE_INSURED, sampleQuoteHead } from '@palisade/testing';
import { event, ID, policyOf } from './letter-events.fixture';

/** Events of the renewal of a policy, and of its end, likewise. */
export function renewalEvents(region: Region) {
  const { paper, policyHead, charges, about } = policyOf(region);
  return {
    opens: event('policy.renewal-offered.v1', {
      ...about,
      daysLeft: 120,
      quoteId: null,
      isAutoRenewal: false,
    } as unknown as EventData<'policy.renewal-offered.v1'>),
    due: event('policy.renewal-due.v1', { policyHead, daysLeft: 30 }),
    conditional: event('quote.sent.v1', {
      quoteHead: { ...sampleQuoteHead(ID), product: paper.product },
      contact: SAMPLE_CONTACT,
      insured: SAMPLE_INSURED,
      charges: charges(134_678),
      conditional: {
        reasons: ['PREMIUM_UP', 'COVER_REDUCED'],
        expiringPremium: 100_302,
        days: 30,
        mailedOn: '2026-07-05',
      },
    } as unknown as EventData<'quote.sent.v1'>),
    goesOn: (cause: 'NON_RENEWAL' | 'OTHER_TERMS') =>
      event('policy.endorsed.v1', {
        policyHead,
        insured: SAMPLE_INSURED,
        charges: charges(9_321),
        goesOn: { from: '2027-02-03', until: '2027-03-04', cause },
      } as unknown as EventData<'policy.endorsed.v1'>),
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
