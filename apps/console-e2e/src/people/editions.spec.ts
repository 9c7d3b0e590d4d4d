import { countOf, createAccount, newName, rowOf } from '../accounts';
import { expect, test } from '../test';

const ukUrl = (baseURL: string | undefined) => {
  const url = new URL(baseURL ?? '');
  url.hostname = 'uk.app.localhost';
  return url.origin;
};

test('the UK host speaks the UK edition', async ({ as, baseURL }) => {
  const page = await as('brokerage', { baseURL: ukUrl(baseURL) });
  await page.goto('/agency/accounts');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('columnheader', { name: 'Postcode' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'State' })).toHaveCount(0);
  await page.getByRole('button', { name: 'New account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New account' });
  await expect(dialog.getByText('+44')).toBeVisible();
  await expect(dialog.getByLabel('Address line 3')).toBeVisible();
  await expect(dialog.getByLabel('Town/City')).toBeVisible();
  const wrong = [
    ['Postcode', '85001', 'Invalid UK postal code'],
    ['Town/City', 'L33ds', 'Invalid City/Town'],
    ['Phone', '12', 'Phone number must be in the format 44 5555 555555'],
  ] as const;
  for (const [label, text, message] of wrong) {
    await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel(label).blur();
    await expect(dialog.getByText(message)).toBeVisible();
  }
});

test('a UK account is shown as the UK writes it, in both editions', async ({ as, baseURL }) => {
  const broker = await as('brokerage', { baseURL: ukUrl(baseURL) });
  await broker.goto('/agency/accounts');
  const name = newName('Aire Valley Mills');
  await createAccount(broker, name, 'UK');
  await broker.getByRole('searchbox').fill(name);
  await expect(countOf(broker)).toHaveText('1 account');
  await rowOf(broker, name).getByRole('link').click();
  await expect(broker.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const text of ['LEEDS', 'LS1 4AP', '+44 07700 900123']) {
    await expect(broker.getByText(text)).toBeVisible();
  }
  const staff = await as('admin');
  await staff.goto(`/admin/accounts?search=${encodeURIComponent(name)}`);
  await rowOf(staff, name).getByRole('link').click();
  await expect(staff.getByText('+44 07700 900123')).toBeVisible();
});
