import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const switchFlag = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change flag' });
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
};

/** Other jobs work meanwhile, so maintenance is on in this browser alone. */
const maintain = (page: Page) =>
  page.route('**/api/flags/v1', (route) =>
    route.fulfill({ json: { flags: { 'maintenance-us': true } } }),
  );

const down = { name: "We're in Maintenance Mode" };

test('an administrator switches a flag, and everybody has what it stands for', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/admin/manage/feature-flags');
  const flags = admin.getByRole('region', { name: 'Feature flags' });
  await expect(flags.getByRole('row')).toHaveCount(21);
  const planned = flags.getByRole('row').filter({ hasText: 'new-agent-experience' });
  await expect(planned).toContainText('No feature yet');
  await expect(planned.getByRole('button')).toHaveCount(0);
  const visitor = await as('nobody');
  await switchFlag(admin, 'Turn language-selector on');
  await visitor.goto('/login');
  await expect(visitor.getByLabel('Language')).toBeVisible();
  await switchFlag(admin, 'Turn language-selector off');
  await visitor.reload();
  await expect(visitor.getByLabel('Email')).toBeVisible();
  await expect(visitor.getByLabel('Language')).toHaveCount(0);
});

test('maintenance closes every page but the one on which it is ended', async ({ as }) => {
  const page = await as('admin');
  await maintain(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', down)).toBeVisible();
  await page.goto('/admin/manage/feature-flags');
  await expect(page.getByRole('button', { name: 'Turn maintenance-us on' })).toBeVisible();
  const visitor = await as('nobody');
  await maintain(visitor);
  await visitor.goto('/login');
  await expect(visitor.getByRole('heading', down)).toBeVisible();
});
