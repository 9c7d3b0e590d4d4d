import { expect, type Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from './accounts';
import { choose } from './quotes';
import type { Screen } from './screens';

// Issued with the demo data.
const FOUND = 'policies?search=Red+Rock+Dental';

const openPolicy = async (page: Page) => {
  await page.getByRole('link', { name: /^P-/ }).first().click();
  await expect(page.locator('.kit-page-number')).toHaveText(/^P-/);
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
};

const openTab = (name: string) => async (page: Page) => {
  await openPolicy(page);
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
};

const openEndorsement = async (page: Page) => {
  await openPolicy(page);
  await page.getByRole('button', { name: 'Endorse', exact: true }).click();
  await choose(page, 'Retention', '$10,000');
  await expect(page.getByText('Annual premium after')).toBeVisible();
};

const openCancellation = async (page: Page) => {
  await openPolicy(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Request cancellation' }).press('Enter');
  await choose(page, 'Reason', 'Out of business');
  await expect(page.getByRole('dialog').getByText('To be returned')).toBeVisible();
};

const openClaim = async (page: Page) => {
  await page.getByRole('row').filter({ hasText: /Filed/ }).getByRole('link').first().click();
  await expect(page.locator('.kit-page-number')).toHaveText(/^C-/);
};

const openNewClaim = async (page: Page) => {
  await page.getByRole('button', { name: 'New claim' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Loss description')).toBeVisible();
};

const HARBORLINE = '01900000-0000-7000-8000-000000000002';

const openStatement = async (page: Page) => {
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page.locator('.kit-page-number')).toBeVisible();
};

const openInvoice = async (page: Page) => {
  await page.getByRole('link', { name: /^I-/ }).first().click();
  await expect(page.locator('.kit-page-number')).toHaveText(/^I-/);
};

const openUpload = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('File name')).toBeVisible();
};

/** The screens of policies, claims and documents. */
export const POLICY_SCREENS: Screen[] = [
  { name: 'policies', path: '/agency/policies' },
  { name: 'binders', path: '/agency/binders' },
  { name: 'policy', path: `/agency/${FOUND}`, prepare: openPolicy },
  { name: 'policy-coverages', path: `/agency/${FOUND}`, prepare: openTab('Coverages') },
  { name: 'policy-revisions', path: `/agency/${FOUND}`, prepare: openTab('Revisions') },
  { name: 'policy-billing', path: `/agency/${FOUND}`, prepare: openTab('Billing') },
  { name: 'policy-documents', path: `/agency/${FOUND}`, prepare: openTab('Documents') },
  { name: 'policy-claims', path: `/agency/${FOUND}`, prepare: openTab('Claims') },
  { name: 'policy-endorse', path: `/agency/${FOUND}`, prepare: openEndorsement },
  { name: 'policy-cancel', path: `/agency/${FOUND}`, prepare: openCancellation },
  ...['policies', 'claims', 'documents'].map((tab) => ({
    name: `account-${tab}`,
    path: `/agency/accounts/${RED_ROCK_DENTAL}/${tab}`,
  })),
  { name: 'dashboard-binders', path: '/agency/dashboard?tab=BINDERS' },
  { name: 'dashboard-policies', path: '/agency/dashboard?tab=POLICIES' },
  { name: 'dashboard-accounts', path: '/agency/dashboard?tab=ACCOUNTS' },
  { name: 'dashboard-submissions', path: '/agency/dashboard?tab=SUBMISSIONS' },
  { name: 'documents', path: '/agency/documents' },
  { name: 'document-upload', path: '/agency/documents', prepare: openUpload },
  { name: 'claims', path: '/agency/claims' },
  { name: 'claim', path: '/agency/claims?status=FILED', prepare: openClaim },
  { name: 'claims-files', path: '/admin/claims/files', person: 'admin' as const },
  { name: 'claims-desk', path: '/admin/claims/desk', person: 'admin' as const },
  { name: 'claims-triangles', path: '/admin/claims/triangles', person: 'admin' as const },
  { name: 'claim-new', path: '/agency/claims', prepare: openNewClaim },
  { name: 'commissions', path: '/agency/commissions' },
  { name: 'commission-statements', path: '/agency/commissions/statements' },
  { name: 'commission-statement', path: '/agency/commissions/statements', prepare: openStatement },
  { name: 'commissions-staff', path: '/admin/commissions', person: 'admin' as const },
  { name: 'commissions-cluster', path: '/cluster/commissions', person: 'cluster' as const },
  {
    name: 'commission-agency',
    path: `/admin/commissions/agency/${HARBORLINE}`,
    person: 'admin' as const,
  },
  { name: 'billing-outstanding', path: '/agency/billing/outstanding' },
  { name: 'billing-invoices', path: '/agency/billing/invoices' },
  { name: 'billing-agency-bills', path: '/agency/billing/agency-bills' },
  { name: 'billing-invoice', path: '/agency/billing/invoices', prepare: openInvoice },
  {
    name: 'billing-outstanding-admin',
    path: '/admin/billing/outstanding',
    person: 'admin' as const,
  },
  ...(['customer', 'carrier'] as const).map((person) => ({
    name: `policies-${person}`,
    path: `/${person}/policies`,
    person,
  })),
].map((screen) => ({ person: 'agency' as const, ...screen }));
