import type { RatingFacts } from './rating-input';
import { ratingInput } from './rating-input';

const FACTS: RatingFacts = {
  product: 'P250',
  effectiveDate: '2026-06-01',
  endDate: '2027-06-01',
  terms: {
    limit: 100_000_000,
    attachment: null,
    deductible: 2_500_000,
    waitingPeriod: 12,
    retroActivePeriod: -1,
    coverages: [
      { key: 'LIABILITY', limit: null },
      { key: 'EXTORTION', limit: 25_000_000 },
      { key: 'BUSINESS_INTERRUPTION', limit: null },
      { key: 'BRICKING', limit: null },
      { key: 'CYBER_CRIME', limit: 25_000_000 },
      { key: 'WAR_EXCLUSION', limit: null },
    ],
    techENOPercentage: null,
    isTriaExcluded: false,
  },
  account: {
    state: 'IL',
    industryCode: '621210',
    revenue: 1_000_000_000,
    yearEstablished: 2012,
    records: 40_000,
    claimHistory: 0,
    percentInternationalSales: null,
    franchiseSystemConnectivity: null,
  },
  answers: {
    mfaCloud: true,
    mfaRemote: true,
    mfaAdmin: false,
    backupFrequency: 'MONTHLY',
    testedFullFailover: false,
    isVerifyingBankAccounts: true,
    pendingLitigation: true,
  },
  score: { companyAggregate: 60, industryAggregate: 61 },
  irpm: null,
  brokerFee: 0,
  mgaFee: 0,
};

describe('ratingInput', () => {
  it('says everything in the words and units of the rater, and leaves out what is unknown', () => {
    expect(ratingInput(FACTS)).toEqual({
      product: 'P250',
      state: 'IL',
      industryCode: '621210',
      effectiveDate: '2026-06-01',
      endDate: '2027-06-01',
      revenue: 10_000_000,
      yearEstablished: 2012,
      records: 40_000,
      aggregateLimit: 1_000_000,
      retention: 25_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      controls: { mfaCount: 2, backupFrequency: 'MONTHLY', testedFullFailover: 'NO' },
      claimHistory: 0,
      adverseFlags: 1,
      companyAggregate: 60,
      industryAggregate: 61,
      franchiseSystemConnectivity: 'NO',
      isTriaExcluded: false,
      optional: ['BRICKING'],
      deselected: ['DATA_RESTORATION'],
      coverageLimits: { EXTORTION: 250_000 },
      endorsements: ['WAR_EXCLUSION'],
      cyberCrimeLimit: 250_000,
      fundTransferYes: 1,
    });
  });

  it('prefers the claim history of the quote to that of the account', () => {
    const answers = { ...FACTS.answers, claimHistory: 2 };
    expect(ratingInput({ ...FACTS, answers }).claimHistory).toBe(2);
  });

  it('sends no coverages for excess, but where the layer begins', () => {
    const terms = { ...FACTS.terms, attachment: 200_000_000, coverages: [] };
    const input = ratingInput({ ...FACTS, product: 'P_PLUS', terms });
    expect(input).toMatchObject({ attachment: 2_000_000 });
    expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['optional']));
    expect(input).not.toHaveProperty('waitingPeriod');
  });

  it('leaves terrorism cover to the United States', () => {
    const input = ratingInput({ ...FACTS, product: 'P_ONE' });
    expect(input).not.toHaveProperty('isTriaExcluded');
  });
});
