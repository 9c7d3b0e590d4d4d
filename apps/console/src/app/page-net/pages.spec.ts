/** @jest-environment ./tools/test/page.environment.cjs */
import { ACCOUNT_TYPE_PATHS, inEdition, type AccountType } from '@palisade/kernel';
import { editionOfLocale } from '../../lib/edition';
import type { Changes } from './answers';
import type { Action, Figure } from './component-rows';
import { readComponentRows } from './component-rows';
import { dialogData } from './dialog-data';
import { buttonNamed, closePage, isBeside, openMenu, openPage } from './open-page';
import { STATES } from './page-states';
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
  submissionId: undefined,
};

/** The place of a page: `CUSTOMER /claims/c1 claim-correct (filed) > Table`, all but the first two perhaps. */
const PLACE = /^(\S+) (\S+)(?: ([a-z-]+))?(?: \((.+)\))?(?: > (.+))?$/;

/** Where a page is, who looks at it, what is open on it, how it stands, and what is pressed there. */
function placeOf(page: string) {
  const [, accountType = '', address = '', modal, state, press] = PLACE.exec(page) ?? [];
  if (!(accountType in ACCOUNT_TYPE_PATHS)) throw new Error(`Nobody is ${accountType}`);
  if (state && !STATES[state]) throw new Error(`Nothing is ${state}`);
  return {
    accountType: accountType as AccountType,
    address,
    modal,
    state: STATES[state ?? ''] ?? {},
    presses: press ? [press] : [],
  };
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
  const { state, modal, ...place } = placeOf(page);
  const changes: Changes = { ...state, ...Object.fromEntries(amounts) };

  const opened = (locale: 'en-US' | 'en-GB', without: readonly string[] = []) => {
    const { currency } = editionOfLocale(locale);
    const rows = modal && dialogData(modal, { currency, changes });
    const data = { ...(rows || {}), currency, ...MODAL_DATA };
    return openPage({ ...place, ...(modal && { modal, data }), locale, changes, without });
  };

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
      await opened('en-US');
      expect(wrongIn('en-US')).toEqual([]);
      expect(programWordsShown()).toEqual([]);
      expect(await absent(actions)).toEqual([]);
      const heading = document.querySelector('h1')?.textContent;
      for (const permission of new Set(actions.map((action) => action.permission))) {
        // Each by itself: another one that is missing would hide the same.
        await opened('en-US', [permission]);
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
        await opened('en-GB');
        expect(wrongIn('en-GB')).toEqual([]);
        expect(programWordsShown()).toEqual([]);
      },
      PAGE_MS,
    );
  }
});
