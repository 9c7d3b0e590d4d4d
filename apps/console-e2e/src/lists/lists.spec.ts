import { read, utils, type WorkSheet } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { alertOf, countOf, createAccount, newName, rowOf } from '../accounts';
import { expect, test } from '../test';

const SEARCH = '**/api/account/v1/search?**';
const list = (search: string) => `/agency/accounts?search=${encodeURIComponent(search)}`;

test('search, filter, order and page live in the address, and other parameters stay', async ({
  as,
}) => {
  test.slow();
  const page = await as('agency');
  await page.goto('/agency/accounts?campaign=spring');
  await expect(countOf(page)).toContainText('account');
  const name = newName('Round Trip');
  const numbers = Array.from({ length: 26 }, (_, index) => String(index + 10));
  for (const number of numbers) await createAccount(page, `${name} ${number}`);

  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/search=Round\+Trip/);
  await expect(page.getByText('26 accounts')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(`${name} 35`);
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(rowOf(page, `${name} 10`)).toBeVisible();
  expect(new URL(page.url()).searchParams.toString()).toBe(
    new URLSearchParams({
      campaign: 'spring',
      search: name,
      status: 'Open',
      sort: 'name,desc',
      page: '1',
    }).toString(),
  );

  await page.reload();
  await expect(rowOf(page, `${name} 10`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.goBack();
  await expect(page.getByRole('row').nth(1)).toContainText(`${name} 35`);
  await page.goBack();
  await expect(page.getByRole('row').nth(1)).toContainText(`${name} 10`);
});

test('a list that is loading keeps its shape', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SEARCH, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/agency/accounts');
  await expect(page.getByRole('table', { name: 'Accounts' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  answer();
  await expect(countOf(page)).toContainText('account');
});

test(
  'a list that fails keeps its rows and offers to try again',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    const name = newName('Stays In Sight');
    // What other tests create would fetch the rows again in between.
    await page.route('**/api/events/v1/stream', (route) => route.abort());
    await page.goto('/agency/accounts');
    await createAccount(page, name);
    await page.goto(list(name));
    await expect(rowOf(page, name)).toBeVisible();
    await page.route(SEARCH, (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: '{"detail":"No."}',
      }),
    );
    await page.getByRole('columnheader', { name: 'Created' }).click();
    await expect(alertOf(page)).toContainText('No.');
    await expect(alertOf(page)).toContainText('These rows are from an earlier read.');
    await expect(rowOf(page, name)).toBeVisible();
    await page.unroute(SEARCH);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alertOf(page)).toHaveCount(0);
    await expect(rowOf(page, name)).toBeVisible();
  },
);

test('a list without rows says why and what to do', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency');
  await page.goto(`${list('nothing has this name')}&status=Lost`);
  await expect(page.getByText('No Data')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(/\/agency\/accounts$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('partners see what they are tied to, and make none of it', async ({ as }) => {
  const rows = [
    ['mssp', '/mssp/accounts?search=Red%20Rock', 'Red Rock Dental'],
    ['carrier', '/carrier/accounts?search=Red%20Rock', 'Red Rock Dental'],
    ['cluster', '/cluster/accounts?search=Red%20Rock', 'Red Rock Dental'],
    ['vendor', '/vendor/claims', /^C-/],
  ] as const;
  for (const [person, path, name] of rows) {
    const page = await as(person);
    await page.goto(path);
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'New account' })).toHaveCount(0);
  }
});

test('a policyholder and a carrier see their policies, whose teams are the agency’s', async ({
  as,
}) => {
  for (const [person, path] of [
    ['customer', '/customer/policies'],
    ['carrier', '/carrier/policies'],
  ] as const) {
    const page = await as(person);
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^P-/ }).first()).toBeVisible();
    await expect(page.getByText('Team:', { exact: true })).toHaveCount(0);
  }
});

test('j, k and Enter walk over the rows and open one', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency');
  const name = newName('Row Keys');
  await page.goto('/agency/accounts');
  for (const letter of ['A', 'B']) await createAccount(page, `${name} ${letter}`);
  await page.goto(list(name));
  await expect(page.getByText('2 accounts')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `${name} B` })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name} A` })).toBeVisible();
});

test(
  'a search that is still waiting does not call back who has opened a row',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    const name = newName('Quick Hands');
    await page.goto('/agency/accounts');
    await createAccount(page, name);
    await page.goto(list(name));
    await expect(rowOf(page, name)).toBeVisible();
    await page.route('**/assets/account-page*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.getByRole('searchbox').fill(`${name}x`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test('columns are hidden and moved by keyboard, and stay so', { tag: '@page' }, async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/accounts');
  const headers = page.getByRole('columnheader');
  await expect(headers.first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('checkbox', { name: 'City' }).press('Space');
  await page.getByRole('button', { name: 'Move Team up' }).press('Enter');
  await page.getByRole('button', { name: 'Move Team up' }).press('Enter');
  const chosen = ['Name', 'Status', 'Team', 'State', 'Zip code', 'Tags', 'Created'];
  await expect(headers).toHaveText(chosen);
  await page.reload();
  await expect(headers).toHaveText(chosen);
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('button', { name: 'Reset columns' }).press('Enter');
  await expect(headers).toHaveText([
    'Name',
    'Status',
    'City',
    'State',
    'Zip code',
    'Team',
    'Tags',
    'Created',
  ]);
});

test('the exported file holds what the list shows of all rows, in their order', async ({ as }) => {
  const page = await as('agency');
  const name = newName('=Formula');
  await page.goto('/agency/accounts');
  for (const letter of ['A', 'B']) await createAccount(page, `${name} ${letter}`);
  await page.goto(`${list(name)}&sort=name,desc`);
  await expect(page.getByText('2 accounts')).toBeVisible();
  const { name: fileName, lines } = await exportedCsv(page);
  expect(fileName).toBe('accounts.csv');
  expect(lines[0]).toBe(HEADINGS);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^"'${name} B","[A-Z][a-z ]+","Phoenix","AZ",`));
  expect(lines[2]).toContain(`"'${name} A"`);

  await page.goto(list('nothing has this name'));
  await expect(page.getByText('No Data')).toBeVisible();
  expect((await exportedCsv(page)).lines).toEqual([HEADINGS]);
});

test('a list opens in Excel: texts as texts, numbers as numbers, headings even without rows', async ({
  as,
}) => {
  const page = await as('agency');
  const name = newName('=SUM');
  await page.goto('/agency/accounts');
  await createAccount(page, name);
  await page.goto(list(name));
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
  const { name: fileName, sheet } = await exportedExcel(page);
  expect(fileName).toBe('accounts.xlsx');
  expect(rowsOf(sheet)).toMatchObject([
    ['Name', 'Status', 'City', 'State', 'Zip code', 'Team', 'Tags', 'Created'],
    [
      name,
      expect.any(String),
      'Phoenix',
      'AZ',
      expect.any(String),
      expect.any(String),
      '',
      expect.any(String),
    ],
  ]);
  expect(sheet.A2).toMatchObject({ t: 's' });
  expect(sheet.A2).not.toHaveProperty('f');

  await page.goto(list('nothing has this name'));
  await expect(page.getByText('No Data')).toBeVisible();
  expect(rowsOf((await exportedExcel(page)).sheet)).toHaveLength(1);

  const quotes = await as('agency');
  await quotes.goto('/agency/policies');
  await expect(quotes.getByRole('status').filter({ hasText: /polic/ })).toBeVisible();
  const { sheet: policies } = await exportedExcel(quotes);
  const dueAt = (rowsOf(policies)[0] as string[]).indexOf('Due');
  expect(rowsOf(policies).length).toBeGreaterThan(1);
  for (const row of rowsOf(policies).slice(1)) expect(typeof row[dueAt]).toBe('number');
});

const HEADINGS = '\ufeff"Name","Status","City","State","Zip code","Team","Tags","Created"';

async function exported(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const file = await download;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

async function exportedCsv(page: Page): Promise<{ name: string; lines: string[] }> {
  const { name, bytes } = await exported(page, 'CSV');
  return { name, lines: bytes.toString('utf8').trimEnd().split('\n') };
}

async function exportedExcel(page: Page): Promise<{ name: string; sheet: WorkSheet }> {
  const { name, bytes } = await exported(page, 'Excel');
  const { Sheets, SheetNames } = read(bytes);
  return { name, sheet: Sheets[SheetNames[0] ?? ''] ?? {} };
}

const rowsOf = (sheet: WorkSheet): unknown[][] => utils.sheet_to_json(sheet, { header: 1 });
