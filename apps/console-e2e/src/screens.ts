import { expect, type Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from './accounts';
import { ADMIN_SCREENS } from './admin-screens';
import { DESK_SCREENS } from './desk-screens';
import { everyone, PEOPLE, type Person } from './people';
import { POLICY_SCREENS } from './policy-screens';
import { answerQuestions } from './quotes';

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
  { name: 'signup', path: '/signup' },
  { name: 'reset-link-expired', path: '/confirmPasswordReset/unknown' },
  { name: 'password-expired', path: '/password-expired' },
  { name: 'application-signed', path: '/application-signed' },
  { name: 'logout', path: '/logout' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'server-down', path: '/serverdown' },
  { name: 'unsupported', path: '/unsupported' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/nothing-here' },
].map((screen) => ({ ...screen, person: 'nobody' as const }));

const homes: Screen[] = everyone
  .filter((person) => person !== 'secondAdmin')
  .map((person) => ({
    name: `home-${person}`,
    path: PEOPLE[person].landing,
    person,
  }));

const openNewAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'New account' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
};

const openBell = async (page: Page) => {
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('link', { name: 'See all notifications' })).toBeVisible();
};

const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openAppSetUp = async (page: Page) => {
  await page.getByRole('button', { name: 'Enable by authenticator app' }).click();
  await expect(page.getByAltText('QR code for the authenticator app')).toBeVisible();
};

const wizard = (step: string) => `/agency/quotes/P250/${RED_ROCK_DENTAL}/requestQuote/${step}`;

const seeMatches = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Pick Red Rock Dental' })).toBeVisible();
};

const openFirst = async (page: Page) => {
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('region', { name: 'Chosen quote' })).toContainText('Premium');
};

const buildQuote = async (page: Page) => {
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Why this premium' })).toBeVisible();
};

const accountScreens: Screen[] = [
  { name: 'accounts', path: '/agency/accounts' },
  { name: 'accounts-empty', path: '/agency/accounts?search=nothing+has+this+name' },
  { name: 'account-new', path: '/agency/accounts', prepare: openNewAccount },
  { name: 'account', path: `/agency/accounts/${RED_ROCK_DENTAL}` },
  { name: 'account-risk', path: `/agency/accounts/${RED_ROCK_DENTAL}/risk` },
  { name: 'account-quotes', path: `/agency/accounts/${RED_ROCK_DENTAL}/quotes` },
  { name: 'account-lookup', path: '/agency/manage/account/lookup?name=red', prepare: seeMatches },
  { name: 'dashboard-quotes', path: '/agency/dashboard?tab=QUOTES' },
  { name: 'quotes', path: '/agency/quotes' },
  { name: 'inbox', path: '/agency/inbox' },
  { name: 'wizard-verify', path: wizard('verify') },
  { name: 'wizard-product', path: wizard('product-selector') },
  { name: 'wizard-questions', path: wizard('questions') },
  { name: 'wizard-quote', path: wizard('questions'), prepare: buildQuote },
  { name: 'palette', path: '/agency/dashboard', prepare: press('Control+k') },
  { name: 'bell', path: '/agency/dashboard', prepare: openBell },
  { name: 'profile-notifications', path: '/agency/profile?tab=notifications' },
  { name: 'keys', path: '/agency/dashboard', prepare: press('?') },
  { name: 'not-found-inside', path: '/agency/nothing-here' },
].map((screen) => ({ ...screen, person: 'agency' as const }));

export const SCREENS: Screen[] = [
  ...publicScreens,
  ...homes,
  ...accountScreens,
  ...POLICY_SCREENS,
  ...ADMIN_SCREENS,
  ...DESK_SCREENS,
  { name: 'account-insured', path: '/customer/accounts', person: 'customer' },
  { name: 'quotes-insured', path: '/customer/quotes', person: 'customer' },
  { name: 'accounts-staff', path: '/admin/accounts', person: 'admin' },
  { name: 'profile', path: '/mssp/profile', person: 'mssp' },
  { name: 'profile-mfa', path: '/mssp/profile?tab=mfa', person: 'mssp', prepare: openAppSetUp },
  { name: 'profile-devices', path: '/mssp/profile?tab=devices', person: 'mssp' },
  { name: 'inbox-staff', path: '/admin/inbox', person: 'underwriter' },
  { name: 'inbox-record', path: '/admin/inbox', person: 'underwriter', prepare: openFirst },
];
