import type { GoldenCase } from './golden-case';

/** Risks of the second book of the United States, worked out by hand. */
export const GOLDEN_US_2027: readonly GoldenCase[] = [
  {
    id: 'E07',
    title:
      'short term of 274 days over a 29 February, 2027 version, NC haulier, P250, absolute sublimits, DATA_RESTORATION deselected',
    input: {
      product: 'P250',
      state: 'NC',
      industryCode: '484121',
      effectiveDate: '2027-09-01',
      endDate: '2028-06-01',
      revenue: 28_000_000,
      yearEstablished: 2009,
      records: 18_000,
      aggregateLimit: 2_000_000,
      retention: 15_000,
      waitingPeriod: 24,
      controls: {
        mfaCount: 2,
        backupFrequency: 'QUARTERLY',
        edrDeployed: 'YES',
        useEncryption: 'YES',
        patchingFrequency: 'QUARTERLY',
        isSecurityOfficer: 'NO',
      },
      claimHistory: 0,
      companyAggregate: 57,
      industryAggregate: 59,
      coverageLimits: {
        EXTORTION: 250_000,
        BUSINESS_INTERRUPTION: 500_000,
        CONTINGENT_BI: 100_000,
      },
      deselected: ['DATA_RESTORATION'],
      optional: ['CONTINGENT_BI', 'SYSTEM_FAILURE_BI'],
      cyberCrimeLimit: 100_000,
      fundTransferYes: 1,
    },
    expected: { subtotal: 7924, premium: 6008, amountDue: 6008 },
  },
];
