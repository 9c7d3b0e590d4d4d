import type { NavigationEntry } from './navigation-entry';

/** The agencies: those of an aggregator or a cluster, all of them for staff. */
export const agencies: NavigationEntry = {
  path: 'manage/agencies',
  labelKey: 'common:nav.agencies',
  icon: 'accounts',
  permission: 'agency:view',
};
/** Where an agency keeps itself. */
export const ownAgency: NavigationEntry = {
  path: 'manage/agency',
  labelKey: 'common:nav.ownAgency',
  icon: 'settings',
  permission: 'agency:view',
};
/** Where licences of agencies, agents and surplus lines brokers are kept, by state. */
export const licences: NavigationEntry = {
  path: 'manage/licences/agency',
  labelKey: 'common:nav.licences',
  icon: 'documents',
  permission: 'license:view',
  edition: 'US',
};

/** Where staff keep the industry codes. */
export const industries: NavigationEntry = {
  path: 'manage/naics',
  labelKey: 'common:nav.naics',
  icon: 'coverages',
  permission: 'industry-code:create',
};

/** Where staff keep the states, and which are open to new quotes. */
export const states: NavigationEntry = {
  path: 'manage/states',
  labelKey: 'common:nav.states',
  icon: 'rates',
  permission: 'state:create',
  edition: 'US',
};

/** Where staff see which risks were asked for and are not wanted. */
export const appetite: NavigationEntry = {
  path: 'manage/appetite',
  labelKey: 'common:nav.appetite',
  icon: 'coverages',
  permission: 'quote:view',
};

/** Where files of accounts are uploaded. */
export const bulkUploads: NavigationEntry = {
  path: 'manage/bulk-upload',
  labelKey: 'common:nav.bulkUpload',
  icon: 'accounts',
  permission: 'bulk-upload:view',
};
