/** @jest-environment ./tools/test/page.environment.cjs */
import { operationAt } from './answers';
import { buttonNamed, closePage, openPage } from './open-page';

const PAGE_MS = 180_000;

/** What the frame around every page reads. */
const FRAME = new Set([
  'getCurrentUser',
  'getPermissions',
  'getConsoleVersion',
  'getEnvironment',
  'getIncident',
  'getTexts',
  'listFlags',
  'listNotifications',
  'listOwnAccounts',
  'listTeams',
]);

/** Pages that read several things, each with the read that it is of. */
const PAGES = [
  ['/quotes/q1', 'getQuote'],
  ['/policies/p1', 'getPolicy'],
  ['/policies/p1/billing', 'getPolicy'],
  ['/accounts/a1', 'getAccount'],
  ['/claims/c1', 'getClaim'],
  ['/submissions/s1', 'getSubmission'],
  ['/billing/invoices/i1', 'getInvoice'],
  ['/manage/rater/presets', 'listStates'],
  ['/manage/rater/books/b1', 'getRateBook'],
  ['/manage/carriers/c1', 'getCarrier'],
] as const;

/** Reads that only add to what stands there; without them nothing is said that is not so. */
const ADDS_ONLY = new Set<string>([]);

const headings = (): string[] =>
  [...document.querySelectorAll('main h1, main h2')].map(({ textContent }) => textContent);

beforeEach(() => {
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
});
afterEach(() => {
  closePage();
  jest.restoreAllMocks();
});

it.each(PAGES)(
  'at %s a part that can not be read says so, and the rest stands',
  async (address, subject) => {
    const place = { address, accountType: 'COWBELL', locale: 'en-US' } as const;
    const asked = new Set<string>();
    await openPage({
      ...place,
      onAsked: (one) => asked.add((one.method === 'GET' && operationAt(one)?.operationId) || ''),
    });
    const whole = headings();
    const parts = [...asked].filter(
      (read) => read && read !== subject && !FRAME.has(read) && !ADDS_ONLY.has(read),
    );
    const wrong: string[] = [];
    for (const failedRead of parts) {
      await openPage({ ...place, failedRead });
      const now = headings();
      const gone = whole.filter((heading) => !now.includes(heading));
      if (gone.length) wrong.push(`without ${failedRead} there is no ${gone.join(', ')}`);
      if (!buttonNamed('Try again')) wrong.push(`${failedRead} can not be tried again`);
    }
    expect(wrong).toEqual([]);
  },
  PAGE_MS,
);
