import type { AccountType } from '@palisade/kernel';
import { ACCOUNT_TYPES } from '@palisade/kernel';
import { HOME_CHARTS } from './home-charts';
import { HOME_FIGURES } from './home-figures';
import type { Bucket, HomeAsked, HomeParts } from './home-items';
import { homeOf, partsOf } from './home-of';
import { addressOf, HOME_PARTS } from './home-parts';
import { timesOf } from './home-period';
import { HOME_TASKS } from './home-tasks';

const ASKED: HomeAsked = {
  userId: 'me',
  currency: 'GBP',
  ...timesOf(30, new Date('2026-03-01T12:00:00Z'), 'UTC'),
};
const PERIOD =
  'currency=GBP&after=2026-01-31T00%3A00%3A00.000Z&before=2026-03-01T23%3A59%3A59.999Z';

const BECAME = PERIOD.replace('currency=GBP&after', 'becameAfter').replace(
  'before',
  'becameBefore',
);
const TODAY = BECAME.replace('2026-01-31', '2026-03-01');

/** A page says that it stopped counting only where it did. */
const pageOf = (totalElements: number, totalIsLowerBound = false) => ({
  totalElements,
  ...(totalIsLowerBound && { totalIsLowerBound }),
});

const bucket = (key: string, bound?: number): Bucket => ({
  key,
  label: `${key} in words`,
  count: 8,
  premium: 100,
  ...(bound !== undefined && { newBusiness: 4, bound }),
});

/** No two numbers are alike. */
const PARTS: HomeParts = {
  quotes: {
    toFinish: 1,
    withUnderwriter: 2,
    referred: 3,
    inReview: 4,
    toSign: 5,
    toBind: 6,
    current: { count: 10, newBusiness: 8, bound: 3, premium: 1000.5 },
    previous: { count: 1, newBusiness: 0, bound: 0, premium: 0.5 },
    byStatus: [bucket('READY', 0)],
    byProduct: [bucket('P250', 3)],
    byAgency: [bucket('agency', 2)],
    decidedToday: 7,
    decisions: [bucket('RELEASED', 1)],
    referralReasons: [bucket('REF_CLASS', 2)],
    declineReasons: [bucket('DEC_CLASS', 0)],
  },
  policies: {
    inForce: 12,
    unpaid: 9,
    expiring: { count: 10_000, isLowerBound: true },
    offersUnsent: { count: 13, isLowerBound: false },
    current: { count: 21, premium: 500 },
    previous: { count: 11, premium: 250 },
    byMonth: [bucket('2026-02')],
    byProduct: [bucket('P100')],
    byState: [bucket('NV')],
    byIndustry: [bucket('31-33')],
    byAgency: [bucket('broker')],
    byLimit: [bucket('1000000')],
  },
  renewals: { counts: { filter: { TO_QUOTE: 44, AT_RISK: 45 } } },
  filedClaims: pageOf(31),
  unfiledClaims: pageOf(32),
  claimsFiles: {
    byMonth: [{ month: '2026-02', count: 2, incurred: 51_000.5 }],
    byStatus: [{ status: 'OPEN', count: 5 }],
  },
  reportsDue: pageOf(39),
  earned: {
    points: [
      { date: '2026-01-31', earnedPremium: 40.25 },
      { date: '2026-02-01', earnedPremium: 1200.5 },
    ],
  },
  clients: pageOf(33),
  weakClients: pageOf(43),
  newSubmissions: pageOf(34, true),
  openSubmissions: pageOf(35),
  nameRequests: pageOf(36),
  agencies: pageOf(37),
  outstanding: [
    { currency: 'USD', total: 41 },
    { currency: 'GBP', total: 42 },
  ],
  overdue: pageOf(38),
  commissions: { outstanding: 12.34, unreleased: 56.78 },
  cessions: {
    totals: [
      { currency: 'USD', cededPremium: 51, net: 1 },
      { currency: 'GBP', cededPremium: 52, net: 2 },
    ],
  },
  apiCalls: { totalCalls: 8, successCalls: 7 },
};

const of = (type: AccountType, parts: Partial<HomeParts> = PARTS, asked = ASKED) =>
  homeOf(type, parts, asked);

it.each(ACCOUNT_TYPES)(
  'the home of %s has at most seven figures, and something to show',
  (type) => {
    expect(HOME_FIGURES.filter(({ types }) => types.includes(type)).length).toBeLessThanOrEqual(7);
    expect(partsOf(type, {}).length).toBeGreaterThan(0);
  },
);

it('asks for what is shown and for nothing else', () => {
  expect(partsOf('MSSP', {})).toEqual(['clients', 'weakClients']);
  expect(partsOf('PREMIUM_PROCESSOR', {})).toEqual(['policies', 'outstanding', 'overdue']);
  expect(partsOf('VENDOR', {})).toEqual(['filedClaims', 'reportsDue', 'claimsFiles']);
});

it('no key stands twice', () => {
  for (const items of [HOME_FIGURES, HOME_TASKS, HOME_CHARTS]) {
    const keys = items.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

describe('figures', () => {
  const rows: [string, AccountType, string, number | null, number | null, string, string][] = [
    ['inForce', 'AGENCY', 'COUNT', 12, null, 'policies', 'status=IN+FORCE'],
    ['issuedPremium', 'CARRIER', 'MONEY', 500, 250, 'policies', PERIOD],
    ['issued', 'RE_INSURER', 'COUNT', 21, 11, 'policies', PERIOD],
    ['quoted', 'CLUSTER', 'COUNT', 10, 1, 'quotes', `status=COUNTED&${PERIOD}`],
    ['quotedPremium', 'COWBELL', 'MONEY', 1000.5, 0.5, 'quotes', `status=COUNTED&${PERIOD}`],
    // 3 of 8 are 37.5 %; of none there is no share.
    ['hitRatio', 'DIGITAL', 'PERCENT', 38, null, 'quotes', `status=WON&${PERIOD}`],
    ['apiSuccess', 'DIGITAL', 'PERCENT', 88, null, 'manage/api-activity', PERIOD.slice(13)],
    ['commissionToCome', 'AGENCY', 'MONEY', 12.34, null, 'commissions', 'toCome=RELEASED'],
    ['commissionUnreleased', 'AGENCY', 'MONEY', 56.78, null, 'commissions', 'toCome=UNRELEASED'],
    ['outstanding', 'PREMIUM_PROCESSOR', 'MONEY', 42, null, 'billing/outstanding', ''],
    ['due', 'CUSTOMER', 'MONEY', 42, null, 'policies', 'unpaid=true'],
    ['ceded', 'RE_INSURER', 'MONEY', 52, null, 'cessions', ''],
    ['decidedToday', 'COWBELL', 'COUNT', 7, null, 'quotes', `became=DECIDED&${TODAY}&becameBy=me`],
    ['clients', 'MSSP', 'COUNT', 33, null, 'accounts', ''],
    ['agencies', 'CLUSTER', 'COUNT', 37, null, 'manage/agencies', ''],
    ['claims', 'CUSTOMER', 'COUNT', 31, null, 'claims', 'status=FILED&kind=CLAIM'],
  ];

  it.each(rows)('%s of %s', (key, type, unit, value, previous, list, query) => {
    const figure = of(type).figures.find((one) => one.key === key);
    expect(figure).toEqual({ key, unit, value, previous, list, query });
  });

  it('each has a row above', () => {
    expect(HOME_FIGURES.map(({ key }) => key)).toEqual(rows.map(([key]) => key));
  });

  it('of money that there is none of are zero', () => {
    const parts = { outstanding: [], cessions: { totals: [] } };
    const values = (type: AccountType) => of(type, parts).figures.map(({ value }) => value);
    expect([...values('CUSTOMER'), ...values('RE_INSURER')]).toEqual([0, 0]);
  });
});

describe('tasks', () => {
  const rows: [string, AccountType, number, boolean, string, string][] = [
    ['referred', 'COWBELL', 3, false, 'inbox', 'queue=referred'],
    ['inReview', 'COWBELL', 4, false, 'inbox', 'queue=inReview'],
    ['newSubmissions', 'COWBELL', 34, true, 'submissions', 'filter=UNASSIGNED'],
    ['openSubmissions', 'AGENCY', 35, false, 'submissions', 'filter=OPEN'],
    ['nameRequests', 'COWBELL', 36, false, 'accounts', 'filter=NAME+REQUESTS'],
    ['toFinish', 'AGENCY', 1, false, 'quotes', 'status=DRAFT'],
    ['withUnderwriter', 'DIGITAL', 2, false, 'quotes', 'status=REFERRED'],
    ['toSign', 'CUSTOMER', 5, false, 'quotes', 'waitsFor=SIGNATURE'],
    ['toBind', 'AGENCY', 6, false, 'quotes', 'waitsFor=BIND'],
    ['unpaid', 'PREMIUM_PROCESSOR', 9, false, 'policies', 'unpaid=true'],
    ['overdue', 'COWBELL', 38, false, 'billing/outstanding', 'ageing=overdue'],
    ['unfiledClaims', 'CUSTOMER', 32, false, 'claims', 'status=UN_FILED'],
    ['reportsDue', 'VENDOR', 39, false, 'claims/files', 'waitsFor=REPORT'],
    ['weakClients', 'MSSP', 43, false, 'accounts', 'filter=LOW+SCORE'],
    ['offersUnsent', 'COWBELL', 13, false, 'policies', 'offerUnsent=true'],
    ['renewalsToQuote', 'AGENCY', 44, false, 'policies/renewals', 'filter=TO_QUOTE'],
    ['renewalsAtRisk', 'COWBELL', 45, false, 'policies/renewals', 'filter=AT_RISK'],
    ['renewalsLapsed', 'COWBELL', 0, false, 'policies/renewals', 'filter=LAPSED'],
    ['expiring', 'CARRIER', 10_000, true, 'policies', 'expiresWithin=60'],
  ];

  it.each(rows)('%s of %s', (key, type, count, isLowerBound, list, query) => {
    const task = of(type).tasks.find((one) => one.key === key);
    expect(task).toEqual({ key, count, isLowerBound, list, query });
  });

  it('each has a row above', () => {
    expect(HOME_TASKS.map(({ key }) => key)).toEqual(rows.map(([key]) => key));
  });
});

describe('charts', () => {
  const rows: [string, AccountType, string, string, string, number | null][] = [
    ['issuedByMonth', 'AGENCY', 'MONTHS', 'policies', '2026-02', null],
    ['quotesByProduct', 'COWBELL', 'GROUPS', 'quotes', 'P250', 3],
    ['quotesByStatus', 'AGENCY', 'GROUPS', 'quotes', 'READY', 0],
    ['quotesByAgency', 'CLUSTER', 'GROUPS', 'quotes', 'agency', 2],
    ['premiumByAgency', 'DIGITAL', 'GROUPS', 'policies', 'broker', null],
    ['premiumByProduct', 'CARRIER', 'GROUPS', 'policies', 'P100', null],
    ['premiumByState', 'RE_INSURER', 'GROUPS', 'policies', 'NV', null],
    ['premiumByLimit', 'CARRIER', 'GROUPS', 'policies', '1000000', null],
  ];

  const losses = (count: number, premium: number, incurred: number) => ({
    count,
    premium,
    incurred,
    newBusiness: null,
    bound: null,
  });

  it.each<AccountType>(['COWBELL', 'CARRIER', 'RE_INSURER'])(
    'lossesByMonth of %s has what is incurred beside what is earned',
    (type) => {
      const chart = of(type).charts.find(({ key }) => key === 'lossesByMonth');
      expect(chart).toEqual({
        key: 'lossesByMonth',
        kind: 'MONTHS',
        list: 'claims/files',
        query: PERIOD,
        narrows: null,
        buckets: [
          { key: '2026-01', label: '2026-01', ...losses(0, 40.25, 0) },
          { key: '2026-02', label: '2026-02', ...losses(2, 1200.5, 51_000.5) },
        ],
      });
    },
  );

  it('months of losses stand in their order, earned in or not', () => {
    const claimsFiles = {
      byMonth: [
        { month: '2026-02', count: 2, incurred: 5 },
        { month: '2026-03', count: 1, incurred: 7 },
      ],
      byStatus: [],
    };
    const earned = { points: [{ date: '2026-01-31', earnedPremium: 40.25 }] };
    expect(of('COWBELL', { claimsFiles, earned }).charts).toMatchObject([
      {
        buckets: [
          { key: '2026-01', ...losses(0, 40.25, 0) },
          { key: '2026-02', ...losses(2, 0, 5) },
          { key: '2026-03', ...losses(1, 0, 7) },
        ],
      },
    ]);
    expect(of('COWBELL', { claimsFiles }).charts).toEqual([]);
    expect(of('COWBELL', { earned }).charts).toEqual([]);
  });

  it('claimsByStage of VENDOR counts files', () => {
    expect(of('VENDOR').charts).toEqual([
      {
        key: 'claimsByStage',
        kind: 'GROUPS',
        list: 'claims/files',
        query: '',
        narrows: null,
        buckets: [
          { key: 'OPEN', label: 'OPEN', count: 5, premium: 0, newBusiness: null, bound: null },
        ],
      },
    ]);
  });

  it.each(rows)('%s of %s', (key, type, kind, list, group, bound) => {
    const chart = of(type).charts.find((one) => one.key === key);
    const buckets = [{ ...bucket(group), newBusiness: bound === null ? null : 4, bound }];
    const query = list === 'quotes' ? `status=COUNTED&${PERIOD}` : PERIOD;
    expect(chart).toEqual({ key, kind, narrows: null, list, query, buckets });
  });

  it('premiumByIndustry of a carrier opens each sector', () => {
    const chart = of('CARRIER').charts.find(({ key }) => key === 'premiumByIndustry');
    const shown = { key: 'premiumByIndustry', kind: 'GROUPS', narrows: 'industry' };
    const buckets = [{ ...bucket('31-33'), newBusiness: null, bound: null }];
    expect(chart).toEqual({ ...shown, list: 'policies', query: PERIOD, buckets });
  });

  const opened: [string, string, string, string, number][] = [
    ['decisions', 'became', `became=DECIDED&${BECAME}&becameBy=me&currency=GBP`, 'RELEASED', 1],
    ['referralReasons', 'becameFor', `became=REFERRED&${BECAME}&currency=GBP`, 'REF_CLASS', 2],
    ['declineReasons', 'becameFor', `became=TURNED_DOWN&${BECAME}&currency=GBP`, 'DEC_CLASS', 0],
  ];

  it.each(opened)('%s of staff opens each group by %s', (key, narrows, query, group, bound) => {
    const chart = of('COWBELL').charts.find((one) => one.key === key);
    const buckets = [bucket(group, bound)];
    expect(chart).toEqual({ key, kind: 'GROUPS', narrows, list: 'quotes', query, buckets });
  });

  it('each has a row above', () => {
    const below = ['premiumByIndustry', 'lossesByMonth', 'claimsByStage'];
    const proved = [...[...rows, ...opened].map(([key]) => key), ...below];
    expect(HOME_CHARTS.map(({ key }) => key).sort()).toEqual(proved.sort());
  });
});

it('leaves out what was not answered', () => {
  const { figures, tasks, charts } = of('AGENCY', { quotes: PARTS.quotes });
  expect(figures.map(({ key }) => key)).toEqual(['quotedPremium', 'hitRatio']);
  expect(tasks.map(({ key }) => key)).toEqual(['toFinish', 'withUnderwriter', 'toSign', 'toBind']);
  expect(charts.map(({ key }) => key)).toEqual(['quotesByProduct', 'quotesByStatus']);
});

describe('with an agency or a team chosen', () => {
  const asked = { ...ASKED, teamId: 'team', agencyId: 'agency' };

  it('leaves out what cannot be of one agency', () => {
    expect(partsOf('COWBELL', asked)).toEqual(['policies', 'quotes', 'renewals']);
  });

  it('opens the rows of both', () => {
    expect(of('AGENCY', PARTS, asked).tasks[1]?.query).toBe(
      'status=DRAFT&teamId=team&agencyId=agency',
    );
  });

  const figures = `teamId=team&agencyId=agency&${PERIOD}&previousAfter=2026-01-01T00%3A00%3A00.000Z&previousBefore=2026-01-30T23%3A59%3A59.999Z&timeZone=UTC`;

  it.each<[keyof HomeParts, string]>([
    ['quotes', `/api/quote/v1/search/home?${figures}`],
    ['policies', `/api/policy/v1/search/home?${figures}`],
    ['filedClaims', '/api/claims/v1/search?size=1&status=FILED&kind=CLAIM&teamId=team'],
    ['unfiledClaims', '/api/claims/v1/search?size=1&status=UN_FILED&teamId=team'],
    ['clients', '/api/account/v1/search?size=1&teamId=team'],
    ['weakClients', '/api/account/v1/search?size=1&filter=LOW+SCORE&teamId=team'],
    ['reportsDue', '/api/claims/v1/claimsFile/search?size=1&waitsFor=REPORT'],
    [
      'claimsFiles',
      '/api/claims/v1/claimsFile/home?currency=GBP&teamId=team&after=2026-01-31T00%3A00%3A00.000Z&before=2026-03-01T23%3A59%3A59.999Z&timeZone=UTC',
    ],
    [
      'earned',
      '/api/policy/v1/earned-premium/graph?currency=GBP&teamId=team&after=2026-01-31&before=2026-03-02',
    ],
    ['newSubmissions', '/api/account/v1/submission/search?size=1&filter=UNASSIGNED&teamId=team'],
    ['openSubmissions', '/api/account/v1/submission/search?size=1&filter=OPEN&teamId=team'],
    ['nameRequests', '/api/account/v1/search?size=1&filter=NAME+REQUESTS&teamId=team'],
    ['agencies', '/api/account/v1/agency/search?size=1'],
    ['outstanding', '/api/billing/v1/outstanding/ageing?teamId=team'],
    [
      'overdue',
      '/api/billing/v1/search?size=1&filter=outstanding+balances&ageing=overdue&teamId=team',
    ],
    ['commissions', '/api/commissions/v1/aggregate?currency=GBP&agencyId=agency'],
    ['cessions', '/api/policy/v1/cessions/aggregate'],
    [
      'apiCalls',
      '/api/apiactivity/v1/agg/stats?after=2026-01-31T00%3A00%3A00.000Z&before=2026-03-01T23%3A59%3A59.999Z',
    ],
  ])('asks for %s at its address', (part, address) => {
    expect(addressOf(part, asked)).toBe(address);
  });

  it('asks at the same addresses without them', () => {
    expect(addressOf('clients', ASKED)).toBe('/api/account/v1/search?size=1');
    expect(addressOf('outstanding', ASKED)).toBe('/api/billing/v1/outstanding/ageing');
    expect(Object.keys(HOME_PARTS)).toHaveLength(Object.keys(PARTS).length);
  });
});
