import { randomUUID } from 'node:crypto';
import type { PlainDate } from '@palisade/kernel';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { earnedBefore } from '../domain/money/earned-premium';
import { service } from '../main';
import type { PolicySummary } from '../policies/policies.dto';
import {
  accountCreated,
  AGENCY,
  agencySaved,
  bound,
  CARRIER,
  charged,
} from '../policies/policy-world.fixture';
import type { EarnedPremiumResponse, PolicyAggregateResponse } from './figures.dto';

const API = '/api/policy/v1';
const PERMISSIONS = ['policy:view', 'dashboard:earned-premium'];

/** State, first day, last day and premium in cents of the policies; the last two are in pounds. */
const POLICIES: [state: string | null, from: PlainDate, to: PlainDate, premium: number][] = [
  ['NV', '2026-01-15', '2027-01-15', 100_033],
  ['NV', '2025-11-01', '2026-11-01', 250_001],
  ['TX', '2026-03-01', '2026-09-01', 77_777],
  [null, '2026-02-01', '2027-02-01', 90_005],
];

describe('figures of policies', () => {
  let app: TestApp;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: PERMISSIONS });
  const read = async <T>(caller: TestCaller, path: string): Promise<T> => {
    const { status, body } = await caller.get<T>(`${API}${path}`);
    expect(status).toBe(200);
    return body;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('agency.saved.v1', agencySaved(true));
    for (const [state, effectiveDate, endDate, premium] of POLICIES) {
      const terms = { state, effectiveDate, endDate };
      const uk = { product: 'P_ONE', market: 'UK' } as const;
      const money = { premium, brokerFee: 5000, currency: state ? 'USD' : 'GBP' } as const;
      const change = { charges: charged(money) };
      await bound(app, change, state ? terms : { ...terms, ...uk });
    }
    await app.dataSource.query(`update policy set issued_on = bound_on + n * interval '20 days'
      from (select id as policy, row_number() over (order by state is null, total_premium) as n from policy) as numbered
      where policy = id`);
  });
  afterAll(() => app.close());

  const CALLERS: [string, Omit<TestPerson, 'permissions'>][] = [
    ['staff', { accountType: 'COWBELL' }],
    ['the agency', { accountType: 'AGENCY', organizationId: AGENCY }],
    ['the carrier', { accountType: 'CARRIER', organizationId: CARRIER }],
    ['another agency', { accountType: 'AGENCY' }],
  ];

  it.each(
    CALLERS.flatMap(([name, person]) =>
      ['', 'after=2026-02-20T00:00:00Z', 'before=2026-02-20T00:00:00Z'].map(
        (filters) => [name, filters, person] as const,
      ),
    ),
  )('count for %s with "%s" what the list holds', async (_, filters, person) => {
    const caller = await as(person);
    const { content } = await read<{ content: PolicySummary[] }>(caller, `/search?${filters}`);
    for (const [currency, product] of [
      ['USD', 'P250'],
      ['GBP', 'P_ONE'],
    ] as const) {
      const listed = content.filter((policy) => policy.product === product);
      const { buckets } = await read<PolicyAggregateResponse>(
        caller,
        `/search/aggregate?groupBy=product&currency=${currency}&${filters}`,
      );
      const premium = listed.reduce((sum, policy) => sum + policy.premium * 100, 0);
      const expected = {
        key: product,
        label: product,
        count: listed.length,
        premium: Math.round(premium) / 100,
      };
      expect(buckets).toEqual(listed.length > 0 ? [expected] : []);
    }
  });

  it('name agencies, and count states and months of issue', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    const of = async (groupBy: string) => {
      const path = `/search/aggregate?groupBy=${groupBy}`;
      const { buckets } = await read<PolicyAggregateResponse>(staff, path);
      return buckets.map(({ label, count }) => `${label} ${count}`);
    };
    expect(await of('agency')).toEqual(['Harborline 3']);
    expect(await of('state')).toEqual(['NV 2', 'TX 1']);
    expect(await of('month')).toEqual(['2026-02 2', '2026-03 1']);
  });

  it('earn each premium by the day, month after month', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    const dollars = POLICIES.slice(0, 3).map(([, from, to, premium]) => ({ from, to, premium }));
    const path = '/earned-premium/graph?after=2025-10-10&before=2027-02-01';
    const { points } = await read<EarnedPremiumResponse>(staff, path);
    expect(points.map(({ date }) => date)).toHaveLength(16);
    const before = (day: PlainDate) => earnedBefore(dollars, day);
    expect(points[0]).toEqual({ date: '2025-10-10', earnedPremium: 0 });
    expect(points[5]?.earnedPremium).toBe((before('2026-04-01') - before('2026-03-01')) / 100);
    const total = points.reduce((sum, { earnedPremium }) => sum + earnedPremium * 100, 0);
    expect(Math.round(total)).toBe(100_033 + 250_001 + 77_777);
    const pounds = await read<EarnedPremiumResponse>(
      await as({ accountType: 'CARRIER', organizationId: CARRIER }),
      `${path}&currency=GBP&product=P_ONE`,
    );
    const earned = pounds.points.reduce((sum, point) => sum + point.earnedPremium * 100, 0);
    expect(Math.round(earned)).toBe(90_005);
  });

  it('earn nothing for a stranger', async () => {
    const stranger = await as({ accountType: 'CARRIER', organizationId: randomUUID() });
    const { points } = await read<EarnedPremiumResponse>(
      stranger,
      '/earned-premium/graph?after=2025-10-10&before=2027-02-01',
    );
    expect(points.filter(({ earnedPremium }) => earnedPremium)).toEqual([]);
  });

  it.each([
    ['earned-premium/graph?after=2019-12-31', 'Not before 2020-01-01'],
    ['earned-premium/graph?after=2026-02-01&before=2026-02-01', 'After the first day'],
    ['earned-premium/graph?after=2021-01-01&before=2099-01-01', 'After the first day'],
    ['earned-premium/graph?after=2026-02-30', 'after'],
    ['search/aggregate?groupBy=colour', 'groupBy'],
  ])('refuse %s', async (path, words) => {
    const staff = await as({ accountType: 'COWBELL' });
    const { status, body } = await staff.get(`${API}/${path}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(words);
  });

  it('earn what a cancellation keeps on its date, and nothing afterwards', async () => {
    const agencyId = randomUUID();
    const scope = scopeOf({ agencyId });
    const { policyId } = await bound(app, { scope, agent: null });
    const permissions = [...PERMISSIONS, 'policy:cancel', 'policy:cancel-request'];
    const staff = await app.signIn({ accountType: 'COWBELL', permissions });
    app.clock.advance(Date.parse('2026-07-15T20:00:00Z') - app.clock.now().getTime());
    const body = { effectiveDate: '2026-07-15', reason: 'INSURED_REQUEST' };
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions,
    });
    const before = app.clock.now().toISOString();
    app.clock.advance(1_000);
    await agency.put(`${API}/cancel/${policyId}`, body);
    expect((await staff.put(`${API}/cancel/${policyId}`, body)).status).toBe(200);
    const path = `/earned-premium/graph?after=2026-01-01&before=2027-02-01&agencyId=${agencyId}`;
    const { points } = await read<EarnedPremiumResponse>(staff, path);
    const earned = points.map(({ earnedPremium }) => Math.round(earnedPremium * 100));
    const { body: policy } = await staff.get(`${API}/${policyId}`);
    expect(earned.slice(7).filter(Boolean)).toEqual([]);
    const total = earned.reduce((sum, month) => sum + month, 0);
    expect(total).toBe(Math.round(Number(policy.premium) * 100));
    // 14 days of 1,000.00, and a tenth of the 184 days that are left.
    expect(earned[6]).toBe(total - earned.slice(0, 6).reduce((sum, month) => sum + month, 0));
    expect(earned[6]).toBeGreaterThan(8_000);
    // As the books were known before: the policy earned to its end.
    const was = await read<EarnedPremiumResponse>(staff, `${path}&knownAt=${before}`);
    const all = was.points.reduce((sum, point) => sum + Math.round(point.earnedPremium * 100), 0);
    expect(all).toBe(100_000);
  });
});
