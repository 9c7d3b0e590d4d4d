import { call } from './policies';
import { expect, test } from './test';

interface Counted {
  counts: { type?: Record<string, number>; filter?: Record<string, number> };
}

const QUOTES = '/api/quote/v1/search/dashboard';
const POLICIES = '/api/policy/v1/search/dashboard';

test('an agency works from its dashboard, whose filters say how many rows they show', async ({
  as,
}) => {
  const page = await as('agency');
  await page.goto('/agency/dashboard');
  await page.getByRole('tab', { name: 'QUOTES' }).press('Enter');
  const { body } = await call<Counted>(page, 'GET', QUOTES);
  const fresh = body.counts.type?.['NEW BUSINESS'] ?? 0;
  expect(fresh).toBeGreaterThan(0);
  const chip = page.getByRole('button', { name: /^New business/i });
  await expect(chip).toContainText(String(fresh));
  await chip.press('Enter');
  await expect(page).toHaveURL(/type=NEW\+BUSINESS/);
  await expect(page.getByRole('status').filter({ hasText: /quotes?$/ })).toContainText(
    `${fresh} quote`,
  );

  await page.getByRole('combobox', { name: 'Changed' }).press('ArrowDown');
  await page.getByTitle('last 90 days').click();
  await expect(page).toHaveURL(/duration=8/);

  await page.getByRole('tab', { name: 'POLICIES' }).press('Enter');
  const policies = await call<Counted>(page, 'GET', POLICIES);
  const inForce = policies.body.counts.filter?.['IN FORCE'] ?? 0;
  await expect(page.getByRole('button', { name: /^In force/i })).toContainText(String(inForce));

  await page.getByRole('tab', { name: 'ACCOUNTS' }).press('Enter');
  const stats = await call<Record<string, number>>(page, 'GET', '/api/account/v1/stats');
  const unquoted = page.getByRole('button', { name: /^Not quoted yet/i });
  await expect(unquoted).toContainText(String(stats.body.notQuotedYet));
  await unquoted.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /accounts?$/ })).toContainText(
    `${stats.body.notQuotedYet} account`,
  );

  await page.getByRole('tab', { name: 'SUBMISSIONS' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Submissions' })).toBeVisible();
});
