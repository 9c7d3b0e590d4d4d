import { expect, type Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from './accounts';
import type { Screen } from './screens';

const opening = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const openingFromMenu = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openEntering = async (page: Page) => {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Enter account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const USERS = '/agency/manage/users';

/** The administration of people, teams, keys and domains, and the dialogs of it. */
export const ADMIN_SCREENS: Screen[] = [
  { name: 'settings', path: '/agency/manage', person: 'agency' },
  { name: 'settings-staff', path: '/admin/manage', person: 'admin' },
  { name: 'webhooks', path: '/admin/manage/webhooks', person: 'admin' },
  { name: 'webhooks-da', path: '/da/manage/webhooks', person: 'da' },
  { name: 'users', path: USERS, person: 'agency' },
  { name: 'user-form', path: USERS, person: 'agency', prepare: opening('Add user') },
  { name: 'invitations', path: `${USERS}/invitations`, person: 'agency' },
  { name: 'mfa-settings', path: USERS, person: 'agency', prepare: opening('MFA settings') },
  {
    name: 'sso-settings',
    path: '/admin/manage/users',
    person: 'admin',
    prepare: opening('Single sign-on'),
  },
  {
    name: 'enter-account',
    path: '/admin/dashboard',
    person: 'admin',
    prepare: openEntering,
  },
  {
    name: 'assign-agency-link',
    path: `/admin/accounts/${RED_ROCK_DENTAL}`,
    person: 'admin',
    prepare: openingFromMenu('Assign agency'),
  },
  { name: 'tags', path: '/agency/manage/tags', person: 'agency' },
  { name: 'teams', path: '/agency/manage/teams', person: 'agency' },
  { name: 'api-keys', path: '/agency/manage/api-keys', person: 'agency' },
  {
    name: 'api-key-create',
    path: '/agency/manage/api-keys',
    person: 'agency',
    prepare: opening('Create key'),
  },
  { name: 'api-activity', path: '/agency/manage/api-activity', person: 'agency' },
  { name: 'feedback', path: '/admin/manage/feedback', person: 'admin' },
  {
    name: 'feedback-form',
    path: '/agency/dashboard?modal=user-feedback',
    person: 'agency',
    prepare: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'blacklisted-domains', path: '/admin/manage/blacklisted-domains', person: 'admin' },
];
