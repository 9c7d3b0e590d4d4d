/** @jest-environment ./tools/test/page.environment.cjs */
import { ACCOUNT_TYPE_PATHS, inEdition, type AccountType } from '@palisade/kernel';
import type { Changes } from './answers';
import type { Action, Figure } from './component-rows';
import { readComponentRows } from './component-rows';
import { buttonNamed, closePage, isBeside, openMenu, openPage } from './open-page';
import { programWordsShown } from './program-words';

const PAGE_MS = 180_000;
const rows = readComponentRows().filter(({ page }) => page !== null);
const pages = [...new Set(rows.map(({ page }) => page ?? ''))].map(
  (page) => [page, rows.filter((row) => row.page === page)] as const,
);

/** What a modal may be of: by its ids. */
const MODAL_DATA = {
  quoteId: 'q1',
  policyId: 'p1',
  accountId: 'a1',
  agencyId: 'a1',
  invoiceId: 'i1',
  agencyBillId: 'b1',
  claimId: 'c1',
};

/** Where a page is, who looks at it, and what is open on it. */
function placeOf(page: string) {
  const [accountType = '', address = '', modal] = page.split(' ');
  if (!(accountType in ACCOUNT_TYPE_PATHS)) throw new Error(`Nobody is ${accountType}`);
  return { accountType: accountType as AccountType, address, modal, data: MODAL_DATA };
}

/** An amount for each figure of a page, so that none is taken for another. */
function amountsOf(figures: readonly Figure[]): Map<string, number> {
  const fields = [...new Set(figures.map(({ field }) => field))];
  return new Map(fields.map((field, at) => [field, (1_234_567 + at * 101_019) / 100]));
}

function shown(amount: number, sign: string, isWhole: boolean): string {
  const [units = '', cents] = (isWhole ? String(Math.round(amount)) : amount.toFixed(2)).split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ',');
  return sign + grouped + (cents ? `.${cents}` : '');
}

beforeEach(() => {
  // Of forms that are shown without what they would be opened with, and of animations.
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
});
afterEach(() => {
  closePage();
  jest.restoreAllMocks();
});

describe.each(pages)('%s', (page, own) => {
  const figures = own.flatMap((row) => row.figures);
  const actions = own.flatMap((row) => row.actions);
  const amounts = amountsOf(figures);
  const changes: Changes = Object.fromEntries(amounts);
  const place = placeOf(page);

  const absent = async (asked: readonly Action[]): Promise<string[]> => {
    const gone: string[] = [];
    for (const { name, menu } of asked) {
      if (menu) await openMenu(menu);
      if (!buttonNamed(name)) gone.push(name);
    }
    return gone;
  };

  const wrongIn = (locale: 'en-US' | 'en-GB'): Figure[] =>
    figures.filter(({ label, field, isWhole, isInDollars }) => {
      const sign = locale === 'en-US' || isInDollars ? '$' : '£';
      return !isBeside(inEdition(label, locale), shown(amounts.get(field) ?? 0, sign, isWhole));
    });

  it(
    'shows its figures beside their names, no word of programs, and each action to who has its permission',
    async () => {
      await openPage({ ...place, locale: 'en-US', changes });
      expect(wrongIn('en-US')).toEqual([]);
      expect(programWordsShown()).toEqual([]);
      expect(await absent(actions)).toEqual([]);
      const heading = document.querySelector('h1')?.textContent;
      for (const permission of new Set(actions.map((action) => action.permission))) {
        // Each by itself: another one that is missing would hide the same.
        await openPage({ ...place, locale: 'en-US', changes, without: [permission] });
        expect(document.querySelector('h1')?.textContent).toBe(heading);
        const own = actions.filter((action) => action.permission === permission);
        expect([permission, await absent(own)]).toEqual([permission, own.map(({ name }) => name)]);
      }
    },
    PAGE_MS,
  );

  if (figures.length > 0) {
    it(
      'shows them, and no word of programs, in the United Kingdom, too',
      async () => {
        await openPage({ ...place, locale: 'en-GB', changes });
        expect(wrongIn('en-GB')).toEqual([]);
        expect(programWordsShown()).toEqual([]);
      },
      PAGE_MS,
    );
  }
});
