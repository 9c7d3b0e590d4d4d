import type { EventData } from '@palisade/contracts';

type Bound = EventData<'policy.issued.v1'>;

/** An invented company. */
export const SAMPLE_INSURED: Bound['insured'] = {
  accountId: '01900000-0000-7000-8000-0000000000a1',
  name: 'Alder Creamery',
  address1: '1 Mill Road',
  address2: null,
  address3: null,
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  country: 'USA',
  timeZone: 'America/Chicago',
  industryCode: '311511',
  hazard: 2,
};

/** The person of the company who signs and pays. */
export const SAMPLE_CONTACT: Bound['contact'] = {
  firstName: 'Ada',
  lastName: 'Alder',
  email: 'ada@alder.example',
  phone: null,
};

/** The agent of the company, and the agency. */
export const SAMPLE_AGENT: NonNullable<Bound['agent']> = {
  agencyId: '01900000-0000-7000-8000-0000000000a2',
  agencyName: 'Harborline',
  userId: null,
  name: 'Nora Vale',
  email: 'nora@harborline.example',
  phone: null,
  npn: null,
};

/** Surplus lines terms of the company. */
export const SAMPLE_TERMS: Bound['terms'] = {
  product: 'P250_S',
  market: 'SURPLUS',
  state: 'TX',
  effectiveDate: '2026-02-01',
  endDate: '2027-02-01',
  aggregateLimit: 100_000_000,
  attachment: null,
  retention: 2_500_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: [
    { key: 'LIABILITY', limit: 100_000_000, retention: 2_500_000, premium: 80_000 },
    { key: 'CONTINGENT_BI', limit: 50_000_000, retention: 2_500_000, premium: 43_400 },
  ],
  endorsements: ['WAIVER_OF_SUBROGATION'],
  additionalInsureds: [],
  isTriaExcluded: true,
};

/** What those terms cost: 4.85% tax and 0.04% stamping fee on premium and fee. */
export const SAMPLE_CHARGES: Bound['charges'] = {
  currency: 'USD',
  premium: 123_400,
  brokerFee: 5_000,
  mgaFee: 0,
  totalPremium: 128_400,
  surplusLineTax: 6_227,
  surplusStampingFee: 51,
  ipt: 0,
  amountDue: 134_678,
};

/** The head of a quote of the sample company. */
export const sampleQuoteHead = (quoteId: string): EventData<'quote.sent.v1'>['quoteHead'] => ({
  quoteId,
  quoteNumber: 'Q-26-0000001',
  submissionId: null,
  policyId: null,
  kind: 'NEW',
  product: SAMPLE_TERMS.product,
  status: 'READY',
  effectiveDate: SAMPLE_TERMS.effectiveDate,
});

/** The head of a policy of the sample company. */
export const samplePolicyHead = (policyId: string): Bound['policyHead'] => ({
  policyId,
  policyNumber: 'P-26-0000001',
  quoteId: '01900000-0000-7000-8000-0000000000a3',
  product: SAMPLE_TERMS.product,
  market: SAMPLE_TERMS.market,
  status: 'BOUND',
  effectiveDate: SAMPLE_TERMS.effectiveDate,
  endDate: SAMPLE_TERMS.endDate,
  revision: 1,
});
