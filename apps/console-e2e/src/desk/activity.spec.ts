import { countOf } from '../accounts';
import { look } from '../look';
import { expect, test } from '../test';

test('staff find who did what, to which record, and that it holds', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/activity?filter=quote&search=Red+Rock');
  await expect(countOf(page)).toHaveText(/^\d+ entr/);
  const counts = page.getByRole('region', { name: 'What it was done to' });
  await counts.first().getByText('Table', { exact: true }).click();
  const counted = await counts.locator('tbody tr td:last-child').innerText();
  await expect(countOf(page)).toHaveText(new RegExp(`^${counted} entr`));
  await look(page, 'activity');

  const row = page.getByRole('row').filter({ hasText: 'Red Rock Dental' }).first();
  const said = await row.getByRole('button').innerText();
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(said)).toBeVisible();
  await dialog.getByRole('button', { name: 'Check the records' }).click();
  await expect(dialog.getByText(/^Unchanged: /)).toBeVisible();
  await dialog.getByRole('link', { name: 'Open: Quote' }).click();
  await expect(page.locator('.kit-page-number')).toHaveText(/^Q-/);
});

test('an agency sees what was done to its own, and nothing of another', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/activity?search=Red+Rock');
  await expect(countOf(page)).toHaveText(/^\d+ entr/);
  const stranger = await as('sandbox');
  await stranger.goto('/agency/activity?search=Red+Rock');
  await expect(stranger.getByText('Nothing was done in this time.').first()).toBeVisible();
});
