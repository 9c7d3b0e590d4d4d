import { pick, pickAction } from '../pick';
import { expect, test } from '../test';

const BLUECOAST = '01900000-0000-7000-8000-000000000012';
const CLIENT = 'Red Rock Dental';

test('an agency reads what it earns, and the cluster and the staff above it see the same', async ({
  as,
}) => {
  const page = await as('agency');
  await page.goto(`/agency/commissions?search=${encodeURIComponent(CLIENT)}`);
  const row = page.getByRole('row').filter({ hasText: CLIENT }).first();
  await expect(row).toContainText('New business');
  await expect(row).toContainText('15%');
  await page.getByRole('tab', { name: 'Statements' }).press('Enter');
  await expect(page).toHaveURL(/commissions\/statements/);
  const month = page.getByRole('row').getByRole('link', { name: /20\d\d$/ });
  await month.first().press('Enter');
  await expect(page.getByText('it closes on the third business day')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: CLIENT }).first()).toBeVisible();

  for (const person of ['cluster', 'admin'] as const) {
    const above = await as(person);
    await above.goto(`/${person}/commissions?search=${encodeURIComponent(CLIENT)}`);
    const seen = above.getByRole('row').filter({ hasText: CLIENT }).first();
    await expect(seen).toContainText('Harborline');
    await seen.getByRole('link', { name: /Harborline/ }).press('Enter');
    await expect(above.getByText('Harbor Demo Bank')).toBeVisible();
  }
});

test('staff pause and resume an agency, and are told what cannot be paid or downloaded', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto(`/admin/commissions/agency/${BLUECOAST}`);
  const act = async (name: string, confirm: string) => {
    await pickAction(page, name);
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  };
  await act('Pause payments', 'Pause');
  await expect(page.getByText('Payments are paused', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply commission payment' })).toHaveCount(0);
  await act('Resume payments', 'Resume');
  await page.getByRole('button', { name: 'Apply commission payment' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('10');
  await dialog.getByLabel('Description').fill('October');
  await dialog.getByRole('button', { name: 'Apply', exact: true }).press('Enter');
  const refused = 'No statement of this agency waits for a payment.';
  await expect(dialog.getByRole('alert')).toContainText(refused);
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');

  const agency = await as('agency');
  await agency.goto('/agency/commissions');
  await agency.getByRole('button', { name: 'Download statement' }).press('Enter');
  const month = agency.getByRole('dialog');
  await month.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  await expect(month.getByText('No statements found for this month.')).toBeVisible();
});

test('an agency enters where it is paid, and staff see it', async ({ as }) => {
  const page = await as('sandbox');
  await page.goto('/agency/manage/bank-accounts');
  await expect(page.getByText('Nothing is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Change bank account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank', { exact: true }).fill('First Federal');
  await dialog.getByLabel('Routing number or sort code').fill('021000022');
  await dialog.getByLabel('Account number').fill('000123456789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('No bank has this routing number').first()).toBeVisible();
  await dialog.getByLabel('Routing number or sort code').fill('021000021');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('••••6789')).toBeVisible();

  const staff = await as('admin');
  await staff.goto('/admin/manage/bank-accounts');
  await staff.getByRole('combobox', { name: 'Agency' }).fill('Hourglass');
  await pick(staff, 'Hourglass Brokers');
  await expect(staff.getByText('First Federal')).toBeVisible();
});
