const DAY_MS = 86_400_000;

/**
 * A date so many days from today, `YYYY-MM-DD`.
 * @param {number} days
 */
export const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Today where the insured is, which may be another day than here.
 * @param {string} timeZone
 */
export const todayIn = (timeZone) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/**
 * Who sells what to whom, whether an underwriter has to look at it, and as what it is offered.
 * @typedef {object} Plan
 * @property {string} agent
 * @property {string} country
 * @property {boolean} referred
 * @property {string} [offered]
 */

/**
 * The three walks by their product.
 * @type {Record<string, Plan>}
 */
export const WALKS = {
  P250: { agent: 'agent@harborline.example', country: 'USA', referred: false },
  P250_S: { agent: 'agent@harborline.example', country: 'USA', referred: true },
  P_ONE: { agent: 'broker@kingsgate.example', country: 'GBR', referred: false },
};

export const SECURE = {
  mfaCloud: true,
  mfaRemote: true,
  mfaAdmin: true,
  edrDeployed: true,
  useEncryption: true,
  isSecurityTraining: true,
  isSecurityOfficer: true,
  incidentResponsePlan: true,
  isVerifyingBankAccounts: true,
  isAuthenticatingFundTransferRequests: true,
  isPreventingUnauthorizedWireTransfers: true,
  useCloudStorage: true,
  dmzSeparation: true,
  thirdPartySecurityAgreement: true,
  testedFullFailover: true,
  civilOrCriminalAction: false,
  lossInBusinessIncome: false,
  pastCyberIncident: false,
  pendingLitigation: false,
  securityBreachRequiringNotification: false,
  backupFrequency: 'WEEKLY',
  patchingFrequency: 'WEEKLY',
  claimHistory: 0,
};

export const IRPM = {
  managementOfContent: 0,
  dcmPractices: 0,
  companyStability: -3,
  drPlanning: 0,
  financialCondition: -2,
  securityAwareness: 0,
  managementExperience: 0,
  irpmNote: 'Long in business, sound accounts.',
};

/** Their notice is acknowledged by the surplus lines broker. */
export const NOTICE_STATES = ['LA', 'MT'];

/** Companies that are tried until one may be insured: the directory has some that are too large. */
export const MAX_TRIES = 12;
