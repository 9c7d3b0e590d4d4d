import type { Page } from '@playwright/test';
import { createAccount, newName } from '../accounts';
import { look } from '../look';
import { PEOPLE } from '../people';
import { expect, test } from '../test';

const input = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });

/** Opens the search from wherever the page is. */
async function open(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(input(page)).toBeFocused();
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a client is found by keyboard from anywhere, by half a name, and opened', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/policies');
  const name = newName('Palette Works');
  await createAccount(page, name);
  await page.goto('/agency/claims');
  await open(page);
  await page.keyboard.type(name.toUpperCase().slice(0, -2));
  const option = group(page, 'Clients').getByRole('option').first();
  await expect(option).toContainText(name);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agency\/accounts\/[\w-]+/);
  await expect(input(page)).toHaveCount(0);

  await open(page);
  await page.keyboard.type('red rock dental');
  await expect(group(page, 'Clients').getByRole('option').first()).toContainText('Red Rock Dental');
  await look(page, 'search');
  await page.keyboard.press('ArrowRight');
  await expect(group(page, 'Red Rock Dental').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await expect(group(page, 'Clients')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(group(page, 'Red Rock Dental').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agency\/quotes\/P250\/[\w-]+\/requestQuote\/verify/);
});

test('what is not in reach is not found, and that is said', async ({ as }) => {
  const agency = await as('agency');
  await agency.goto('/agency/dashboard');
  const name = newName('Out Of Reach');
  await createAccount(agency, name);
  for (const person of ['brokerage', 'customer'] as const) {
    const page = await as(person);
    await page.goto(PEOPLE[person].landing);
    await open(page);
    await page.keyboard.type(name);
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  }
});

test(
  'a slow answer to an older text is dropped, and a failure leaves the pages',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.goto('/agency/dashboard');
    const old = {
      kind: 'CLIENT',
      id: 'x',
      title: 'Older Text',
      number: null,
      detail: null,
      status: null,
    };
    await page.route('**/api/search/v1?search=old', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fulfill({ json: { hits: [old], missing: [] } }).catch(() => undefined);
    });
    await page.route('**/api/search/v1?search=acc*', (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await open(page);
    await page.keyboard.type('old');
    await page.waitForTimeout(400);
    await input(page).fill('acc');
    await expect(page.getByText('The search did not answer.')).toBeVisible();
    await expect(group(page, 'Page').getByRole('option').first()).toBeVisible();
    await page.waitForTimeout(1_500);
    await expect(page.getByText('Older Text')).toHaveCount(0);
  },
);

test('at 390 wide an icon opens it over the whole width', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency', { viewport: { width: 390, height: 800 } });
  await page.goto('/agency/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await input(page).fill('re');
  await expect(page.getByRole('option').first()).toBeVisible();
  const width = async () => (await page.getByRole('listbox').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: test.info().outputPath('search-390.png') });
});
