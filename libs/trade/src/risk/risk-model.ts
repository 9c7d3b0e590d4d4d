/** How exposed an industry is, from 1 (least) to 5 (most). */
export type Hazard = 1 | 2 | 3 | 4 | 5;

/** The rules that a score was made by; a change of any number below needs a new one. */
export const RISK_RULE_VERSION = 'risk-2026-01';

/** Parts of the company's aggregate, in hundredths (Spec 3 §1 names the factors). */
export const AGGREGATE_WEIGHTS = {
  networkSecurity: 20,
  cloudSecurity: 10,
  endpointSecurity: 20,
  darkIntelligence: 10,
  fundsTransfer: 15,
  cyberExtortion: 15,
  compliance: 10,
} as const;

/** What is known of a company, by factor, with the weight of each signal in it. */
export const SIGNAL_WEIGHTS = {
  networkSecurity: {
    'tls.version': 15,
    'tls.certificate': 10,
    'ports.risky': 25,
    'http.headers': 15,
    'dns.dnssec': 5,
    'dns.caa': 3,
    'q.dmzSeparation': 7,
    'q.patchingFrequency': 15,
    'c.QUALYSVM': 5,
  },
  cloudSecurity: {
    'c.MICROSOFT': 35,
    'c.GOOGLEWORKSPACE': 35,
    'c.AWS': 35,
    'c.GSC': 20,
    'c.CLOUDFLARE': 10,
    'q.mfaCloud': 25,
    'q.useCloudStorage': 5,
  },
  endpointSecurity: {
    'q.edrDeployed': 30,
    'q.mfaRemote': 20,
    'q.mfaAdmin': 15,
    'q.useEncryption': 15,
    'q.patchingFrequency': 10,
    'c.SOPHOS': 20,
    'c.SECUREWORKS': 10,
  },
  darkIntelligence: {
    'leak.credentials': 60,
    'leak.recent': 20,
    'domain.lookalike': 10,
    'q.pastCyberIncident': 20,
  },
  fundsTransfer: {
    'mail.spf': 15,
    'mail.dmarc': 25,
    'mail.dkim': 10,
    'mail.mtasts': 5,
    'q.isVerifyingBankAccounts': 15,
    'q.isAuthenticatingFundTransferRequests': 15,
    'q.isPreventingUnauthorizedWireTransfers': 15,
    'q.isSecurityTraining': 10,
    'c.WIZER': 10,
  },
  cyberExtortion: {
    'q.backupFrequency': 25,
    'q.testedFullFailover': 15,
    'q.edrDeployed': 15,
    'q.mfaRemote': 15,
    'q.incidentResponsePlan': 10,
    'ports.rdp': 15,
    'mail.dmarc': 5,
  },
  compliance: {
    'q.incidentResponsePlan': 20,
    'q.isSecurityOfficer': 15,
    'q.isSecurityTraining': 15,
    'q.useEncryption': 15,
    'q.thirdPartySecurityAgreement': 15,
    'q.pendingLitigation': 10,
    'q.securityBreachRequiringNotification': 10,
    'http.privacyPolicy': 5,
    'c.SECURITYSTUDIO': 15,
  },
  insiderThreat: { 'q.isSecurityTraining': 40, 'q.mfaAdmin': 30, 'employees.scale': 30 },
  supplyChain: {
    'q.thirdPartySecurityAgreement': 50,
    'connectors.count': 20,
    'mail.thirdPartySenders': 30,
  },
} as const;

/** Of these, the best that is known counts, as one signal: few companies have several. */
export const CLOUD_PROVIDERS: readonly string[] = ['c.MICROSOFT', 'c.GOOGLEWORKSPACE', 'c.AWS'];

/** A factor that counts in the company's aggregate. */
export type RiskFactor = keyof typeof AGGREGATE_WEIGHTS;

/** A factor of either kind; two are shown only. */
export type AnyFactor = keyof typeof SIGNAL_WEIGHTS;

/** Something that can be known of a company. */
export type SignalId = { [F in AnyFactor]: keyof (typeof SIGNAL_WEIGHTS)[F] }[AnyFactor];

/** A score from 0 to 100 (best) for each factor that counts. */
export type FactorScores = Record<RiskFactor, number>;

/** The factors in the order in which they are shown. */
export const RISK_FACTORS = Object.keys(AGGREGATE_WEIGHTS) as RiskFactor[];

const start = (...scores: number[]): FactorScores =>
  Object.fromEntries(RISK_FACTORS.map((factor, index) => [factor, scores[index]])) as FactorScores;

/** The factors of an industry, by its hazard, in the order of `RISK_FACTORS`. */
export const INDUSTRY_FACTORS: Readonly<Record<Hazard, FactorScores>> = {
  1: start(62, 55, 52, 72, 50, 55, 48),
  2: start(64, 58, 56, 70, 54, 57, 52),
  3: start(66, 60, 58, 66, 57, 59, 56),
  4: start(70, 66, 64, 60, 63, 63, 64),
  5: start(71, 67, 67, 57, 66, 64, 70),
};
