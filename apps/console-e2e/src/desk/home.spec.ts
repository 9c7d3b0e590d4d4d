import type { Locator, Page } from '@playwright/test';
import { countOf } from '../accounts';
import { look } from '../look';
import type { Person } from '../people';
import { PEOPLE } from '../people';
import { pick } from '../pick';
import { expect, test } from '../test';

const HOMES: readonly Person[] = ['agency', 'underwriter', 'customer', 'da'];
/** What is counted as rows of a list, of all that stands on a home. */
const COUNT = /^[\d,]+\+?$/;

const figuresOf = (page: Page) => page.getByRole('list', { name: 'At a glance' });
const tasksOf = (page: Page) => page.getByRole('region', { name: 'Next for you' });
const figure = (page: Page, name: string) =>
  figuresOf(page).getByRole('listitem').filter({ hasText: name }).locator('strong');

/** The number of each link, and where it leads. */
const read = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      number: link.querySelector('strong')?.textContent ?? '',
    })),
  );

for (const person of HOMES) {
  test(`each number of the home of ${person} is that of the list it opens`, async ({ as }) => {
    test.slow();
    const page = await as(person);
    await page.goto(PEOPLE[person].landing);
    await expect(figuresOf(page)).toBeVisible();
    await look(page, `home-${person}`);
    const links = figuresOf(page).or(tasksOf(page)).getByRole('link');
    const counted = (await read(links)).filter(({ number }) => COUNT.test(number));
    expect(counted.length).toBeGreaterThan(2);
    for (const { href, number } of counted) {
      await page.goto(href);
      await expect(countOf(page), href).toHaveText(new RegExp(`^${number}(\\D|$)`));
    }
  });
}

test('a chart opens the rows that it counts, which say what they are narrowed by', async ({
  as,
}) => {
  const page = await as('agency');
  await page.goto(`${PEOPLE.agency.landing}?range=365`);
  const chart = page.getByRole('region', { name: 'Quotes by status', exact: true }).first();
  await chart.getByText('Table', { exact: true }).click();
  const numbers = await chart.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const total = numbers.reduce((sum, text) => sum + Number(text.replace(/,/g, '')), 0);
  await chart.getByRole('link', { name: 'See these quotes' }).press('Enter');
  await expect(countOf(page)).toHaveText(new RegExp(`^${total}\\D`));
  const time = page.getByRole('button', { name: /^Take away: Made / });
  await time.press('Enter');
  await expect(page).not.toHaveURL(/after=/);
  await expect(time).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take away: USD' })).toBeVisible();
});

test('the book of staff adds up, whatever it is split by', async ({ as }) => {
  const page = await as('admin');
  await page.goto(`${PEOPLE.admin.landing}?range=365`);
  const issued = figure(page, 'Premium issued');
  await expect(issued).toHaveText(/^\$[\d,]+$/);
  const amount = (text: string): number => Number(text.replace(/[^\d.-]/g, ''));
  const whole = amount(await issued.innerText());
  await page.getByRole('button', { name: /more charts$/ }).press('Enter');
  for (const name of ['Premium by agency', 'Premium by state', 'Premium issued by month']) {
    const chart = page.getByRole('region', { name, exact: true }).first();
    await chart.getByText('Table', { exact: true }).click();
    const amounts = await chart.locator('tbody tr td:last-child').allInnerTexts();
    const sum = amounts.reduce((total, text) => total + Math.round(amount(text) * 100), 0);
    expect(Math.round(sum / 100), name).toBe(whole);
  }
  await page.getByText('30 days', { exact: true }).click();
  await expect(page).toHaveURL(/range=30/);
  await expect(issued).toHaveText(/^\$/);
});

test('staff look at one agency alone', { tag: '@page' }, async ({ as }) => {
  const page = await as('admin');
  await page.goto(`${PEOPLE.admin.landing}?range=365`);
  const inForce = figure(page, 'Policies in force');
  await expect(inForce).toHaveText(COUNT);
  const all = Number(await inForce.innerText());
  await page.getByRole('combobox', { name: 'Agency' }).press('ArrowDown');
  await pick(page, 'Harborline Insurance');
  await expect(page).toHaveURL(/agencyId=/);
  await expect.poll(async () => Number(await inForce.innerText())).toBeLessThan(all);
  await figuresOf(page)
    .getByRole('link', { name: /^Policies in force/ })
    .press('Enter');
  await expect(page.getByRole('button', { name: /^Take away: Harborline/ })).toBeVisible();
});

const MONEY = [
  ['premiumprocessor', 'Money outstanding', 'Outstanding'],
  ['reinsurer', 'Premium ceded', 'Ceded premium'],
  ['cluster', 'Commission released, not paid', 'Released, not paid'],
] as const;

for (const [person, name, listed] of MONEY) {
  test(`the money at the home of ${person} is that of its list`, async ({ as }) => {
    const page = await as(person);
    await page.goto(PEOPLE[person].landing);
    const tile = figure(page, name);
    await expect(tile).toHaveText(/\d/);
    const amount = await tile.innerText();
    await figuresOf(page)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .press('Enter');
    const fact = page.locator('.kit-strip dl > div').filter({ hasText: listed }).first();
    await expect(fact.locator('dd')).toHaveText(/\d/);
    const exact = Number((await fact.locator('dd').innerText()).replace(/[^\d.]/g, ''));
    expect(Math.round(exact)).toBe(Number(amount.replace(/[^\d]/g, '')));
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
