import { randomUUID } from 'node:crypto';
import { DomainClock } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { copyRow, startApp } from '@palisade/testing';
import { service } from '../main';
import { accountCreated, organizationSaved } from '../quotes/quote-world.fixture';
import type { QuoteSummary } from '../quotes/quotes.dto';
import type { QuoteHomeResponse } from './home.dto';

const API = '/api/quote/v1/search';
const [AGENCY, ACCOUNT, READER, ANOTHER] = Array.from({ length: 4 }, () => randomUUID());
const [AFTER, BEFORE] = ['2025-03-01T00:00:00.000Z', '2025-03-31T23:59:59.999Z'];
const TIMES = `after=${AFTER}&before=${BEFORE}&previousAfter=${AFTER}&previousBefore=${BEFORE}`;
const IN_MARCH = `becameAfter=${AFTER}&becameBefore=${BEFORE}`;

/** `n` of a number Q-25-000000n. */
const N = 'right(quote_number, 7)::int';

/** Steps of many quotes: which, what led where, who, why and when. */
const STEPS: [which: string, step: string, by: string | null, reasons: string[], at: string][] = [
  [`${N} between 1 and 20`, 'REQUESTED REFERRED rateReferred', AGENCY, ['A', 'B'], '2025-03-05'],
  // Twice in the time, and for the same reason: once.
  [`${N} between 1 and 4`, 'READY REFERRED refer', AGENCY, ['B'], '2025-03-09'],
  [`${N} between 18 and 30`, 'REQUESTED REFERRED rateReferred', AGENCY, ['C'], '2025-04-01'],
  // Neither what stays referred nor what comes back from a review.
  [`${N} between 1 and 30`, 'REFERRED REFERRED updateTerms', READER, ['D'], '2025-03-06'],
  [`${N} between 1 and 9`, 'IN_REVIEW READY releaseTerms', READER, [], '2025-03-10'],
  [`${N} between 10 and 12`, 'IN_REVIEW DECLINED decline', READER, ['Price'], '2025-03-11'],
  [`${N} between 12 and 14`, 'IN_REVIEW DECLINED decline', ANOTHER, ['Price'], '2025-03-11'],
  [`${N} between 15 and 19`, 'REQUESTED DECLINED rateDeclined', READER, ['DEC'], '2025-03-12'],
  [`${N} between 2 and 6`, 'IN_REVIEW READY releaseTerms', READER, [], 'now'],
  [`${N} between 5 and 8`, 'READY DECLINED decline', READER, ['Price'], 'now'],
];

describe('referrals and decisions of the home', () => {
  let app: TestApp;
  let staff: TestCaller;
  let now: string;

  const read = async <T>(caller: TestCaller, path: string): Promise<T> => {
    const { status, body } = await caller.get<T>(`${API}${path}`);
    expect(status).toBe(200);
    return body;
  };
  const listed = async (filters: string) => {
    const { content } = await read<{ content: QuoteSummary[] }>(staff, `?size=100&${filters}`);
    return {
      count: content.length,
      premium:
        content.reduce((sum, quote) => sum + Math.round((quote.premium ?? 0) * 100), 0) / 100,
    };
  };
  const home = () => read<QuoteHomeResponse>(staff, `/home?${TIMES}&currency=USD`);
  const countsOf = (kinds: QuoteHomeResponse['decisions']) =>
    kinds.map(({ key, count }) => `${key} ${count}`);

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, []));
    const permissions = ['quote:view', 'quote:create'];
    const agent = { accountType: 'AGENCY', organizationId: AGENCY, permissions } as const;
    const agency = await app.signIn(agent);
    staff = await app.signIn({ accountType: 'COWBELL', userId: READER, permissions });
    const body = { accountId: ACCOUNT, product: 'P250' };
    const { body: quote } = await agency.post('/api/quote/v1', body);
    const own = {
      quote_number: `'Q-25-' || lpad(n::text, 7, '0')`,
      status: `case when n = 20 then 'DELETED' when n % 4 = 1 then 'BOUND' else 'READY' end`,
      product: `case when n % 10 = 3 then 'P_ONE' else 'P250' end`,
      premium: '90000 + n * n * 31',
      total_premium: '100000 + n * n * 37',
    };
    await copyRow(app.dataSource, { table: 'quote', id: String(quote.id), count: 30, own });
    now = app.app.get(DomainClock).now().toISOString();
    for (const [which, step, by, reasons, at] of STEPS) {
      const [from, to, action] = step.split(' ');
      await app.dataSource.query(
        `insert into quote_history (id, quote_id, from_status, to_status, action, actor_id, occurred, reasons)
         select gen_random_uuid(), id, $1, $2, $3, $4, $5::timestamptz, $6 from quote
         where id <> '${String(quote.id)}' and ${which}`,
        [from, to, action, by, at === 'now' ? now : at, reasons],
      );
    }
  });
  afterAll(() => app.close());

  it('counts each quote once by what it became and why', async () => {
    const { decidedToday, decisions, referralReasons, declineReasons } = await home();
    // 20 is deleted; 3 and 13 are pounds.
    expect(countsOf(referralReasons)).toEqual(['A 17', 'B 17']);
    expect(countsOf(declineReasons)).toEqual(['DEC 5', 'Price 4']);
    expect(countsOf(decisions)).toEqual(['RELEASED 8', 'DECLINED 3']);
    expect(decidedToday).toBe(7);
  });

  it('is proved by the list', async () => {
    const { decidedToday, decisions, referralReasons, declineReasons } = await home();
    const own = `becameBy=${READER}`;
    const today = `becameAfter=${now.slice(0, 10)}T00:00:00.000Z`;
    const decided = await listed(`became=RELEASED&became=DECLINED&${own}&${today}`);
    expect(decided.count).toBe(decidedToday);
    const groups = [
      [decisions, own, (key: string) => `became=${key}`],
      [referralReasons, 'became=REFERRED', (key: string) => `becameFor=${key}`],
      [declineReasons, 'became=DECLINED&became=REFUSED', (key: string) => `becameFor=${key}`],
    ] as const;
    for (const [kinds, filters, ofKind] of groups) {
      for (const { key, count, premium } of kinds) {
        const rows = await listed(`currency=USD&${IN_MARCH}&${filters}&${ofKind(key)}`);
        expect(rows).toEqual({ count, premium });
      }
    }
  });

  it('says nothing of them to others', async () => {
    const permissions = ['quote:view'];
    const agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    expect(await read(agency, `/home?${TIMES}`)).toMatchObject({
      decidedToday: 0,
      decisions: [],
      referralReasons: [],
      declineReasons: [],
    });
  });

  it('refuses what no quote becomes', async () => {
    expect((await staff.get(`${API}?became=SOLD`)).status).toBe(400);
    expect((await staff.get(`${API}?becameBy=me`)).status).toBe(400);
  });
});
