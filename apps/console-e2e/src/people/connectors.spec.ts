import { expect, test } from '../test';

test('a policyholder connects a tool on its own page, sees what it says, and disconnects it', async ({
  as,
}) => {
  const page = await as('customer');
  await page.goto('/customer/manage/connectors');
  await page.getByRole('button', { name: 'Connect Google Workspace' }).press('Enter');
  await expect(page.getByText('This is a simulation of the consent page')).toBeVisible();
  await page.getByRole('button', { name: 'Deny' }).press('Enter');
  await expect(page.getByText('Failed to add the connector')).toBeVisible();
  await page.getByRole('button', { name: 'ADD' }).press('Enter');
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page.getByText('Connector added successfully!')).toBeVisible();
  const sources = page.getByRole('region', { name: 'Connected accounts' }).first();
  await expect(sources.getByText('Connected', { exact: true })).toBeVisible();
  await expect(page.getByText('Signs in with a second step').first()).toBeVisible();

  await sources.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete connection' });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Connector deleted successfully')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Not Connected')).toBeVisible();
});
