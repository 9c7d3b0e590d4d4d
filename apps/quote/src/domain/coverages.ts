/** How a coverage is asked of the rater. */
type CoverageKind =
  | 'mandatory'
  | 'core'
  | 'optional'
  | 'endorsement'
  | 'cyberCrime'
  | 'techEno'
  | 'ransomEventSublimit'
  | 'extortionThreatSublimit';

const all = <Key extends string>(kind: CoverageKind, ...keys: Key[]): Record<Key, CoverageKind> =>
  Object.fromEntries(keys.map((key) => [key, kind])) as Record<Key, CoverageKind>;

/** Spec 3 §3: the coverage catalogue, by key. */
export const COVERAGE_KINDS = {
  ...all('mandatory', 'LIABILITY', 'PCI', 'REGULATORY', 'COWBELL_BREACH_FUND'),
  ...all('core', 'DATA_RESTORATION', 'EXTORTION', 'BUSINESS_INTERRUPTION'),
  ...all('optional', 'BUSINESS_IMPERSONATION', 'REPUTATIONAL_HARM', 'CONTINGENT_BI'),
  ...all('optional', 'SYSTEM_FAILURE_BI', 'CONTINGENT_SYSTEM_FAILURE', 'BRICKING'),
  ...all('optional', 'CRIMINAL_REWARD', 'CCPA', 'GDPR', 'UTILITY_FRAUD', 'MEDIA_LIABILITY'),
  ...all('optional', 'FULL_SYSTEM_FAILURE', 'BREACH_FUND_SEPARATE_LIMIT'),
  ...all('optional', 'BREACH_FUND_COST_ENDORSEMENT_1', 'BREACH_FUND_COST_ENDORSEMENT_2'),
  ...all('optional', 'CRYPTOJACKING', 'CONTINGENT_BODILY_INJURY', 'MISSED_BID'),
  ...all('optional', 'CONTRACTUAL_DAMAGES', 'POST_BREACH_REMEDIATION'),
  ...all('endorsement', 'ADDITIONAL_INSURED', 'AMEND_COOPERATION', 'AMEND_NOTICE_PROVISION'),
  ...all('endorsement', 'SPECIFIED_EVENT_EXCLUSION', 'ENO_EXCLUSION', 'ANTI_STACKING'),
  ...all('endorsement', 'WAR_EXCLUSION', 'CYBER_TERRORISM', 'STATE_INCONSISTENCY'),
  ...all('endorsement', 'AMENDATORY_CONSTRUCTION', 'AMENDATORY_MANUFACTURING'),
  ...all('endorsement', 'PRIMARY_NON_CONTRIBUTORY', 'BLANKET_AI', 'DEFENSE_COUNSEL'),
  ...all('endorsement', 'WAIVER_OF_SUBROGATION', 'BIPA_EXCLUSION', 'FRANCHISOR'),
  ...all('cyberCrime', 'CYBER_CRIME'),
  ...all('techEno', 'TECH_ENO'),
  ...all('ransomEventSublimit', 'RANSOM_EVENT_SUBLIMIT'),
  ...all('extortionThreatSublimit', 'EXTORTION_THREAT_SUBLIMIT'),
};

/** The key of a coverage. */
export type CoverageKey = keyof typeof COVERAGE_KINDS;

/** Every key of the catalogue. */
export const COVERAGE_KEYS = Object.keys(COVERAGE_KINDS) as CoverageKey[];

/** The coverages that a quote has unless its caller chooses: the mandatory and the core ones. */
export const CORE_COVERAGES = COVERAGE_KEYS.filter((key) =>
  ['mandatory', 'core'].includes(COVERAGE_KINDS[key]),
);

/** The coverages that no quote can be without, and that have the aggregate as their limit. */
export const MANDATORY_COVERAGES = COVERAGE_KEYS.filter(
  (key) => COVERAGE_KINDS[key] === 'mandatory',
);

/** Kinds that are priced by a limit of their own, which must therefore be named. */
export const LIMIT_REQUIRED: readonly CoverageKind[] = [
  'cyberCrime',
  'ransomEventSublimit',
  'extortionThreatSublimit',
];
