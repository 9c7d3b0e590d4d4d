import { expect, type Page } from '@playwright/test';

const OPTION = '.ant-select-item-option';
const CHOSEN = 'ant-select-item-option-selected';

/** Takes the first that an open list of choices offers, also where the list still moved under the press. */
export async function pick(
  page: Page,
  title: string | RegExp,
  options?: { exact: boolean },
): Promise<void> {
  const named = page.locator(`${OPTION}:visible`).and(page.getByTitle(title, options));
  const isLeft = () =>
    named.evaluateAll(([first], chosen) => first?.classList.contains(chosen) === false, CHOSEN);
  await named.first().click();
  await expect(async () => {
    if (await isLeft()) await named.first().click({ timeout: 1_000 });
    expect(await isLeft()).toBe(false);
  }).toPass();
}
