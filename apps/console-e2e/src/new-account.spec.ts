import type { Locator } from '@playwright/test';
import { newName, rowOf } from './accounts';
import { expect, test } from './test';

/** Takes the active option of the open select with Enter, and goes on with Tab to the next field. */
async function takeOption(select: Locator, text: string | RegExp, next: Locator): Promise<void> {
  const page = select.page();
  const active = page.locator('.ant-select-item-option-active:visible').filter({ hasText: text });
  await expect(active).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  // A select that is still closing keeps the first Tab for itself.
  await expect(async () => {
    if (await select.evaluate((field) => field === document.activeElement)) {
      await page.keyboard.press('Tab');
    }
    await expect(next).toBeFocused({ timeout: 1_000 });
  }).toPass({ timeout: 7_000 });
}

test('a new account is filled in and sent by keyboard alone', async ({ as }) => {
  const page = await as('agency');
  const name = newName('Keyboard Clinic');
  await page.goto(`/agency/accounts?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'New Account' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New Account' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  const submit = dialog.getByRole('button', { name: 'Add Account' });
  await expect(submit).toBeDisabled();

  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type(name);
  await expect(dialog.getByLabel('Team')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await takeOption(dialog.getByLabel('Team'), /./, dialog.getByLabel('Address line 1'));
  for (const text of ['12 Canyon Road', '', 'Phoenix']) await type(text);
  await page.keyboard.type('Arizona');
  await takeOption(dialog.getByLabel('State'), 'Arizona', dialog.getByLabel('Zip code'));
  for (const text of ['85001', '6025550142']) await type(text);
  await expect(submit).toBeEnabled();
  await submit.press('Enter');

  await expect(page.getByText('Account Created Successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('+1 (602) 555-0142')).toBeVisible();
});

test('fields are checked when left and then with each change, in the texts of the rules', async ({
  as,
}) => {
  const page = await as('agency');
  await page.goto('/agency/accounts');
  await page.getByRole('button', { name: 'New Account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Account' });
  const wrong = [
    ['City', 'Ph0enix', 'Invalid City'],
    ['Zip code', '00000', 'Invalid ZIP Code'],
    ['Phone', '602', 'Phone is not a valid phone number'],
    ['Address line 1', '', 'Address line 1 is a required field'],
  ] as const;
  for (const [label, text, message] of wrong) {
    const field = dialog.getByLabel(label);
    await field.fill(text);
    await expect(dialog.getByText(message)).toHaveCount(0);
    await field.blur();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
  }
  await dialog.getByLabel('Zip code').fill('85001');
  await expect(dialog.getByText('Invalid ZIP Code')).toHaveCount(0);
  await dialog.getByLabel('Name').fill('x'.repeat(101));
  await dialog.getByLabel('Name').blur();
  await expect(dialog.getByText('Account name is longer than 100 characters')).toBeVisible();
});

test('a refused form says at its fields what to correct and leads there', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/accounts');
  await page.getByRole('button', { name: 'New Account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Account' });
  await dialog.getByLabel('Name').fill(newName('Half Done'));
  await dialog.getByLabel('Team').press('ArrowDown');
  await dialog.getByLabel('Team').press('Enter');
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(dialog.getByLabel('Address line 1')).toBeFocused();
  const summary = dialog.getByRole('alert').first();
  await summary.getByRole('link', { name: 'Phone is a required field' }).click();
  await expect(dialog.getByLabel('Phone')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard what you have typed?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(/Half Done/);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an account that exists already resets the form', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/accounts');
  const name = newName('Twice Told');
  for (const text of ['Account Created Successfully!', 'Cannot create account.']) {
    await page.getByRole('button', { name: 'New Account' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New Account' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Team').press('ArrowDown');
    await dialog.getByLabel('Team').press('Enter');
    await dialog.getByLabel('Address line 1').fill('1 Same Street');
    await dialog.getByLabel('City').fill('Phoenix');
    await dialog.getByLabel('State').fill('Arizona');
    await dialog.getByLabel('State').press('Enter');
    await dialog.getByLabel('Zip code').fill('85001');
    await dialog.getByLabel('Phone').fill('602 555 0142');
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('');
});

test('a link opens the form and leaves the address', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/accounts?modal=account-create&status=Open');
  await expect(page.getByRole('dialog', { name: 'New Account' })).toBeVisible();
  await expect(page).toHaveURL(/\/agency\/accounts\?status=Open$/);
});
