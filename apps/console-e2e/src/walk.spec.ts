import type { Page } from '@playwright/test';
import { look } from './look';
import { answerQuestions, choose, livePremium } from './quotes';
import { expect, test } from './test';
import { enterByCode, freeCompany, mailedLink, type } from './walk';

/** Small enough for Prime 250, so that each run of the test finds one without an account. */
const US_COMPANIES = ['Birchmere Estates', 'Northwold Estates', 'Stonehollow Estates'];
const UK_COMPANIES = ['Copperlane Estates', 'Larkhollow Estates', 'Longmere Kitchen'];

const WALK_MS = 300_000;
const ACTION_MS = 20_000;

// Five minutes of three browsers: on a busy machine one of hundreds of waits may be too short.
test.describe.configure({ retries: 2 });

/** Looks the company up and makes it an account. */
async function createAccount(agent: Page, company: string): Promise<void> {
  await agent.goto('/agency/accounts');
  await agent.getByRole('button', { name: 'New Account' }).first().press('Enter');
  const dialog = agent.getByRole('dialog', { name: 'New Account' });
  await type(dialog.getByLabel('Name'), company);
  await dialog.getByLabel('Team').press('ArrowDown');
  await dialog.getByLabel('Team').press('Enter');
  await dialog.getByRole('button', { name: 'Search' }).press('Enter');
  await agent
    .getByRole('button', { name: `Pick ${company}` })
    .first()
    .press('Enter');
  await agent.getByRole('button', { name: 'Add Account' }).press('Enter');
  await expect(agent.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** Goes through the wizard; answers the amount due that it showed. */
async function requestQuote(agent: Page, product: RegExp, isLitigated: boolean): Promise<string> {
  await agent.getByRole('button', { name: 'Request Quote' }).press('Enter');
  await agent.getByRole('button', { name: 'Verify and continue' }).press('Enter');
  await agent.getByRole('radio', { name: product }).press('Space');
  await agent.getByRole('button', { name: 'Continue' }).press('Enter');
  await answerQuestions(agent);
  if (isLitigated) {
    const asked = agent.getByRole('radiogroup', { name: 'Pending litigation' });
    await asked.getByRole('radio', { name: 'Yes', exact: true }).press('Space');
  }
  await agent.getByRole('button', { name: 'Continue' }).press('Enter');
  const shown = await livePremium(agent);
  await agent.getByRole('button', { name: 'Request Quote' }).press('Enter');
  return shown;
}

/** Picks the referral up in the inbox and releases it. */
async function release(underwriter: Page, company: string, number: string): Promise<void> {
  await underwriter.goto(`/admin/inbox?search=${number}`);
  await look(underwriter, 'walk-inbox');
  await underwriter.getByRole('link', { name: company }).press('Enter');
  const drawer = underwriter.getByRole('dialog', { name: new RegExp(company) });
  await drawer.getByRole('button', { name: 'Pick up' }).press('Enter');
  await drawer.getByRole('button', { name: 'Release terms' }).press('Enter');
  const dialog = underwriter.getByRole('dialog', { name: 'Release terms' });
  await dialog.getByRole('button', { name: 'Release terms' }).press('Enter');
  await expect(underwriter.getByText('Terms released')).toBeVisible();
}

interface Holder {
  firstName: string;
  email: string;
  phone: string;
}

/** Sends the application; on surplus paper with the broker that the agency is licensed through. */
async function sendForSignature(agent: Page, holder: Holder, isSurplus: boolean): Promise<void> {
  await agent.getByRole('button', { name: 'Send for signature' }).press('Enter');
  const dialog = agent.getByRole('dialog', { name: 'Send for signature' });
  await type(dialog.getByLabel('First Name'), holder.firstName);
  await type(dialog.getByLabel('Last Name'), 'Holder');
  await type(dialog.getByLabel('Email Address'), holder.email);
  await type(dialog.getByLabel('Phone Number'), holder.phone);
  if (isSurplus) await choose(agent, 'Surplus lines broker', 'Martha Quill.*');
  await dialog.getByRole('button', { name: 'Send for signature' }).press('Enter');
  await expect(agent.getByText(`The application was sent to ${holder.email}`)).toBeVisible();
}

/** Reads, attests and signs by the mailed link. */
async function sign(holder: Page, { email, firstName }: Holder, name: string): Promise<void> {
  await enterByCode(holder, await mailedLink(holder, email, 'Review & sign'), email);
  const submit = holder.getByRole('button', { name: 'Sign application' });
  await expect(submit).toBeDisabled();
  await look(holder, `walk-${name}-sign`);
  await holder.getByLabel(/attest to it/).press('Space');
  await type(holder.getByLabel('Name', { exact: true }), `${firstName} Holder`);
  await type(holder.getByLabel('Title'), 'Owner');
  await type(holder.getByLabel(/your signature/), `${firstName} Holder`);
  await submit.press('Enter');
  await expect(holder.getByText('Your signed application is on file')).toBeVisible();
  await look(holder, `walk-${name}-signed`);
}

/** Pays all that is due by the mailed link. */
async function pay(holder: Page, { email }: Holder, due: string, name: string): Promise<void> {
  await enterByCode(holder, await mailedLink(holder, email, 'Pay the premium'), email);
  await expect(holder.getByText(due).first()).toBeVisible();
  await look(holder, `walk-${name}-pay`);
  await holder.getByRole('radio', { name: 'Credit Card' }).press('Space');
  await type(holder.getByLabel('Card number'), '4242 4242 4242 4242');
  await holder.getByRole('button', { name: `PAY IN FULL ${due}` }).press('Enter');
  await expect(holder.getByText('Thank you for making payment for Policy#')).toBeVisible();
  await look(holder, `walk-${name}-paid`);
}

const numberOf = async (page: Page): Promise<string> =>
  /Q-\d\d-\d{7}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ??
  '';

const amountDue = (page: Page) =>
  page.locator('.quote-line-total').filter({ hasText: 'Amount due' }).locator('dd').first();

test('surplus lines, referred: agent, underwriter and policyholder, by keyboard alone', async ({
  as,
}) => {
  test.setTimeout(WALK_MS);
  const [agent, underwriter, policyholder] = await Promise.all([
    as('agency'),
    as('underwriter'),
    as('nobody'),
  ]);
  underwriter.setDefaultTimeout(ACTION_MS);
  agent.setDefaultTimeout(ACTION_MS);
  await agent.goto('/agency/accounts');
  const company = await freeCompany(agent, US_COMPANIES);
  const holder = {
    firstName: 'Ada',
    email: `ada.${Date.now()}@insured.example`,
    phone: '6025550142',
  };
  await createAccount(agent, company);
  await requestQuote(agent, /^Prime 250 Surplus/, true);
  await expect(agent.getByText('REFERRED', { exact: true })).toBeVisible();
  await look(agent, 'walk-referred');
  await release(underwriter, company, await numberOf(agent));
  await expect(agent.getByText('READY', { exact: true })).toBeVisible();
  const due = (await amountDue(agent).textContent()) ?? '';
  await sendForSignature(agent, holder, true);
  await sign(policyholder, holder, 'surplus');
  await expect(agent.getByText('SIGNED', { exact: true })).toBeVisible();
  await bindQuote(agent, 'surplus');
  await pay(policyholder, holder, due, 'surplus');
});

test('the UK edition, straight: broker and policyholder', async ({ as, baseURL }) => {
  test.setTimeout(WALK_MS);
  const url = new URL(baseURL ?? '');
  url.hostname = 'uk.app.localhost';
  const edition = { baseURL: url.origin };
  const [broker, policyholder] = await Promise.all([
    as('brokerage', edition),
    as('nobody', edition),
  ]);
  broker.setDefaultTimeout(ACTION_MS);
  await broker.goto('/agency/accounts');
  const company = await freeCompany(broker, UK_COMPANIES);
  const holder = {
    firstName: 'Ida',
    email: `ida.${Date.now()}@insured.example`,
    phone: '07700900123',
  };
  await createAccount(broker, company);
  const shown = await requestQuote(broker, /^Prime One United/, false);
  await expect(broker.getByText('READY', { exact: true })).toBeVisible();
  expect(shown).toMatch(/^£/);
  const due = (await amountDue(broker).textContent()) ?? '';
  await sendForSignature(broker, holder, false);
  await sign(policyholder, holder, 'uk');
  await expect(broker.getByText('SIGNED', { exact: true })).toBeVisible();
  await bindQuote(broker, 'uk');
  await pay(policyholder, holder, due, 'uk');
});

/** Binds a signed quote, which issues its policy. */
async function bindQuote(agent: Page, name: string): Promise<void> {
  await agent.getByRole('button', { name: 'Bind', exact: true }).press('Enter');
  const dialog = agent.getByRole('dialog', { name: 'Bind' });
  await expect(dialog.getByLabel('First Name')).not.toHaveValue('');
  if (name === 'surplus') {
    await look(agent, 'walk-bind');
    await choose(agent, 'Surplus lines broker', 'Martha Quill.*');
  }
  await dialog.getByRole('button', { name: 'Bind quote' }).press('Enter');
  await expect(agent.getByText('The quote is bound.')).toBeVisible();
  await expect(agent.getByText(/^(ISSUED|IN FORCE)$/).first()).toBeVisible({ timeout: 15_000 });
  await look(agent, `walk-${name}-issued`);
}
