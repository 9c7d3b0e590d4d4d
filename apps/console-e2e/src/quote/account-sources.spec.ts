import { RED_ROCK_DENTAL } from '../accounts';
import { look } from '../look';
import { expect, test } from '../test';

test('a client is scanned, refreshed and reloaded, and its score says what it is made from', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto(`/admin/accounts/${RED_ROCK_DENTAL}/risk`);
  const pick = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name }).click();
  };
  const dialog = page.getByRole('dialog');

  await pick('Scan the domain');
  await expect(dialog).toContainText('redrockdental.example');
  await dialog.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(page.getByText('Data Scanned Successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: /^Funds transfer: \d+ of/ }).click();
  const signals = page.getByRole('region', { name: 'Funds transfer' });
  await expect(signals).toContainText('Policy against forged mail (DMARC)');
  await expect(signals).toContainText('What would raise it');
  await look(page, 'account-risk-signals');

  await pick('Refresh company data');
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Data Refreshed Successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await pick('Reload all sources');
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog).toHaveCount(0);
});
