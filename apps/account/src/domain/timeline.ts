import type { TimelineField, TimelineKind, TimelineRules } from '@palisade/kernel';
import { EVERYBODY, STAFF_ONLY, TRADE } from '@palisade/kernel';
import type { AccountAction } from './account-status';
import type { ClientFacts } from './client-facts';
import type { SubmissionAction } from './submissions/submission-status';

/** What is recorded of an account. */
export type AccountStep =
  | AccountAction
  | 'create'
  | 'link'
  | 'change-agent'
  | 'edit'
  | 'ask-rename'
  | 'rename'
  | 'refuse-rename'
  | 'verify'
  | 'certify'
  | 'answer'
  | 'contact'
  | 'tag'
  | 'scan'
  | 'scan-consent'
  | 'invite-tool'
  | 'refresh';

/** The name apart, which a rename tells; the parts of an address, and what a client tells of itself. */
type EditedField =
  | keyof ClientFacts
  | 'phone'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'addressVerified';

/** How what an edit changes is written. A fact that is missing here does not compile. */
const EDITED: Record<EditedField, TimelineKind> = {
  phone: 'TEXT',
  address1: 'TEXT',
  address2: 'TEXT',
  address3: 'TEXT',
  city: 'TEXT',
  state: 'TEXT',
  zipCode: 'TEXT',
  country: 'TEXT',
  addressVerified: 'FLAG',
  domainName: 'TEXT',
  domains: 'TEXT',
  url: 'TEXT',
  noDomainAttested: 'FLAG',
  revenue: 'MONEY',
  nonUsRevenue: 'MONEY',
  totalRevenue: 'MONEY',
  percentInternationalSales: 'NUMBER',
  noOfEmployeesAll: 'NUMBER',
  numberOfPersonalRecords: 'NUMBER',
  collectingPersonalInformation: 'FLAG',
  naicsCode: 'TEXT',
  sicCode: 'TEXT',
  primaryIndustry: 'TEXT',
  secondaryIndustry: 'TEXT',
  primaryNaicsPercentage: 'NUMBER',
  secondNaicsCode: 'TEXT',
  secondPrimaryIndustry: 'TEXT',
  secondSecondaryIndustry: 'TEXT',
  yearEstablished: 'TEXT',
  ownershipType: 'TEXT',
  entityType: 'TEXT',
  dunsNumber: 'TEXT',
  ein: 'TEXT',
  isFranchise: 'FLAG',
  franchiseSystemConnectivity: 'FLAG',
  dbaOrTradestyle: 'TEXT',
  changeInScope: 'FLAG',
  changeInScopeDetail: 'TEXT',
};

/** The contact of the policies, which is recorded as a whole. */
const CONTACT = ['firstName', 'lastName', 'email', 'phone'] as const;

const EDITS = Object.fromEntries([
  ...Object.entries(EDITED).map(([field, kind]) => [field, edited(kind)]),
  ...CONTACT.map((part) => [`contact.${part}`, edited('TEXT', `policyContact.${part}`)]),
]) as Record<string, TimelineField>;

function edited(kind: TimelineKind, path?: string): TimelineField {
  return { kind, readers: EVERYBODY, isOfEdit: true, ...(path && { path }) };
}

/** What is told of what was done to an account, and to whom. */
export const ACCOUNT_TIMELINE: TimelineRules<AccountStep> = {
  subjectType: 'account',
  actions: {
    create: EVERYBODY,
    link: TRADE,
    requestQuote: TRADE,
    issuePolicy: EVERYBODY,
    endLastPolicy: EVERYBODY,
    'change-agent': EVERYBODY,
    edit: EVERYBODY,
    'ask-rename': TRADE,
    rename: EVERYBODY,
    'refuse-rename': TRADE,
    verify: EVERYBODY,
    reopen: TRADE,
    decline: TRADE,
    undecline: TRADE,
    lost: TRADE,
    delete: TRADE,
    certify: TRADE,
    answer: EVERYBODY,
    tag: TRADE,
    contact: EVERYBODY,
    scan: EVERYBODY,
    'scan-consent': EVERYBODY,
    'invite-tool': EVERYBODY,
    refresh: TRADE,
  },
  fields: {
    status: { kind: 'STATUS', readers: EVERYBODY },
    name: { kind: 'TEXT', readers: EVERYBODY },
    ...EDITS,
    teams: { ...edited('TEXT'), readers: TRADE },
    // The first of two people; the second did what is told.
    askedBy: { kind: 'TEXT', readers: TRADE },
  },
};

/** What is recorded of a submission. */
export type SubmissionStep = SubmissionAction | 'create' | 'remind';

/** What is told of what was done to a submission, and to whom. */
export const SUBMISSION_TIMELINE: TimelineRules<SubmissionStep> = {
  subjectType: 'submission',
  actions: {
    create: TRADE,
    edit: TRADE,
    assign: TRADE,
    reassign: TRADE,
    askInformation: TRADE,
    remind: TRADE,
    certify: TRADE,
    takeQuote: TRADE,
    release: TRADE,
    bind: TRADE,
    decline: TRADE,
    nonViable: TRADE,
    lose: TRADE,
    complete: TRADE,
    reopen: TRADE,
    delete: TRADE,
  },
  fields: {
    status: { kind: 'STATUS', readers: TRADE },
    operationalStatus: { kind: 'STATUS', readers: TRADE },
    reason: { kind: 'TEXT', readers: TRADE },
    quotedPremium: { kind: 'MONEY', readers: TRADE },
  },
};

/** What is told of what was done to an agency, to whoever may see it. */
export const AGENCY_TIMELINE: TimelineRules = {
  subjectType: 'agency',
  actions: {
    create: EVERYBODY,
    edit: EVERYBODY,
    delete: EVERYBODY,
    link: EVERYBODY,
    'change-logo': EVERYBODY,
  },
  fields: {
    name: edited('TEXT'),
    description: edited('TEXT'),
    hostname: edited('TEXT'),
    npn: edited('TEXT'),
    contactFirstName: edited('TEXT'),
    contactLastName: edited('TEXT'),
    contactEmail: edited('TEXT'),
    contactPhone: edited('TEXT'),
    dunsNumber: edited('TEXT'),
    agencyCommission: edited('NUMBER', 'commission'),
    additionalBrokerFee: edited('MONEY'),
    isWholesale: edited('FLAG'),
    isAppointed: edited('FLAG'),
    agencyBilled: edited('FLAG'),
    noticesByHand: edited('FLAG'),
    enforceMfa: edited('FLAG', 'enforceMFA'),
    canIssue: edited('FLAG'),
    paymentTerms: edited('NUMBER'),
  },
};

/** What is told of a state of the table, to the staff that keeps it. */
export const STATE_TIMELINE: TimelineRules = {
  subjectType: 'state',
  actions: { add: STAFF_ONLY, change: STAFF_ONLY, remove: STAFF_ONLY },
  fields: {
    name: edited('TEXT'),
    abbreviation: edited('TEXT'),
    isOpen: edited('FLAG'),
  },
};

/** What is told of an industry of a classification. */
export const INDUSTRY_TIMELINE: TimelineRules = {
  subjectType: 'industry-code',
  actions: { add: STAFF_ONLY, change: STAFF_ONLY, remove: STAFF_ONLY },
  fields: {
    code: edited('TEXT'),
    primaryIndustry: edited('TEXT'),
    secondaryIndustry: edited('TEXT'),
  },
};
