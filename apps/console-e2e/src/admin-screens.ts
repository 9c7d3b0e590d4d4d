import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens';

const open = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const enterAccount = async (page: Page) => {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Enter account' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** The administration of people, teams, keys and domains. */
export const ADMIN_SCREENS: Screen[] = [
  { name: 'users', path: '/agency/manage/users', person: 'agency' },
  { name: 'user-form', path: '/admin/manage/users', person: 'admin', prepare: open('Add User') },
  { name: 'teams', path: '/agency/manage/teams', person: 'agency' },
  { name: 'api-keys', path: '/agency/manage/api-keys', person: 'agency' },
  {
    ...{ name: 'api-key-create', path: '/agency/manage/api-keys', person: 'agency' },
    prepare: open('Create key'),
  },
  { name: 'api-activity', path: '/agency/manage/api-activity', person: 'agency' },
  { name: 'blacklisted-domains', path: '/admin/manage/blacklisted-domains', person: 'admin' },
  {
    ...{ name: 'operations', path: '/admin/manage/operations?service=rater', person: 'admin' },
  },
  { name: 'enter-account', path: '/admin/dashboard', person: 'admin', prepare: enterAccount },
];
