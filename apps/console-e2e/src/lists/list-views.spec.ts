import { accountIdOf, createAccount, newName } from '../accounts';
import { choose, requestQuote } from '../quotes';
import { expect, test } from '../test';

const SHARED = /^Renewals nobody took/;

test('two rows are marked lost at once, and what is shown is kept as a view and shared', async ({
  as,
}) => {
  test.slow();
  const [admin, colleague, agent] = await Promise.all([
    as('admin'),
    as('underwriter'),
    as('agency'),
  ]);
  await agent.goto('/agency/quotes');
  const company = 'Alder Creek Logistics';
  const accountId = await accountIdOf(agent, company);
  const made = [await requestQuote(agent, accountId), await requestQuote(agent, accountId)];

  await agent.goto('/agency/quotes?search=Alder+Creek');
  for (const { quoteNumber } of made) {
    await agent.getByRole('checkbox', { name: `Choose ${company}, ${quoteNumber}` }).check();
  }
  const bar = agent.getByRole('region', { name: 'Chosen rows' });
  await expect(bar.getByText('2 chosen')).toBeVisible();
  await bar.getByRole('button', { name: 'Mark lost' }).click();
  const dialog = agent.getByRole('dialog', { name: 'Mark lost' });
  await expect(dialog.getByText('For these 2, one after the other:')).toBeVisible();
  await choose(agent, 'Loss reason', 'Do not want Cyber');
  await dialog.getByLabel('Reason description').fill('Both went elsewhere.');
  await dialog.getByRole('button', { name: 'Mark lost' }).click();
  await expect(agent.getByText('Mark lost: 2 done')).toBeVisible();
  await expect(bar).toHaveCount(0);
  for (const { quoteNumber } of made) {
    const row = agent.getByRole('row').filter({ hasText: quoteNumber });
    await expect(row.getByText('Lost', { exact: true })).toBeVisible();
  }

  const name = newName('Renewals nobody took');
  await admin.goto('/admin/quotes?type=RENEWAL&status=INACTIVE');
  await admin.getByRole('button', { name: 'Save this view' }).click();
  const form = admin.getByRole('dialog', { name: 'Save this view' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('checkbox', { name: /Everybody of my organization/ }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('View saved')).toBeVisible();
  const views = admin.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  await colleague.goto('/admin/quotes');
  const theirs = colleague.getByRole('navigation', { name: 'Views' });
  await theirs.getByRole('link', { name }).click();
  await expect(colleague).toHaveURL(/type=RENEWAL&status=INACTIVE&view=/);
  await expect(colleague.getByRole('button', { name: /Options of the view/ })).toHaveCount(0);
  await agent.goto('/agency/quotes');
  const own = agent.getByRole('navigation', { name: 'Views' });
  await expect(own.getByRole('link', { name: /^All/ })).toBeVisible();
  await expect(own.getByRole('link', { name: SHARED })).toHaveCount(0);

  await admin.getByRole('button', { name: 'New business' }).click();
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await admin.getByRole('button', { name: `Options of the view ${name}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete view' }).click();
  const question = admin.getByRole('dialog', { name: 'Delete this view?' });
  await expect(question.getByText('for everybody of your organization')).toBeVisible();
  await question.getByRole('button', { name: 'Delete view' }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
});

test('what is refused of several rows is named, and tried again alone', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await page.goto('/agency/quotes');
  const company = 'Alder Creek Logistics';
  const accountId = await accountIdOf(page, company);
  const [first, second] = [
    await requestQuote(page, accountId),
    await requestQuote(page, accountId),
  ];
  await page.route(`**/api/quote/v1/lost/${second.id}`, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: '{"detail":"Somebody is binding it."}',
    }),
  );
  await page.goto('/agency/quotes?search=Alder+Creek');
  for (const { quoteNumber } of [first, second]) {
    await page.getByRole('checkbox', { name: `Choose ${company}, ${quoteNumber}` }).check();
  }
  await page.getByRole('button', { name: 'Mark lost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark lost' });
  await choose(page, 'Loss reason', 'Do not want Cyber');
  await dialog.getByLabel('Reason description').fill('Both went elsewhere.');
  await dialog.getByRole('button', { name: 'Mark lost' }).click();
  await expect(dialog.getByText('1 could not be done. The others are done.')).toBeVisible();
  await expect(
    dialog.getByText(`${company}, ${second.quoteNumber}: Somebody is binding it.`),
  ).toBeVisible();
  await page.unroute(`**/api/quote/v1/lost/${second.id}`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Mark lost: 1 done')).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: first.quoteNumber }).getByText('Lost'),
  ).toBeVisible();
});

test(
  'no row takes two lines, and what is cut is read by pointer and by keyboard',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/agency/accounts');
    const name = newName('The Very Long Name Of A Company That Nobody Could Ever Read On One Line');
    await createAccount(page, name);
    await page.goto(`/agency/accounts?search=${encodeURIComponent(name)}`);
    const link = page.getByRole('link', { name });
    await expect(link).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: name });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(41);
    await link.hover();
    await expect(row.locator('td.kit-list-first')).toHaveAttribute('title', name);
    await page.keyboard.press('j');
    await expect(page.getByRole('tooltip')).toContainText(name);

    await page.setViewportSize({ width: 390, height: 800 });
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(390);
    expect(height).toBeLessThanOrEqual(96);
    // The link lies over all of the card.
    await row.getByText('Phoenix').click({ force: true });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test(
  'the lists of quotes and policies keep to one line a row',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('underwriter');
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['quotes', 'policies', 'accounts', 'manage/users']) {
      await page.goto(`/admin/${path}`);
      const rows = page.locator('tr.kit-list-row');
      await expect(rows.first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const heights = await rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height),
      );
      expect(Math.max(...heights), path).toBeLessThanOrEqual(41);
      const room = page.locator('.kit-list-table');
      expect(await room.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0);
    }
  },
);
