/** How a coverage is had, and by what it is priced. */
export type CoverageKind =
  | 'mandatory'
  | 'core'
  | 'optional'
  | 'endorsement'
  | 'cyberCrime'
  | 'techEno'
  | 'ransomEventSublimit'
  | 'extortionThreatSublimit';

/** Number, key, group, kind and name, in the order in which they are shown (Spec 3 §3). */
const ROWS = [
  [12, 'LIABILITY', 1, 'mandatory', 'Liability'],
  [13, 'PCI', 1, 'mandatory', 'PCI Fines and Penalties'],
  [14, 'REGULATORY', 1, 'mandatory', 'Regulatory'],
  [15, 'COWBELL_BREACH_FUND', 2, 'mandatory', 'Breach Fund'],
  [16, 'DATA_RESTORATION', 2, 'core', 'Data Restoration'],
  [17, 'EXTORTION', 2, 'core', 'Extortion'],
  [18, 'BUSINESS_IMPERSONATION', 2, 'optional', 'Business Impersonation'],
  [19, 'REPUTATIONAL_HARM', 2, 'optional', 'Reputational Harm'],
  [20, 'BUSINESS_INTERRUPTION', 3, 'core', 'Business Interruption'],
  [21, 'CONTINGENT_BI', 3, 'optional', 'Contingent Business Interruption'],
  [22, 'SYSTEM_FAILURE_BI', 3, 'optional', 'System Failure Business Interruption'],
  [23, 'CONTINGENT_SYSTEM_FAILURE', 3, 'optional', 'Contingent System Failure'],
  [24, 'CYBER_CRIME', 3, 'cyberCrime', 'Cyber Crime Loss'],
  [25, 'BRICKING', 3, 'optional', 'Bricking'],
  [26, 'CRIMINAL_REWARD', 3, 'optional', 'Criminal Reward'],
  [27, 'CCPA', 4, 'optional', 'CCPA'],
  [28, 'GDPR', 4, 'optional', 'GDPR'],
  [29, 'UTILITY_FRAUD', 4, 'optional', 'Utility Fraud'],
  [30, 'MEDIA_LIABILITY', 4, 'optional', 'Media Liability'],
  [34, 'FULL_SYSTEM_FAILURE', 4, 'optional', 'Full System Failure'],
  [31, 'BREACH_FUND_SEPARATE_LIMIT', 4, 'optional', 'Breach Fund Separate Limit'],
  [32, 'BREACH_FUND_COST_ENDORSEMENT_1', 4, 'optional', 'Breach Fund Cost Endorsement 1'],
  [33, 'BREACH_FUND_COST_ENDORSEMENT_2', 4, 'optional', 'Breach Fund Cost Endorsement 2'],
  [35, 'CRYPTOJACKING', 4, 'optional', 'Cryptojacking'],
  [36, 'CONTINGENT_BODILY_INJURY', 4, 'optional', 'Contingent Bodily Injury'],
  [37, 'MISSED_BID', 4, 'optional', 'Missed Bid'],
  [38, 'CONTRACTUAL_DAMAGES', 4, 'optional', 'Contractual Damages'],
  [59, 'POST_BREACH_REMEDIATION', 4, 'optional', 'Post Breach Remediation'],
  [39, 'TECH_ENO', 5, 'techEno', 'Technology Errors and Omissions'],
  [40, 'PRIMARY_NON_CONTRIBUTORY', 6, 'endorsement', 'Primary and Non-contributory'],
  [41, 'STATE_INCONSISTENCY', 6, 'endorsement', 'State Inconsistency'],
  [42, 'AMENDATORY_CONSTRUCTION', 6, 'endorsement', 'Amendatory: Construction'],
  [43, 'AMENDATORY_MANUFACTURING', 6, 'endorsement', 'Amendatory: Manufacturing'],
  [44, 'ADDITIONAL_INSURED', 7, 'endorsement', 'Additional Insured'],
  [45, 'AMEND_COOPERATION', 7, 'endorsement', 'Amend Cooperation'],
  [46, 'AMEND_NOTICE_PROVISION', 7, 'endorsement', 'Amend Notice Provision'],
  [47, 'BLANKET_AI', 7, 'endorsement', 'Blanket Additional Insured'],
  [48, 'DEFENSE_COUNSEL', 7, 'endorsement', 'Defense Counsel'],
  [49, 'WAIVER_OF_SUBROGATION', 7, 'endorsement', 'Waiver of Subrogation'],
  [50, 'SPECIFIED_EVENT_EXCLUSION', 7, 'endorsement', 'Specified Event Exclusion'],
  [51, 'ENO_EXCLUSION', 7, 'endorsement', 'Errors and Omissions Exclusion'],
  [52, 'ANTI_STACKING', 7, 'endorsement', 'Anti-stacking'],
  [53, 'RANSOM_EVENT_SUBLIMIT', 7, 'ransomEventSublimit', 'Ransom Event Sublimit'],
  [54, 'EXTORTION_THREAT_SUBLIMIT', 7, 'extortionThreatSublimit', 'Extortion Threat Sublimit'],
  [55, 'BIPA_EXCLUSION', 7, 'endorsement', 'BIPA Exclusion'],
  [56, 'FRANCHISOR', 7, 'endorsement', 'Franchisor'],
  [57, 'CYBER_TERRORISM', 7, 'endorsement', 'Cyber Terrorism'],
  [58, 'WAR_EXCLUSION', 7, 'endorsement', 'War Exclusion'],
] as const satisfies readonly (readonly [number, string, number, CoverageKind, string])[];

/** The key of a coverage: the wire's, nobody reads it. */
export type CoverageKey = (typeof ROWS)[number][1];

/** A coverage or endorsement of the catalogue, the same in both editions. */
export interface Coverage {
  /** The number by which the quote builder knows it. */
  readonly id: number;
  readonly key: CoverageKey;
  /** 1 mandatory, 2 to 4 coverages, 5 technology, 6 and 7 endorsements. */
  readonly group: number;
  readonly kind: CoverageKind;
  /** What people call it, on every screen and in every document. */
  readonly name: string;
  /** No policy is without it, and its limit is the aggregate. */
  readonly mandatory: boolean;
  /** It is not even offered to be left out. */
  readonly locked: boolean;
  readonly endorsement: boolean;
}

const LOCKED_GROUP = 1;
const FIRST_ENDORSEMENT_GROUP = 6;
// Listed with the coverages and priced as they are, endorsements all the same.
const OTHER_ENDORSEMENTS: readonly CoverageKey[] = [
  'BREACH_FUND_COST_ENDORSEMENT_1',
  'BREACH_FUND_COST_ENDORSEMENT_2',
];

/** The coverage catalogue, in the order in which it is shown (Spec 3 §3). */
export const COVERAGES: readonly Coverage[] = ROWS.map(([id, key, group, kind, name]) => ({
  id,
  key,
  group,
  kind,
  name,
  mandatory: kind === 'mandatory',
  locked: group === LOCKED_GROUP,
  endorsement: group >= FIRST_ENDORSEMENT_GROUP || OTHER_ENDORSEMENTS.includes(key),
}));

/** Every key of the catalogue, in its order. */
export const COVERAGE_KEYS: readonly CoverageKey[] = COVERAGES.map(({ key }) => key);

const BY_KEY = new Map<string, Coverage>(COVERAGES.map((coverage) => [coverage.key, coverage]));
const BY_ID = new Map(COVERAGES.map((coverage) => [String(coverage.id), coverage]));

/** The coverage of a number, as the quote builder keys them. */
export const coverageOfId = (id: string): Coverage | undefined => BY_ID.get(id);

/** The kind of a coverage; undefined for a key that is not in the catalogue. */
export const coverageKind = (key: string): CoverageKind | undefined => BY_KEY.get(key)?.kind;

/** Whether a coverage is an endorsement, with a form of its own. */
export const isEndorsement = (key: string): boolean => BY_KEY.get(key)?.endorsement ?? false;

/** A coverage or endorsement as people call it; a key that is not in the catalogue stays as it is. */
export const coverageName = (key: string): string => BY_KEY.get(key)?.name ?? key;

/** The coverages of some kinds, in the order of the catalogue. */
export const coveragesOf = (...kinds: CoverageKind[]): CoverageKey[] =>
  COVERAGES.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);

/** The coverages that no policy can be without, and that have the aggregate as their limit. */
export const MANDATORY_COVERAGES = coveragesOf('mandatory');

/** The coverages that a quote has unless its caller chooses: the mandatory and the core ones. */
export const CORE_COVERAGES = coveragesOf('mandatory', 'core');

/** The credits for a lower limit of ransom events and threats. */
export const SUBLIMITS = coveragesOf('ransomEventSublimit', 'extortionThreatSublimit');

/** Coverages whose limit is a field of its own of a rating, by their key. */
export const LIMIT_FIELDS = {
  CYBER_CRIME: 'cyberCrimeLimit',
  TECH_ENO: 'techLimit',
  RANSOM_EVENT_SUBLIMIT: 'ransomEventSublimit',
  EXTORTION_THREAT_SUBLIMIT: 'extortionThreatSublimit',
} as const satisfies Partial<Record<CoverageKey, string>>;

/** Whether a coverage is priced by a limit of its own, which must therefore be named. */
export const needsLimit = (key: string): boolean =>
  key === 'CYBER_CRIME' || SUBLIMITS.some((sublimit) => sublimit === key);

/** Coverages of time, which begin after the waiting period. */
export const WAITING_COVERAGES: readonly CoverageKey[] = [
  'BUSINESS_INTERRUPTION',
  'CONTINGENT_BI',
  'SYSTEM_FAILURE_BI',
  'CONTINGENT_SYSTEM_FAILURE',
  'FULL_SYSTEM_FAILURE',
];
