import { expect, test } from './test';
import { newName } from './accounts';
import { look } from './look';
import { call } from './policies';

const WALK_MS = 120_000;
const SLOW_MS = 20_000;

test('an administrator writes a rate book, tests it and proposes it to a second person', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const page = await as('admin');
  const version = `US-${Date.now()}`;
  const year = 2100 + (Date.now() % 7_000);
  await page.goto('/admin/manage/rater/books');
  await expect(page.getByRole('row').filter({ hasText: 'US-2026-01' })).toContainText('Active', {
    timeout: SLOW_MS,
  });
  await page.getByRole('button', { name: 'New version' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Based on').press('ArrowDown');
  await page.getByTitle('US-2027-01', { exact: true }).click();
  await dialog.getByLabel('Version').fill(version);
  await dialog.getByLabel('Begins').fill(`${year}-01-01`);
  await dialog.getByRole('button', { name: 'Begin draft' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: version })).toBeVisible();

  await page.getByLabel('Table', { exact: true }).press('ArrowDown');
  await page.getByLabel('Table', { exact: true }).fill('ilf');
  await page.getByLabel('Table', { exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'ilf', exact: true })).toBeVisible();
  const upload = async (csv: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ilf.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await upload('at,value\n50000,0.24\n25000,0.20\n');
  await expect(page.getByRole('alert').filter({ hasText: 'ilf was not replaced' })).toContainText(
    'Line 3: 25000 comes after a larger one.',
  );
  await look(page, 'rate-book-tables');
  const { body: table } = await call<{ csv: string }>(
    page,
    'GET',
    `/api/rater/v1/books/${page.url().split('/').at(-1)}/tables/ilf`,
  );
  await upload(table.csv.replace('7500000,2.12', '7500000,2.15'));
  await expect(page.getByRole('row').filter({ hasText: /^7500000\s*2\.15$/ })).toBeVisible();

  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '2.15' }).first()).toContainText('7500000');
  await page.getByText('Dislocation', { exact: true }).click();
  await expect(page.getByText('Pay more')).toBeVisible({ timeout: SLOW_MS });
  await look(page, 'rate-book-dislocation');
  await page.getByText('Golden cases', { exact: true }).click();
  // The cases between five and ten million are priced by the changed point.
  await page.getByRole('button', { name: 'Accept these prices' }).press('Enter');
  await expect(page.getByText(/cases as expected, 0 with/)).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).press('Enter');
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(page.getByText('Proposed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeHidden();
});

test('an agency keeps a preset of its own, and sees what would lower a quote', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  const name = newName('Dentists');
  await page.goto('/agency/manage/rater/presets');
  await page.getByRole('button', { name: 'New preset' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Media Liability').check();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Full prior acts');
  await look(page, 'presets');
  await row.getByRole('button', { name: 'Delete' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row).toBeHidden();

  const { body: list } = await call<{ content: { id: string; status: string }[] }>(
    page,
    'GET',
    '/api/quote/v1/search?size=50',
  );
  const quote = list.content.find(({ status }) => status === 'READY' || status === 'ACTIVE');
  await page.goto(`/agency/quotes/${quote?.id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Retention $' }).first()).toContainText('$');
  await look(page, 'what-if');
});
