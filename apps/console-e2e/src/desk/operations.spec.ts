import { expect, test } from '../test';

test('an operator sees how every service stands, and what is stuck in one', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/manage/operations');
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByRole('row')).toHaveCount(12);
  const rater = services.getByRole('row').filter({ hasText: 'rater' });
  await expect(rater).toContainText('Up');
  await rater.getByRole('button', { name: 'rater' }).press('Enter');
  await expect(page).toHaveURL(/service=rater/);
  await expect(page.getByRole('heading', { name: 'Stuck in rater' })).toBeVisible();
  await expect(page.getByText('Nothing is stuck')).toBeVisible();
});

test('an agency has no such place', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/dashboard');
  const navigation = page.getByRole('navigation');
  await expect(navigation.getByRole('link', { name: 'Accounts' }).first()).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Operations' })).toHaveCount(0);
});
