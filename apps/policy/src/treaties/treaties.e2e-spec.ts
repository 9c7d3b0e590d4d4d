import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  AGENCY,
  bound,
  boundQuote,
  CARRIER,
  charged,
  eventsOf,
} from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const DAY_MS = 86_400_000;
const STAFF = [
  'reinsurer:view',
  'reinsurer:create',
  'reinsurer:edit',
  'reinsurer:delete',
  'policy:view',
  'policy:cancel-request',
  'policy:cancel',
  'policy:undo-cancel',
];
const REINSURER = randomUUID();
const OTHER_REINSURER = randomUUID();
const QUOTA_SHARE = {
  carrierId: CARRIER,
  reinsurerId: REINSURER,
  products: ['P250'],
  effectiveFrom: '2026-01-01',
  effectiveTo: '2027-01-01',
  cededPct: 40,
  cedingCommissionPct: 27.5,
};

interface Cession {
  type: string;
  premium: number;
  cededPremium: number;
  cedingCommission: number;
  net: number;
}

describe('treaties', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agency: TestCaller;
  let reinsurer: TestCaller;
  let otherReinsurer: TestCaller;

  const cessions = async (caller: TestCaller, policyId: string): Promise<unknown[]> => {
    const path = `${API}/cessions/search?policyId=${policyId}&sort=created,asc`;
    const { body } = await caller.get<{ content: Cession[] }>(path);
    return body.content.map(({ type, premium, cededPremium, cedingCommission, net }) =>
      [type, premium, cededPremium, cedingCommission, net].join(' '),
    );
  };
  const totals = async (caller: TestCaller, policyId: string): Promise<unknown> =>
    (await caller.get(`${API}/cessions/aggregate?policyId=${policyId}`)).body.totals;
  const make = async (change: object = {}) =>
    staff.post<{ id: string; code?: string }>(`${API}/treaties`, { ...QUOTA_SHARE, ...change });
  const remove = (id: string) => staff.send('DELETE', `${API}/treaties/${id}`);

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
    agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: ['policy:view', 'policy:cancel-request'],
    });
    const permissions = ['policy:view'];
    const person = { accountType: 'RE_INSURER', permissions } as const;
    reinsurer = await app.signIn({ ...person, organizationId: REINSURER });
    otherReinsurer = await app.signIn({ ...person, organizationId: OTHER_REINSURER });
    const tenants = [
      [CARRIER, 'CARRIER', 'Northwall'],
      [REINSURER, 'RE_INSURER', 'Deepkeel'],
      [OTHER_REINSURER, 'RE_INSURER', 'Oldharbour'],
    ] as const;
    for (const [organizationId, accountType, name] of tenants) {
      const facts = { fullName: null, hostname: null, locationAlias: null, enforceMfa: false };
      const told = { organizationId, accountType, name, ...facts, deleted: false };
      await app.deliver('organization.saved.v1', { ...told, version: 1, scope: scopeOf({}) });
    }
  });
  afterAll(() => app.close());

  it('are made, changed, found and deleted by staff, and told to the others', async () => {
    const made = await make({ products: ['P_ONE'] });
    expect(made).toMatchObject({
      status: 201,
      body: { carrierName: 'Northwall', reinsurerName: 'Deepkeel', cededPct: 40 },
    });
    const { carrierId: _, reinsurerId: __, ...terms } = QUOTA_SHARE;
    const path = `${API}/treaties/${made.body.id}`;
    const changed = await staff.put(path, { ...terms, products: ['P_ONE'], cededPct: 33.33 });
    expect(changed).toMatchObject({ status: 200, body: { cededPct: 33.33 } });
    const timeline = await staff.get<Page<TimelineEntry>>(`${path}/timeline`);
    expect(timeline.body.content[0]).toMatchObject({
      action: 'treaty.change',
      by: { kind: 'PERSON' },
      changes: [{ field: 'cededPct', from: 40, to: 33.33 }],
    });
    const listed = await staff.get<{ content: { id: string }[] }>(
      `${API}/treaties/search?search=deepkeel&carrierId=${CARRIER}&reinsurerId=${REINSURER}`,
    );
    expect(listed.body.content.map(({ id }) => id)).toEqual([made.body.id]);
    expect((await remove(made.body.id)).status).toBe(204);
    expect((await remove(made.body.id)).status).toBe(404);
    const after = await staff.get<Page<TimelineEntry>>(`${path}/timeline`);
    expect(after.body.content[0]).toMatchObject({ action: 'treaty.delete' });
    const told = await eventsOf(app, made.body.id);
    expect(told.map(({ data }) => data)).toMatchObject([
      { reinsurerId: REINSURER, cededPct: 40, deleted: false },
      { cededPct: 33.33, deleted: false },
      { deleted: true },
    ]);
  });

  it.each<[string, object, number, string]>([
    ['a reinsurer that is none', { reinsurerId: CARRIER }, 400, '/reinsurerId'],
    ['a carrier that is none', { carrierId: REINSURER }, 400, '/carrierId'],
    ['an end before its beginning', { effectiveTo: '2026-01-01' }, 400, '/effectiveTo'],
    ['more than all', { cededPct: 100.01 }, 400, 'cededPct'],
    ['nothing', { cededPct: 0 }, 400, 'cededPct'],
    ['a share of three decimals', { cededPct: 33.333 }, 400, 'cededPct'],
    ['no product', { products: [] }, 400, 'products'],
    ['a date that is none', { effectiveFrom: '2026-02-30' }, 400, 'effectiveFrom'],
  ])('refuse %s', async (_, change, status, pointer) => {
    const answer = await make(change);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(pointer);
  });

  it('never take more than a whole premium together', async () => {
    const first = await make({ products: ['P_PLUS'] });
    const second = { products: ['P_PLUS', 'P250'], reinsurerId: OTHER_REINSURER, cededPct: 60.01 };
    expect(await make(second)).toMatchObject({ status: 409, body: { code: 'TREATY_OVER_CEDED' } });
    const both = await Promise.all([60, 60].map((cededPct) => make({ ...second, cededPct })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (const { body } of [first, ...both]) if (body.id) await remove(body.id);
  });

  it('cede 40 % with 27.5 % of what is issued, endorsed, cancelled and undone, to the cent', async () => {
    const before = (await bound(app)).policyId;
    const treaty = await make();
    const { policyId } = await bound(app, {
      charges: charged({ premium: 123_457, mgaFee: 5_000 }),
    });
    const outside = (await bound(app, {}, { effectiveDate: '2025-12-31' })).policyId;
    const { carrierId: _, reinsurerId: __, ...terms } = QUOTA_SHARE;
    await staff.put(`${API}/treaties/${treaty.body.id}`, { ...terms, cededPct: 10 });
    const quote = boundQuote({ parentPolicyId: policyId, charges: charged({ premium: 59_501 }) });
    const kind = { kind: 'ENDORSEMENT', effectiveDate: '2026-02-15' } as const;
    await app.deliver('quote.bound.v1', { ...quote, quoteHead: { ...quote.quoteHead, ...kind } });
    expect(await cessions(reinsurer, policyId)).toEqual([
      'NEW 1234.57 493.83 135.8 358.03',
      'ENDORSEMENT 595.01 238 65.45 172.55',
    ]);
    expect(await cessions(reinsurer, before)).toEqual([]);
    expect(await cessions(reinsurer, outside)).toEqual([]);
    expect(await cessions(otherReinsurer, policyId)).toEqual([]);

    await app.app.get(PolicySweep).run();
    const cancelled = { effectiveDate: '2026-02-15', reason: 'INSURED_REQUEST' };
    for (const caller of [agency, staff]) {
      expect((await caller.put(`${API}/cancel/${policyId}`, cancelled)).status).toBe(200);
    }
    app.clock.advance(31 * DAY_MS);
    await app.app.get(PolicySweep).run();
    // The change of that very day never began: it is taken back whole.
    const [, , taken, back] = (await cessions(reinsurer, policyId)) as string[];
    expect(taken).toBe('REVERSAL -595.01 -238 -65.45 -172.55');
    const [type, premium, ceded, commission] = back.split(' ');
    expect(type).toBe('CANCEL');
    expect(Number(ceded)).toBe(-Math.round(-Number(premium) * 40) / 100);
    expect(Number(commission)).toBe(-Math.round(-Number(ceded) * 27.5) / 100);
    const kept = await totals(reinsurer, policyId);
    expect(kept).toMatchObject([{ currency: 'USD', policies: 1 }]);

    await staff.put(`${API}/undo-cancelled/${policyId}`, { reason: 'In error.' });
    expect(await totals(staff, policyId)).toEqual([
      {
        currency: 'USD',
        policies: 1,
        premium: 1829.58,
        cededPremium: 731.83,
        cedingCommission: 201.25,
        net: 530.58,
      },
    ]);
    await remove(treaty.body.id);
    expect(await cessions(reinsurer, policyId)).toHaveLength(6);
  });
});
