import type { Page } from '@playwright/test';
import { newName } from '../accounts';
import { press } from '../keyboard';
import { look } from '../look';
import { answerQuestions, livePremium } from '../quotes';
import { pick } from '../pick';
import { expect, test } from '../test';
import type { Holder, SurplusStep } from '../walk-quote';
import { amountDue, bindQuote, sendForSignature, sign } from '../walk-quote';
import { openPolicy, pay } from '../walk-policy';

const WALK_MS = 400_000;

// Five minutes of two browsers: on a busy machine one of hundreds of waits may be too short.
test.describe.configure({ retries: process.env.CI ? 2 : 0 });

const ACTION_MS = 20_000;

interface TypedCompany {
  title: string;
  /** Walked with every `npm test`, or by the sweep alone. */
  tag?: '@sweep';
  /** On surplus paper, what the state asks for besides the policyholder. */
  surplus?: readonly SurplusStep[];
  isUk?: true;
  state?: string;
  city: string;
  zipCode: string;
  phone: string;
  industry: string;
  product: RegExp;
  /** Absent: the company has none, which its agency attests. */
  domain?: string;
}

const DENTIST = { industry: '621210', domain: 'typed.example' };

/** Companies that exist in no directory; each is typed, priced, sold and paid on the pages alone. */
const COMPANIES: readonly TypedCompany[] = [
  {
    ...DENTIST,
    title: 'a dental office of Arizona',
    state: 'Arizona',
    city: 'Phoenix',
    zipCode: '85004',
    phone: '602 555 0142',
    product: /^Prime 250(?! (Surplus|Excess))/,
  },
  {
    title: 'a sole trader without a domain',
    tag: '@sweep',
    state: 'Arizona',
    city: 'Phoenix',
    zipCode: '85004',
    phone: '602 555 0142',
    industry: '541213',
    product: /^Prime 250(?! (Surplus|Excess))/,
  },
  {
    ...DENTIST,
    title: 'a dental office of Louisiana',
    surplus: ['broker', 'notice'],
    state: 'Louisiana',
    city: 'New Orleans',
    zipCode: '70112',
    phone: '504 555 0142',
    product: /^Prime 250 Surplus/,
  },
  {
    ...DENTIST,
    title: 'a dental office of Montana',
    tag: '@sweep',
    surplus: ['broker', 'effort', 'notice'],
    state: 'Montana',
    city: 'Helena',
    zipCode: '59601',
    phone: '406 555 0142',
    product: /^Prime 250 Surplus/,
  },
  {
    title: 'a charity of the United Kingdom',
    isUk: true,
    city: 'Leeds',
    zipCode: 'LS1 4AP',
    phone: '020 7946 0018',
    industry: '88990',
    domain: 'typed.example',
    product: /^Prime One(?! (Plus|Tech))/,
  },
];

for (const company of COMPANIES) {
  const title = `${company.title} that no directory knows is priced, quoted, signed, bound and paid`;
  test(title, { tag: company.tag ?? [] }, async ({ as, baseURL }) => {
    test.setTimeout(WALK_MS);
    const url = new URL(baseURL ?? '');
    if (company.isUk) url.hostname = 'uk.app.localhost';
    const there = { baseURL: url.origin };
    const agent = await as(company.isUk ? 'brokerage' : 'agency', there);
    const policyholder = await as('nobody', there);
    agent.setDefaultTimeout(ACTION_MS);
    const name = newName('Quiet Mesa');
    const holder: Holder = {
      firstName: 'Tess',
      email: `tess.${Date.now()}@insured.example`,
      phone: company.isUk ? '07700900123' : '6025550142',
    };
    await priceFirst(agent, company, name);
    await enterAccount(agent, company);
    await completeFacts(agent, company);
    await requestQuote(agent, company);
    const due = await amountDue(agent);
    await sendForSignature(agent, holder, company.surplus);
    await sign(policyholder, holder, 'typed');
    await expect(agent.getByText('Signed', { exact: true })).toBeVisible();
    await bindQuote(agent, 'typed', company.surplus !== undefined);
    await pay(policyholder, holder, due, 'typed');
    await openPolicy(agent, name);
    await expect(agent.getByText('Paid', { exact: true }).first()).toBeVisible();
  });
}

/** A first price of what is known on the telephone. */
async function priceFirst(agent: Page, company: TypedCompany, name: string): Promise<void> {
  await agent.goto('/agency/dashboard');
  await agent.getByRole('button', { name: 'Price a company' }).click();
  await agent.getByLabel('Company name or domain').fill(name);
  if (company.state) {
    await agent.getByLabel('State', { exact: true }).fill(company.state);
    await pick(agent, company.state, { exact: true });
  }
  if (company.isUk) await agent.getByLabel('Postcode').fill(company.zipCode);
  await agent.getByLabel('Industry', { exact: true }).fill(company.industry);
  await pick(agent, new RegExp(`^${company.industry}`));
  await agent.getByLabel(company.isUk ? 'Annual turnover' : 'Annual revenue').fill('1200000');
  await agent.getByLabel('Personal records held').fill('2000');
  await expect(
    agent
      .getByRole('complementary', { name: 'Premium' })
      .locator('[aria-busy="false"] .quote-price'),
  ).toBeVisible();
  await agent.getByRole('button', { name: 'Save as quote' }).click();
}

/** The company becomes an account by its address. */
async function enterAccount(agent: Page, company: TypedCompany): Promise<void> {
  const dialog = agent.getByRole('dialog', { name: /^Where is/ });
  await dialog.getByLabel('Address line 1').fill('12 Canyon Road');
  await dialog.getByLabel(company.isUk ? 'Town/City' : 'City').fill(company.city);
  await dialog.getByLabel(company.isUk ? 'Postcode' : 'Zip code').fill(company.zipCode);
  await dialog.getByLabel('Phone', { exact: true }).fill(company.phone);
  await dialog.getByRole('button', { name: 'Save as quote' }).click();
  await expect(agent.getByRole('button', { name: 'Verify and continue' })).toBeVisible();
}

/** What the first price did not ask, told on the way to the quote, which then goes on. */
async function completeFacts(agent: Page, company: TypedCompany): Promise<void> {
  await agent.getByRole('button', { name: 'Edit details' }).click();
  if (company.domain) await agent.getByLabel('Domain', { exact: true }).fill(company.domain);
  await agent.getByLabel('Employees').fill('12');
  await agent.getByRole('button', { name: 'Save details' }).click();
  await expect(agent.getByRole('button', { name: 'Verify and continue' })).toBeVisible();
  if (company.domain) await expect(agent.getByText(company.domain)).toBeVisible();
  await look(agent, 'typed-verify');
}

/** Through the steps of the wizard to a quote that is ready. */
async function requestQuote(agent: Page, company: TypedCompany): Promise<void> {
  // By keyboard: the notice of what was saved lies over the button for a while.
  await press(agent.getByRole('button', { name: 'Verify and continue' }));
  const product = agent.getByRole('radio', { name: company.product });
  await product.click();
  await expect(product).toBeChecked();
  await agent.getByRole('button', { name: 'Continue' }).click();
  await answerQuestions(agent);
  await agent.getByRole('button', { name: 'Continue' }).click();
  await livePremium(agent);
  await agent.getByRole('button', { name: 'Request Quote' }).click();
  await expect(agent.getByText('Ready', { exact: true })).toBeVisible();
}
