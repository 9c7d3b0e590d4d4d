import type { AccountType } from '@palisade/kernel';

/** The account types whose organisations the provider makes. */
export type PartnerType = Exclude<AccountType, 'COWBELL' | 'AGENCY' | 'CUSTOMER'>;

/** The group of permissions of each; a vendor is kept by who keeps security providers. */
export const PERMISSION_GROUPS: Readonly<Record<PartnerType, string>> = {
  DIGITAL: 'aggregator',
  CARRIER: 'carrier',
  CLUSTER: 'cluster',
  RE_INSURER: 'reinsurer',
  PREMIUM_PROCESSOR: 'premium-processor',
  MSSP: 'mssp',
  VENDOR: 'mssp',
};
