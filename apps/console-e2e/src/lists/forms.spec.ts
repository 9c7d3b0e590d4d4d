import type { Page } from '@playwright/test';
import { newName } from '../accounts';
import { press } from '../keyboard';
import type { Person } from '../people';
import { call } from '../policies';
import { expect, test } from '../test';

const NOBODYS = '01900000-0000-7000-8000-0000000000ff';

const link = (path: string, modal: string, data: object): string =>
  `${path}?modal=${modal}&modalData=${encodeURIComponent(JSON.stringify(data))}`;

const dialogOf = (page: Page) => page.getByRole('dialog');

test(
  'a form whose row cannot be read says why, and opens once it can',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    const name = newName('Team');
    await page.goto('/agency/manage/teams');
    const { body: team } = await call<{ id: string }>(page, 'POST', '/api/auth/v1/teams', { name });
    const row = `**/api/auth/v1/teams/${team.id}`;
    await page.route(row, (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: '{"detail":"No."}',
      }),
    );
    await page.goto(link('/agency/manage/teams', 'team-form', { teamId: team.id }));
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('alert')).toContainText('No.');
    await page.unroute(row);
    await press(dialog.getByRole('button', { name: 'Try again' }));
    await expect(dialog.getByLabel('Name')).toHaveValue(name);
  },
);

test(
  'a form keeps what is typed when its row cannot be read again',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    const name = newName('Team');
    await page.goto('/agency/manage/teams');
    const { body: team } = await call<{ id: string }>(page, 'POST', '/api/auth/v1/teams', { name });
    await page.goto(link('/agency/manage/teams', 'team-form', { teamId: team.id }));
    const dialog = dialogOf(page);
    await dialog.getByLabel('Name').fill(`${name} East`);
    const refused = page.waitForResponse((answer) => answer.status() === 404);
    await page.route(`**/api/auth/v1/teams/${team.id}`, (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await refused;
    await expect(dialog.getByLabel('Name')).toHaveValue(`${name} East`);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  },
);

const GONE: [Person, string, string, object][] = [
  ['agency', '/agency/manage/users', 'user-form', { userId: NOBODYS }],
  ['agency', '/agency/manage/users', 'user-delete', { userId: NOBODYS }],
  ['agency', '/agency/claims', 'claim-form', { claimId: NOBODYS }],
  ['agency', '/agency/claims', 'claim-form', { policyId: NOBODYS }],
  ['agency', '/agency/claims', 'claim-delete', { claimId: NOBODYS }],
  ['agency', '/agency/policies', 'policy-cancel', { policyId: NOBODYS }],
  ['agency', '/agency/quotes', 'quote-lost', { quoteId: NOBODYS }],
  ['agency', '/agency/manage/api-keys', 'api-key-edit', { apiKey: { id: NOBODYS } }],
];

for (const [person, path, modal, data] of GONE) {
  const [target] = Object.keys(data);
  test(
    `${modal} by ${target} says that its row is gone, and closes`,
    { tag: '@page' },
    async ({ as }) => {
      const page = await as(person);
      await page.goto(link(path, modal, data));
      const dialog = page.getByRole('dialog', { name: 'There was an error with your request' });
      await expect(dialog.getByRole('alert')).toContainText('not found');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  );
}
