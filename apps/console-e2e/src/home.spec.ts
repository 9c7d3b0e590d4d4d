import { look } from './look';
import type { Person } from './people';
import { PEOPLE } from './people';
import { countOf } from './accounts';
import { expect, test } from './test';

const HOMES: readonly Person[] = ['agency', 'underwriter', 'customer', 'da'];

for (const person of HOMES) {
  test(`each number of the home of ${person} is that of the list it opens`, async ({ as }) => {
    test.slow();
    const page = await as(person);
    await page.goto(PEOPLE[person].landing);
    const links = page
      .getByRole('list', { name: 'At a glance' })
      .or(page.getByRole('region', { name: 'What waits' }))
      .getByRole('link');
    await expect(links.first()).toBeVisible();
    for (let index = 0; index < (await links.count()); index++) {
      const link = links.nth(index);
      await expect(link.locator('strong')).toHaveText(/^\d/);
      const number = await link.locator('strong').innerText();
      await link.click();
      await expect(countOf(page)).toHaveText(new RegExp(`^${number}\\b`));
      await page.goBack();
      await expect(links.first()).toBeVisible();
    }
    await look(page, `home-${person}`);
  });
}

test('the book of staff adds up, whatever it is split by', async ({ as }) => {
  const page = await as('admin');
  await page.goto(`${PEOPLE.admin.landing}?range=365`);
  const tile = page.getByRole('listitem').filter({ hasText: 'Premium issued' }).locator('strong');
  await expect(tile).toHaveText(/^\$[\d,]+\.\d\d$/);
  const cents = (text: string): number => Number(text.replace(/[^\d-]/g, ''));
  for (const name of ['Premium by agency', 'Premium by state', 'Premium issued by month']) {
    const plot = page.getByRole('region', { name, exact: true }).first();
    await plot.getByText('Table', { exact: true }).click();
    const amounts = await plot.locator('tbody tr td:last-child').allInnerTexts();
    expect(amounts.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(await tile.innerText()));
  }
  await page.getByText('30 days', { exact: true }).click();
  await expect(page).toHaveURL(/range=30/);
  await expect(tile).toHaveText(/^\$/);
});

const MONEY = [
  ['premiumprocessor', 'Outstanding balances'],
  ['reinsurer', 'Cessions'],
  ['cluster', 'Commissions'],
] as const;

for (const [person, name] of MONEY) {
  test(`the money at the home of ${person} is that of its list`, async ({ as }) => {
    const page = await as(person);
    await page.goto(PEOPLE[person].landing);
    const strip = page.getByRole('region', { name, exact: true });
    await expect(strip.locator('dd').first()).toHaveText(/\d/);
    const amounts = await strip.locator('dd').allInnerTexts();
    await strip.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const listed = page.locator('.kit-strip dd');
    await expect(listed).toHaveCount(amounts.length);
    expect(await listed.allInnerTexts()).toEqual(amounts);
  });
}

test('a security provider and an insured find scores at home, the lowest first', async ({ as }) => {
  const provider = await as('mssp');
  await provider.goto(PEOPLE.mssp.landing);
  const clients = provider.getByRole('region', { name: 'Clients by score, the lowest first' });
  await clients.first().getByText('Table', { exact: true }).click();
  const scores = (await clients.locator('tbody tr td:last-child').allInnerTexts()).map(Number);
  expect(scores.length).toBeGreaterThan(1);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));

  const insured = await as('customer');
  await insured.goto(PEOPLE.customer.landing);
  const own = insured.getByRole('region', { name: 'Risk score' });
  await expect(own.getByRole('listitem')).toHaveCount(3);
  await own.getByRole('link', { name: 'What the score is made of' }).click();
  await expect(insured.getByText(/^\d+ of 100$/).first()).toBeVisible();
});
