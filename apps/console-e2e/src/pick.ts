import { expect, type Page } from '@playwright/test';

const OPTION = '.ant-select-item-option';

/** Takes what an open list of choices offers, also where the list still moved under the press. */
export async function pick(
  page: Page,
  title: string | RegExp,
  options?: { exact: boolean },
): Promise<void> {
  const named = page.getByTitle(title, options);
  const offered = page.locator(`${OPTION}:visible`).and(named).first();
  const left = page.locator(`${OPTION}:not(${OPTION}-selected):visible`).and(named);
  await offered.click();
  await expect(async () => {
    if (await left.count()) await left.first().click({ timeout: 1_000 });
    await expect(left).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
