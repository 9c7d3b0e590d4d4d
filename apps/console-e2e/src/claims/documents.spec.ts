import { newName, RED_ROCK_DENTAL } from '../accounts';
import { expect, test } from '../test';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

test('a file is brought for an account, read by its readers and taken away', async ({ as }) => {
  const name = newName('Network plan');
  const agent = await as('agency');
  await agent.goto(`/agency/accounts/${RED_ROCK_DENTAL}/documents`);
  await agent.getByRole('button', { name: 'Upload' }).press('Enter');
  const dialog = agent.getByRole('dialog', { name: 'Upload document' });
  await dialog.getByRole('button', { name: 'Upload' }).last().press('Enter');
  await expect(dialog.getByText('No file selected for upload.').first()).toBeVisible();
  await expect(dialog.getByText('Doc type is a required field').first()).toBeVisible();
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(dialog.getByText('plan.pdf')).toBeVisible();
  await dialog.getByLabel('File name').fill(name);
  await dialog.getByLabel('Doc type').click();
  await agent.locator('.ant-select-item-option').filter({ hasText: 'Certificate' }).click();
  await dialog.getByRole('button', { name: 'Upload' }).last().press('Enter');
  await expect(agent.getByText('File uploaded successfully!')).toBeVisible();
  const row = agent.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Certificate');
  const download = agent.waitForEvent('download');
  await row.getByRole('button', { name: `Download ${name}` }).press('Enter');
  expect((await download).suggestedFilename()).toBe('plan.pdf');
  const zip = agent.waitForEvent('download');
  await agent.getByRole('button', { name: 'Download all' }).press('Enter');
  expect((await zip).suggestedFilename()).toBe('Documents.zip');

  const insured = await as('customer');
  await insured.goto(`/customer/documents?search=${encodeURIComponent(name)}`);
  const seen = insured.getByRole('row').filter({ hasText: name });
  await expect(seen).toBeVisible();

  await row.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  await agent.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await agent.getByRole('dialog').getByLabel('Who reads it').click();
  await agent
    .locator('.ant-select-item-option')
    .filter({ hasText: 'Not the policyholder' })
    .click();
  await agent.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(agent.getByText('Document saved')).toBeVisible();
  await insured.reload();
  await expect(insured.getByText('1 document', { exact: true })).toHaveCount(0);
  await expect(seen).toHaveCount(0);

  const staff = await as('admin');
  await staff.goto(`/admin/documents?search=${encodeURIComponent(name)}`);
  const kept = staff.getByRole('row').filter({ hasText: name });
  await kept.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  await staff.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(staff.getByText('Deleted the document successfully')).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test('staff see which kinds of document belong to claims', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/manage/docs/doc-types');
  const table = page.getByRole('region', { name: 'Doc types' });
  await expect(table.getByRole('row')).toHaveCount(16);
  await page.getByText('Of claims').click();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').filter({ hasText: 'Loss run' })).toContainText('Yes');
});
