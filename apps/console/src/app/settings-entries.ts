import { appetite } from './agency-places';
import type { NavigationEntry } from './navigation-entry';

/** What was done to all that the person sees. */
export const activity: NavigationEntry = {
  path: 'activity',
  labelKey: 'common:nav.activity',
  icon: 'activity',
  permission: 'activity:view',
};

/** Business that is sent in. */
export const intake: NavigationEntry = {
  path: 'submissions',
  labelKey: 'common:nav.submissions',
  icon: 'inbox',
  permission: 'submission:view',
  flag: 'submissions-view',
};

/** Security tools of clients: among the settings of who serves them, a place of its own for others. */
export const connectors = {
  group: 'INSIGHT',
  path: 'manage/connectors',
  labelKey: 'common:nav.connectors',
  icon: 'connectors',
  permission: 'connector:view',
} as const satisfies NavigationEntry & { group: string };

export const blacklist: NavigationEntry = {
  path: 'manage/blacklisted-domains',
  labelKey: 'common:nav.blacklist',
  icon: 'blocked',
  permission: 'domain-blacklist:view',
};

export const tags: NavigationEntry = {
  path: 'manage/tags',
  labelKey: 'common:nav.tags',
  icon: 'tags',
  permission: 'tag:view',
};

export const clock: NavigationEntry = {
  path: 'manage/clock',
  labelKey: 'common:nav.clock',
  icon: 'hourglass',
  permission: 'account:create',
  isOfSandbox: true,
};

const featureFlags: NavigationEntry = {
  path: 'manage/feature-flags',
  labelKey: 'common:nav.featureFlags',
  icon: 'presets',
  permission: 'feature-flag:view',
};

export const bankAccounts: NavigationEntry = {
  path: 'manage/bank-accounts',
  labelKey: 'common:nav.bankAccounts',
  icon: 'billing',
  permission: 'billing:view',
};

export const billingContacts: NavigationEntry = {
  path: 'manage/billing-contacts',
  labelKey: 'common:nav.billingContacts',
  icon: 'people',
  permission: 'billing:view',
};

const feedback: NavigationEntry = {
  path: 'manage/feedback',
  labelKey: 'common:nav.feedback',
  icon: 'mail',
  permission: 'activity:view',
};

const leads: NavigationEntry = {
  path: 'manage/leads',
  labelKey: 'common:nav.leads',
  icon: 'accounts',
  permission: 'account:certify',
};

export const operations: NavigationEntry = {
  path: 'manage/operations',
  labelKey: 'common:nav.operations',
  icon: 'operations',
  permission: 'feature-flag:view',
};

export const rateBooks: NavigationEntry = {
  path: 'manage/rater/books',
  labelKey: 'common:nav.rateBooks',
  icon: 'rates',
  permission: 'rater:view',
};

export const coverages: NavigationEntry = {
  path: 'manage/rater/coverages',
  labelKey: 'common:nav.coverages',
  icon: 'coverages',
  permission: 'rater:view',
};

export const presets: NavigationEntry = {
  path: 'manage/rater/presets',
  labelKey: 'common:nav.presets',
  icon: 'presets',
  permission: 'rater:calculate',
};

const docTypes: NavigationEntry = {
  path: 'manage/docs/doc-types',
  labelKey: 'common:nav.docTypes',
  icon: 'documents',
  permission: 'document:view',
};

/** The library of forms. */
const library: readonly NavigationEntry[] = (
  [
    ['forms', 'forms'],
    ['form-types', 'formTypes'],
    ['form-check', 'formCheck'],
    ['paper-types', 'paperTypes'],
  ] as const
).map(([path, name]) => ({
  path: `manage/docs/${path}`,
  labelKey: `common:nav.${name}`,
  icon: 'documents',
  permission: 'form:view',
}));

const subjectivities: NavigationEntry = {
  path: 'manage/subjectivities',
  labelKey: 'common:nav.subjectivities',
  icon: 'quotes',
  permission: 'underwriting:subjectivity-edit',
};

/** What staff keep for everybody. */
export const administration: readonly NavigationEntry[] = [
  leads,
  feedback,
  bankAccounts,
  billingContacts,
  ...library,
  docTypes,
  subjectivities,
  appetite,
  featureFlags,
  clock,
];
