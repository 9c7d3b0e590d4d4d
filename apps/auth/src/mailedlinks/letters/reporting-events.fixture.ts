import type { Region } from '@palisade/kernel';
import { event, policyOf } from './letter-events.fixture';

/** The offer of more time to report, told of an edition. */
export function reportingOffer(region: Region) {
  const { policyHead, charges } = policyOf(region);
  return event('policy.reporting-offered.v1', {
    policyHead,
    endOfCover: '2026-06-20',
    automaticUntil: '2026-08-19',
    buyBy: '2026-08-20',
    citation: 'House standard',
    options: [12, 24, 36, 72].map((months) => ({
      months,
      until: `${2026 + months / 12}-06-20`,
      charges: charges(100_001 * months),
    })),
  });
}
