import { expect, type Locator, type Page } from '@playwright/test';

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

/**
 * Chooses from the menu of a record by the keyboard. A dialog keeps the keys until it is gone, a moment after
 * the page shows what it did, and the focus that it gives back closes a menu that was opened before.
 */
export async function pickAction(
  page: Page,
  item: string | RegExp,
  within: Page | Locator = page,
): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await within.getByRole('button', { name: 'More actions' }).press('Enter');
    const named = page.getByRole('menuitem', { name: item, exact: true });
    await named.press('Enter', { timeout: 2_000 });
  }).toPass();
}
