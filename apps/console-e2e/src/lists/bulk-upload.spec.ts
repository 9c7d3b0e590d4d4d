import { newName } from '../accounts';
import { expect, test } from '../test';

test('an agency uploads its clients by a file, and reads what became of each row', async ({
  as,
}) => {
  test.slow();
  const agency = await as('agency');
  const name = newName('Larkspur Bulk');
  await agency.goto('/agency/accounts');
  await agency.getByRole('button', { name: 'Bulk Upload' }).press('Enter');
  const dialog = agency.getByRole('dialog', { name: 'Bulk Upload' });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
  await expect(dialog.getByText('No file selected for upload.').first()).toBeVisible();
  const input = dialog.locator('input[type=file]');
  const csv = (buffer: Buffer) => ({ name: 'clients.csv', mimeType: 'text/csv', buffer });
  await input.setInputFiles(csv(Buffer.alloc(5 * 1024 * 1024 + 1)));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
  await expect(dialog.getByText('The file size is too big, 5MB max.').first()).toBeVisible();

  const rows = [
    'Company,Phone,Address 1,City,State,ZIP code,Notes',
    `${name},702-555-0134,10 Canyon Road,Las Vegas,NV,89101,kept by us`,
    `${name} Two,1,10 Canyon Road,Las Vegas,NV,89101,`,
  ];
  await input.setInputFiles(csv(Buffer.from(rows.join('\n'))));
  await expect(dialog.getByText('Rows read: 2, faulty: 1', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Faulty rows' })).toContainText(`${name} Two`);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
  await expect(agency.getByText('File uploaded successfully!')).toBeVisible();

  await agency.goto('/agency/manage/bulk-upload');
  const row = agency.getByRole('row').filter({ hasText: 'clients.csv' }).first();
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await agency.goto(`/agency/accounts?search=${encodeURIComponent(name)}`);
  await expect(agency.getByRole('link', { name, exact: true })).toBeVisible();
});
