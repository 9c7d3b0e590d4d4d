import type { Page } from '@playwright/test';
import { call, issuePolicy } from './policies';
import { expect, test } from './test';

const WALK_MS = 180_000;

/** The invoice of a policy that was just issued. */
async function invoiceOf(page: Page, policyId: string) {
  interface Invoice {
    id: string;
    invoiceNumber: string;
    balance: number;
  }
  const path = `/api/billing/v1/search?filter=invoices&policyId=${policyId}`;
  const { body } = await call<{ content: Invoice[] }>(page, 'GET', path);
  const [invoice] = body.content;
  if (!invoice) throw new Error('The policy has no invoice.');
  return invoice;
}

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).press('Enter');
};

test('accounting reminds, records what is too much, and refunds it', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const agent = await as('agency');
  await agent.goto('/agency/policies');
  const { id, companyName } = await issuePolicy(agent);
  const invoice = await invoiceOf(agent, id);
  const desk = await as('admin');
  await desk.goto(`/admin/billing/outstanding?search=${invoice.invoiceNumber}`);
  await expect(desk.getByRole('region', { name: 'Outstanding by age, USD' })).toBeVisible();
  await desk.getByRole('link', { name: invoice.invoiceNumber }).press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(companyName);

  await choose(desk, 'Payment reminder');
  await expect(desk.getByRole('dialog')).toContainText('@insured.example');
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).press('Enter');
  await expect(desk.getByText('Reminder sent')).toBeVisible();

  await choose(desk, 'Record a payment');
  const record = desk.getByRole('dialog', { name: 'Record a payment' });
  await record.getByLabel('Payment amount').fill((invoice.balance + 25).toFixed(2));
  await record.getByLabel('Processor name').fill('Harbor Demo Bank');
  await record.getByRole('button', { name: 'Record payment' }).press('Enter');
  await expect(desk.getByText('Payment recorded')).toBeVisible();
  await expect(desk.getByText('Nothing: it is paid')).toBeVisible();

  await desk.goto(`/admin/billing/unapplied?search=${invoice.invoiceNumber}`);
  const row = desk.getByRole('row').filter({ hasText: companyName });
  await expect(row).toContainText('$25.00');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await desk.getByRole('menuitem', { name: 'Refund' }).press('Enter');
  const refund = desk.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Reason').fill('Paid too much');
  await refund.getByRole('button', { name: 'Refund' }).press('Enter');
  await expect(desk.getByText('Refund requested')).toBeVisible();
  await expect(row).toContainText(/In process|Refunded/);
});

test('a premium is paid by e-check on a telephone', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const agent = await as('agency');
  await agent.goto('/agency/policies');
  const { id } = await issuePolicy(agent);
  const phone = await as('agency', { viewport: { width: 390, height: 844 } });
  await phone.goto(`/policy/${id}/accountant-payment`);
  await phone.getByRole('radio', { name: 'ACH/wire transfer' }).check();
  await expect(phone.getByRole('button', { name: 'Copy' })).toBeVisible();
  await phone.getByRole('radio', { name: 'e-Check' }).check();
  await phone.getByLabel('Routing number').fill('021000022');
  await phone.getByLabel('Bank account number').fill('000123456789');
  const payInFull = phone.getByRole('button', { name: /^PAY IN FULL/ });
  await payInFull.press('Enter');
  await expect(phone.getByText('This is no routing number: it has 9 digits')).toBeVisible();
  await phone.getByLabel('Routing number').fill('021000021');
  await payInFull.press('Enter');
  await expect(phone.getByText(/^(Payment is being processed|Thank you for making)/)).toBeVisible();
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
