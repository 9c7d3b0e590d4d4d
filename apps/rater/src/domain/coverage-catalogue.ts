/** A coverage as the quote builder lists it (Spec 3 §3). */
export interface CatalogueCoverage {
  readonly id: number;
  readonly key: string;
  /** 1 mandatory, 2 to 4 coverages, 5 technology, 6 and 7 endorsements. */
  readonly group: number;
  readonly name: string;
  readonly mandatory: boolean;
  readonly locked: boolean;
  readonly endorsement: boolean;
}

const MANDATORY_GROUP = 1;
const FIRST_ENDORSEMENT_GROUP = 6;
const OTHER_MANDATORY = ['COWBELL_BREACH_FUND'];
const OTHER_ENDORSEMENTS = ['BREACH_FUND_COST_ENDORSEMENT_1', 'BREACH_FUND_COST_ENDORSEMENT_2'];

const entry = (id: number, key: string, group: number, name: string): CatalogueCoverage => ({
  ...{ id, key, group, name },
  mandatory: group === MANDATORY_GROUP || OTHER_MANDATORY.includes(key),
  locked: group === MANDATORY_GROUP,
  endorsement: group >= FIRST_ENDORSEMENT_GROUP || OTHER_ENDORSEMENTS.includes(key),
});

/** In the order in which they are shown. */
export const COVERAGE_CATALOGUE: readonly CatalogueCoverage[] = [
  entry(12, 'LIABILITY', 1, 'Liability'),
  entry(13, 'PCI', 1, 'PCI Fines and Penalties'),
  entry(14, 'REGULATORY', 1, 'Regulatory'),
  entry(15, 'COWBELL_BREACH_FUND', 2, 'Breach Fund'),
  entry(16, 'DATA_RESTORATION', 2, 'Data Restoration'),
  entry(17, 'EXTORTION', 2, 'Extortion'),
  entry(18, 'BUSINESS_IMPERSONATION', 2, 'Business Impersonation'),
  entry(19, 'REPUTATIONAL_HARM', 2, 'Reputational Harm'),
  entry(20, 'BUSINESS_INTERRUPTION', 3, 'Business Interruption'),
  entry(21, 'CONTINGENT_BI', 3, 'Contingent Business Interruption'),
  entry(22, 'SYSTEM_FAILURE_BI', 3, 'System Failure Business Interruption'),
  entry(23, 'CONTINGENT_SYSTEM_FAILURE', 3, 'Contingent System Failure'),
  entry(24, 'CYBER_CRIME', 3, 'Cyber Crime Loss'),
  entry(25, 'BRICKING', 3, 'Bricking'),
  entry(26, 'CRIMINAL_REWARD', 3, 'Criminal Reward'),
  entry(27, 'CCPA', 4, 'CCPA'),
  entry(28, 'GDPR', 4, 'GDPR'),
  entry(29, 'UTILITY_FRAUD', 4, 'Utility Fraud'),
  entry(30, 'MEDIA_LIABILITY', 4, 'Media Liability'),
  entry(34, 'FULL_SYSTEM_FAILURE', 4, 'Full System Failure'),
  entry(31, 'BREACH_FUND_SEPARATE_LIMIT', 4, 'Breach Fund Separate Limit'),
  entry(32, 'BREACH_FUND_COST_ENDORSEMENT_1', 4, 'Breach Fund Cost Endorsement 1'),
  entry(33, 'BREACH_FUND_COST_ENDORSEMENT_2', 4, 'Breach Fund Cost Endorsement 2'),
  entry(35, 'CRYPTOJACKING', 4, 'Cryptojacking'),
  entry(36, 'CONTINGENT_BODILY_INJURY', 4, 'Contingent Bodily Injury'),
  entry(37, 'MISSED_BID', 4, 'Missed Bid'),
  entry(38, 'CONTRACTUAL_DAMAGES', 4, 'Contractual Damages'),
  entry(59, 'POST_BREACH_REMEDIATION', 4, 'Post Breach Remediation'),
  entry(39, 'TECH_ENO', 5, 'Technology Errors and Omissions'),
  entry(40, 'PRIMARY_NON_CONTRIBUTORY', 6, 'Primary and Non-contributory'),
  entry(41, 'STATE_INCONSISTENCY', 6, 'State Inconsistency'),
  entry(42, 'AMENDATORY_CONSTRUCTION', 6, 'Amendatory: Construction'),
  entry(43, 'AMENDATORY_MANUFACTURING', 6, 'Amendatory: Manufacturing'),
  entry(44, 'ADDITIONAL_INSURED', 7, 'Additional Insured'),
  entry(45, 'AMEND_COOPERATION', 7, 'Amend Cooperation'),
  entry(46, 'AMEND_NOTICE_PROVISION', 7, 'Amend Notice Provision'),
  entry(47, 'BLANKET_AI', 7, 'Blanket Additional Insured'),
  entry(48, 'DEFENSE_COUNSEL', 7, 'Defense Counsel'),
  entry(49, 'WAIVER_OF_SUBROGATION', 7, 'Waiver of Subrogation'),
  entry(50, 'SPECIFIED_EVENT_EXCLUSION', 7, 'Specified Event Exclusion'),
  entry(51, 'ENO_EXCLUSION', 7, 'Errors and Omissions Exclusion'),
  entry(52, 'ANTI_STACKING', 7, 'Anti-stacking'),
  entry(53, 'RANSOM_EVENT_SUBLIMIT', 7, 'Ransom Event Sublimit'),
  entry(54, 'EXTORTION_THREAT_SUBLIMIT', 7, 'Extortion Threat Sublimit'),
  entry(55, 'BIPA_EXCLUSION', 7, 'BIPA Exclusion'),
  entry(56, 'FRANCHISOR', 7, 'Franchisor'),
  entry(57, 'CYBER_TERRORISM', 7, 'Cyber Terrorism'),
  entry(58, 'WAR_EXCLUSION', 7, 'War Exclusion'),
];

const BY_ID = new Map(COVERAGE_CATALOGUE.map((coverage) => [String(coverage.id), coverage]));

/** The coverage of a number, as the quote builder keys them. */
export const coverageOfId = (id: string): CatalogueCoverage | undefined => BY_ID.get(id);
