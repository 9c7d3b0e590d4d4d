import { newName, RED_ROCK_DENTAL } from '../accounts';
import { pickAction } from '../pick';
import { expect, test } from '../test';

test('an agency sorts its accounts by tags and notes what was said', async ({ as }) => {
  const name = newName('Hot');
  const page = await as('agency');
  await page.goto('/agency/manage/tags');
  await page.getByRole('button', { name: 'Add tag' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'Add tag' });
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText('Name is a required field').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Tag saved')).toBeVisible();

  await page.goto(`/agency/accounts/${RED_ROCK_DENTAL}`);
  await pickAction(page, /^(Apply|Change) Tags$/);
  const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Tags' });
  await choice.fill(name);
  await choice.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByText('Tags successfully applied')).toBeVisible();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  const said = `Call on Monday, ${name}`;
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Add note' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Text').fill(said);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Note saved')).toBeVisible();
  await expect(notes).toContainText(said);

  const staff = await as('admin');
  await staff.goto(`/admin/accounts/${RED_ROCK_DENTAL}`);
  await expect(staff.getByRole('region', { name: 'Notes' })).toContainText(said);
  const insured = await as('customer');
  await insured.goto(`/customer/accounts/${RED_ROCK_DENTAL}`);
  await expect(insured.getByText(said)).toHaveCount(0);

  const note = notes.getByRole('listitem').filter({ hasText: said });
  await note.getByRole('button', { name: /^Actions for note/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete note' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Note deleted')).toBeVisible();

  await page.goto(`/agency/manage/tags?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: '1' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Red Rock Dental' })).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete Tag' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Tag deleted')).toBeVisible();
});
