import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { copyRow, startApp } from '@palisade/testing';
import { service } from '../main';
import { accountCreated, organizationSaved } from '../quotes/quote-world.fixture';
import type { QuoteSummary } from '../quotes/quotes.dto';
import type {
  QuoteAggregateResponse,
  QuotePremiumResponse,
  UniqueAccountsResponse,
} from './figures.dto';

const API = '/api/quote/v1';
const [AGENCY, OTHER, TEAM, ACCOUNT, SECOND] = Array.from({ length: 5 }, () => randomUUID());
const COPIES = 60;
const LEFT_OUT = ['INVALID', 'DRAFT', 'TEMPORARY'];
const SECOND_HALF = '2026-03-01T00:00:00Z';

/** Where each copy of the first quote stands: no two figures agree by chance. */
const OWN = {
  quote_number: `'Q-25-' || lpad(n::text, 7, '0')`,
  status: `(array['READY', 'BOUND', 'INVALID', 'DRAFT', 'REFERRED', 'DELETED', 'TEMPORARY'])[1 + n % 7]`,
  product: `(array['P250', 'P100', 'P_ONE'])[1 + n % 3]`,
  agency_id: `(array['${AGENCY}', '${OTHER}'])[1 + n % 2]::uuid`,
  account_id: `(array['${ACCOUNT}', '${SECOND}'])[1 + n % 2]::uuid`,
  total_premium: `case when n % 5 = 0 then null else 100000 + n * n * 37 end`,
  premium: `case when n % 5 = 0 then null else 90000 + n * n * 31 end`,
  created: `timestamptz '2026-01-01 23:30Z' + n * interval '2 days'`,
};

describe('figures of quotes', () => {
  let app: TestApp;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['quote:view', 'quote:create'] });
  const read = async <T>(caller: TestCaller, path: string): Promise<T> => {
    const { status, body } = await caller.get<T>(`${API}/search${path}`);
    expect(status).toBe(200);
    return body;
  };
  /** The quotes that the list holds, by the currency and statuses that figures count. */
  const listed = async (
    caller: TestCaller,
    filters: string,
    isCounted: (quote: QuoteSummary) => boolean,
  ): Promise<QuoteSummary[]> => {
    const { content } = await read<{ content: QuoteSummary[] }>(caller, `?size=100&${filters}`);
    return content.filter((quote) => quote.currency === 'USD' && isCounted(quote));
  };
  const totalOf = (quotes: QuoteSummary[]): number =>
    quotes.reduce((sum, { premium }) => sum + Math.round((premium ?? 0) * 100), 0) / 100;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('organization.saved.v1', organizationSaved(OTHER, 'Lakeside'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, OTHER, [TEAM]));
    await app.deliver('account.created.v1', accountCreated(SECOND, AGENCY, [TEAM]));
    const agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    const { body } = await agency.post(API, { accountId: SECOND, product: 'P250' });
    await copyRow(app.dataSource, { table: 'quote', id: String(body.id), count: COPIES, own: OWN });
  });
  afterAll(() => app.close());

  const CALLERS: [string, Omit<TestPerson, 'permissions'>][] = [
    ['staff', { accountType: 'COWBELL' }],
    ['the agency', { accountType: 'AGENCY', organizationId: AGENCY }],
    [
      'one of another team',
      { accountType: 'AGENCY', organizationId: AGENCY, seesAllTeams: false, teamIds: [] },
    ],
    ['a stranger', { accountType: 'AGENCY' }],
  ];
  const FILTERS = ['', `after=${SECOND_HALF}`, `before=${SECOND_HALF}`, `agencyId=${OTHER}`];
  const CASES = CALLERS.flatMap(([name, person]) =>
    FILTERS.map((filters) => [name, filters, person] as const),
  );

  it.each(CASES)('count for %s with "%s" what the list holds', async (_, filters, person) => {
    const caller = await as(person);
    const counted = await listed(caller, filters, ({ status }) => !LEFT_OUT.includes(status));
    const priced = counted.filter(({ totalPremium }) => totalPremium !== null);
    const total = totalOf(priced);
    const premium = await read<QuotePremiumResponse>(caller, `/premium?${filters}`);
    expect(premium).toEqual({
      currency: 'USD',
      totalPremium: total,
      averagePremium: priced.length ? Math.round((total * 100) / priced.length) / 100 : null,
      count: priced.length,
    });
    const accounts = await read<UniqueAccountsResponse>(caller, `/uniqueAccounts?${filters}`);
    const ids = [...new Set(counted.map(({ accountId }) => accountId))].sort();
    expect(accounts).toEqual({ count: ids.length, accountIds: ids });
    for (const groupBy of ['status', 'product'] as const) {
      const { buckets } = await read<QuoteAggregateResponse>(
        caller,
        `/aggregate?groupBy=${groupBy}&${filters}`,
      );
      const keys = new Set(counted.map((quote) => quote[groupBy]));
      expect(buckets.map(({ key }) => key).sort()).toEqual([...keys].sort());
      for (const { key, count, premium } of buckets) {
        const group = counted.filter((quote) => quote[groupBy] === key);
        expect({ key, count, premium }).toEqual({
          key,
          count: group.length,
          premium: totalOf(group),
        });
      }
    }
  });

  it('count what is asked for by name, and drafts when all are asked for', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    const invalid = await listed(staff, 'status=INVALID', () => true);
    const asked = await read<QuotePremiumResponse>(staff, '/premium?status=INVALID');
    expect(asked.totalPremium).toBe(totalOf(invalid));
    const all = await read<QuoteAggregateResponse>(staff, '/aggregate?includeExcluded=true');
    expect(all.buckets.map(({ key }) => key)).toEqual(expect.arrayContaining(LEFT_OUT));
    expect(all.buckets.map(({ key }) => key)).not.toContain('DELETED');
  });

  it('never add two currencies', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    const [dollars, pounds] = await Promise.all(
      ['USD', 'GBP'].map((currency) =>
        read<QuoteAggregateResponse>(staff, `/aggregate?groupBy=product&currency=${currency}`),
      ),
    );
    expect(dollars?.buckets.map(({ key }) => key).sort()).toEqual(['P100', 'P250']);
    expect(pounds?.buckets.map(({ key }) => key)).toEqual(['P_ONE']);
  });

  it('name agencies, and count months where the reader is', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    const agencies = await read<QuoteAggregateResponse>(staff, '/aggregate?groupBy=agency');
    expect(agencies.buckets.map(({ label }) => label).sort()).toEqual(['Harborline', 'Lakeside']);
    const months = async (timeZone: string) => {
      const query = `/aggregate?groupBy=month&includeExcluded=true&timeZone=${timeZone}`;
      const { buckets } = await read<QuoteAggregateResponse>(staff, query);
      return buckets.map(({ key, count }) => `${key} ${count}`);
    };
    // Made at 23:30 of UTC: the last of a month is made in the next one of Tokyo.
    expect(await months('UTC')).not.toEqual(await months('Asia/Tokyo'));
    expect((await months('UTC'))[0]).toMatch(/^2026-01 /);
  });

  it.each([
    ['groupBy=colour', 'groupBy'],
    ['groupBy=month&timeZone=Moon', 'timeZone'],
    ['currency=EUR', 'currency'],
    ['after=yesterday', 'after'],
    ['status=OPEN', 'status'],
    ['agencyId=1', 'agencyId'],
  ])('refuse %s', async (query, field) => {
    const staff = await as({ accountType: 'COWBELL' });
    const { status, body } = await staff.get(`${API}/search/aggregate?${query}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });
});
