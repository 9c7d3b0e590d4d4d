import type { Locator, Page } from '@playwright/test';
import { newName } from '../accounts';
import { pick } from '../pick';
import { expect, test } from '../test';

/** Opens a field of a dialog and takes a choice. */
async function choose(page: Page, dialog: Locator, field: string, choice: string): Promise<void> {
  const input = dialog.getByLabel(field, { exact: true });
  await input.click();
  await input.fill(choice);
  await pick(page, choice, { exact: true });
  await input.press('Tab');
}

test('staff add a form, and somebody else brings it into force', async ({ as }) => {
  const page = await as('admin');
  const type = newName('Supplement');
  await page.goto('/admin/manage/docs/form-types');
  await page.getByRole('button', { name: 'Add form type' }).press('Enter');
  const typeDialog = page.getByRole('dialog', { name: 'Add form type' });
  await typeDialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(typeDialog.getByText('Name is a required field').first()).toBeVisible();
  await typeDialog.getByLabel('Name').fill(type);
  await typeDialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Form type saved')).toBeVisible();

  const number = newName('SUP');
  await page.goto('/admin/manage/docs/forms');
  await page.getByRole('button', { name: 'Add form' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add form' });
  await dialog.getByLabel('Form Number').fill(number);
  await dialog.getByLabel('Edition').fill('01 99');
  await dialog.getByLabel('Name').fill('Supplement of the demo');
  await choose(page, dialog, 'Form type', type);
  await choose(page, dialog, 'Products', 'Prime 250');
  await dialog.getByLabel('Available from').fill('2099-01-01');
  await dialog.getByLabel('Filed in').fill('OH, ZZ');
  await dialog.getByLabel('Text').fill('Words for {{insuredName}}.');
  await expect(dialog.getByText('“ZZ” is no state with its days.').first()).toBeVisible();
  await dialog.getByLabel('Filed in').fill('OH\nTX from 2099-03-01');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Form saved')).toBeVisible();

  await page.goto(`/admin/manage/docs/forms?search=${encodeURIComponent(number)}`);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: `Actions for ${number} 01 99` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Propose' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(page.getByText('Form proposed')).toBeVisible();
  await expect(row).toContainText('Proposed');
  await row.getByRole('button', { name: `Actions for ${number} 01 99` }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit form' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Bring into force' })).toHaveCount(0);
});

test('staff see which forms a quote gets, and on whose paper', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/manage/docs/form-check');
  const forms = page.getByRole('region', { name: 'Form check' });
  await expect(forms.getByRole('row').filter({ hasText: 'PAL 100 US' })).toBeVisible();
  await expect(forms.getByRole('row').filter({ hasText: 'PAL 558 US' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Coverages' }).fill('War Excl');
  await pick(page, 'War Exclusion');
  await expect(forms.getByRole('row').filter({ hasText: 'PAL 558 US' })).toContainText(
    '1. War Exclusion endorsement',
  );
  const chosen = page.locator('.ant-select-selection-item').and(page.getByTitle('Liability'));
  await expect(chosen).toHaveCount(0);
  await page.getByLabel('As for the quote').fill('Q-');
  await page.getByLabel('As for the quote').press('Enter');
  await expect(chosen).toBeVisible();
  await expect(forms.getByRole('row').nth(1)).toContainText('PAL');
  await page.goto('/admin/manage/docs/paper-types');
  const papers = page.getByRole('region', { name: 'Paper types' });
  await expect(papers.getByRole('row').filter({ hasText: 'Surplus' }).first()).toBeVisible();
});
