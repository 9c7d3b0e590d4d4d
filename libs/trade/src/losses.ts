import type { CoverageKey } from './coverages';

/** What a claim is about, each with the coverages that it most often falls under. */
export const LOSS_CAUSES = {
  RANSOMWARE: [
    'COWBELL_BREACH_FUND',
    'EXTORTION',
    'DATA_RESTORATION',
    'BUSINESS_INTERRUPTION',
    'BRICKING',
    'REPUTATIONAL_HARM',
  ],
  BUSINESS_EMAIL_COMPROMISE: ['COWBELL_BREACH_FUND', 'CYBER_CRIME', 'BUSINESS_IMPERSONATION'],
  FUNDS_TRANSFER_FRAUD: ['CYBER_CRIME'],
  SOCIAL_ENGINEERING: ['CYBER_CRIME', 'BUSINESS_IMPERSONATION'],
  DATA_BREACH: ['COWBELL_BREACH_FUND', 'LIABILITY', 'REGULATORY', 'CCPA', 'GDPR'],
  PAYMENT_CARD: ['COWBELL_BREACH_FUND', 'PCI', 'LIABILITY'],
  DEPENDENT_BUSINESS_OUTAGE: ['CONTINGENT_BI', 'CONTINGENT_SYSTEM_FAILURE'],
  SYSTEM_FAILURE: ['SYSTEM_FAILURE_BI', 'FULL_SYSTEM_FAILURE', 'DATA_RESTORATION'],
  DENIAL_OF_SERVICE: ['BUSINESS_INTERRUPTION'],
  LOST_DEVICE: ['COWBELL_BREACH_FUND'],
  CRYPTOJACKING: ['CRYPTOJACKING', 'UTILITY_FRAUD'],
  MEDIA: ['MEDIA_LIABILITY'],
  TECH_ERROR: ['TECH_ENO', 'CONTRACTUAL_DAMAGES'],
  REGULATORY_INQUIRY: ['REGULATORY'],
  INSIDER: ['COWBELL_BREACH_FUND', 'LIABILITY'],
  OTHER: [],
} as const satisfies Record<string, readonly CoverageKey[]>;

/** What a claim is about. */
export type LossCause = keyof typeof LOSS_CAUSES;

/** All that a claim can be about. */
export const LOSS_CAUSE_KEYS = Object.keys(LOSS_CAUSES) as LossCause[];

/** The coverages under which a claim may be paid, by the reserve that each is paid from. */
export const COVERAGES_OF_RESERVE = {
  firstPartyExpense: [
    'COWBELL_BREACH_FUND',
    'DATA_RESTORATION',
    'REPUTATIONAL_HARM',
    'CRIMINAL_REWARD',
    'BREACH_FUND_COST_ENDORSEMENT_1',
    'BREACH_FUND_COST_ENDORSEMENT_2',
    'POST_BREACH_REMEDIATION',
  ],
  firstPartyLoss: [
    'EXTORTION',
    'BUSINESS_INTERRUPTION',
    'CONTINGENT_BI',
    'SYSTEM_FAILURE_BI',
    'CONTINGENT_SYSTEM_FAILURE',
    'FULL_SYSTEM_FAILURE',
    'CYBER_CRIME',
    'BUSINESS_IMPERSONATION',
    'BRICKING',
    'UTILITY_FRAUD',
    'CRYPTOJACKING',
    'MISSED_BID',
  ],
  thirdPartyLoss: [
    'LIABILITY',
    'PCI',
    'REGULATORY',
    'CCPA',
    'GDPR',
    'MEDIA_LIABILITY',
    'TECH_ENO',
    'CONTINGENT_BODILY_INJURY',
    'CONTRACTUAL_DAMAGES',
  ],
} as const satisfies Record<string, readonly CoverageKey[]>;

/** Paid by the hour, after a waiting period. */
export const INTERRUPTION_COVERAGES: readonly string[] = [
  'BUSINESS_INTERRUPTION',
  'CONTINGENT_BI',
  'SYSTEM_FAILURE_BI',
  'CONTINGENT_SYSTEM_FAILURE',
  'FULL_SYSTEM_FAILURE',
] satisfies CoverageKey[];

/** Who is paid of a claim. */
export const PAYEE_TYPES = ['INSURED', 'VENDOR', 'CLAIMANT', 'COUNSEL', 'REGULATOR'] as const;

/** One of them. */
export type PayeeType = (typeof PAYEE_TYPES)[number];

/** How a claim is paid. */
export const CLAIM_PAYMENT_METHODS = ['CHECK', 'WIRE'] as const;

/** One of them. */
export type ClaimPaymentMethod = (typeof CLAIM_PAYMENT_METHODS)[number];

/** Why money comes back to the insurer. */
export const RECOVERY_TYPES = ['SUBROGATION', 'SALVAGE', 'DEDUCTIBLE', 'REINSURANCE'] as const;

/** One of them. */
export type RecoveryType = (typeof RECOVERY_TYPES)[number];
