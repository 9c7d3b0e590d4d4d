import { expect, test } from '../test';

test('staff find a client among the leads, and note what came of it', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/manage/leads?search=Bright+Fork');
  const row = page.getByRole('row').filter({ hasText: 'Bright Fork Bakery' });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('dialog');
  await note.getByRole('textbox').first().fill('Called; asks again in spring.');
  await note.getByRole('button', { name: /^(Save|Add)/ }).click();
  await expect(page.getByText('Called; asks again in spring.')).toBeVisible();
});
