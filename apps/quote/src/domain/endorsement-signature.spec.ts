import { waitsForSignature } from './endorsement-signature';
import type { Charges } from './quote-rating';
import type { QuoteTerms } from './quote-terms';

const TERMS: QuoteTerms = {
  limit: 100_000_000,
  deductible: 2_500_000,
  attachment: null,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  techENOPercentage: null,
  isTriaExcluded: false,
  coverages: [
    { key: 'EXTORTION', limit: null },
    { key: 'WAR_EXCLUSION', limit: null },
  ],
};
const EXTORTION = TERMS.coverages[0];
const charges = (premium: number): Charges => ({
  currency: 'USD',
  premium,
  totalPremium: premium,
  amountDue: premium,
  brokerFee: 0,
  mgaFee: 0,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
});
const change = ({ premium = 137_000, ...terms }: Partial<QuoteTerms> & { premium?: number }) => ({
  endorsement: { before: charges(137_000), termsBefore: TERMS },
  annualCharges: charges(premium),
  terms: { ...TERMS, ...terms },
  signature: null,
});

describe('a change of a policy', () => {
  it.each<[string, boolean, Parameters<typeof change>[0]]>([
    ['that changes nothing', false, {}],
    ['that costs more', true, { premium: 137_001 }],
    ['that costs less', false, { premium: 136_999 }],
    ['with less limit', true, { limit: 50_000_000 }],
    ['with more limit', false, { limit: 200_000_000 }],
    ['with more retention', true, { deductible: 5_000_000 }],
    ['with less retention', false, { deductible: 1_000_000 }],
    ['with a longer wait', true, { waitingPeriod: 24 }],
    ['with a shorter retroactive period', true, { retroActivePeriod: 2 }],
    ['without terrorism', true, { isTriaExcluded: true }],
    ['without a coverage', true, { coverages: [] }],
    ['with less of a coverage', true, { coverages: [{ ...EXTORTION, limit: 25_000_000 }] }],
    ['with one exclusion less', false, { coverages: [EXTORTION] }],
    [
      'with a sublimit',
      true,
      { coverages: [...TERMS.coverages, { key: 'RANSOM_EVENT_SUBLIMIT', limit: 10_000_000 }] },
    ],
    [
      'with one exclusion more',
      true,
      { coverages: [...TERMS.coverages, { key: 'BIPA_EXCLUSION', limit: null }] },
    ],
  ])('%s waits for a signature: %s', (_, isNeeded, changed) => {
    expect(waitsForSignature(change(changed))).toBe(isNeeded);
  });

  it('waits for none where a sublimit ends', () => {
    const sublimit = { key: 'EXTORTION_THREAT_SUBLIMIT', limit: 10_000_000 } as const;
    const termsBefore = { ...TERMS, coverages: [...TERMS.coverages, sublimit] };
    const endorsement = { before: charges(137_000), termsBefore };
    expect(waitsForSignature({ ...change({}), endorsement })).toBe(false);
  });

  it('waits no more when it is signed', () => {
    expect(waitsForSignature({ ...change({ premium: 200_000 }), signature: {} })).toBe(false);
  });
});
