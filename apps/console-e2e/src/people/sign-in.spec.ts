import type { Page } from '@playwright/test';
import { PASSWORD, PEOPLE } from '../people';
import { expect, test } from '../test';

test('a person signs in and out without a mouse, the focus always in sight', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await tabTo(page, 'Email');
  await page.keyboard.type(PEOPLE.da.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PEOPLE.da.landing}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await tabTo(page, 'Profile menu');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible();
  await page.goto(PEOPLE.da.landing);
  await expect(page).toHaveURL(/\/login/);
});

test('a wrong password is refused in the words of the rules', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@palisade.example');
  await page.getByLabel('Password').fill('wrong-password-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
});

test('who asks for a page comes back to it after the sign-in', async ({ page }) => {
  await page.goto('/mssp/accounts?search=red');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(PEOPLE.mssp.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/mssp\/accounts\?search=red$/);
});

for (const [wish, colorScheme, stored] of [
  ['the system', 'dark', 'system'],
  ['the person', 'light', 'dark'],
] as const) {
  test(
    `the first paint is dark when ${wish} wants it dark`,
    { tag: '@page' },
    async ({ browser }) => {
      const page = await browser.newPage({ colorScheme });
      await page.addInitScript((theme) => {
        const uiSettings = { theme, language: null, isNavigationCollapsed: false, flags: {} };
        localStorage.setItem('palisade.store', JSON.stringify({ version: 10, uiSettings }));
      }, stored);
      // Without the console's own code only what stands before the first paint has run.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/login');
      const background = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(background).toBe('rgb(13, 21, 34)');
      await page.close();
    },
  );
}

/** Presses Tab until the control of this name has the focus; each stop must show where it is. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus');
  const wanted = page
    .getByLabel(new RegExp(`^${name}`))
    .or(page.getByRole('button', { name: new RegExp(`${name}$`) }));
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last control and the first one the focus is with the browser itself.
    if ((await focused.count()) === 0) continue;
    // A select shows the focus of its input on its own frame.
    const unseen = await focused.evaluate((element) => {
      const isMarked = (part: Element | null | undefined) => {
        const { outlineStyle, boxShadow } = getComputedStyle(part ?? element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      };
      const frame = element.closest('.ant-select');
      return isMarked(element) || isMarked(frame) ? null : element.outerHTML;
    });
    expect(unseen).toBeNull();
    if ((await wanted.and(focused).count()) > 0) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}
