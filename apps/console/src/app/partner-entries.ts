import type { NavigationEntry } from './navigation-entry';

/** The desks of partners, for the staff of the provider. */
export const PARTNER_ENTRIES: readonly NavigationEntry[] = [
  {
    path: 'manage/aggregators',
    labelKey: 'common:nav.aggregators',
    icon: 'accounts',
    permission: 'aggregator:view',
  },
  {
    path: 'manage/carriers',
    labelKey: 'common:nav.carriers',
    icon: 'policies',
    permission: 'carrier:view',
  },
  {
    path: 'manage/clusters',
    labelKey: 'common:nav.clusters',
    icon: 'teams',
    permission: 'cluster:view',
  },
  {
    path: 'manage/reinsurers',
    labelKey: 'common:nav.reinsurers',
    icon: 'coverages',
    permission: 'reinsurer:view',
  },
  {
    path: 'manage/treaties',
    labelKey: 'common:nav.treaties',
    icon: 'documents',
    permission: 'reinsurer:view',
  },
  {
    path: 'manage/premium-processors',
    labelKey: 'common:nav.premiumProcessors',
    icon: 'billing',
    permission: 'premium-processor:view',
  },
  {
    path: 'manage/mssps',
    labelKey: 'common:nav.mssps',
    icon: 'people',
    permission: 'mssp:view',
  },
  {
    path: 'manage/vendors',
    labelKey: 'common:nav.vendors',
    icon: 'claims',
    permission: 'mssp:view',
  },
];

/** What a partner's people see of their own organisation. */
export const partnerProfile: NavigationEntry = {
  path: 'manage/profile',
  labelKey: 'common:nav.partnerProfile',
  icon: 'person',
  permission: 'any',
};
