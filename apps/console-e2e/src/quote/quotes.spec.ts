import type { Page } from '@playwright/test';
import { accountIdOf, createAccount, newName, RED_ROCK_DENTAL } from '../accounts';
import { expectOk } from '../policies';
import { answerQuestions, choose, GOOD_ANSWERS, livePremium, requestQuote } from '../quotes';
import { pick } from '../pick';
import { expect, test } from '../test';

const account = `/agency/accounts/${RED_ROCK_DENTAL}`;
const questions = (product: string, accountId = RED_ROCK_DENTAL) =>
  `/agency/quotes/${product}/${accountId}/requestQuote/questions`;

/** Goes to the builder with every question answered. */
async function openBuilder(page: Page, product: string, accountId?: string): Promise<void> {
  await page.goto(questions(product, accountId));
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Build quote' })).toBeVisible();
}

/** A client that may be quoted, of whom no answer is on file; the demo companies have theirs. */
async function quotableAccount(page: Page): Promise<string> {
  const id = await createAccount(page, newName('No Answers'));
  await expectOk(page, 'PUT', `/api/account/v1/${id}`, {
    revenue: 1_200_000,
    naicsCode: '621210',
    noOfEmployeesAll: 12,
    yearEstablished: 1998,
    domainName: `${id}.example`,
  });
  return id;
}

const adjustedIn = (page: Page) =>
  page.getByRole('note').filter({ hasText: 'Adjusted to what is offered' }).getByRole('listitem');

const summary = (page: Page) => page.getByRole('tabpanel', { name: 'Summary' });

test('an agent builds a quote, and is offered the premium that was shown', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await page.goto(account);
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('$2,640,000')).toBeVisible();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByRole('radio', { name: /^Prime 250 Admitted/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  const usual = page.getByRole('button', { name: /^POPULAR/ });
  await expect(usual).toHaveAttribute('aria-pressed', 'true');
  const before = await livePremium(page);
  await expect(usual).toContainText(before);
  await choose(page, 'Limit', '$2,000,000');
  await expect(usual).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('more than before the last change')).toBeVisible();
  const after = await livePremium(page);
  expect(after).not.toBe(before);

  const why = page.getByRole('region', { name: 'Why this premium' }).first();
  await expect(why.getByRole('listitem').filter({ hasText: 'Total with taxes' })).toContainText(
    after,
  );
  const plot = why.getByRole('figure', { name: 'Why this premium' });
  await expect(plot.locator('svg').getByText('Total with taxes')).toBeVisible();
  await why.getByText('Table').click();
  await expect(why.getByRole('row').filter({ hasText: 'Hazard of the industry' })).toContainText(
    '1.7',
  );

  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('Quote request(s) sent successfully!')).toBeVisible();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(summary(page).getByText(after).first()).toBeVisible();
});

test('a draft is saved with its terms, and requested from its page', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await openBuilder(page, 'P250_S');
  const panel = page.getByRole('complementary', { name: 'Premium' });
  await expect(panel.getByText('Surplus lines tax')).toBeVisible();
  await page.getByRole('button', { name: /^BASIC/ }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(summary(page).getByText('BASIC')).toBeVisible();
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(summary(page).getByText('Surplus lines tax')).toBeVisible();
  await page.getByRole('tab', { name: 'Coverages' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Data Restoration' })).toContainText('$');
});

test(
  'every security question is required, and each is led to',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.goto('/agency/accounts');
    const unanswered = questions('P250', await quotableAccount(page));
    await page.goto(unanswered);
    await page.getByRole('button', { name: 'Continue' }).click();
    const alert = page.getByRole('main').getByRole('alert').first();
    await expect(alert.getByRole('link')).toHaveCount(5);
    await expect(alert.getByText(/^and \d+ more$/)).toBeVisible();
    await alert.getByRole('link', { name: 'Encryption is a required field' }).click();
    const encryption = page.getByRole('radiogroup', { name: 'Encryption' });
    await expect(encryption.getByRole('radio').first()).toBeFocused();
    await page.goto(unanswered.replace('questions', 'quote'));
    await expect(page.getByText('Answer the security questions first')).toBeVisible();
  },
);

test('a coverage that the answers do not allow is taken away with the reason', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await openBuilder(page, 'P250');
  await livePremium(page);
  const coverage = page.getByRole('checkbox', { name: 'Contingent System Failure' });
  await coverage.click();
  const dialog = page.getByRole('dialog', { name: 'Requirements not met' });
  await expect(dialog).toContainText('Third-party agreements');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(coverage).not.toBeChecked();
  const adjusted = adjustedIn(page).filter({
    hasText: 'Contingent System Failure is not covered.',
  });
  await expect(adjusted).toContainText('Third-party agreements');
});

test('a quote tells what was adjusted of what was asked for', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/quotes');
  const { id } = await requestQuote(page, RED_ROCK_DENTAL, GOOD_ANSWERS, { presetName: 'ELITE' });
  await page.goto(`/agency/quotes/${id}`);
  const adjusted = adjustedIn(page);
  await expect(adjusted.first()).toContainText('Contingent System Failure is not covered.');
  await expect(adjusted.last()).toContainText(
    'Cyber Crime Loss is covered up to $250,000, not $500,000.',
  );
});

test('variations are put in the cart, taken out again, and sent together', async ({ as }) => {
  test.slow();
  const page = await as('agency');
  await page.goto('/agency/dashboard');
  const accountId = await quotableAccount(page);
  await openBuilder(page, 'P250', accountId);
  await livePremium(page);
  const cart = page.getByRole('dialog', { name: 'Cart' });
  for (const preset of ['BASIC', 'ELITE']) {
    await page.getByRole('button', { name: new RegExp(`^${preset}`) }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Added to the cart')).toBeVisible();
    await page.getByRole('button', { name: /^Cart/ }).press('Enter');
    await expect(cart.getByRole('row').filter({ hasText: preset })).toBeVisible();
    await cart.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(cart).toBeHidden();
  }
  await page.getByRole('button', { name: /^Cart/ }).press('Enter');
  await cart
    .getByRole('row')
    .filter({ hasText: 'BASIC' })
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect(cart.getByRole('row').filter({ hasText: 'BASIC' })).toHaveCount(0);
  await cart.getByRole('button', { name: 'Send quotes' }).press('Enter');
  await expect(page.getByText('Quotes successfully sent')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/accounts/${accountId}/quotes$`));
});

test('the UK edition quotes in pounds with insurance premium tax', async ({ as, baseURL }) => {
  test.slow();
  const url = new URL(baseURL ?? '');
  url.hostname = 'uk.app.localhost';
  const page = await as('brokerage', { baseURL: url.origin });
  await page.goto('/agency/accounts');
  await page.goto(`/agency/accounts/${await accountIdOf(page, 'Briar Lane Architects')}`);
  await page.getByRole('button', { name: 'Request Quote' }).click();
  await expect(page.getByText('Turnover')).toBeVisible();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await livePremium(page)).toMatch(/^£/);
  await expect(page.getByText('Insurance premium tax').first()).toBeVisible();
  await expect(page.getByText('Reject TRIA coverage')).toHaveCount(0);
});

test('a quote is found, marked lost with a reason, and then closed', async ({ as }) => {
  const page = await as('agency');
  await page.goto('/agency/quotes');
  const { quoteNumber } = await requestQuote(page, RED_ROCK_DENTAL);
  await page.getByRole('searchbox').fill(quoteNumber);
  await page.getByRole('link', { name: quoteNumber }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark lost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lost quote' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const text of ['Loss Reason required', 'Reason Description is required']) {
    await expect(dialog.getByText(text).first()).toBeVisible();
  }
  await choose(page, 'Loss reason', 'Fill-in option');
  await dialog.getByLabel('Reason description').fill('The client stays uninsured.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Fill-In text is required').first()).toBeVisible();
  await dialog.getByLabel('Fill-in option').fill('Waits for next year');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Quote Lost Reason Saved Successfully!')).toBeVisible();
  await expect(page.getByText('Lost', { exact: true })).toBeVisible();
  const why = 'Waits for next year: The client stays uninsured.';
  await expect(page.getByText(why, { exact: true })).toBeVisible();
});

test('staff begin a quote for an agency and its client', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/admin/quotes');
  await page.getByRole('link', { name: 'Request Quote' }).click();
  await page.getByRole('combobox', { name: 'Agency' }).fill('Harborline');
  await pick(page, 'Harborline Insurance Partners');
  await page.getByRole('combobox', { name: 'Client' }).fill('Red Rock');
  await pick(page, 'Red Rock Dental');
  await page.getByRole('radio', { name: 'Prime 100 Admitted' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\/P100\/.*\/requestQuote\//);
  await expect(page.getByRole('link', { name: 'Red Rock Dental' })).toBeVisible();
});

test('staff choose the paper of a custom quote', async ({ as }) => {
  const page = await as('admin');
  await page.goto(`/admin/quotes/P250/${RED_ROCK_DENTAL}/requestQuote/questions`);
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Custom quote' }).click();
  const panel = page.getByRole('complementary', { name: 'Premium' });
  await expect(panel.getByText('Total with taxes')).toBeVisible();
  await expect(panel.getByText('Surplus lines tax')).toHaveCount(0);
  await page.getByText('Surplus', { exact: true }).click();
  await expect(page).toHaveURL(/\/quotes\/P250_S\/.*\/custom-quote$/);
  await expect(panel.getByText('Surplus lines tax')).toBeVisible();
});
