import type { Page } from '@playwright/test';
import { openTab, press } from '../keyboard';
import { pick } from '../pick';
import { expect, test } from '../test';

/** Chooses a filter and sees as many rows as it says; others make rows meanwhile. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const chip = page.getByRole('button', { name });
  await expect(chip).toHaveText(/\d$/);
  await press(chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    const [, count] = /(\d+)$/.exec((await chip.textContent()) ?? '') ?? [];
    await expect(
      page.getByRole('status').filter({ hasText: new RegExp(`^${count} `) }),
    ).toBeVisible();
  }).toPass();
}

test('an agency works from its dashboard, whose filters say how many rows they show', async ({
  as,
}) => {
  const page = await as('agency');
  const open = (tab: string) => openTab(page.getByRole('tablist'), tab);
  await page.goto('/agency/dashboard');
  await open('QUOTES');
  await choose(page, /^New business/i);
  await expect(page).toHaveURL(/type=NEW\+BUSINESS/);
  await page.getByRole('combobox', { name: 'Changed' }).press('ArrowDown');
  await pick(page, 'last 90 days');
  await expect(page).toHaveURL(/duration=8/);
  await choose(page, /^Inactive/i);

  await open('POLICIES');
  await choose(page, /^In force/i);
  await open('ACCOUNTS');
  await choose(page, /^Not quoted yet/i);
  await open('SUBMISSIONS');
  await expect(page.getByRole('table', { name: 'Submissions' })).toBeVisible();
});
