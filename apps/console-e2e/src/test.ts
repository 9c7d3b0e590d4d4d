import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Person } from './people';
import { restoreSession, sessionOf } from './sessions';

interface Fixtures {
  /** A page in a browser of its own, in which this person, or nobody, is signed in. */
  as: (person: Person | 'nobody', options?: BrowserContextOptions) => Promise<Page>;
  /** What the pages of this test complained about; must be empty at its end. */
  complaints: string[];
  /** A page in the browser of this person, which has the files of the console from pages before. */
  inBrowserOf: (person: Person | 'nobody') => Promise<Page>;
}

interface KeptForWorker {
  browsers: Map<Person | 'nobody', BrowserContext>;
}

export const test = base.extend<Fixtures, KeptForWorker>({
  browsers: [
    async ({}, use) => {
      const browsers = new Map<Person | 'nobody', BrowserContext>();
      await use(browsers);
      await Promise.all([...browsers.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  inBrowserOf: async ({ browser, browsers, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const context = browsers.get(person) ?? (await browser.newContext());
      browsers.set(person, context);
      const page = await context.newPage();
      pages.push(page);
      listen(page, complaints);
      if (person !== 'nobody') await page.addInitScript(restoreSession, await sessionOf(person));
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on('page', (page) => listen(page, complaints));
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  as: async ({ browser, complaints }, use) => {
    const close: (() => Promise<void>)[] = [];
    await use(async (person, options) => {
      const context = await browser.newContext(options);
      close.push(() => context.close());
      context.on('page', (page) => listen(page, complaints));
      if (person !== 'nobody') await context.addInitScript(restoreSession, await sessionOf(person));
      return context.newPage();
    });
    await Promise.all(close.map((closeContext) => closeContext()));
  },
});

export { expect };

/** Errors that nobody caught, and whatever the content policy refused. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) {
      complaints.push(message.text());
    }
  });
}
