import fs from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const PICTURES = path.join(__dirname, '../../../docs/screens');
const INK = { light: 'rgb(11, 31, 58)', dark: 'rgb(231, 237, 246)' };
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at a screen as it stands: all texts there, accessible, and fitting, in both themes. */
export async function look(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(/./);
  await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
  expect(await rawKeys(page)).toEqual([]);
  for (const theme of ['light', 'dark'] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('body')).toHaveCSS('color', INK[theme]);
    await expect(page.locator('h1').first()).toHaveCSS('color', INK[theme]);
    expect(await violations(page, theme)).toEqual([]);
    await keepPicture(page, `${name}-${theme}-1280`);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => overhang(page)).toBe(0);
    if (theme === 'light') expect(await violations(page, theme)).toEqual([]);
    await keepPicture(page, `${name}-${theme}-390`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/**
 * What axe finds once nothing changes its colour any more, as a link under the pointer does: all of
 * it in the light theme, in the dark one what differs there, the contrast.
 */
async function violations(page: Page, theme: 'light' | 'dark'): Promise<object[]> {
  await expect.poll(() => transitions(page)).toBe(0);
  const axe = new AxeBuilder({ page });
  const chosen = theme === 'light' ? axe.withTags(WCAG) : axe.withRules(['color-contrast']);
  return (await chosen.analyze()).violations.map(({ id, nodes: [first] }) => ({
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
  if (process.env.UPDATE_SCREENS !== '1') return;
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  fs.mkdirSync(PICTURES, { recursive: true });
  // 256 colours are enough for a screen and take a third of the space.
  await picture.png({ palette: true }).toFile(path.join(PICTURES, `${name}.png`));
}
