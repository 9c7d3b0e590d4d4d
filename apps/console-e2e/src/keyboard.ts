import { expect, type Locator } from '@playwright/test';

// The longest screen of the walk has some sixty places where the focus stops.
const STOPS_MAX = 150;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Whether the focus is on a radio button of the same group. */
const isEntered = (radio: Locator): Promise<boolean> =>
  radio.evaluate((element) => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) return false;
    return activeElement.name === (element as HTMLInputElement).name;
  });

/** Moves the focus to a control by Tab alone, as somebody without a mouse has to. */
export async function reach(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await expect(target).not.toHaveClass(/ant-btn-loading/);
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await isFocused(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Presses a button or follows a link. */
export async function press(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('Enter');
}

/** Types into a field, over what is in it. */
export async function type(target: Locator, text: string): Promise<void> {
  await reach(target);
  const { keyboard } = target.page();
  await keyboard.press('Control+a');
  await keyboard.type(text);
}

/** Enters a date, `YYYY-MM-DD`, part by part in the order of the browser's language. */
export async function enterDate(target: Locator, date: string): Promise<void> {
  await reach(target);
  const [year, month, day] = date.split('-');
  await target.page().keyboard.type(`${month}${day}${year}`);
  await expect(target).toHaveValue(date);
}

/** Ticks a box. */
export async function tick(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('Space');
  await expect(target).toBeChecked();
}

/** Chooses a radio button: Tab enters its group, the arrows go through it. */
export async function answer(wanted: Locator): Promise<void> {
  const { keyboard } = wanted.page();
  await expect(wanted).toBeEnabled();
  for (let stops = 0; stops < STOPS_MAX && !(await isEntered(wanted)); stops++) {
    await keyboard.press('Tab');
  }
  await keyboard.press('Space');
  for (let stops = 0; stops < STOPS_MAX && !(await isFocused(wanted)); stops++) {
    await keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeChecked();
}

/** Takes an option of a select by its text. */
export async function choose(field: Locator, option: RegExp): Promise<void> {
  const page = field.page();
  await reach(field);
  await page.keyboard.press('ArrowDown');
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (option.test((await active.textContent()) ?? '')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
}

/** Takes an item of the menu that a button opens. */
export async function chooseItem(button: Locator, item: Locator): Promise<void> {
  await press(button);
  const { keyboard } = button.page();
  await expect(item).toBeVisible();
  for (let stops = 0; stops < STOPS_MAX && !(await isFocused(item)); stops++) {
    await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
}

/** Opens a tab of a page: Tab enters the list, the arrows go through it. */
export async function openTab(tabs: Locator, name: string): Promise<void> {
  const { keyboard } = tabs.page();
  await reach(tabs.getByRole('tab', { selected: true }));
  // The library tells the place in the row before the name of the tab that has the focus.
  const wanted = tabs.getByRole('tab', { name: new RegExp(`(^| )${name}$`) });
  for (let stops = 0; stops < STOPS_MAX && !(await isFocused(wanted)); stops++) {
    await keyboard.press('ArrowRight');
  }
  await keyboard.press('Enter');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
}
