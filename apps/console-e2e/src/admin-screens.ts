import { expect, type Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from './accounts';
import type { Screen } from './screens';

const opening = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
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
  { name: 'agencies', path: '/admin/manage/agencies', person: 'admin' },
  {
    name: 'agency-add',
    path: '/admin/manage/agencies',
    person: 'admin',
    prepare: opening('Add agency'),
  },
  {
    name: 'agency-settings',
    path: '/admin/manage/agency/01900000-0000-7000-8000-000000000002/settings',
    person: 'admin',
  },
  { name: 'appetite-outs', path: '/admin/manage/appetite', person: 'admin' },
  {
    name: 'appetite-ask',
    path: '/agency/dashboard',
    person: 'agency',
    prepare: opening('Ask appetite'),
  },
  { name: 'agencies-da', path: '/da/manage/agencies', person: 'da' },
  { name: 'agencies-cluster', path: '/cluster/manage/agencies', person: 'cluster' },
  { name: 'agency-own', path: '/agency/manage/agency', person: 'agency' },
  { name: 'treaties', path: '/admin/manage/treaties', person: 'admin' },
  {
    name: 'treaty-create',
    path: '/admin/manage/treaties',
    person: 'admin',
    prepare: opening('Add treaty'),
  },
  { name: 'cessions', path: '/reinsurer/cessions', person: 'reinsurer' },
  { name: 'cessions-staff', path: '/admin/cessions', person: 'admin' },
  { name: 'naics', path: '/admin/manage/naics', person: 'admin' },
  {
    name: 'naics-create',
    path: '/admin/manage/naics',
    person: 'admin',
    prepare: opening('Add code'),
  },
  { name: 'bulk-upload', path: '/agency/manage/bulk-upload', person: 'agency' },
  { name: 'states', path: '/admin/manage/states', person: 'admin' },
  {
    name: 'state-form',
    path: '/admin/manage/states',
    person: 'admin',
    prepare: opening('Add State'),
  },
  { name: 'licences-agency', path: '/agency/manage/licences/agency', person: 'agency' },
  { name: 'licences-agent', path: '/agency/manage/licences/agent', person: 'agency' },
  { name: 'licences-surplus', path: '/admin/manage/licences/surplus', person: 'admin' },
  {
    name: 'agency-license-create',
    path: '/admin/manage/licences/agency',
    person: 'admin',
    prepare: opening('Add license'),
  },
  {
    name: 'surplus-license-form',
    path: '/agency/manage/licences/surplus',
    person: 'agency',
    prepare: opening('Add surplus license'),
  },
  { name: 'feature-flags', path: '/admin/manage/feature-flags', person: 'admin' },
  {
    name: 'feature-flag-confirm',
    path: '/admin/manage/feature-flags',
    person: 'admin',
    prepare: opening('Turn maintenance-global on'),
  },
  { name: 'bank-accounts', path: '/agency/manage/bank-accounts', person: 'agency' },
  { name: 'bank-accounts-staff', path: '/admin/manage/bank-accounts', person: 'admin' },
  { name: 'bank-accounts-holder', path: '/customer/manage/bank-accounts', person: 'customer' },
  { name: 'billing-contacts', path: '/agency/manage/billing-contacts', person: 'agency' },
  { name: 'billing-contacts-staff', path: '/admin/manage/billing-contacts', person: 'admin' },
  {
    name: 'billing-contacts-holder',
    path: '/customer/manage/billing-contacts',
    person: 'customer',
  },
  {
    name: 'billing-contact-form',
    path: '/agency/manage/billing-contacts',
    person: 'agency',
    prepare: opening('Add contact'),
  },
  {
    name: 'agency-bank-form',
    path: '/agency/manage/bank-accounts',
    person: 'agency',
    prepare: opening('Change bank account'),
  },
  { name: 'forms', path: '/admin/manage/docs/forms', person: 'admin' },
  {
    name: 'document-form',
    path: '/admin/manage/docs/forms',
    person: 'admin',
    prepare: opening('Add form'),
  },
  { name: 'form-types', path: '/admin/manage/docs/form-types', person: 'admin' },
  {
    name: 'form-type',
    path: '/admin/manage/docs/form-types',
    person: 'admin',
    prepare: opening('Add form type'),
  },
  { name: 'form-check', path: '/admin/manage/docs/form-check', person: 'admin' },
  { name: 'paper-types', path: '/admin/manage/docs/paper-types', person: 'admin' },
  { name: 'doc-types', path: '/admin/manage/docs/doc-types', person: 'admin' },
  { name: 'subjectivities', path: '/admin/manage/subjectivities', person: 'admin' },
  {
    name: 'subjectivity-setting-form',
    path: '/admin/manage/subjectivities',
    person: 'admin',
    prepare: opening('Add subjectivity'),
  },
  { name: 'clock', path: '/agency/manage/clock', person: 'sandbox' },
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
  { name: 'leads', path: '/admin/manage/leads', person: 'admin' },
  { name: 'activity-agency', path: '/agency/activity', person: 'agency' },
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
