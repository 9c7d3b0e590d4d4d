import { randomUUID } from 'node:crypto';
import { EVENTS, scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { service } from '../main';
import type { TestPolicy } from './commission-world.fixture';
import {
  agencySaved,
  cancelled,
  charges,
  endorsed,
  held,
  issued,
  newPolicy,
  refunded,
  reinstated,
  settled,
} from './commission-world.fixture';

const API = '/api/commissions/v1';
const VIEW = ['commission:view'];

describe('commissions', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: VIEW });
  });
  afterAll(() => app.close());

  const rows = ({ policyId }: TestPolicy): Promise<Record<string, unknown>[]> =>
    app.dataSource.query(
      `select line_type as type, amount::int as amount, released::int as released
       from commission where policy_id = $1 order by id`,
      [policyId],
    );
  const published = async ({ policyId }: TestPolicy): Promise<[string, number][]> => {
    const found: { type: string; amount: number }[] = await app.dataSource.query(
      `select type, (body->'data'->>'amount')::int as amount from outbox
       where body->'data'->>'policyId' = $1 order by sequence`,
      [policyId],
    );
    return found.map(({ type, amount }) => [type.replace('commission.', ''), amount]);
  };
  const payable = async ({ policyId }: TestPolicy): Promise<number> => {
    const [{ total }] = (await app.dataSource.query(
      `select coalesce(sum(line.amount), 0)::int as total from statement_line line
       join commission on commission.id = commission_id where policy_id = $1`,
      [policyId],
    )) as { total: number }[];
    return total;
  };

  it('accrues premium x rate at the issue, fees apart, and releases when premium is paid', async () => {
    const policy = newPolicy();
    await app.deliver('policy.issued.v1', issued(policy, charges(913_700, 15_000)));
    expect(await rows(policy)).toEqual([{ type: 'NBS', amount: 137_055, released: 0 }]);
    await app.deliver('payment.settled.v1', settled(policy, 304_567));
    expect(await payable(policy)).toBe(45_685);
    await app.deliver('payment.settled.v1', settled(policy, 609_133));
    expect(await payable(policy)).toBe(137_055);
    expect(await published(policy)).toEqual([
      ['accrued.v1', 137_055],
      ['released.v1', 45_685],
      ['released.v1', 91_370],
    ]);
  });

  it.each([
    ['pro rata', 1_000_000, 15, -753_400, -113_010],
    ['short rate', 1_000_000, 15, -678_060, -101_709],
    ['flat', 305_200, 12.5, -305_200, -38_150],
  ])(
    'charges back %s at the rate first paid',
    async (_, premium, commissionPct, back, expected) => {
      const policy = newPolicy();
      const issue = issued(policy, charges(premium), { commissionPct });
      await app.deliver('policy.issued.v1', issue);
      await app.deliver('payment.settled.v1', settled(policy, premium));
      await app.deliver('policy.cancelled.v1', cancelled(policy, charges(back)));
      const [, xlc] = await rows(policy);
      expect(xlc).toEqual({ type: 'XLC', amount: expected, released: expected });
      await app.deliver('payment.refunded.v1', refunded(policy, -back));
      const earned = Math.round((premium * commissionPct) / 100);
      expect(await payable(policy)).toBe(earned + expected);
    },
  );

  it('accrues an endorsement and a reinstatement', async () => {
    const policy = newPolicy();
    await app.deliver('policy.issued.v1', issued(policy, charges(400_000)));
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges(59_500)));
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges(-300_000), 3));
    await app.deliver('policy.reinstated.v1', reinstated(policy, charges(300_000), 4));
    expect(await rows(policy)).toEqual([
      { type: 'NBS', amount: 60_000, released: 0 },
      { type: 'PCH', amount: 8_925, released: 0 },
      { type: 'XLC', amount: -45_000, released: 0 },
      { type: 'REI', amount: 45_000, released: 0 },
    ]);
  });

  it('accrues extended reporting at the percentage of the issue', async () => {
    const policy = newPolicy();
    await app.deliver('policy.issued.v1', issued(policy, charges(400_000)));
    const erp = { months: 12, from: '2027-02-01', to: '2028-02-01' };
    const change = { ...endorsed(policy, charges(850_000)), type: 'ERP' as const, erp };
    await app.deliver('policy.endorsed.v1', { ...change, premiums: [850_000] });
    expect((await rows(policy)).at(-1)).toMatchObject({ type: 'PCH', amount: 127_500 });
  });

  it.each([
    ['paid by statements', false],
    ['that its agency keeps', true],
  ])(
    'takes all of it back of a policy that never was, to the cent: %s',
    async (_, agencyBilled) => {
      const policy = newPolicy();
      await app.deliver('policy.issued.v1', issued(policy, charges(400_010), { agencyBilled }));
      await app.deliver('policy.endorsed.v1', endorsed(policy, charges(110)));
      const { policyHead, version, scope } = cancelled(policy, charges(0), 3);
      const all = { reason: 'ERROR', charges: charges(-400_120), premiums: [-400_010, -110] };
      await app.deliver('policy.voided.v1', { policyHead, ...all, version, scope });
      expect(await rows(policy)).toMatchObject([
        { type: 'NBS', amount: 60_002 },
        { type: 'PCH', amount: 17 },
        { type: 'XLC', amount: -60_019 },
      ]);
    },
  );

  it('rounds the share of each line of a change, so that its order makes no difference', async () => {
    const policy = newPolicy();
    await app.deliver('policy.issued.v1', issued(policy, charges(400_000)));
    const change = { ...endorsed(policy, charges(220)), premiums: [-890, 110, 1_000] };
    await app.deliver('policy.endorsed.v1', change);
    // 133.50, 16.50 and 150 of 15 %, away from zero.
    expect(await rows(policy)).toMatchObject([{}, { type: 'PCH', amount: -134 + 17 + 150 }]);
  });

  it('calls a renewal by its name, and pays nobody for a policy without an agency', async () => {
    const renewal = newPolicy();
    const parent = { parentPolicyId: randomUUID() };
    await app.deliver('policy.issued.v1', issued(renewal, charges(100_000), parent));
    expect(await rows(renewal)).toMatchObject([{ type: 'RWL' }]);
    const direct = newPolicy();
    const nobody = { scope: scopeOf({}) };
    await app.deliver('policy.issued.v1', issued(direct, charges(100_000), nobody));
    await app.deliver('policy.cancelled.v1', cancelled(direct, charges(-50_000)));
    await app.deliver('payment.settled.v1', settled(direct, 100_000));
    expect(await rows(direct)).toEqual([]);
  });

  it('takes back what a returned payment had released', async () => {
    const policy = newPolicy();
    await app.deliver('policy.issued.v1', issued(policy, charges(100_000)));
    const payment = settled(policy, 100_000);
    await app.deliver('payment.settled.v1', payment);
    const failed = { ...payment, reason: 'Returned', version: 2 };
    await app.deliver('payment.failed.v1', { ...failed, wasSettled: true });
    expect(await rows(policy)).toMatchObject([{ amount: 15_000, released: 0 }]);
    await app.deliver('payment.failed.v1', {
      ...settled(policy, 5_000),
      reason: 'Declined',
      wasSettled: false,
    });
    expect(await payable(policy)).toBe(0);
  });

  it('releases by what the invoice of an extension gets of the money that is held, and no more', async () => {
    const policy = newPolicy();
    await app.deliver('payment.settled.v1', settled(policy, 100_000));
    await app.deliver('payment.held.v1', held(policy, 100_000));
    await app.deliver('policy.issued.v1', issued(policy, charges(100_000)));
    expect(await rows(policy)).toMatchObject([{ amount: 15_000, released: 0 }]);
    await app.deliver('payment.settled.v1', settled(policy, 50_000));
    expect(await rows(policy)).toMatchObject([{ amount: 15_000, released: 7_500 }]);
  });

  it('ends in the same state in whatever order payments and policy events come', async () => {
    type Step = (policy: TestPolicy) => Promise<void>;
    const issue: Step = (policy) =>
      app.deliver('policy.issued.v1', issued(policy, charges(913_700)));
    const endorse: Step = (policy) =>
      app.deliver('policy.endorsed.v1', endorsed(policy, charges(59_500)));
    const cancel: Step = (policy) =>
      app.deliver('policy.cancelled.v1', cancelled(policy, charges(-500_001), 3));
    const first: Step = (policy) => app.deliver('payment.settled.v1', settled(policy, 300_001));
    const second: Step = (policy) => app.deliver('payment.settled.v1', settled(policy, 500_000));
    const back: Step = (policy) => app.deliver('payment.refunded.v1', refunded(policy, 326_802));
    const orders: Step[][] = [
      [issue, endorse, first, second, cancel, back],
      [first, second, issue, endorse, cancel, back],
      [back, second, first, issue, endorse, cancel],
      [issue, back, endorse, cancel, second, first],
      [first, issue, second, endorse, back, cancel],
    ];
    const ends: unknown[] = [];
    for (const order of orders) {
      const policy = newPolicy();
      for (const step of order) await step(policy);
      ends.push({ rows: await rows(policy), payable: await payable(policy) });
    }
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    expect(ends[0]).toEqual({
      rows: [
        { type: 'NBS', amount: 137_055, released: 137_055 },
        { type: 'PCH', amount: 8_925, released: 8_925 },
        { type: 'XLC', amount: -75_000, released: -75_000 },
      ],
      payable: 70_980,
    });
  });

  it('releases for payments that arrive together exactly once each', async () => {
    const policy = newPolicy();
    await app.deliver('policy.issued.v1', issued(policy, charges(1_000_000)));
    const id = randomUUID();
    const payments = [...Array(10).keys()].map(() =>
      app.deliver('payment.settled.v1', settled(policy, 100_000)),
    );
    await Promise.all(payments);
    const repeated = settled(policy, 1);
    await app.deliver('payment.settled.v1', repeated, id);
    await app.deliver('payment.settled.v1', repeated, id);
    expect(await payable(policy)).toBe(150_000);
  });

  it('releases nothing of what an agency keeps, and lists what is to come by its two parts', async () => {
    const agencyId = randomUUID();
    const [kept, half, none] = [newPolicy(agencyId), newPolicy(agencyId), newPolicy(agencyId)];
    const collected = { agencyBilled: true };
    await app.deliver('policy.issued.v1', issued(kept, charges(1_000_000), collected));
    await app.deliver('payment.settled.v1', settled(kept, 1_000_000));
    await app.deliver('policy.cancelled.v1', cancelled(kept, charges(-400_000)));
    await app.deliver('payment.refunded.v1', refunded(kept, 400_000));
    await app.deliver('policy.issued.v1', issued(half, charges(400_000)));
    await app.deliver('payment.settled.v1', settled(half, 200_000));
    await app.deliver('policy.issued.v1', issued(none, charges(100_000)));
    expect(await rows(kept)).toEqual([
      { type: 'NBS', amount: 150_000, released: 0 },
      { type: 'XLC', amount: -60_000, released: 0 },
    ]);
    expect(await payable(kept)).toBe(0);
    const totals = await staff.get(`${API}/aggregate?agencyId=${agencyId}`);
    expect(totals.body).toMatchObject({
      accrued: 2_250,
      kept: 900,
      released: 300,
      outstanding: 300,
      unreleased: 450,
    });
    const listed = async (toCome: string): Promise<object[]> => {
      const { body } = await staff.get(`${API}/search?agencyId=${agencyId}&toCome=${toCome}`);
      return body.content as object[];
    };
    expect(await listed('RELEASED')).toMatchObject([{ released: 300, paid: 0 }]);
    expect(await listed('UNRELEASED')).toMatchObject([
      { commissionsAmount: 150, released: 0, status: 'ACCRUED' },
      { commissionsAmount: 600, released: 300, status: 'RELEASED' },
    ]);
    const all = await staff.get(`${API}/search?agencyId=${agencyId}&sort=created,asc`);
    expect(all.body.content).toMatchObject([
      { status: 'KEPT' },
      { status: 'CHARGED_BACK' },
      { status: 'RELEASED' },
      { status: 'ACCRUED' },
    ]);
  });

  it('shows commissions to staff, the agency and its cluster, and to nobody else', async () => {
    const [agencyId, clusterId] = [randomUUID(), randomUUID()];
    const policy = newPolicy(agencyId);
    await app.deliver('agency.saved.v1', agencySaved(agencyId, 'Harborline'));
    const link = { agencyId, clusterId, aggregatorId: null, version: 2, scope: scopeOf({}) };
    await app.deliver('agency.links-changed.v1', link);
    await app.deliver('policy.issued.v1', issued(policy, charges(100_000, 2_500)));
    await app.deliver('payment.settled.v1', settled(policy, 50_000));
    const signIn = (accountType: 'AGENCY' | 'CLUSTER' | 'CUSTOMER', organizationId?: string) =>
      app.signIn({ accountType, organizationId, permissions: VIEW });
    const agency = await signIn('AGENCY', agencyId);
    for (const caller of [agency, await signIn('CLUSTER', clusterId)]) {
      const { body } = await caller.get(`${API}/search`);
      expect(body).toMatchObject({
        totalElements: 1,
        content: [
          {
            policyNumber: policy.policyNumber,
            agencyName: 'Harborline',
            lineType: 'NBS',
            premium: 1_000,
            nonCommissionable: 25,
            commission: 15,
            commissionsAmount: 150,
            released: 75,
            paidOn: null,
          },
        ],
      });
      const totals = await caller.get(`${API}/aggregate`);
      expect(totals.body).toEqual({
        currency: 'USD',
        agencyName: caller === agency ? 'Harborline' : null,
        accrued: 150,
        chargedBack: 0,
        earned: 150,
        released: 75,
        paid: 0,
        outstanding: 75,
        unreleased: 75,
        kept: 0,
        paused: false,
      });
    }
    for (const caller of [
      await signIn('AGENCY'),
      await signIn('CLUSTER'),
      await signIn('CUSTOMER'),
    ]) {
      expect((await caller.get(`${API}/search`)).body).toMatchObject({ totalElements: 0 });
      const totals = await caller.get(`${API}/aggregate?agencyId=${agencyId}`);
      expect(totals.body).toMatchObject({ earned: 0, released: 0 });
    }
    const found = await staff.get(`${API}/search?agencyId=${agencyId}&search=red%20rock`);
    expect(found.body).toMatchObject({ totalElements: 1 });
    const csv = await staff.send<string>('GET', `${API}/search`, undefined, { accept: 'text/csv' });
    expect(csv.body).toContain(policy.policyNumber);
  });

  it('publishes what the contracts say, every event of this file', async () => {
    const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
    const found: { type: keyof typeof EVENTS; data: unknown }[] = await app.dataSource.query(
      `select type, body->'data' as data from outbox`,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { type, data } of found) {
      const isValid = ajv.validate(EVENTS[type].schema, data);
      expect([type, isValid ? null : ajv.errorsText()]).toEqual([type, null]);
    }
  });
});
