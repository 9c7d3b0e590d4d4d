import type { Page } from '@playwright/test';
import { accountIdOf, newName, RED_ROCK_DENTAL } from '../accounts';
import { counted } from '../counted';
import { look } from '../look';
import { answerQuestions, choose, livePremium, requestQuote } from '../quotes';
import { pick } from '../pick';
import { expect, test } from '../test';

const price = (page: Page) =>
  page.getByRole('complementary', { name: 'Premium' }).locator('[aria-busy="false"] .quote-price');

test('a known client has a first price, and a bindable quote, in a few presses', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  // The answers are on file from a quote before.
  await page.goto(`/agency/quotes/P250/${RED_ROCK_DENTAL}/requestQuote/questions`);
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await livePremium(page);
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.goto('/agency/dashboard');
  await expect(page.getByRole('button', { name: 'Price a company' })).toBeVisible();
  const effort = await counted(page);
  await page.getByRole('button', { name: 'Price a company' }).click();
  await page.getByLabel('Company name or domain').pressSequentially('Red Rock');
  await pick(page, /^Red Rock Dental/);
  await expect(price(page)).toHaveText(/\$/);
  // Measured: 2 presses and 1 field, then 5 and 1.
  const first = await effort();
  expect(first.clicks).toBeLessThanOrEqual(8);
  expect(first.fields).toBeLessThanOrEqual(8);
  await look(page, 'indication-known');

  await page.getByRole('button', { name: 'Save as quote' }).click();
  await expect(page.getByRole('radiogroup').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(price(page)).toBeVisible();
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  const all = await effort();
  expect(all.clicks).toBeLessThanOrEqual(12);
});

test('a company that no directory knows is typed once, from its price to its quote', async ({
  as,
}) => {
  test.slow();
  const page = await as('agency');
  const name = newName('Quiet Mesa');
  await page.goto('/agency/indication');
  await page.getByLabel('Company name or domain').fill(name);
  await choose(page, 'State', 'Arizona');
  await page.getByLabel('Industry', { exact: true }).fill('621210');
  await pick(page, /^621210/);
  await page.getByLabel('Annual revenue').fill('1200000');
  // A field that is only passed by stays empty.
  const records = page.getByLabel('Personal records held');
  await records.focus();
  await records.press('Tab');
  await expect(records).toHaveValue('');
  await records.fill('4000');
  // The first price moves what is below it.
  await expect(price(page)).toHaveText(/\$/);
  await choose(page, 'Endpoint detection', 'Yes');
  await expect(price(page)).toHaveText(/\$/);
  const usual = await price(page).textContent();
  await choose(page, 'Limit', '$2,000,000');
  await choose(page, 'Retention', '$50,000');
  await expect(price(page)).not.toHaveText(String(usual));
  await look(page, 'indication-typed');
  await page.getByRole('button', { name: 'Save as quote' }).click();

  const dialog = page.getByRole('dialog', { name: `Where is ${name}?` });
  await dialog.getByLabel('Address line 1').fill('12 Canyon Road');
  await dialog.getByLabel('City').fill('Phoenix');
  await dialog.getByLabel('Zip code').fill('85001');
  await dialog.getByLabel('Phone', { exact: true }).fill('602 555 0142');
  await look(page, 'indication-client');
  await dialog.getByRole('button', { name: 'Save as quote' }).click();
  await expect(page.getByText('$1,200,000')).toBeVisible();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const detection = page.getByRole('radiogroup', { name: 'Endpoint detection' });
  await expect(detection.getByRole('radio', { name: 'Yes' })).toBeChecked();
  const id = await accountIdOf(page, name);
  await page.goto(`/agency/accounts/${id}`);
  await expect(page.getByRole('button', { name: 'Request Quote' })).toBeEnabled();
});

test('a file of companies is priced, and the row that cannot be says why', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await page.goto('/agency/indication/batch');
  const rows = [
    'Company,State,Industry code,Revenue',
    'North Pier Dental,AZ,621210,1200000',
    'South Pier Dental,NV,621210,2400000',
    'No Pier Dental,ZZ,621210,1200000',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'companies.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  const grid = page.getByRole('region', { name: '3 companies' });
  await expect(grid).toBeVisible({ timeout: 30_000 });
  await expect(grid.getByText(/^Row 4:/)).toBeVisible();
  await look(page, 'batch-priced');
  const download = page.waitForEvent('download');
  await grid.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Indications.csv');
  await grid.getByRole('link', { name: 'Save as quote' }).first().click();
  await expect(page.getByLabel('Company name or domain')).toHaveValue('North Pier Dental');
  await expect(price(page)).toHaveText(/\$/);
});

test('two quotes are compared by their differences, and one is duplicated', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await page.goto('/agency/quotes');
  const one = await requestQuote(page, RED_ROCK_DENTAL, undefined, { presetName: 'BASIC' });
  const other = await requestQuote(page, RED_ROCK_DENTAL, undefined, { presetName: 'ELITE' });
  const ids = `${one.id},${other.id}`;
  await page.goto(`/agency/quotes/compare?accountId=${RED_ROCK_DENTAL}&ids=${ids}`);
  const terms = page.getByRole('region', { name: 'Terms' });
  await expect(terms.getByText('Effective', { exact: true })).toBeVisible();
  await look(page, 'compare-quotes');
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect(terms.getByText('Effective', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Total premium', { exact: true })).toBeVisible();
  await page.goto(`/agency/quotes/${one.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Quote duplicated')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(one.id);
});

test('an agency asks by four facts whether a risk is wanted, and staff see what is not', async ({
  as,
}) => {
  const page = await as('agency');
  await page.goto('/agency/dashboard');
  await page.getByRole('button', { name: 'Ask appetite' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask appetite' });
  const ask = dialog.getByRole('button', { name: 'Ask', exact: true });
  const revenue = String(1_000_000 + Math.floor(Math.random() * 1_000_000));
  await dialog.getByLabel('ZIP code').fill('89101');
  await dialog.getByLabel('Industry').fill('561450');
  await pick(page, /^561450/);
  await dialog.getByLabel('Annual revenue').fill(revenue);
  await ask.press('Enter');
  const said = dialog.getByRole('status');
  await expect(said).toContainText('does not take this risk');
  await expect(said).toContainText('This industry is not insured.');
  await dialog.getByLabel('Industry').fill('621210');
  await pick(page, /^621210/);
  await ask.press('Enter');
  await expect(said).toContainText('takes this risk');

  const staff = await as('admin');
  await staff.goto('/admin/manage/appetite?search=561450');
  const amount = Number(revenue).toLocaleString('en-US');
  await expect(staff.getByRole('row').filter({ hasText: amount })).toContainText('Harborline');
});
