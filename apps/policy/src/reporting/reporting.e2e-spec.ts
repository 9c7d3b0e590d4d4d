import { randomUUID } from 'node:crypto';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { boundQuote } from '../policies/policy-world.fixture';
import { AGENCY, bound, eventsOf, typesOf } from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const DAY_MS = 86_400_000;
const PERMISSIONS = [
  'policy:view',
  'policy:erp',
  'policy:cancel-request',
  'policy:cancel',
  'policy:undo-cancel',
  'policy:flat-cancel',
  'activity:view',
  'dashboard:earned-premium',
];
const END = '2027-01-15';

describe('extended reporting', () => {
  let app: TestApp;
  let staff: TestCaller;

  const read = async (id: string): Promise<Record<string, never>> =>
    (await staff.get(`${API}/${id}`)).body as Record<string, never>;
  const erp = (policyId: string, change: object = {}): Promise<Answer> => {
    const asked = { policyId, months: 12, premium: 1000, effectiveDate: END };
    return staff.post(`${API}/erp`, { ...asked, ...change });
  };
  const unsent = async (id: string): Promise<boolean> => {
    const { body } = await staff.get(`${API}/search?isOfferUnsent=true&size=100`);
    return (body.content as { id: string }[]).some((row) => row.id === id);
  };
  const pay = (id: string): Promise<unknown> =>
    app.dataSource.query('update policy set balance = 0, due_date = null where id = $1', [id]);
  const sweep = (): Promise<unknown> => app.app.get(PolicySweep).run();
  /** Days after the first day of the policies of this world. */
  const on = async <T>(days: number, act: () => Promise<T>): Promise<T> => {
    app.clock.advance(days * DAY_MS);
    try {
      await sweep();
      return await act();
    } finally {
      app.clock.advance(-days * DAY_MS);
    }
  };
  const inForce = async (...quote: Parameters<typeof boundQuote>): Promise<string> => {
    const { policyId } = await bound(app, ...quote);
    await sweep();
    await pay(policyId);
    return policyId;
  };

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
  });
  afterAll(() => app.close());

  it('is offered by itself once a policy has ended, and bought at the price of the offer', async () => {
    const id = await inForce();
    expect(await read(id)).toMatchObject({ status: 'IN FORCE', reporting: null });
    await on(366, async () => {
      const [expired, offered] = (await eventsOf(app, id)).slice(-2);
      expect(expired).toMatchObject({
        type: 'policy.expired.v1',
        data: { reportingUntil: '2027-03-16' },
      });
      expect(offered).toMatchObject({
        type: 'policy.reporting-offered.v1',
        data: {
          endOfCover: END,
          automaticUntil: '2027-03-16',
          buyBy: '2027-03-16',
          citation: 'House standard',
          options: [
            { months: 12, until: '2028-01-15', charges: { premium: 100_000 } },
            { months: 24, charges: { premium: 150_000 } },
            { months: 36, charges: { premium: 200_000 } },
            { months: 72, until: '2033-01-15', charges: { premium: 250_000 } },
          ],
        },
      });
      expect(await unsent(id)).toBe(false);
      expect(await read(id)).toMatchObject({
        status: 'EXPIRED',
        allowedActions: ['extendReporting'],
        reporting: { offeredOn: '2027-01-16', annualPremium: 1000, months: null },
      });
      expect(await erp(id, { premium: 999.99 })).toMatchObject({
        status: 400,
        body: { code: 'REPORTING_PREMIUM_CHANGED', errors: [{ pointer: '/premium' }] },
      });
      expect(await erp(id, { effectiveDate: '2027-01-16' })).toMatchObject({
        status: 400,
        body: { code: 'REPORTING_DATE_INVALID', errors: [{ pointer: '/effectiveDate' }] },
      });
      expect(await erp(id, { months: 13 })).toMatchObject({ status: 400 });
      const preview = await staff.get(`${API}/${id}/preview?action=extendReporting&months=24`);
      const line = { before: 1050, after: 2550, difference: 1500 };
      expect(preview).toMatchObject({
        status: 200,
        body: {
          statusAfter: 'EXPIRED',
          refused: null,
          entries: [{ type: 'ERP', amountDue: 1500 }],
        },
      });
      expect(preview.body.lines).toContainEqual({ type: 'amountDue', ...line });
      const stale = `"${id}-1"`;
      const asked = JSON.stringify({ policyId: id, months: 12, premium: 1000, effectiveDate: END });
      const sent = await staff.send('POST', `${API}/erp`, asked, { 'if-match': stale });
      expect(sent.status).toBe(412);
      expect(await erp(id)).toMatchObject({
        status: 200,
        body: {
          status: 'EXPIRED',
          allowedActions: [],
          totalPremium: 2050,
          reporting: { months: 12, until: '2028-01-15' },
          revisions: [{ type: 'NEW' }, { type: 'ERP', premiumChange: 1000, effectiveDate: END }],
        },
      });
      expect((await eventsOf(app, id)).at(-1)).toMatchObject({
        type: 'policy.endorsed.v1',
        data: {
          type: 'ERP',
          effectiveDate: END,
          charges: { premium: 100_000, brokerFee: 0, amountDue: 100_000 },
          premiums: [100_000],
          erp: { months: 12, from: END, to: '2028-01-15' },
        },
      });
      expect(await erp(id)).toMatchObject({ status: 409, body: { code: 'REPORTING_BOUGHT' } });
      const told = await staff.get(`${API}/${id}/timeline`);
      const actions = (told.body.content as { action: string }[]).map(({ action }) => action);
      expect(actions.slice(0, 2)).toEqual(['policy.extendReporting', 'policy.offerReporting']);
      const earned = `${API}/earned-premium/graph?after=2027-01-15&before=2027-01-16`;
      expect((await staff.get(earned)).body).toMatchObject({
        points: [{ date: END, earnedPremium: 1000 }],
      });
    });
  });

  it('is bought within its days alone, once the premium of the term is paid', async () => {
    const id = await inForce();
    await on(366, async () => {
      await app.dataSource.query('update policy set balance = 1 where id = $1', [id]);
      expect(await erp(id)).toMatchObject({ status: 409, body: { code: 'PREMIUM_OWED' } });
      await pay(id);
    });
    await on(365 + 61, async () => {
      expect(await erp(id)).toMatchObject({ status: 409, body: { code: 'REPORTING_TOO_LATE' } });
      expect(await read(id)).toMatchObject({ allowedActions: [] });
    });
  });

  const dueOf = async (id: string): Promise<unknown> => {
    const [row]: object[] = await app.dataSource.query(
      'select due_at as due, reporting from policy where id = $1',
      [id],
    );
    return row;
  };
  const unoffered = (id: string): Promise<unknown> =>
    app.dataSource.query(
      `update policy set due_at = now() - interval '1 year',
         reporting = jsonb_set(reporting, '{offeredOn}', 'null') where id = $1`,
      [id],
    );

  it('is not offered after it was bought, and given up once nobody can buy it', async () => {
    const [bought, late] = [await inForce(), await inForce()];
    await on(366, async () => {
      expect((await erp(bought)).status).toBe(200);
      await unoffered(bought);
      await sweep();
      expect(await dueOf(bought)).toMatchObject({ due: null, reporting: { offeredOn: null } });
    });
    await on(365 + 61, async () => {
      await unoffered(late);
      await sweep();
      expect(await dueOf(late)).toMatchObject({
        due: null,
        reporting: { offeredOn: null, annualPremium: null, until: '2027-03-16' },
      });
    });
  });

  it('waits for a person where the terms do not tell their premium, and is shown until it is sent', async () => {
    const id = await inForce({}, { premiumLines: undefined });
    const offer = (body: object): Promise<Answer> => staff.put(`${API}/erp/offer/${id}`, body);
    expect(await offer({})).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    await on(366, async () => {
      expect(await typesOf(app, id)).not.toContain('policy.reporting-offered.v1');
      expect(await unsent(id)).toBe(true);
      expect(await erp(id)).toMatchObject({
        status: 409,
        body: { code: 'ANNUAL_PREMIUM_UNKNOWN' },
      });
      expect(await offer({})).toMatchObject({
        status: 409,
        body: { code: 'ANNUAL_PREMIUM_UNKNOWN' },
      });
      expect(await offer({ annualPremium: 0 })).toMatchObject({ status: 400 });
      expect(await offer({ annualPremium: 1234.5 })).toMatchObject({
        status: 200,
        body: { reporting: { annualPremium: 1234.5, offeredOn: '2027-01-16' } },
      });
      expect(await unsent(id)).toBe(false);
      expect((await eventsOf(app, id)).at(-1)).toMatchObject({
        type: 'policy.reporting-offered.v1',
        data: { options: [{ charges: { premium: 123_450 } }, {}, {}, {}] },
      });
      expect(await offer({})).toMatchObject({ status: 409, body: { code: 'REPORTING_OFFERED' } });
    });
  });

  it('goes by the end of a cancellation, and leaves with it', async () => {
    const id = await inForce();
    const wish = { effectiveDate: '2026-01-16', reason: 'REWRITTEN' };
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
    });
    await agency.put(`${API}/cancel/${id}`, wish);
    await staff.put(`${API}/cancel/${id}`, wish);
    await on(1, async () => {
      expect((await eventsOf(app, id)).slice(-2)).toMatchObject([
        { type: 'policy.cancelled.v1', data: { reportingUntil: '2026-03-17' } },
        { type: 'policy.reporting-offered.v1', data: { endOfCover: '2026-01-16' } },
      ]);
      await pay(id);
      expect(
        await erp(id, { effectiveDate: '2026-01-16', months: 24, premium: 1500 }),
      ).toMatchObject({ status: 200, body: { reporting: { until: '2028-01-16' } } });
      const undone = await staff.put(`${API}/undo-cancelled/${id}`, { reason: 'In error' });
      expect(undone).toMatchObject({
        status: 200,
        body: { status: 'IN FORCE', totalPremium: 1050, reporting: null },
      });
    });
  });

  it('is nothing for a policy that never covered, and not for an agency to sell', async () => {
    const id = await inForce();
    const flat = { effectiveDate: '2026-01-15', reason: 'ERROR', cancellationType: 'FLAT' };
    await staff.put(`${API}/cancel/${id}`, flat);
    await sweep();
    expect(await read(id)).toMatchObject({ status: 'FLAT CANCELLED', reporting: null });
    expect(await erp(id)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    expect(await erp(randomUUID())).toMatchObject({ status: 404 });
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: ['policy:view'],
    });
    const asked = { policyId: id, months: 12, premium: 1000, effectiveDate: END };
    expect((await agency.post(`${API}/erp`, asked)).status).toBe(403);
  });
});
