import { ACCOUNT_TYPE_PATHS, type AccountType, type Region } from '@palisade/kernel';
import { agencies, bulkUploads, industries, licences, ownAgency, states } from './agency-places';
import { isOn } from '../lib/is-on';
import { isSandbox } from '../lib/sandbox';
import type { NavigationEntry } from './navigation-entry';
import { PARTNER_ENTRIES, partnerProfile } from './partner-entries';
import {
  activity,
  administration,
  bankAccounts,
  billingContacts,
  blacklist,
  clock,
  connectors,
  coverages,
  intake,
  operations,
  presets,
  rateBooks,
  tags,
} from './settings-entries';

export type { NavigationEntry };

/** What the places of the navigation are grouped by. */
export const GROUPS = ['WORK', 'BOOK', 'MONEY', 'INSIGHT'] as const;

/** A place in a persona's navigation. */
export interface MainEntry extends NavigationEntry {
  group: (typeof GROUPS)[number];
}

/** How one account type sees the console; screens are shared, this table is all that differs. */
export interface Persona {
  accountType: AccountType;
  basePath: string;
  landing: string;
  labelKey: string;
  /** What this persona comes here for, in one sentence. */
  purposeKey: string;
  /** At most eight, so that they are taken in at a glance. */
  navigation: readonly MainEntry[];
  /** The places of the settings page, in the order of its side list. */
  settings: readonly NavigationEntry[];
  /** Places that records and the palette lead to: the navigation has no room for them. */
  more: readonly NavigationEntry[];
}

const dashboard: MainEntry = {
  group: 'WORK',
  path: 'dashboard',
  labelKey: 'common:nav.dashboard',
  icon: 'dashboard',
  permission: 'any',
};
const accounts: MainEntry = {
  group: 'BOOK',
  path: 'accounts',
  labelKey: 'common:nav.accounts',
  icon: 'accounts',
  permission: 'account:view',
};
/** A policyholder is one account: the entry leads to it. */
const company: MainEntry = { ...accounts, labelKey: 'common:nav.company' };
const quotes: MainEntry = {
  group: 'BOOK',
  path: 'quotes',
  labelKey: 'common:nav.quotes',
  icon: 'quotes',
  permission: 'quote:view',
};
const inbox: MainEntry = {
  group: 'WORK',
  path: 'inbox',
  labelKey: 'common:nav.inbox',
  icon: 'inbox',
  permission: 'quote:view',
};
const binders: MainEntry = {
  group: 'BOOK',
  path: 'binders',
  labelKey: 'common:nav.binders',
  icon: 'binders',
  permission: 'binder:view',
};
const policies: MainEntry = {
  group: 'BOOK',
  path: 'policies',
  labelKey: 'common:nav.policies',
  icon: 'policies',
  permission: 'policy:view',
};
const claims: MainEntry = {
  group: 'BOOK',
  path: 'claims',
  labelKey: 'common:nav.claims',
  icon: 'claims',
  permission: 'claim:view',
};

const documents: MainEntry = {
  group: 'BOOK',
  path: 'documents',
  labelKey: 'common:nav.documents',
  icon: 'documents',
  permission: 'document:view',
};

const commissions: MainEntry = {
  group: 'MONEY',
  path: 'commissions',
  labelKey: 'common:nav.commissions',
  icon: 'commissions',
  permission: 'commission:view',
};
const billing: MainEntry = {
  group: 'MONEY',
  path: 'billing',
  labelKey: 'common:nav.billing',
  icon: 'billing',
  permission: 'billing:view',
};

const cessions: MainEntry = {
  group: 'MONEY',
  path: 'cessions',
  labelKey: 'common:nav.cessions',
  icon: 'commissions',
  permission: 'policy:view',
};

const users: NavigationEntry = {
  path: 'manage/users',
  labelKey: 'common:nav.users',
  icon: 'people',
  permission: 'user:view',
};
const teams: NavigationEntry = {
  path: 'manage/teams',
  labelKey: 'common:nav.teams',
  icon: 'teams',
  permission: 'team:view',
};
const apiKeys: NavigationEntry = {
  path: 'manage/api-keys',
  labelKey: 'common:nav.apiKeys',
  icon: 'key',
  permission: 'api-key:view',
};
const apiActivity: NavigationEntry = {
  path: 'manage/api-activity',
  labelKey: 'common:nav.apiActivity',
  icon: 'activity',
  permission: 'api-key:activity',
};
const webhooks: NavigationEntry = {
  path: 'manage/webhooks',
  labelKey: 'common:nav.webhooks',
  icon: 'activity',
  permission: 'webhook:view',
};
const persona = (
  accountType: AccountType,
  labelKey: string,
  purposeKey: string,
  places: Pick<Persona, 'navigation'> & Partial<Pick<Persona, 'settings' | 'more'>>,
): Persona => {
  const { area, landing } = ACCOUNT_TYPE_PATHS[accountType];
  const { navigation, settings = [], more = [] } = places;
  const names = { accountType, basePath: area, landing, labelKey, purposeKey };
  return { ...names, navigation, settings, more };
};

const keys = [apiKeys, apiActivity];

/** The ten personas (Spec 1 §1). */
export const PERSONAS: readonly Persona[] = [
  persona('COWBELL', 'common:persona.admin', 'common:home.purpose.admin', {
    navigation: [
      dashboard,
      { ...inbox, permission: 'underwriting:view-inbox' },
      accounts,
      quotes,
      policies,
      claims,
      billing,
    ],
    more: [intake, binders, documents, commissions, cessions, activity],
    settings: [
      users,
      teams,
      agencies,
      licences,
      ...PARTNER_ENTRIES,
      ...keys,
      webhooks,
      connectors,
      blacklist,
      industries,
      states,
      bulkUploads,
      rateBooks,
      presets,
      coverages,
      operations,
      ...administration,
    ],
  }),
  persona('AGENCY', 'agency:persona.agency', 'common:home.purpose.agency', {
    navigation: [dashboard, inbox, accounts, quotes, policies, claims, billing],
    more: [intake, binders, documents, commissions, activity],
    settings: [
      ownAgency,
      licences,
      users,
      teams,
      tags,
      bulkUploads,
      ...keys,
      webhooks,
      connectors,
      presets,
      bankAccounts,
      billingContacts,
      clock,
    ],
  }),
  persona('CUSTOMER', 'account:persona.customer', 'common:home.purpose.customer', {
    navigation: [dashboard, company, quotes, policies, claims, documents, connectors],
    settings: [users, bankAccounts, billingContacts],
  }),
  persona('DIGITAL', 'common:persona.da', 'common:home.purpose.da', {
    navigation: [dashboard, accounts, quotes, binders, policies],
    more: [documents],
    settings: [partnerProfile, agencies, users, bulkUploads, ...keys, webhooks],
  }),
  persona('MSSP', 'common:persona.mssp', 'common:home.purpose.mssp', {
    navigation: [dashboard, accounts, documents, connectors],
    settings: [partnerProfile, users],
  }),
  persona('CARRIER', 'carrier:persona.carrier', 'common:home.purpose.carrier', {
    navigation: [dashboard, accounts, quotes, binders, policies, claims, documents],
    settings: [partnerProfile, users],
  }),
  persona('CLUSTER', 'common:persona.cluster', 'common:home.purpose.cluster', {
    navigation: [dashboard, accounts, quotes, binders, policies, documents, commissions],
    settings: [partnerProfile, agencies, users],
  }),
  persona('VENDOR', 'common:persona.vendor', 'common:home.purpose.vendor', {
    navigation: [dashboard, claims, documents],
    settings: [partnerProfile],
  }),
  persona('RE_INSURER', 'carrier:persona.reinsurer', 'common:home.purpose.reinsurer', {
    navigation: [dashboard, policies, claims, cessions],
    settings: [partnerProfile],
  }),
  persona(
    'PREMIUM_PROCESSOR',
    'carrier:persona.premiumProcessor',
    'common:home.purpose.premiumProcessor',
    { navigation: [dashboard, policies, billing], settings: [partnerProfile] },
  ),
];

export function personaOf(accountType: AccountType): Persona {
  const found = PERSONAS.find((one) => one.accountType === accountType);
  if (!found) throw new Error(`No persona for ${accountType}`);
  return found;
}

/** Every place of a persona. */
export const placesOf = ({ navigation, settings, more }: Persona): readonly NavigationEntry[] => [
  ...navigation,
  ...settings,
  ...more,
];

/** Those of these places that a person may open, given their permission check. */
export const visible = <Entry extends NavigationEntry>(
  entries: readonly Entry[],
  can: (permission: string) => boolean,
): Entry[] =>
  entries.filter(
    ({ permission, isOfSandbox, flag }) =>
      can(permission) && (!isOfSandbox || isSandbox()) && (!flag || isOn(flag)),
  );

/** Those of these places that an edition has. */
export const ofEdition = <Entry extends NavigationEntry>(
  entries: readonly Entry[],
  region: Region,
): Entry[] => entries.filter(({ edition }) => edition === undefined || edition === region);

/** Whether people of a persona are told of what concerns them. */
export const isTold = ({ accountType }: Persona): boolean =>
  accountType === 'COWBELL' || accountType === 'AGENCY' || accountType === 'CUSTOMER';
