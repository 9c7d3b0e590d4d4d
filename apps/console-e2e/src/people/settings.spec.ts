import { PEOPLE } from '../people';
import { expect, test } from '../test';

const NARROW = { viewport: { width: 390, height: 844 } };

test(
  'settings are one page with a list at the side, and the addresses stay',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.goto(PEOPLE.agency.landing);
    const navigation = page.getByRole('navigation', { name: 'Navigation' });
    await expect(navigation.getByRole('group', { name: 'Work' }).getByRole('link')).toHaveText([
      'Home',
      'Inbox',
    ]);
    expect(await navigation.getByRole('link').count()).toBeLessThanOrEqual(8);
    await expect(navigation.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await navigation.getByRole('link', { name: 'Settings' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const side = page.getByRole('navigation', { name: 'Settings' });
    await side.getByRole('link', { name: 'Teams' }).press('Enter');
    await expect(page).toHaveURL(/\/agency\/manage\/teams$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    await expect(side.getByRole('link', { name: 'Teams' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

test('on a phone the settings lead to their places and back', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency', NARROW);
  await page.goto('/agency/manage');
  await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('link', { name: 'All settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/agency\/dashboard$/);
});

test('who may open one setting alone finds no other', { tag: '@page' }, async ({ as }) => {
  const page = await as('reinsurer');
  await page.goto(PEOPLE.reinsurer.landing);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('.settings-list').getByRole('link')).toHaveCount(1);
});

test(
  'a page that fails leaves the frame, and who could not be loaded is tried again',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.route('**/api/auth/v1/users/me', (route) => route.fulfill({ status: 503 }), {
      times: 4,
    });
    await page.goto(PEOPLE.agency.landing);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/auth/v1/users/me');
    await retry.click();
    await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();

    await page.route('**/assets/teams-page-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Settings' }).click();
    const teams = page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Teams' });
    // The first failure loads the page again, for a newer version may have been deployed.
    await expect(async () => {
      await teams.click({ timeout: 2_000 });
      await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass();
    await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  },
);

test('a webhook is made with a secret that is shown once, gets its address, and is deleted', async ({
  as,
}) => {
  const page = await as('da');
  await page.goto('/da/manage/webhooks');
  const name = `Hook ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add webhook' }).first().press('Enter');
  await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await dialog.getByLabel('Company name').fill(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).press('Enter');
  await expect(dialog.locator('[data-part=secret]')).toContainText('whsec_');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Sends nothing');
  const choose = async (item: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await choose('Edit webhook');
  await dialog.getByLabel('Webhook URL').fill('https://hooks.example/palisade');
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(row).toContainText('https://hooks.example/palisade');
  await expect(row).toContainText('Sends events');
  await choose('Delete webhook');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(row).toHaveCount(0);
});
