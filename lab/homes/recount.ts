import { startOfDay, todayIn } from '@palisade/kernel';
import type { Caller } from '../../tools/demo/caller.mjs';
import type { Bucket, Home } from './home';
import type { Query, Row } from './lists';
import { Lists } from './lists';

/** A number of a home that its lists do not prove. */
export interface Wrong {
  number: string;
  shown: unknown;
  counted: unknown;
}

type Time = 'current' | 'previous';

/** Statuses that premium counts leave out (Spec 3 §4). */
const UNCOUNTED = ['INVALID', 'DRAFT', 'TEMPORARY', 'DELETED'];

const QUOTES = '/api/quote/v1/search';
const POLICIES = '/api/policy/v1/search';
const RENEWALS = '/api/policy/v1/search/renewals';
const CLAIMS = '/api/claims/v1/search';
const FILES = '/api/claims/v1/claimsFile/search';
const BILLING = '/api/billing/v1/search';

const sum = (rows: Row[], field: string): number =>
  rows.reduce((total, row) => total + Math.round(Number(row[field] ?? 0) * 100), 0) / 100;

const percent = (part: number, all: number): number | null =>
  all > 0 ? Math.round((part * 100) / all) : null;

/** The month of a zone in which a row came, YYYY-MM. */
const monthIn = (zone: string, { created }: Row): string =>
  todayIn(zone, new Date(String(created))).slice(0, 'YYYY-MM'.length);

/** What each number of a home is, computed from lists alone; the table is kept apart from the code. */
class Recount {
  constructor(
    private readonly lists: Lists,
    private readonly home: Home,
  ) {}

  /** In whose days and months it is told. */
  get zone(): string {
    return this.home.timeZone;
  }

  async quotes(time: Time): Promise<Row[]> {
    const rows = await this.inTime(QUOTES, time);
    return rows.filter(({ status }) => !UNCOUNTED.includes(status ?? ''));
  }

  policies(time: Time, filters: Record<string, string> = {}): Promise<Row[]> {
    return this.inTime(POLICIES, time, filters);
  }

  /** The claims files that were opened in the time of the home. */
  files(): Promise<Row[]> {
    return this.inTime(FILES, 'current');
  }

  /** Rows of a list as they stand now. */
  listed(path: string, query: Query = {}): Promise<Row[]> {
    return this.lists.rows(path, query);
  }

  /** Quotes that were referred or decided in the time of the home, or today. */
  async turned(turns: string[], filters: Record<string, string>, isToday = false): Promise<Row[]> {
    const { timeZone, current } = this.home;
    const { after, before } = current;
    const { own, ...others } = filters;
    return this.lists.rows(QUOTES, [
      ...turns.map((turn): [string, string] => ['became', turn]),
      ...Object.entries(others),
      ...(own ? ([['becameBy', await this.lists.reader()]] as [string, string][]) : []),
      [
        'becameAfter',
        isToday ? startOfDay(todayIn(timeZone, new Date(before)), timeZone).toISOString() : after,
      ],
      ['becameBefore', before],
      ...(isToday ? [] : ([['currency', this.home.currency]] as [string, string][])),
    ]);
  }

  /** Rows of a list in the currency of the home. */
  async money(path: string, query: Query = {}): Promise<Row[]> {
    const rows = await this.lists.rows(path, query);
    return rows.filter(({ currency }) => currency === this.home.currency);
  }

  private inTime(path: string, time: Time, filters: Record<string, string> = {}): Promise<Row[]> {
    const { after, before } = this.home[time];
    return this.lists.rows(path, { ...filters, currency: this.home.currency, after, before });
  }
}

type FigureRule = (recount: Recount, time: Time) => Promise<number | null>;

/** Figures of a time, and of the time before it. */
const OF_TIME: Record<string, FigureRule> = {
  issued: async (recount, time) => (await recount.policies(time)).length,
  issuedPremium: async (recount, time) => sum(await recount.policies(time), 'premium'),
  quoted: async (recount, time) => (await recount.quotes(time)).length,
  quotedPremium: async (recount, time) => sum(await recount.quotes(time), 'premium'),
  hitRatio: async (recount, time) => {
    const quotes = await recount.quotes(time);
    const sales = quotes.filter((quote) => !quote.isRenewal && !quote.isEndorsement);
    return percent(sales.filter(({ boundOn }) => boundOn !== null).length, sales.length);
  },
};

const rowsOf =
  (path: string, query: Query = {}) =>
  async (recount: Recount): Promise<number> =>
    (await recount.listed(path, query)).length;

const OUTSTANDING = { filter: 'outstanding balances' };

/** Figures and tasks as they stand now. */
const NOW: Record<string, (recount: Recount) => Promise<number | null>> = {
  inForce: rowsOf(POLICIES, { status: 'IN FORCE' }),
  claims: rowsOf(CLAIMS, { status: 'FILED', kind: 'CLAIM' }),
  unfiledClaims: rowsOf(CLAIMS, { status: 'UN_FILED' }),
  clients: rowsOf('/api/account/v1/search'),
  weakClients: rowsOf('/api/account/v1/search', { filter: 'LOW SCORE' }),
  reportsDue: rowsOf(FILES, { waitsFor: 'REPORT' }),
  agencies: rowsOf('/api/account/v1/agency/search'),
  outstanding: async (recount) => sum(await recount.money(BILLING, OUTSTANDING), 'balance'),
  due: async (recount) => sum(await recount.money(POLICIES, { isUnpaid: 'true' }), 'balance'),
  ceded: async (recount) =>
    sum(await recount.money('/api/policy/v1/cessions/search'), 'cededPremium'),
  commissionToCome: async (recount) => {
    const rows = await recount.money('/api/commissions/v1/search');
    return Math.round((sum(rows, 'released') - sum(rows, 'paid')) * 100) / 100;
  },
  commissionUnreleased: async (recount) => {
    const rows = await recount.money('/api/commissions/v1/search');
    const direct = rows.filter(({ status }) => status !== 'KEPT');
    return Math.round((sum(direct, 'commissionsAmount') - sum(direct, 'released')) * 100) / 100;
  },
  decidedToday: async (recount) =>
    (await recount.turned(['RELEASED', 'DECLINED'], { own: 'yes' }, true)).length,
  referred: rowsOf(QUOTES, { status: 'REFERRED', isSnoozed: 'false' }),
  inReview: rowsOf(QUOTES, { status: 'IN_REVIEW', isSnoozed: 'false' }),
  newSubmissions: rowsOf('/api/account/v1/submission/search', { filter: 'UNASSIGNED' }),
  openSubmissions: rowsOf('/api/account/v1/submission/search', { filter: 'OPEN' }),
  nameRequests: rowsOf('/api/account/v1/search', { filter: 'NAME REQUESTS' }),
  toFinish: rowsOf(QUOTES, { status: 'DRAFT' }),
  withUnderwriter: rowsOf(QUOTES, [
    ['status', 'REFERRED'],
    ['status', 'IN_REVIEW'],
  ]),
  toSign: rowsOf(QUOTES, { waitsFor: 'SIGNATURE' }),
  toBind: rowsOf(QUOTES, { waitsFor: 'BIND' }),
  unpaid: rowsOf(POLICIES, { isUnpaid: 'true' }),
  overdue: rowsOf(BILLING, { ...OUTSTANDING, ageing: 'overdue' }),
  offersUnsent: rowsOf(POLICIES, { isOfferUnsent: 'true' }),
  renewalsToQuote: rowsOf(RENEWALS, { filter: 'TO_QUOTE' }),
  renewalsAtRisk: rowsOf(RENEWALS, { filter: 'AT_RISK' }),
  renewalsLapsed: rowsOf(RENEWALS, { filter: 'LAPSED' }),
  expiring: rowsOf(POLICIES, { expiresWithin: '60' }),
};

type ChartRule = [rows: 'quotes' | 'policies', key: string | null];

const MONTH = 'month';

/** Of which rows a chart is made and by what: a column, their month, or nothing the list tells. */
const CHARTS: Record<string, ChartRule> = {
  issuedByMonth: ['policies', MONTH],
  quotesByProduct: ['quotes', 'product'],
  quotesByStatus: ['quotes', 'status'],
  quotesByAgency: ['quotes', 'agencyId'],
  premiumByAgency: ['policies', 'agencyId'],
  premiumByProduct: ['policies', 'product'],
  premiumByState: ['policies', null],
  premiumByLimit: ['policies', null],
};

/** Charts whose groups the list narrows itself, by the rows of a group. */
const NARROWED: Record<string, (recount: Recount, key: string) => Promise<Row[]>> = {
  premiumByIndustry: (recount, key) => recount.policies('current', { industry: key }),
  decisions: (recount, key) => recount.turned([key], { own: 'yes' }),
  referralReasons: (recount, key) => recount.turned(['REFERRED'], { becameFor: key }),
  declineReasons: (recount, key) => recount.turned(['DECLINED', 'REFUSED'], { becameFor: key }),
};

/** Figures that are no sum of rows that a list shows. */
const UNPROVED = ['apiSuccess'];

/** Compares every number of a home with what its lists hold; answers those that differ. */
export async function recount(
  caller: Caller,
  query: string,
  timeZone = 'UTC',
): Promise<{ compared: number; wrong: Wrong[] }> {
  const path = `/api/home/v1?${query}`;
  const { answer: home } = await caller.send<Home>('GET', path, undefined, { timezone: timeZone });
  const asked = new URLSearchParams(query);
  const chosen = { agencyId: asked.get('agencyId'), teamId: asked.get('teamId') };
  const counted = new Recount(new Lists(caller, chosen), home);
  const wrong: Wrong[] = home.missing.map((service) => ({
    number: service,
    shown: 'missing',
    counted: 'an answer',
  }));
  let compared = 0;
  const compare = (number: string, shown: unknown, found: unknown) => {
    compared++;
    if (JSON.stringify(shown) !== JSON.stringify(found)) {
      wrong.push({ number, shown, counted: found });
    }
  };
  for (const { key, value, previous } of home.figures) {
    const rule = OF_TIME[key];
    if (rule) {
      compare(key, value, await rule(counted, 'current'));
      compare(`${key} before`, previous, await rule(counted, 'previous'));
    } else if (!UNPROVED.includes(key)) {
      compare(key, value, await NOW[key]?.(counted));
    }
  }
  for (const { key, count } of home.tasks) compare(key, count, await NOW[key]?.(counted));
  for (const { key, buckets } of home.charts) {
    for (const [number, shown, found] of await chart(key, buckets, counted)) {
      compare(number, shown, found);
    }
  }
  return { compared, wrong };
}

/** Losses are those of the files of the list; what is earned beside them is no sum of rows. */
function losses(buckets: Bucket[], files: Row[], zone: string): [string, unknown, unknown][] {
  const incurred = ({ reserves }: Row): number => Number((reserves as { total: number }).total);
  return buckets.map(({ key: month, count, incurred: shown }) => {
    const found = files.filter((file) => monthIn(zone, file) === month);
    const total = found.reduce((sum, file) => sum + Math.round(incurred(file) * 100), 0) / 100;
    return [
      `lossesByMonth: ${month}`,
      { count, incurred: shown },
      { count: found.length, incurred: total },
    ];
  });
}

async function chart(
  key: string,
  buckets: Bucket[],
  counted: Recount,
): Promise<[string, unknown, unknown][]> {
  const ofGroup = NARROWED[key];
  if (ofGroup) {
    return Promise.all(
      buckets.map(async ({ key: kind, count, premium }): Promise<[string, unknown, unknown]> => {
        const found = await ofGroup(counted, kind);
        const proved = { count: found.length, premium: sum(found, 'premium') };
        return [`${key}: ${kind}`, { count, premium }, proved];
      }),
    );
  }
  if (key === 'claimsByStage') {
    const files = await counted.listed(FILES);
    const statuses = [...new Set(files.map((file) => String(file.fileStatus)))].sort();
    const kinds: [string, number][] = statuses.map((status) => [
      status,
      files.filter(({ fileStatus }) => fileStatus === status).length,
    ]);
    const shown = buckets.map(({ key: status, count }): [string, number] => [status, count]);
    return [[key, shown.sort(), kinds]];
  }
  if (key === 'lossesByMonth') return losses(buckets, await counted.files(), counted.zone);
  const rule = CHARTS[key];
  if (!rule) return [[key, buckets, 'a rule of the recount']];
  const [source, column] = rule;
  const rows = await counted[source]('current');
  const of = (some: Row[]) => ({ count: some.length, premium: sum(some, 'premium') });
  if (!column) {
    const shown = {
      count: buckets.reduce((total, { count }) => total + count, 0),
      premium: buckets.reduce((total, { premium }) => total + Math.round(premium * 100), 0) / 100,
    };
    return [[key, shown, of(rows)]];
  }
  const keyOf = (row: Row): string =>
    column === MONTH ? monthIn(counted.zone, row) : String(row[column]);
  const keys = [...new Set(rows.map(keyOf))].sort();
  return [
    [`${key}: kinds`, buckets.map((bucket) => bucket.key).sort(), keys],
    ...buckets.map(({ key: kind, count, premium }): [string, unknown, unknown] => {
      const found = rows.filter((row) => keyOf(row) === kind);
      return [`${key}: ${kind}`, { count, premium }, of(found)];
    }),
  ];
}
