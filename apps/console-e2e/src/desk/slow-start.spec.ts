import type { Page } from '@playwright/test';
import { RED_ROCK_DENTAL } from '../accounts';
import { answerQuestions, choose, livePremium } from '../quotes';
import { expect, test } from '../test';

const visibleFrame = (page: Page) => page.locator('#frame');

test(
  'a page whose scripts do not come shows the frame of its area, never nothing',
  { tag: '@page' },
  async ({ as }) => {
    const page = await as('agency');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/agency/policies');
    await expect(visibleFrame(page)).toBeVisible();
    await expect(page.locator('.frame-side')).toBeVisible();
    await page.goto('/login');
    await expect(visibleFrame(page)).toBeVisible();
    await expect(page.locator('.frame-side')).toBeHidden();
    await page.unroute('**/assets/*.js');
    await page.goto('/agency/policies');
    await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
    await expect(visibleFrame(page)).toBeHidden();
  },
);

test(
  'a premium that cannot be rated again stays, with of when it is',
  { tag: '@page' },
  async ({ as }) => {
    test.slow();
    const page = await as('agency');
    await page.goto(`/agency/quotes/P250/${RED_ROCK_DENTAL}/requestQuote/questions`);
    await answerQuestions(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    const before = await livePremium(page);
    const calculator = '**/api/rater/v1/P250/calculator**';
    await page.route(calculator, (route) =>
      route.fulfill({ status: 400, json: { detail: 'No.' } }),
    );
    await choose(page, 'Limit', '$2,000,000');
    const panel = page.getByRole('complementary', { name: 'Premium' });
    await expect(panel.getByRole('alert')).toContainText(/Showing data as of \d+:\d\d/);
    await expect(panel.locator('.quote-price')).toContainText(before);
    await page.unroute(calculator);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    expect(await livePremium(page)).not.toBe(before);
  },
);
