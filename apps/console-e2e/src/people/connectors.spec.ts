import type { Page } from '@playwright/test';
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

test('a policyholder connects a tool, which clears a condition of its quote, and disconnects it', async ({
  as,
}) => {
  test.slow();
  const agent = await as('agency');
  await agent.goto('/agency/quotes');
  const product = { product: 'PRIME_CLOUD' };
  const { id } = await requestQuote(agent, RED_ROCK_DENTAL, GOOD_ANSWERS, product);
  await expectCondition(agent, id, 'Open');
  const page = await as('customer');
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
