import type { TimelineField, TimelineKind, TimelineRules } from '@palisade/kernel';
import { EVERYBODY, STAFF_ONLY } from '@palisade/kernel';

/** A field that every reader of the row is told of. */
const told = (kind: TimelineKind): TimelineField => ({ kind, readers: EVERYBODY });

/** How an organisation signs on is read by whoever may set it. */
const ofSignOn = (kind: TimelineKind, path?: string): TimelineField => ({
  kind,
  readers: STAFF_ONLY,
  ...(path && { path }),
});

/** What is told of what was done to a person, to whoever may see that person. */
export const USER_TIMELINE: TimelineRules = {
  subjectType: 'user',
  actions: {
    create: EVERYBODY,
    invite: EVERYBODY,
    'invite-again': EVERYBODY,
    change: EVERYBODY,
    disable: EVERYBODY,
    remove: EVERYBODY,
    'move-teams': EVERYBODY,
    'assign-agencies': EVERYBODY,
    'assign-accounts': EVERYBODY,
    'join-account': EVERYBODY,
    'leave-account': EVERYBODY,
    'confirm-address': EVERYBODY,
    'ask-password-reset': EVERYBODY,
    'reset-password': EVERYBODY,
    'change-mfa': EVERYBODY,
    'reset-mfa': EVERYBODY,
    'change-picture': EVERYBODY,
    'remove-picture': EVERYBODY,
    // Whose account staff entered is for staff to know.
    jump: STAFF_ONLY,
    switch: EVERYBODY,
  },
  fields: {
    firstName: told('TEXT'),
    middleName: told('TEXT'),
    lastName: told('TEXT'),
    email: told('TEXT'),
    phone: told('TEXT'),
    npn: told('TEXT'),
    role: told('TEXT'),
    teams: told('TEXT'),
    agencies: { ...told('TEXT'), path: 'agencyNames' },
    accounts: { ...told('TEXT'), path: 'accountNames' },
    authorityLevel: told('NUMBER'),
    primaryContact: told('FLAG'),
    billingContact: told('FLAG'),
    slackHandle: told('TEXT'),
    enabled: told('FLAG'),
    workGoesTo: told('TEXT'),
    workStays: told('FLAG'),
    workNotCounted: told('FLAG'),
  },
};

/** What is told of what was done to an organisation: a partner, and the settings of any. */
export const ORGANIZATION_TIMELINE: TimelineRules = {
  subjectType: 'organization',
  actions: {
    create: EVERYBODY,
    change: EVERYBODY,
    'follow-agency': EVERYBODY,
    'enforce-mfa': EVERYBODY,
    'set-sso': STAFF_ONLY,
    remove: EVERYBODY,
  },
  fields: {
    name: told('TEXT'),
    fullName: told('TEXT'),
    hostname: told('TEXT'),
    description: told('TEXT'),
    contactFirstName: told('TEXT'),
    contactLastName: told('TEXT'),
    contactEmail: told('TEXT'),
    contactPhone: told('TEXT'),
    enforceMfa: told('FLAG'),
    ssoEnabled: ofSignOn('FLAG', 'enabled'),
    issuer: ofSignOn('TEXT'),
    clientId: ofSignOn('TEXT'),
    signInDomains: ofSignOn('TEXT', 'domains'),
    secretReplaced: ofSignOn('FLAG'),
  },
};

/** What is told of what was done to a team, to whoever administers it. */
export const TEAM_TIMELINE: TimelineRules = {
  subjectType: 'team',
  actions: { create: EVERYBODY, change: EVERYBODY, remove: EVERYBODY },
  fields: { name: told('TEXT'), isDefault: told('FLAG') },
};
