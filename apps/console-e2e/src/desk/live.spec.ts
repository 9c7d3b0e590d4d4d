import { createAccount, newName, rowOf } from '../accounts';
import { expect, test } from '../test';

const TABS_MS = 120_000;

test('an account of an agency appears at its colleague without reload, and at nobody else', async ({
  as,
}) => {
  const name = newName('Saguaro Dental');
  const [author, colleague, stranger] = await Promise.all([
    as('agency'),
    as('agency'),
    as('brokerage'),
  ]);
  for (const page of [author, colleague, stranger]) {
    await page.goto(`/agency/accounts?search=${encodeURIComponent(name)}`);
    await expect(page.getByText('No Data')).toBeVisible();
  }
  await createAccount(author, name);
  await expect(rowOf(colleague, name)).toBeVisible();
  await expect(rowOf(author, name)).toBeVisible();

  await stranger.reload();
  await expect(stranger.getByText('No Data')).toBeVisible();
  await expect(rowOf(stranger, name)).toHaveCount(0);
});

test('eight tabs of one person stay live and keep answering', { tag: '@page' }, async ({ as }) => {
  test.setTimeout(TABS_MS);
  const first = await as('agency');
  const name = newName('Eight Tabs Bakery');
  const search = `/agency/accounts?search=${encodeURIComponent(name)}`;
  const others = await Promise.all(Array.from({ length: 7 }, () => first.context().newPage()));
  const tabs = [first, ...others];
  for (const tab of tabs) {
    await tab.goto(search);
    await expect(tab.getByText('No Data')).toBeVisible();
  }
  await createAccount(first, name);
  for (const tab of tabs) await expect(rowOf(tab, name)).toBeVisible();
  // A browser allows six connections to a host: with a stream per tab this call would hang.
  await tabs[7]!.getByRole('link', { name }).click();
  await expect(tabs[7]!.getByRole('heading', { level: 1, name })).toBeVisible();
});
