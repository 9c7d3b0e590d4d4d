import { expect, type Page } from '@playwright/test';
import { everyone, PEOPLE, type Person } from './people';

// The demo data has this account under a fixed id.
const RED_ROCK_DENTAL = '01900000-0000-7000-8000-000000000004';

/** A screen to look at: where it is, for whom, and what to do until it stands. */
export interface Screen {
  name: string;
  path: string;
  person: Person | 'nobody';
  /** Runs once the page has its heading. */
  prepare?: (page: Page) => Promise<void>;
}

const publicScreens: Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-link-expired', path: '/confirmPasswordReset/unknown' },
  { name: 'password-expired', path: '/password-expired' },
  { name: 'logout', path: '/logout' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'server-down', path: '/serverdown' },
  { name: 'unsupported', path: '/unsupported' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nothing-here' },
].map((screen) => ({ ...screen, person: 'nobody' as const }));

const homes: Screen[] = everyone.map((person) => ({
  name: `home-${person}`,
  path: PEOPLE[person].landing,
  person,
}));

const openNewAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'New Account' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
};

const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
};

const accountScreens: Screen[] = [
  { name: 'accounts', path: '/agency/accounts' },
  { name: 'accounts-empty', path: '/agency/accounts?search=nothing+has+this+name' },
  { name: 'account-new', path: '/agency/accounts', prepare: openNewAccount },
  { name: 'account', path: `/agency/accounts/${RED_ROCK_DENTAL}` },
  { name: 'palette', path: '/agency/dashboard', prepare: press('Control+k') },
  { name: 'keys', path: '/agency/dashboard', prepare: press('?') },
  { name: 'not-found-inside', path: '/agency/nothing-here' },
].map((screen) => ({ ...screen, person: 'agency' as const }));

export const SCREENS: Screen[] = [
  ...publicScreens,
  ...homes,
  ...accountScreens,
  { name: 'accounts-staff', path: '/admin/accounts', person: 'admin' },
];
