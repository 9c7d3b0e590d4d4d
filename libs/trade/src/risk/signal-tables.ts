import type { SignalId } from './risk-model';

const YES_IS_BEST = { YES: 100, NO: 0 };

/** Scores of signals whose value is one of a few. */
export const CHOICE_SCORES: Readonly<Partial<Record<SignalId, Readonly<Record<string, number>>>>> =
  {
    'tls.version': { 'TLS1.3': 100, 'TLS1.2': 90, 'TLS1.1': 30, 'TLS1.0': 15, SSL: 0, none: 0 },
    'tls.certificate': {
      'valid>30d': 100,
      'valid<=30d': 70,
      'self-signed': 20,
      'hostname-mismatch': 10,
      expired: 0,
    },
    'dns.dnssec': { signed: 100, unsigned: 40 },
    'dns.caa': { present: 100, absent: 50 },
    'ports.rdp': { closed: 100, open: 0 },
    'http.privacyPolicy': { found: 100, 'not-found': 30 },
    'leak.recent': { none: 100, '>24m': 70, '12-24m': 40, '<12m': 10 },
    'mail.spf': { '-all': 100, '~all': 75, '?all': 30, '+all': 0, none: 0, invalid: 10 },
    'mail.dmarc': { reject: 100, quarantine: 80, none: 40, absent: 0 },
    'mail.dkim': { found: 100, 'not-found': 40 },
    'mail.mtasts': { enforce: 100, testing: 70, absent: 40 },
    'q.patchingFrequency': { WEEKLY: 100, MONTHLY: 80, QUARTERLY: 45, SIX_MONTHS: 20, NEVER: 0 },
    'q.backupFrequency': { WEEKLY: 100, MONTHLY: 70, QUARTERLY: 35, SIX_MONTHS: 15, NEVER: 0 },
    'q.dmzSeparation': YES_IS_BEST,
    'q.mfaCloud': YES_IS_BEST,
    'q.mfaRemote': YES_IS_BEST,
    'q.mfaAdmin': YES_IS_BEST,
    'q.edrDeployed': YES_IS_BEST,
    'q.useEncryption': YES_IS_BEST,
    'q.isVerifyingBankAccounts': YES_IS_BEST,
    'q.isAuthenticatingFundTransferRequests': YES_IS_BEST,
    'q.isPreventingUnauthorizedWireTransfers': YES_IS_BEST,
    'q.isSecurityTraining': YES_IS_BEST,
    'q.isSecurityOfficer': YES_IS_BEST,
    'q.testedFullFailover': YES_IS_BEST,
    'q.incidentResponsePlan': YES_IS_BEST,
    'q.thirdPartySecurityAgreement': YES_IS_BEST,
    'q.useCloudStorage': { YES: 70, NO: 80 },
    'q.pastCyberIncident': { NO: 100, YES: 30 },
    'q.pendingLitigation': { NO: 100, YES: 10 },
    'q.securityBreachRequiringNotification': { NO: 100, YES: 20 },
  };

/** Scores of counted signals: up to and including a count, its score. */
export const BAND_SCORES: Readonly<
  Partial<Record<SignalId, readonly (readonly [upTo: number, score: number])[]>>
> = {
  'ports.risky': [
    [0, 100],
    [1, 50],
    [2, 25],
    [Infinity, 0],
  ],
  'domain.lookalike': [
    [0, 100],
    [2, 70],
    [9, 40],
    [Infinity, 10],
  ],
  'employees.scale': [
    [9, 85],
    [49, 75],
    [249, 65],
    [999, 55],
    [Infinity, 45],
  ],
  'connectors.count': [
    [0, 40],
    [1, 70],
    [Infinity, 100],
  ],
  'mail.thirdPartySenders': [
    [2, 100],
    [5, 75],
    [10, 50],
    [Infinity, 25],
  ],
};

/**
 * What each fault of a web site's headers takes from 100. The first six are the modifiers that the
 * Mozilla HTTP Observatory publishes, the last two this project's own.
 */
export const HEADER_DEDUCTIONS: Readonly<Record<string, number>> = {
  'no-redirect-to-https': 20,
  'hsts-missing': 20,
  'csp-missing': 25,
  'x-frame-options-and-frame-ancestors-missing': 20,
  'x-content-type-options-missing': 5,
  'cookie-without-secure': 20,
  'session-cookie-without-httponly': 10,
  'server-version-disclosed': 5,
};
