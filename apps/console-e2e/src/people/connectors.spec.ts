import type { Page } from '@playwright/test';
import { call } from '../policies';
import { RED_ROCK_DENTAL } from '../accounts';
import { GOOD_ANSWERS, requestQuote } from '../quotes';
import { expect, test } from '../test';

/** Waits until the condition of a cloud provider stands so on the page of a quote. */
const expectCondition = (page: Page, quoteId: string, state: string): Promise<void> =>
  expect(async () => {
    await page.goto(`/agency/quotes/${quoteId}`);
    const conditions = page.getByRole('region', { name: 'Subjectivities' });
    const condition = conditions.getByRole('listitem').filter({ hasText: 'Connected cloud' });
    await expect(condition).toContainText(state, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });

const WEAK_ENDPOINTS = { ...GOOD_ANSWERS, edrDeployed: false, mfaRemote: false, mfaAdmin: false };
const CREDENTIALS = { 'Client ID': 32, 'Client Secret': 32, 'Webhook Url': 16 };

/** What a tool takes off the price of a quote, as its page says it, in dollars. */
async function toolAmounts(page: Page, quoteId: string): Promise<number[]> {
  await page.goto(`/agency/quotes/${quoteId}`);
  const prices = page.getByRole('region', { name: 'Security tools and this price' });
  const line = prices.getByRole('listitem').filter({ hasText: 'Sophos' });
  const text = await line.innerText();
  return [...text.matchAll(/\$([\d,.]+\d)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  );
}

/** The premium of a quote, in cents. */
async function premiumOf(page: Page, quoteId: string): Promise<number> {
  const { body } = await call<{ totalPremium: number }>(page, 'GET', `/api/quote/v1/${quoteId}`);
  return Math.round(body.totalPremium * 100);
}

test('a policyholder connects a tool, which clears a condition of its quote, and disconnects it', async ({
  as,
}) => {
  test.slow();
  const agent = await as('agency');
  await agent.goto('/agency/quotes');
  const product = { product: 'PRIME_CLOUD' };
  const { id } = await requestQuote(agent, RED_ROCK_DENTAL, WEAK_ENDPOINTS, product);
  await expectCondition(agent, id, 'Open');
  const page = await as('customer');
  const before = await premiumOf(agent, id);
  const announced = (await toolAmounts(agent, id)).at(-1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/customer/manage/connectors/SOPHOS');
  // Over there everything is in order: it says the best that it can say.
  const simulated = page.getByRole('link', { name: 'Choose how the simulated tool behaves' });
  const [simulator] = await Promise.all([page.waitForEvent('popup'), simulated.press('Enter')]);
  await simulator.getByRole('button', { name: 'A finding was closed' }).press('Enter');
  await expect(simulator.getByRole('status')).toContainText('A finding was closed');
  await page.getByRole('button', { name: 'ADD' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Connect Sophos Central' });
  for (const [label, length] of Object.entries(CREDENTIALS)) {
    await form.getByLabel(label).fill('a'.repeat(length));
  }
  await form.getByRole('button', { name: 'Connect' }).press('Enter');
  await expect(page.getByText('Connector added successfully!')).toBeVisible();
  // It takes off what was announced, and what the page says of it now.
  await expect.poll(() => premiumOf(agent, id), { timeout: 30_000 }).toBeLessThan(before);
  const [saved = NaN] = await toolAmounts(agent, id);
  expect(saved).toBe(announced);
  expect(before - (await premiumOf(agent, id))).toBe(Math.round(saved * 100));
  const timeline = agent.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('A security tool moved the risk score');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/customer/manage/connectors');
  await page.getByRole('button', { name: 'Connect Google Workspace' }).press('Enter');
  await expect(page.getByText('This is a simulation of the consent page')).toBeVisible();
  await page.getByRole('button', { name: 'Deny' }).press('Enter');
  await expect(page.getByText('Failed to add the connector')).toBeVisible();
  await page.getByRole('button', { name: 'ADD' }).press('Enter');
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page.getByText('Connector added successfully!')).toBeVisible();
  const sources = page.getByRole('region', { name: 'Connected accounts' }).first();
  await expect(sources.getByText('Connected', { exact: true })).toBeVisible();
  await expect(page.getByText('Signs in with a second step').first()).toBeVisible();
  await expectCondition(agent, id, 'Cleared');

  await sources.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete connection' });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Connector deleted successfully')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Not Connected')).toBeVisible();
  await expectCondition(agent, id, 'Open');
});
