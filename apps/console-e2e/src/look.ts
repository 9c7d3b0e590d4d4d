import fs from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const PICTURES = path.join(__dirname, '../../../dist/screens');
const INK = { light: 'rgb(11, 31, 58)', dark: 'rgb(231, 237, 246)' };
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 800 };
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Theme = keyof typeof INK;

/**
 * Looks at a screen as it stands: all texts there, fitting, and accessible in one theme at one width,
 * which alternate from screen to screen. `npm run pictures` draws it in all of them instead.
 */
export async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? WIDE;
  await expect(page).toHaveTitle(/./);
  await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
  expect(await rawKeys(page)).toEqual([]);
  if (process.env.UPDATE_SCREENS === '1') await draw(page, name);
  await judge(page, name);
  await page.setViewportSize(before);
}

async function judge(page: Page, name: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expect.poll(() => overhang(page)).toBe(0);
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  if (turn % 2 === 0) await page.setViewportSize(WIDE);
  await show(page, turn % 4 < 2 ? 'light' : 'dark');
  expect(await violations(page)).toEqual([]);
}

async function draw(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.setViewportSize(WIDE);
    await show(page, theme);
    await keepPicture(page, `${name}-${theme}-1280`);
    await page.setViewportSize(NARROW);
    await keepPicture(page, `${name}-${theme}-390`);
  }
}

async function show(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('body')).toHaveCSS('color', INK[theme]);
  await expect(page.locator('h1').first()).toHaveCSS('color', INK[theme]);
  await expect.poll(() => transitions(page)).toBe(0);
}

/** What axe finds once nothing changes its colour any more, as a link under the pointer does. */
async function violations(page: Page): Promise<object[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return found.map(({ id, nodes: [first] }) => ({
    id,
    where: first?.html,
    why: first?.failureSummary,
  }));
}

/** How many colours are still on their way. */
const transitions = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((motion) => motion instanceof CSSTransition).length,
  );

/** How many pixels the page can be moved sideways. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Words on the screen, also those only read aloud, that look like the key of a missing text. */
const rawKeys = (page: Page) =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')]
      .flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
      )
      .join(' ');
    return `${document.title} ${document.body.innerText} ${spoken}`
      .split(/[\s"“”(),]+/)
      .filter((word) => /^([a-z]+:)?[a-z][A-Za-z]*(\.[A-Za-z0-9_-]+)+$/.test(word))
      .filter((word) => !/\.(example|localhost|com)$/.test(word));
  });

async function keepPicture(page: Page, name: string): Promise<void> {
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  fs.mkdirSync(PICTURES, { recursive: true });
  // 256 colours are enough for a screen and take a third of the space.
  await picture.png({ palette: true }).toFile(path.join(PICTURES, `${name}.png`));
}
