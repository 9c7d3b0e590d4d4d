// Risks of the filed product with thirty coverages. Revenues, limits and parts lie on points of the
// tables, so that a rules engine that looks rows up has nothing to interpolate.

const COUNT = 500;
const OPTIONAL = [
  'BUSINESS_IMPERSONATION',
  'REPUTATIONAL_HARM',
  'CONTINGENT_BI',
  'SYSTEM_FAILURE_BI',
  'BRICKING',
  'CRIMINAL_REWARD',
  'CCPA',
  'GDPR',
  'UTILITY_FRAUD',
  'MEDIA_LIABILITY',
  'BREACH_FUND_SEPARATE_LIMIT',
  'BREACH_FUND_COST_ENDORSEMENT_1',
  'CRYPTOJACKING',
  'BREACH_FUND_COST_ENDORSEMENT_2',
  'CONTINGENT_BODILY_INJURY',
  'MISSED_BID',
  'CONTRACTUAL_DAMAGES',
  'POST_BREACH_REMEDIATION',
];
const ENDORSEMENTS = ['BLANKET_AI', 'DEFENSE_COUNSEL', 'WAIVER_OF_SUBROGATION', 'FRANCHISOR'];
const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'];
const STATES = ['OH', 'PA', 'IL', 'GA', 'NC', 'VA', 'WA', 'CO'];
const INDUSTRIES = ['541611', '423430', '621210', '561730', '11'];
const REVENUES = [
  1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 75_000_000, 100_000_000,
];
const LIMITS = [1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000];
const PARTS = [0.1, 0.25, 0.5, 0.75];
const RETENTIONS = [10_000, 15_000, 25_000, 50_000, 100_000];

const at = <T>(values: readonly T[], index: number): T => values[index % values.length];

/** A calculator input. */
export type BenchRisk = ReturnType<typeof benchRisks>[number];

/** Always the same ones. */
export const benchRisks = () =>
  Array.from({ length: COUNT }, (_, i) => {
    const aggregateLimit = at(LIMITS, i);
    const limited = OPTIONAL.filter((__, place) => (place + i) % 3 === 0);
    return {
      product: 'P250',
      state: at(STATES, i),
      industryCode: at(INDUSTRIES, i),
      effectiveDate: '2026-06-01',
      revenue: at(REVENUES, i >> 2),
      aggregateLimit,
      yearEstablished: 1990 + (i % 36),
      records: 997 * i,
      retention: at(RETENTIONS, i >> 1),
      waitingPeriod: at([6, 8, 12, 24], i),
      controls: {
        mfaCount: i % 4,
        backupFrequency: at(FREQUENCIES, i),
        patchingFrequency: at(FREQUENCIES, i >> 1),
        edrDeployed: i % 2 ? 'YES' : 'NO',
        useEncryption: i % 3 ? 'YES' : 'NO',
        isSecurityTraining: 'YES',
        incidentResponsePlan: i % 5 ? 'YES' : 'NO',
      },
      claimHistory: i % 6,
      adverseFlags: i % 3,
      percentInternationalSales: i % 60,
      companyAggregate: 40 + (i % 50),
      industryAggregate: 58,
      optional: OPTIONAL,
      endorsements: ENDORSEMENTS,
      coverageLimits: Object.fromEntries(
        limited.map((key, place) => [key, aggregateLimit * at(PARTS, place + i)]),
      ),
      cyberCrimeLimit: at([50_000, 100_000, 250_000], i),
      fundTransferYes: 1 + (i % 3),
    };
  });
