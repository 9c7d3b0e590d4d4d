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
const ADDS_ONLY = new Set([
  'checkCover',
  'getAccountDuplicates',
  'getCart',
  'getInvoiceBalance',
  'getSubmissionCart',
  'listPolicyReasons',
]);
/** The same at one page alone. */
const ADDS_ONLY_AT: Readonly<Record<string, readonly string[]>> = {
  '/billing/invoices/i1': ['searchDocuments'],
  '/submissions/s1': ['getAccount'],
};

/** Parts that are of one read as a whole. */
const OF_ONE_READ: Readonly<Record<string, readonly string[]>> = {
  getQuoteRating: ['Why this premium', 'What if'],
};

const isAdding = (read: string, address: string): boolean =>
  ADDS_ONLY.has(read) || (ADDS_ONLY_AT[address] ?? []).includes(read);

const NOBODY = 'No agency serves this client.';

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
      (read) => read && read !== subject && !FRAME.has(read) && !isAdding(read, address),
    );
    const wrong: string[] = [];
    for (const failedRead of parts) {
      await openPage({ ...place, failedRead });
      const now = headings();
      const own = OF_ONE_READ[failedRead] ?? [];
      const gone = whole.filter((heading) => !now.includes(heading) && !own.includes(heading));
      if (gone.length) wrong.push(`without ${failedRead} there is no ${gone.join(', ')}`);
      if (!buttonNamed('Try again')) wrong.push(`${failedRead} can not be tried again`);
    }
    expect(wrong).toEqual([]);
  },
  PAGE_MS,
);

it('says of no client that nobody serves it before that was read', async () => {
  const place = { address: '/accounts/a1', accountType: 'COWBELL', locale: 'en-US' } as const;
  const changes = { 'getAccountAgencies.agencies': [] };
  await openPage({ ...place, changes });
  const nobody = document.body.textContent.includes(NOBODY);
  await openPage({ ...place, failedRead: 'getAccountAgencies' });
  expect([nobody, document.body.textContent.includes(NOBODY)]).toEqual([true, false]);
});
