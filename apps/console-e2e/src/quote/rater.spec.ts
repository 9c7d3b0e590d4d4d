import { pick } from '../pick';
import { expect, test } from '../test';
import { newName, RED_ROCK_DENTAL } from '../accounts';
import { press, type } from '../keyboard';
import { look } from '../look';
import { call } from '../policies';
import { answerQuestions, livePremium } from '../quotes';

const WALK_MS = 120_000;
const SLOW_MS = 20_000;
const US_2027 = '01900000-0000-7000-8000-000000000202';
const CUSTOM_PRESETS = '/api/rater/v1/presets/custom';

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
  await pick(page, 'US-2027-01', { exact: true });
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
  await upload(table.csv.replace('2000000,1.29', '2000000,1.32'));
  await expect(page.getByRole('row').filter({ hasText: /^2000000\s*1\.32$/ })).toBeVisible();

  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '1.32' }).first()).toContainText('2000000');
  await page.getByText('Dislocation', { exact: true }).click();
  await expect(page.getByText('Pay more')).toBeVisible({ timeout: SLOW_MS });
  await look(page, 'rate-book-dislocation');
  await page.getByText('Golden cases', { exact: true }).click();
  // The case of two million is priced by the changed point.
  await page.getByRole('button', { name: 'Accept these prices' }).press('Enter');
  await expect(page.getByText(/cases as expected, 0 with/)).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).press('Enter');
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(page.getByText('Proposed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeHidden();
  await expect(page.getByText('Somebody who had no part in it activates it.')).toBeVisible();
});

test('a comparison of rate books shows how far it is, is cancelled and is begun again', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const page = await as('underwriter');
  await page.route('**/api/rater/v1/jobs/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const job = { status: 'RUNNING', done: 420, total: 1_000, result: null, problem: null };
    return route.fulfill({ json: { id: route.request().url().split('/').at(-1), ...job } });
  });
  await page.goto(`/admin/manage/rater/books/${US_2027}/dislocation`);
  const progress = page.getByRole('progressbar', { name: 'Risks compared' });
  await expect(progress).toHaveAttribute('aria-valuenow', '42');
  await expect(page.getByText('420 of 1,000 risks')).toBeVisible();
  await look(page, 'rate-book-comparing');
  await page.unroute('**/api/rater/v1/jobs/*');
  await expect(page.getByText('1,000 risks compared')).toBeVisible();

  // What is asked for next waits behind these.
  const compare = `/api/rater/v1/books/${US_2027}/dislocation`;
  for (let ahead = 0; ahead < 3; ahead++) await call(page, 'POST', compare, { size: 10_000 });
  await type(page.getByLabel('Made-up risks'), String(200 + (Date.now() % 700)));
  await page.keyboard.press('Tab');
  await expect(page.getByText('waiting to start')).toBeVisible();
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByText('The comparison was cancelled')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Compare again' }));
  await expect(page.getByText('Pay more')).toBeVisible({ timeout: WALK_MS });
});

test('an agency keeps a preset of its own, quotes by it and deletes it', async ({ as }) => {
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

  await page.goto(`/agency/quotes/P100/${RED_ROCK_DENTAL}/requestQuote/questions`);
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const usual = page.getByRole('button', { name: /^POPULAR/ });
  await expect(usual).toHaveAttribute('aria-pressed', 'true');
  const before = await livePremium(page);
  await expect(page.getByLabel('Bricking', { exact: true })).toBeChecked();
  await page.getByLabel('More presets').fill(name);
  await page.getByLabel('More presets').press('Enter');
  await expect(page.getByLabel('Media Liability', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Bricking', { exact: true })).not.toBeChecked();
  await expect(usual).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => livePremium(page)).not.toBe(before);
  await look(page, 'kept-preset');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(name).first()).toBeVisible();

  await page.goto('/agency/manage/rater/presets');
  await row.getByRole('button', { name: 'Delete' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row).toBeHidden();
});

test('an agency keeps what it chose for a quote as a preset', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  const name = newName('Chosen');
  await page.goto(`/agency/quotes/P100/${RED_ROCK_DENTAL}/requestQuote/questions`);
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const usual = page.getByRole('button', { name: /^POPULAR/ });
  await expect(usual).toHaveAttribute('aria-pressed', 'true');
  const save = page.getByRole('button', { name: 'Save preset' });
  await expect(save).toBeHidden();
  const media = page.getByLabel('Media Liability', { exact: true });
  await page.locator('details').filter({ has: media }).locator('summary').press('Enter');
  await media.check();
  await save.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Media Liability')).toBeChecked();
  await dialog.getByLabel('Name').fill(name);
  await look(page, 'save-preset');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Preset saved')).toBeVisible();
  await expect(save).toBeHidden();
  await expect(page.getByText(new RegExp(`^${name}: `))).toBeVisible();
  const { body: kept } = await call<KeptPreset[]>(page, 'GET', CUSTOM_PRESETS);
  const found = kept.find((preset) => preset.name === name);
  const chosen = Object.values(found?.coverages ?? {}).find(({ key }) => key === 'MEDIA_LIABILITY');
  expect(chosen?.isSelected).toBe(true);
  await call(page, 'DELETE', `${CUSTOM_PRESETS}/${found?.id}`);
});

test('an agency sees what one change at a time would do to a quote', async ({ as }) => {
  test.setTimeout(WALK_MS);
  const page = await as('agency');
  await page.goto('/agency/quotes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: SLOW_MS });
  const { body: list } = await call<{ content: { id: string; status: string }[] }>(
    page,
    'GET',
    '/api/quote/v1/search?size=50',
  );
  const found = list.content.find(({ status }) => status === 'READY' || status === 'ACTIVE');
  const { body: quote } = await call<QuotedTerms>(page, 'GET', `/api/quote/v1/${found?.id}`);
  await page.goto(`/agency/quotes/${found?.id}`);
  const panel = page.getByRole('region', { name: 'What if' }).first();
  const row = panel.getByRole('row').filter({ hasText: 'Retention $' });
  await expect(row.first()).toBeVisible({ timeout: SLOW_MS });
  const changes = (await row.allInnerTexts()).map(amountsIn);
  expect(changes.length).toBeGreaterThan(1);
  for (const { retention, by, total } of changes) {
    expect(Math.sign(by)).toBe(Math.sign(quote.terms.deductible - retention));
    expect(total - by).toBeCloseTo(quote.totalPremium, 2);
  }
  await look(page, 'what-if');
});

test(
  'staff read the catalogue of coverages and the rules of an industry',
  { tag: '@page' },
  async ({ as }) => {
    test.setTimeout(WALK_MS);
    const page = await as('admin');
    await page.goto('/admin/manage/rater/coverages');
    const row = page.getByRole('row').filter({ hasText: 'Media Liability' });
    await expect(row).toContainText('Available', { timeout: SLOW_MS });
    await look(page, 'coverage-catalogue');
    await page.getByLabel('Search', { exact: true }).fill('no such coverage');
    await expect(page.getByText('No Data')).toBeVisible();
    await page.getByLabel('Search', { exact: true }).fill('media');
    await page.getByLabel('State', { exact: true }).fill('Hawaii');
    await page.getByLabel('State', { exact: true }).press('Enter');
    await expect(row).toContainText('State Not Supported');

    await page.goto('/admin/manage/rater/presets');
    await page.getByLabel('Industry code').fill('99');
    await expect(page.getByRole('alert').filter({ hasText: 'No such industry' })).toBeVisible();
    await page.getByLabel('Industry code').fill('541611');
    const offer = page.getByRole('region', { name: 'Industry rules' });
    await expect(offer.getByRole('row', { name: /^ELITE/ })).toContainText('$');
    await expect(offer.getByRole('row').filter({ hasText: 'Cyber Crime Loss' })).toContainText(
      '$25,000 to $1,000,000',
    );
    await look(page, 'industry-rules');
  },
);

interface KeptPreset {
  id: string;
  name: string;
  coverages: Record<string, { key: string; isSelected: boolean }>;
}

interface QuotedTerms {
  totalPremium: number;
  terms: { deductible: number };
}

/** The amounts of a row: the retention, by how much the premium differs, and the premium. */
function amountsIn(row: string): { retention: number; by: number; total: number } {
  const amounts = [...row.matchAll(/([+−-]?)\$([\d,.]+)/g)].map(
    ([, sign, digits = '']) => Number(digits.replace(/,/g, '')) * (sign && sign !== '+' ? -1 : 1),
  );
  const [retention = NaN, by = NaN, total = NaN] = amounts;
  return { retention, by, total };
}
