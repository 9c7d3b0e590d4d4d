import type { Page } from '@playwright/test';

/** What a person did on a page: how often something was pressed, and how many fields were typed into. */
export interface Effort {
  clicks: number;
  fields: number;
}

/** Counts from now on, over the pages of the console that this page shows. */
export async function counted(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate(() => {
    const typed = new Set<EventTarget | null>();
    const effort = { clicks: 0, fields: 0 };
    Object.assign(window, { effort });
    document.addEventListener(
      'pointerdown',
      () => {
        effort.clicks++;
      },
      true,
    );
    document.addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLInputElement && !/radio|checkbox/.test(target.type);
        if (!isText || typed.has(target)) return;
        typed.add(target);
        effort.fields++;
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { effort: Effort }).effort);
}
