import { ACCOUNT_TYPES } from '@palisade/kernel';
import { HOME_CHARTS } from './home-charts';
import { HOME_FIGURES } from './home-figures';
import type { HomeAsked, HomeParts, PolicyPart, QuotePart } from './home-items';
import { homeOf, partsOf } from './home-of';
import { addressOf } from './home-parts';
import { periodsOf } from './home-period';
import { HOME_TASKS } from './home-tasks';

const ASKED: HomeAsked = { currency: 'GBP', ...periodsOf(30, new Date('2026-03-01T12:00:00Z')) };

const QUOTES: QuotePart = {
  toFinish: 1,
  withUnderwriter: 2,
  referred: 3,
  inReview: 4,
  toSign: 5,
  toBind: 6,
  current: { count: 8, bound: 3, premium: 1000.5 },
  previous: { count: 0, bound: 0, premium: 0 },
  byStatus: [],
  byProduct: [{ key: 'P250', label: 'P250', count: 8, premium: 1000.5, bound: 3 }],
  byAgency: [],
};

const POLICIES: PolicyPart = {
  inForce: 12,
  unpaid: 9,
  expiring: { count: 10_000, isLowerBound: true },
  current: { count: 2, premium: 500 },
  previous: { count: 1, premium: 250 },
  byMonth: [{ key: '2026-02', label: '2026-02', count: 2, premium: 500 }],
  byProduct: [],
  byState: [],
  byAgency: [],
  byLimit: [],
};

const PARTS: HomeParts = {
  quotes: QUOTES,
  policies: POLICIES,
  filedClaims: { totalElements: 4 },
  commissions: { outstanding: 12.34 },
  outstanding: [
    { currency: 'USD', total: 1 },
    { currency: 'GBP', total: 2 },
  ],
};

const figure = (parts: HomeParts, key: string, type: 'AGENCY' | 'COWBELL' = 'AGENCY') =>
  homeOf(type, parts, ASKED).figures.find((one) => one.key === key);

/** A vendor lands on its claims. */
const AT_HOME = ACCOUNT_TYPES.filter((type) => type !== 'VENDOR');

it.each(AT_HOME)('the home of %s has at most seven figures, and something to show', (type) => {
  expect(HOME_FIGURES.filter(({ types }) => types.includes(type)).length).toBeLessThanOrEqual(7);
  expect(partsOf(type, {}).length).toBeGreaterThan(0);
});

it('no key stands twice', () => {
  for (const items of [HOME_FIGURES, HOME_TASKS, HOME_CHARTS]) {
    const keys = items.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it.each([
  ['inForce', { unit: 'COUNT', value: 12, previous: null, query: 'status=IN+FORCE' }],
  ['issuedPremium', { unit: 'MONEY', value: 500, previous: 250 }],
  ['quotedPremium', { unit: 'MONEY', value: 1000.5, previous: 0 }],
  // 3 of 8 are 37.5 %.
  ['hitRatio', { unit: 'PERCENT', value: 38, previous: null }],
  ['commissionToCome', { unit: 'MONEY', value: 12.34, previous: null }],
])('an agency is shown %s as %j', (key, expected) => {
  expect(figure(PARTS, key)).toMatchObject(expected);
});

it('shows the money of the currency that is asked for alone', () => {
  expect(figure(PARTS, 'outstanding', 'COWBELL')).toMatchObject({ value: 2 });
  expect(figure(PARTS, 'issuedPremium')?.query).toBe(
    'currency=GBP&after=2026-01-31T00%3A00%3A00.000Z&before=2026-03-01T23%3A59%3A59.999Z',
  );
});

it('leaves out what was not answered', () => {
  const { figures, tasks, charts } = homeOf('AGENCY', { quotes: QUOTES }, ASKED);
  expect(figures.map(({ key }) => key)).toEqual(['quotedPremium', 'hitRatio']);
  expect(tasks.map(({ key }) => key)).toEqual(['toFinish', 'withUnderwriter', 'toSign', 'toBind']);
  expect(charts.map(({ key }) => key)).toEqual(['quotesByProduct', 'quotesByStatus']);
});

it('counts what waits as its list does', () => {
  const { tasks } = homeOf('COWBELL', PARTS, ASKED);
  expect(tasks.find(({ key }) => key === 'expiring')).toMatchObject({
    count: 10_000,
    isLowerBound: true,
    list: 'policies',
    query: 'expiresWithin=60',
  });
  expect(tasks.find(({ key }) => key === 'referred')).toMatchObject({ count: 3, list: 'inbox' });
});

it('leaves out what cannot be of one agency, when an agency is chosen', () => {
  expect(partsOf('COWBELL', { agencyId: 'agency' })).toEqual(['policies', 'quotes']);
});

it('narrows a home to a team and an agency wherever its lists are', () => {
  const asked = { ...ASKED, teamId: 'team', agencyId: 'agency' };
  expect(addressOf('quotes', asked)).toContain('teamId=team&agencyId=agency&currency=GBP');
  expect(addressOf('filedClaims', asked)).toBe(
    '/api/claims/v1/search?size=1&status=FILED&teamId=team',
  );
  const { tasks } = homeOf('AGENCY', PARTS, asked);
  expect(tasks[0]?.query).toBe('status=DRAFT&teamId=team&agencyId=agency');
});
