import type { AccountType } from '@palisade/kernel';

/** A kind of partner, as it is called in addresses of the API. */
export const PARTNER_KINDS = [
  'da',
  'carrier',
  'cluster',
  'reinsurer',
  'premiumprocessor',
  'mssp',
  'vendor',
] as const;

/** One of them. */
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** What the screens of a kind differ by. */
interface KindRules {
  accountType: AccountType;
  /** Of the staff screen, below its base path. */
  path: string;
  /** The group of permissions. */
  group: string;
  /** Who keeps a profile of its own; of others the provider keeps name and host name. */
  hasProfile: boolean;
  /** What belongs to it, by links that staff make. */
  members: readonly ('agencies' | 'accounts')[];
}

export const KINDS: Readonly<Record<PartnerKind, KindRules>> = {
  da: {
    accountType: 'DIGITAL',
    path: 'manage/aggregators',
    group: 'aggregator',
    hasProfile: true,
    members: ['agencies', 'accounts'],
  },
  carrier: {
    accountType: 'CARRIER',
    path: 'manage/carriers',
    group: 'carrier',
    hasProfile: true,
    members: [],
  },
  cluster: {
    accountType: 'CLUSTER',
    path: 'manage/clusters',
    group: 'cluster',
    hasProfile: true,
    members: ['agencies'],
  },
  reinsurer: {
    accountType: 'RE_INSURER',
    path: 'manage/reinsurers',
    group: 'reinsurer',
    hasProfile: false,
    members: [],
  },
  premiumprocessor: {
    accountType: 'PREMIUM_PROCESSOR',
    path: 'manage/premium-processors',
    group: 'premium-processor',
    hasProfile: false,
    members: [],
  },
  mssp: {
    accountType: 'MSSP',
    path: 'manage/mssps',
    group: 'mssp',
    hasProfile: true,
    members: ['accounts'],
  },
  vendor: {
    accountType: 'VENDOR',
    path: 'manage/vendors',
    group: 'mssp',
    hasProfile: false,
    members: [],
  },
};

/** The kind of an account type; undefined for who is no partner. */
export const kindOf = (accountType: AccountType): PartnerKind | undefined =>
  PARTNER_KINDS.find((kind) => KINDS[kind].accountType === accountType);

/** The dialog that makes one of a kind, or changes the one that is given. */
export function formOf(kind: PartnerKind, partner?: object): string {
  if (kind !== 'da') return 'account-type-form';
  return partner ? 'aggregator-edit' : 'aggregator-create';
}
