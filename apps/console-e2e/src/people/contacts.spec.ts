import { press } from '../keyboard';
import { call, issuePolicy } from '../policies';
import { pick } from '../pick';
import { expect, test } from '../test';

const WALK_MS = 120_000;

test('a billing contact is added, found, and chosen when an invoice goes to accounting', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  await page.goto('/agency/manage/billing-contacts');
  const { id, companyName, policyNumber } = await issuePolicy(page);
  const email = `nell.${id.slice(-8)}@insured.example`;
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await form.getByLabel('Insured').fill(policyNumber);
  await pick(page, companyName);
  await form.getByLabel('First name').fill('Nell');
  await form.getByLabel('Last name').fill('Ash');
  await form.getByLabel('Email').fill('nell');
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(form.getByText('Please enter a valid email address').first()).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+16025550142');
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Billing contact saved')).toBeVisible();
  await page.goto(`/agency/manage/billing-contacts?search=${email}`);
  await expect(page.getByRole('row').filter({ hasText: companyName })).toContainText('Nell');

  const invoices = `/api/billing/v1/search?filter=invoices&policyId=${id}`;
  const { body } = await call<{ content: { id: string }[] }>(page, 'GET', invoices);
  const data = encodeURIComponent(JSON.stringify({ invoiceId: body.content[0]?.id }));
  await page.goto(`/agency/billing/invoices?modal=send-to-accounting&modalData=${data}`);
  const send = page.getByRole('dialog', { name: 'Send invoice to accounting' });
  await send.getByLabel('Billing contact').click();
  await pick(page, /Nell Ash/);
  await expect(send.getByLabel('Email')).toHaveValue(email);
  await press(send.getByRole('button', { name: 'Send' }));
  await expect(page.getByText(`on its way to ${email}`)).toBeVisible();

  await page.goto(`/agency/manage/billing-contacts?search=${email}`);
  await page.getByRole('button', { name: /^Actions for Nell Ash/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Billing contact deleted')).toBeVisible();
});
