import { COVERAGES, type CoverageKey } from '@palisade/trade';

/** Spec 3 §2: how the coverages of a wholesale quote are grouped. */
export const WHOLESALE_GROUPS = ['thirdParty', 'firstParty', 'endorsements'] as const;
export type WholesaleGroup = (typeof WHOLESALE_GROUPS)[number];

/** What others claim of the insured; all else that is no endorsement is the insured's own loss. */
const THIRD_PARTY: readonly CoverageKey[] = [
  'LIABILITY',
  'PCI',
  'REGULATORY',
  'CCPA',
  'GDPR',
  'MEDIA_LIABILITY',
  'CONTINGENT_BODILY_INJURY',
  'MISSED_BID',
  'CONTRACTUAL_DAMAGES',
  'TECH_ENO',
];

const ENDORSEMENTS = COVERAGES.filter(({ endorsement }) => endorsement).map(({ key }) => key);

/** The group of a coverage. */
export function wholesaleGroup(key: string): WholesaleGroup {
  if (ENDORSEMENTS.some((one) => one === key)) return 'endorsements';
  return THIRD_PARTY.some((one) => one === key) ? 'thirdParty' : 'firstParty';
}
