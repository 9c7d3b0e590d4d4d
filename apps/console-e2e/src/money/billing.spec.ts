import type { Page } from '@playwright/test';
import { call, expectOk, issuePolicy, readyQuote } from '../policies';
import { expect, test } from '../test';
import { enterByCode, mailedLink } from '../walk';

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

const PHONE = { viewport: { width: 390, height: 844 } };

/** The pay page of a policy that was just issued, on a telephone. */
async function payPage(agent: Page, phone: Page): Promise<void> {
  await agent.goto('/agency/policies');
  const { id } = await issuePolicy(agent);
  await phone.goto(`/policy/${id}/accountant-payment`);
}

test('who pays by wire reads and copies where to, on a telephone', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const phone = await as('agency', PHONE);
  await payPage(await as('agency'), phone);
  await phone.getByRole('radio', { name: 'ACH/wire transfer' }).check();
  await phone.getByRole('button', { name: 'Show where to send it' }).press('Enter');
  const dialog = phone.getByRole('dialog', { name: 'ACH/Wire transfer' });
  for (const fact of ['Routing', 'SWIFT', 'Telephone', 'Email', 'Address']) {
    await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(dialog).toContainText('Payment is confirmed after 3 to 5 business days.');
  await phone.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(phone.getByText('Bank details copied')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(dialog).toHaveCount(0);
});

test('a card is taken once the payer agreed to leave, on a telephone', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const phone = await as('agency', PHONE);
  await payPage(await as('agency'), phone);
  await phone.getByRole('radio', { name: 'Credit Card' }).check();
  await expect(phone.getByLabel('Card number')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Go on to the card' }).press('Enter');
  const dialog = phone.getByRole('dialog', { name: 'Leaving the platform' });
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await phone.getByLabel('Card number').fill('4242424242424242');
  await phone.getByLabel('Expires').fill('01/20');
  await phone.getByLabel('Security code (CVC)').fill('123');
  const payInFull = phone.getByRole('button', { name: /^PAY IN FULL/ });
  await payInFull.press('Enter');
  await expect(phone.getByText('The card has expired')).toBeVisible();
  await phone.getByLabel('Expires').fill('01/40');
  await payInFull.press('Enter');
  await expect(phone.getByText(/^(Payment is being processed|Thank you for making)/)).toBeVisible();
});

test('an installment plan is signed by the insured on a telephone, and by nobody else', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [agent, phone] = await Promise.all([as('agency'), as('nobody', PHONE)]);
  await agent.goto('/agency/policies');
  const { id, email } = await issuePolicy(agent);
  await agent.goto(`/policy/${id}/accountant-payment`);
  await expect(agent.getByRole('radio', { name: 'ACH/wire transfer' })).toBeVisible();
  await expect(agent.getByRole('radio', { name: 'Installment Plan' })).toHaveCount(0);
  await enterByCode(phone, await mailedLink(phone, email, 'Pay the premium'), email);
  await phone.getByRole('radio', { name: 'Installment Plan' }).check();
  await phone.getByRole('button', { name: 'Show the plan' }).press('Enter');
  const dialog = phone.getByRole('dialog', { name: 'Installment plan' });
  await expect(dialog.getByRole('row')).toHaveCount(11);
  await dialog.getByLabel('Signature (full name)').fill('Ada');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(dialog.getByText('Please enter full name.').first()).toBeVisible();
  await dialog.getByLabel('Signature (full name)').fill('Ada Holder');
  await dialog.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(phone.getByText('Plan accepted')).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Pay the down payment/ })).toBeVisible();
});

test('the statement of a quote hands out its proposal', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const agent = await as('agency', PHONE);
  await agent.goto('/agency/quotes');
  const { quoteId } = await readyQuote(agent);
  await agent.goto(`/agency/quotes/${quoteId}`);
  await choose(agent, 'Statement');
  const dialog = agent.getByRole('dialog', { name: 'Statement' });
  // It is printed a moment after the quote is ready.
  await expect(async () => {
    const proposal = agent.waitForEvent('download', { timeout: 5_000 });
    await dialog.getByRole('button', { name: 'Download proposal' }).press('Enter');
    expect((await proposal).suggestedFilename()).toMatch(/^Proposal .*\.pdf$/);
  }).toPass();
});

test('a refund that the processor refuses is open again, and says why', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const agent = await as('agency');
  await agent.goto('/agency/policies');
  const { id, companyName } = await issuePolicy(agent);
  const invoice = await invoiceOf(agent, id);
  const desk = await as('admin');
  await desk.goto('/admin/billing/unapplied');
  await expectOk(desk, 'POST', '/api/billing/v1/external/applyPayment', {
    policyId: id,
    paymentAmount: Math.round((invoice.balance + 30) * 100) / 100,
    paymentDate: new Date().toISOString().slice(0, 10),
    paymentMethod: 'Wire',
    processorName: 'Harbor Demo Bank',
  });
  await desk.goto(`/admin/billing/unapplied?search=${invoice.invoiceNumber}`);
  const row = desk.getByRole('row').filter({ hasText: companyName });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await desk.getByRole('menuitem', { name: 'Refund' }).press('Enter');
  const refund = desk.getByRole('dialog', { name: 'Refund' });
  await refund.getByText('To another payee: another person approves it first').click();
  await refund.getByRole('textbox', { name: 'Payee' }).fill('Closed Account');
  await refund.getByLabel('Reason').fill('Paid too much');
  await refund.getByRole('button', { name: 'Refund' }).press('Enter');
  await expect(desk.getByText('another person approves it').last()).toBeVisible();
  await expect(row).toContainText('Awaiting approval');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await expect(desk.getByRole('menuitem', { name: 'Reject the refund' })).toBeVisible();
  await expect(desk.getByRole('menuitem', { name: 'Approve the refund' })).toHaveCount(0);
  await desk.keyboard.press('Escape');
  const second = await as('secondAdmin');
  await second.goto(`/admin/billing/unapplied?search=${invoice.invoiceNumber}`);
  const waiting = second.getByRole('row').filter({ hasText: companyName });
  await waiting.getByRole('button', { name: /^Actions for/ }).click();
  await second.getByRole('menuitem', { name: 'Approve the refund' }).press('Enter');
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(waiting).toContainText('approved by Marcus Hale');
  await expect(async () => {
    await desk.reload();
    await expect(row).toContainText('The account of the payee is closed.', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await expect(desk.getByRole('menuitem', { name: 'Transfer' })).toBeVisible();
});
