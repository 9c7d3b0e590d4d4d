import type { Screen } from './screens';

/** The administration of people, teams, keys and domains. */
export const ADMIN_SCREENS: Screen[] = [
  { name: 'users', path: '/agency/manage/users', person: 'agency' },
  { name: 'teams', path: '/agency/manage/teams', person: 'agency' },
  { name: 'api-keys', path: '/agency/manage/api-keys', person: 'agency' },
  { name: 'api-activity', path: '/agency/manage/api-activity', person: 'agency' },
  { name: 'blacklisted-domains', path: '/admin/manage/blacklisted-domains', person: 'admin' },
];
