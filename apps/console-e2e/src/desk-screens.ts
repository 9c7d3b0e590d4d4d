import { expect, type Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from './accounts';
import type { Screen } from './screens';

const RED_ROCK = `/agency/accounts/${RED_ROCK_DENTAL}`;
const PARTNERS = [
  'aggregators',
  'carriers',
  'clusters',
  'reinsurers',
  'premium-processors',
  'mssps',
  'vendors',
];

const openFirstRow = async (page: Page) => {
  const list = page.url();
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).not.toHaveURL(list);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The review of the first quote that can be sent. */
const openReview = async (page: Page) => {
  await openFirstRow(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/agency/${id}/wholesale-review`);
  await expect(page.getByRole('heading', { name: 'Account Details' })).toBeVisible();
};

const agencyScreens: Screen[] = [
  { name: 'indication', path: '/agency/indication' },
  { name: 'batch', path: '/agency/indication/batch' },
  { name: 'account-edit', path: `${RED_ROCK}/edit` },
  { name: 'quote', path: '/agency/quotes?search=Red+Rock+Dental', prepare: openFirstRow },
  { name: 'billing', path: '/agency/billing' },
  { name: 'billing-transactions', path: '/agency/billing/transactions' },
  { name: 'wholesale-review', path: '/agency/quotes?waitsFor=BIND', prepare: openReview },
  { name: 'submissions', path: '/agency/submissions' },
  { name: 'submission', path: '/agency/submissions', prepare: openFirstRow },
  { name: 'own-profile', path: '/agency/manage/profile' },
  { name: 'own-reports', path: '/agency/profile?tab=reports' },
].map((screen) => ({ ...screen, person: 'agency' as const }));

const staffScreens: Screen[] = [
  { name: 'quotes-staff', path: '/admin/quotes' },
  { name: 'quote-staff', path: '/admin/quotes', prepare: openFirstRow },
  { name: 'quote-request-staff', path: '/admin/requestQuote' },
  { name: 'billing-unapplied', path: '/admin/billing/unapplied' },
  { name: 'billing-financers', path: '/admin/billing/financers' },
  { name: 'billing-transactions-staff', path: '/admin/billing/transactions' },
  { name: 'submissions-staff', path: '/admin/submissions?status=NEW' },
  { name: 'submission-staff', path: '/admin/submissions?status=NEW', prepare: openFirstRow },
  { name: 'mails', path: '/admin/submissions/mails' },
  { name: 'requests-to-bind', path: '/admin/submissions/requests-to-bind' },
  { name: 'operations', path: '/admin/manage/operations' },
  { name: 'rate-books', path: '/admin/manage/rater/books' },
  { name: 'rate-book', path: '/admin/manage/rater/books', prepare: openFirstRow },
  { name: 'rater-coverages', path: '/admin/manage/rater/coverages' },
  { name: 'rater-presets', path: '/admin/manage/rater/presets' },
  ...PARTNERS.map((kind) => ({ name: `partners-${kind}`, path: `/admin/manage/${kind}` })),
  { name: 'partner', path: '/admin/manage/carriers', prepare: openFirstRow },
].map((screen) => ({ ...screen, person: 'admin' as const }));

/** The desks of quoting, billing, rating and partners. */
export const DESK_SCREENS: Screen[] = [
  ...agencyScreens,
  ...staffScreens,
  { name: 'profile-carrier', path: '/carrier/manage/profile', person: 'carrier' },
  { name: 'profile-mssp', path: '/mssp/manage/profile', person: 'mssp' },
  { name: 'home-of-vendor', path: '/vendor/dashboard', person: 'vendor' },
];
