import type { Locator, Page } from '@playwright/test';
import { newName } from '../accounts';
import { expect, test } from '../test';

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

/** Opens the search phase and waits until it can be typed into. */
async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New account' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New account' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  return dialog;
}

/** Searches for a name of the directory or of nobody, and waits for what was found. */
async function search(page: Page, name: string): Promise<void> {
  const dialog = await openSearch(page);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Team').press('ArrowDown');
  await dialog.getByLabel('Team').press('Enter');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account lookup' })).toBeVisible();
}

/** Fills the add phase of a company that is not in the directory, but for its name and team. */
async function fillAddress(page: Page, zipCode = '85001'): Promise<void> {
  await page.getByLabel('Address line 1').fill('1 Same Street');
  await page.getByLabel('City').fill('Phoenix');
  await page.getByLabel('State').fill('Arizona');
  await page.getByLabel('State').press('Enter');
  await page.getByLabel('Zip code').fill(zipCode);
  await page.getByLabel('Phone').fill('602 555 0142');
}

test('a new account is looked up, filled in and sent by keyboard alone', async ({ as }) => {
  const page = await as('agency');
  const name = newName('Keyboard Clinic');
  await page.goto('/agency/accounts');
  const dialog = await openSearch(page);
  const submit = dialog.getByRole('button', { name: 'Search' });
  await expect(submit).toBeDisabled();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Team')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await takeOption(dialog.getByLabel('Team'), /./, dialog.getByLabel('Address line 1'));
  await expect(submit).toBeEnabled();
  await submit.press('Enter');

  await expect(page).toHaveURL(/\/agency\/manage\/account\/lookup\?name=Keyboard\+Clinic/);
  await expect(page.getByText('We could not find this company.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter details yourself' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByLabel('Address line 1').focus();
  for (const text of ['12 Canyon Road', '', 'Phoenix']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Arizona');
  await takeOption(page.getByLabel('State'), 'Arizona', page.getByLabel('Zip code'));
  for (const text of ['85001', '6025550142']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Add Account' }).press('Enter');

  await expect(page.getByText('Account Created Successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('+1 (602) 555-0142')).toBeVisible();
  // Nothing is known of its business, so it cannot be quoted yet.
  const needs = 'Account needs more information to enable Request Quote';
  await expect(page.getByRole('main').getByText(needs)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Quote' })).toBeDisabled();
});

test('a company of the directory brings its data, which are locked', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/accounts');
  await search(page, 'Northwold');
  await page.getByRole('searchbox', { name: 'Name' }).fill('Northwold L');
  await expect(page.getByRole('row').filter({ hasText: 'Northwold Law' })).toContainText('Boise');
  await page.getByRole('button', { name: 'Pick Northwold Law' }).click();
  for (const [label, value] of [
    ['Name', 'Northwold Law'],
    ['City', 'Boise'],
    ['Zip code', '83702'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel(label)).toHaveAttribute('readonly');
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Pick Northwold Law' }).click();
  await page.getByRole('button', { name: 'Add Account' }).click();
  // Whoever ran this before on the same data has the company already.
  const created = page.getByText('Account Created Successfully!');
  await expect(created.or(page.getByText('Cannot create account.'))).toBeVisible();
});

test(
  'fields are checked when left and then with each change, in the texts of the rules',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.goto('/agency/accounts');
    await search(page, newName('Wrong Fields'));
    await page.getByRole('button', { name: 'Enter details yourself' }).click();
    const wrong = [
      ['City', 'Ph0enix', 'Invalid City'],
      ['Zip code', '00000', 'Invalid ZIP Code'],
      ['Phone', '602', 'Phone is not a valid phone number'],
      ['Address line 1', '', 'Address line 1 is a required field'],
    ] as const;
    for (const [label, text, message] of wrong) {
      const field = page.getByLabel(label);
      await field.fill(text);
      await expect(page.getByText(message)).toHaveCount(0);
      await field.blur();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
    }
    await page.getByLabel('Zip code').fill('85001');
    await expect(page.getByText('Invalid ZIP Code')).toHaveCount(0);
    await page.getByLabel('Name').fill('x'.repeat(101));
    await page.getByLabel('Name').blur();
    await expect(page.getByText('Account name is longer than 100 characters')).toBeVisible();
  },
);

test(
  'a refused form says at its fields what to correct and leads there',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.goto('/agency/accounts');
    await search(page, newName('Half Done'));
    await page.getByRole('button', { name: 'Enter details yourself' }).click();
    await page.getByRole('button', { name: 'Add Account' }).click();
    await expect(page.getByLabel('Address line 1')).toBeFocused();
    const summary = page.getByRole('main').getByRole('alert').first();
    await summary.getByRole('link', { name: 'Phone is a required field' }).click();
    await expect(page.getByLabel('Phone')).toBeFocused();
  },
);

test(
  'a search that was typed into is not dropped without a question',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.goto('/agency/accounts');
    const dialog = await openSearch(page);
    await dialog.getByLabel('Name').fill('Half Done');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Half Done');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'an account that was typed into is not dropped by another page without a question',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.goto('/agency/accounts');
    await search(page, newName('Half Typed'));
    await page.getByRole('button', { name: 'Enter details yourself' }).click();
    await page.getByLabel('City').fill('Phoenix');
    await page.getByRole('link', { name: 'Quotes', exact: true }).click();
    await expect(page.getByText('Discard your changes?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(page.getByLabel('City')).toHaveValue('Phoenix');
    await page.getByRole('link', { name: 'Quotes', exact: true }).click();
    await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  },
);

test('an account that exists already leads back to the search', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  const name = newName('Twice Told');
  for (const text of ['Account Created Successfully!', 'Cannot create account.']) {
    await page.goto('/agency/accounts');
    await search(page, name);
    await page.getByRole('button', { name: 'Enter details yourself' }).click();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Add Account' }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue(name);
});

test('an address that does not verify names its fields, which an agent corrects', async ({
  as,
}) => {
  const agent = await as('agency');
  await agent.goto('/agency/accounts');
  await search(agent, newName('Wrong State'));
  await agent.getByRole('button', { name: 'Enter details yourself' }).click();
  await fillAddress(agent, '10001');
  await agent.getByRole('button', { name: 'Add Account' }).click();
  const dialog = agent.getByRole('dialog', { name: 'Address could not be verified' });
  await expect(dialog).toContainText('Unable to verify address');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm address' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await agent.getByLabel('Zip code').fill('85001');
  await agent.getByRole('button', { name: 'Add Account' }).click();
  await expect(agent.getByText('Account Created Successfully!')).toBeVisible();
});

test('a link opens the form and leaves the address', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/accounts?modal=account-create&status=Open');
  await expect(page.getByRole('dialog', { name: 'New account' })).toBeVisible();
  await expect(page).toHaveURL(/\/agency\/accounts\?status=Open$/);
});
