import { PEOPLE } from '../people';
import { expect, test } from '../test';

test('feedback is given from the profile menu, and read by staff', async ({ as }) => {
  const said = `Signing took a minute, ${Date.now()}`;
  const page = await as('customer');
  await page.goto(PEOPLE.customer.landing);
  await page.getByRole('button', { name: 'Profile menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Give feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByLabel('Category').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Give Kudos' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  const missing = dialog.getByText('Feedback is a required field');
  await expect(missing.first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Feedback' }).fill(said);
  await dialog.getByRole('textbox', { name: 'Feedback' }).blur();
  await expect(missing).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Feedback sent')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const staff = await as('admin');
  await staff.goto(`/admin/manage/feedback?search=${encodeURIComponent(said)}`);
  const row = staff.getByRole('row').filter({ hasText: said });
  await expect(row).toContainText('Give Kudos to the team');
  await expect(row).toContainText('Rosa Delgado');
});
