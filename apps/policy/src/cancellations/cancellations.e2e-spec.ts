import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  AGENCY,
  bound,
  boundQuote,
  charged,
  eventsOf,
  typesOf,
} from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const DAY_MS = 86_400_000;
const STAFF = [
  'policy:view',
  'policy:cancel-request',
  'policy:cancel',
  'policy:flat-cancel',
  'policy:noc-stop',
  'policy:undo-cancel',
];

describe('cancelling a policy', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agency: TestCaller;

  const inForce = async (...quote: Parameters<typeof boundQuote>): Promise<string> => {
    const { policyId } = await bound(app, ...quote);
    await app.app.get(PolicySweep).run();
    return policyId;
  };
  const cancel = (id: string, change: object = {}, caller = staff, headers = {}) => {
    const body = { effectiveDate: '2026-04-15', reason: 'INSURED_REQUEST', ...change };
    return caller.send('PUT', `${API}/cancel/${id}`, JSON.stringify(body), headers);
  };
  /** The agency asks, staff approves. */
  const requestCancellation = async (id: string, change: object = {}) => {
    await cancel(id, change, agency);
    return cancel(id, change);
  };
  const statusOf = async (id: string): Promise<unknown> =>
    (await staff.get(`${API}/${id}`)).body.status;

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
    const organization = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    const permissions = ['policy:view', 'policy:cancel-request'];
    agency = await app.signIn({ ...organization, permissions });
  });
  afterAll(() => app.close());

  it('is pending until its date, then done by the sweep, once', async () => {
    const id = await inForce();
    const pending = await requestCancellation(id);
    expect(pending).toMatchObject({
      status: 200,
      body: {
        status: 'CANCEL PENDING',
        committed: true,
        revision: 1,
        cancellation: {
          cancellationType: 'SHORT_RATE',
          factor: '0.7534',
          charges: { premium: -678.06, brokerFee: 0, amountDue: -678.06 },
        },
        allowedActions: ['stopNotice', 'voidCancel'],
      },
    });
    const sweep = app.app.get(PolicySweep);
    await sweep.run();
    expect(await statusOf(id)).toBe('CANCEL PENDING');
    app.clock.advance(90 * DAY_MS);
    await Promise.all([sweep.run(), sweep.run(), sweep.run()]);
    const { body } = await staff.get(`${API}/${id}`);
    expect(body).toMatchObject({
      status: 'CANCELLED',
      revision: 2,
      totalPremium: 371.94,
      charges: { premium: 321.94, brokerFee: 50 },
      revisions: [{ type: 'NEW' }, { type: 'CANCEL', premiumChange: -678.06 }],
    });
    const diff = await staff.get(`${API}/diff/${id}`);
    expect(diff.body).toEqual({
      changes: [{ field: 'cancelDate', from: null, to: '2026-04-15' }],
    });
    const events = await eventsOf(app, id);
    expect(events.slice(-3, -1)).toMatchObject([
      {
        type: 'policy.cancel-pending.v1',
        data: { charges: { amountDue: -67_806 }, mailedOn: null },
      },
      {
        type: 'policy.cancelled.v1',
        data: { factor: '0.7534', charges: { premium: -67_806 }, feesReturned: false },
      },
    ]);
    app.clock.advance(-90 * DAY_MS);
  });

  it('is done at once today, with surplus lines tax and stamping fee back', async () => {
    const parts = { premium: 100_000, surplusLineTax: 3_500, surplusStampingFee: 400 };
    const terms = { product: 'P250_S', market: 'SURPLUS' } as const;
    const id = await inForce({ charges: charged(parts) }, terms);
    const today = { effectiveDate: '2026-01-15', reason: 'REWRITTEN' };
    expect(await requestCancellation(id, today)).toMatchObject({
      body: {
        status: 'CANCELLED',
        cancellation: {
          charges: { premium: -750, surplusLineTax: -26.25, surplusStampingFee: -3 },
        },
      },
    });
    expect((await typesOf(app, id)).at(-1)).toBe('policy.cancelled.v1');
  });

  // 40.00 and 4.00 on 1,000.00 or, with the fee, on 1,050.00; 750.00 go back.
  it.each([
    ['on what the quote says was taxed', 100_000, true, -30, -3],
    ['but a stamping fee that the quote says is kept', 105_000, false, -28.57, 0],
    ['by the law of the state where the quote says nothing', null, true, -28.57, -2.86],
  ])('gives taxes back %s', async (_, base, isStampingReturned, tax, stamping) => {
    const taxes = { surplusLineTax: 4_000, surplusStampingFee: 400 };
    const charges = charged({ premium: 100_000, brokerFee: 5_000, ...taxes });
    const on = { surplusLineTax: base ?? 0, surplusStampingFee: base ?? 0, ipt: 0 };
    const taxBase = base === null ? {} : { taxBase: { ...on, isStampingReturned } };
    const terms = { product: 'P250_S', market: 'SURPLUS' } as const;
    const id = await inForce({ charges, ...taxBase }, terms);
    const today = { effectiveDate: '2026-01-15', reason: 'REWRITTEN' };
    expect(await requestCancellation(id, today)).toMatchObject({
      body: {
        cancellation: {
          charges: { premium: -750, surplusLineTax: tax, surplusStampingFee: stamping },
        },
      },
    });
  });

  it('is flat as of the start: all of it back', async () => {
    const id = await inForce();
    const flat = { effectiveDate: '2026-01-15', cancellationType: 'FLAT' };
    expect(await cancel(id, flat)).toMatchObject({
      body: { status: 'FLAT CANCELLED', totalPremium: 0, charges: { amountDue: 0 } },
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      data: { method: 'FLAT', feesReturned: true, charges: { amountDue: -105_000 } },
    });
  });

  it('refuses a flat cancellation with a claim, and with no circumstance', async () => {
    const id = await inForce();
    const head = {
      claimId: randomUUID(),
      claimNumber: 'C-26-0000001',
      policyId: id,
      scope: scopeOf({}),
    };
    const days = { lossDate: '2026-01-15', reportedDate: '2026-01-15' };
    const told = { ...head, ...days, causes: [], reporterName: 'Ira' };
    await app.deliver('claim.filed.v1', { ...told, isCircumstance: true, version: 1 });
    const corrected = { fileStatus: 'OPEN', action: 'correct', isCircumstance: true } as const;
    await app.deliver('claim.changed.v1', { ...head, ...corrected, version: 2 });
    const flat = { effectiveDate: '2026-01-15', cancellationType: 'FLAT' };
    expect((await cancel(id, flat, staff, { prefer: 'dry-run' })).status).toBe(200);
    await app.deliver('claim.filed.v1', { ...told, version: 3 });
    expect(await cancel(id, flat)).toMatchObject({
      status: 409,
      body: { code: 'FLAT_CANCEL_REFUSED' },
    });
  });

  it('answers a dry run the same and keeps nothing', async () => {
    const id = await inForce();
    await cancel(id, {}, agency);
    const before = await staff.get(`${API}/${id}`);
    const types = await typesOf(app, id);
    const dry = await cancel(id, {}, staff, { prefer: 'dry-run' });
    expect(dry).toMatchObject({
      status: 200,
      body: { status: 'CANCEL PENDING', committed: false, cancellation: { factor: '0.7534' } },
    });
    expect((await staff.get(`${API}/${id}`)).body).toEqual(before.body);
    expect(await typesOf(app, id)).toEqual(types);
    const refused = await cancel(id, { effectiveDate: '2028-01-01' }, staff, { prefer: 'dry-run' });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/effectiveDate' }] },
    });
    const { modified: _, ...real } = (await cancel(id)).body;
    expect({ ...dry.body, committed: true }).toEqual(real);
  });

  it('is done as it was shown: refused from a preview of before a change, by its tag', async () => {
    const id = await inForce();
    const shown = async () => {
      const { headers } = await cancel(id, {}, staff, { prefer: 'dry-run' });
      return { 'if-match': String(headers.get('etag')) };
    };
    await cancel(id, {}, agency);
    const early = await shown();
    await staff.put(`${API}/undo-cancel/${id}`, { reason: 'The insured stays' });
    await cancel(id, {}, agency);
    expect((await cancel(id, {}, staff, early)).status).toBe(412);
    expect((await cancel(id, {}, staff, await shown())).status).toBe(200);
  });

  it('is asked for by an agency and decided by staff', async () => {
    const id = await inForce();
    expect(await cancel(id, {}, agency)).toMatchObject({
      status: 200,
      body: { status: 'CANCEL REQUESTED' },
    });
    expect((await cancel(id, {}, agency)).status).toBe(409);
    const reason = { reason: 'The insured stays' };
    expect((await agency.put(`${API}/undo-cancel/${id}`, reason)).status).toBe(403);
    expect(await staff.put(`${API}/undo-cancel/${id}`, reason)).toMatchObject({
      status: 200,
      body: { status: 'IN FORCE', cancellation: null },
    });
    await cancel(id, {}, agency);
    const inFull = { cancellationType: 'PRO_RATA' };
    expect(await cancel(id, inFull, staff, { prefer: 'dry-run' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/cancellationType' }] },
    });
    const rewritten = { ...inFull, reason: 'REWRITTEN' };
    expect((await cancel(id, rewritten, staff, { prefer: 'dry-run' })).status).toBe(200);
    expect((await cancel(id)).body).toMatchObject({ status: 'CANCEL PENDING' });
    expect(await staff.put(`${API}/noc/stop/${id}`, reason)).toMatchObject({
      body: { status: 'IN FORCE', nocStopped: true },
    });
    expect((await staff.put(`${API}/noc/stop/${id}`, reason)).status).toBe(409);
    expect((await typesOf(app, id)).slice(3)).toEqual([
      'policy.changed.v1',
      'policy.cancel-stopped.v1',
      'policy.changed.v1',
      'policy.cancel-pending.v1',
      'policy.cancel-stopped.v1',
    ]);
    const [requested, rejected, , , stopped] = (await eventsOf(app, id)).slice(3);
    const asked = { reason: 'INSURED_REQUEST', cancelDate: '2026-04-15' };
    const requestedAt = app.clock.now().toISOString();
    expect(requested).toMatchObject({
      data: { cancelRequest: { ...asked, requestedAt, requestedBy: expect.stringMatching(/./) } },
    });
    expect(rejected).toMatchObject({ data: { stopped: null } });
    expect(stopped).toMatchObject({ data: { stopped: asked } });
  });

  it('is undone within thirty days, to the cent', async () => {
    const elsewhere = { ...boundQuote().insured, accountId: randomUUID() };
    const id = await inForce({ insured: elsewhere });
    const before = (await staff.get(`${API}/${id}`)).body;
    await requestCancellation(id, { effectiveDate: '2026-01-15' });
    const undone = await staff.put(`${API}/undo-cancelled/${id}`, { reason: 'In error' });
    expect(undone).toMatchObject({
      status: 200,
      body: { status: 'IN FORCE', revision: 3, charges: before.charges, cancellation: null },
    });
    const state = await staff.get(`${API}/${id}/state?effective=2026-06-01`);
    expect(state.body).toMatchObject({ isCovered: true });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({ type: 'policy.reinstated.v1' });
    expect((await staff.put(`${API}/undo-cancelled/${id}`, { reason: 'x' })).status).toBe(409);
  });

  it('lets one of many simultaneous cancellations through', async () => {
    const id = await inForce();
    await cancel(id, { effectiveDate: '2026-01-15' }, agency);
    const calls = Array.from({ length: 16 }, () => cancel(id, { effectiveDate: '2026-01-15' }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
  });

  it('is not decided by staff without a request: notice or flat', async () => {
    const id = await inForce();
    for (const reason of ['INSURED_REQUEST', 'REWRITTEN', 'DUPLICATE', 'ERROR']) {
      expect(await cancel(id, { effectiveDate: '2026-01-15', reason })).toMatchObject({
        status: 409,
        body: { code: 'CANCELLATION_NOT_REQUESTED' },
      });
    }
    expect(await statusOf(id)).toBe('IN FORCE');
    expect(await cancel(id, { reason: 'UNDERWRITING' })).toMatchObject({
      body: { status: 'CANCEL PENDING', cancellation: { noticeDays: 15 } },
    });
  });

  it.each([
    ['a date that is none', { effectiveDate: '2026-02-30' }, '/effectiveDate'],
    ['no reason', { reason: ' ' }, '/reason'],
    ['a reason in own words', { reason: 'Any words at all' }, '/reason'],
    ['a reason of another list', { reason: 'SUBJECTIVITY' }, '/reason'],
    ['a method that is none', { cancellationType: 'HALF' }, '/cancellationType'],
    ['an unknown field', { colour: 'red' }, '/colour'],
  ])('refuses %s with 400', async (_, change, pointer) => {
    const answer = await cancel(await inForce(), change);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('takes every reason of the list from an agency, and none in own words', async () => {
    const { body } = await agency.get<{ reason: string }[]>(`${API}/reasons?type=cancel`);
    const id = await inForce();
    for (const { reason } of body) {
      const dry = await cancel(id, { reason }, agency, { prefer: 'dry-run' });
      expect([reason, dry.status]).toEqual([reason, 200]);
    }
    expect(await cancel(id, { reason: 'They moved' }, agency)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/reason' }] },
    });
  });

  it('refuses a binder, a stranger and a role that may only ask', async () => {
    const { policyId } = await bound(app, { signed: null });
    expect((await cancel(policyId)).status).toBe(409);
    const id = await inForce();
    const permissions = ['policy:view', 'policy:cancel-request'];
    const other = await app.signIn({ accountType: 'AGENCY', permissions });
    expect((await cancel(id, {}, other)).status).toBe(404);
    const assistant = await app.signIn({ accountType: 'COWBELL', permissions });
    expect((await cancel(id, {}, assistant)).status).toBe(403);
    const viewer = await app.signIn({ accountType: 'COWBELL', permissions: ['policy:view'] });
    expect((await cancel(id, {}, viewer)).status).toBe(403);
  });

  it('lists the reasons and the statuses', async () => {
    const { body: reasons } = await agency.get<object[]>(`${API}/reasons?type=cancel`);
    expect(reasons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          reason: 'NON_PAYMENT',
          cancellationTypes: ['PRO_RATA', 'FLAT'],
          isByNotice: true,
        }),
        expect.objectContaining({
          reason: 'OUT_OF_BUSINESS',
          cancellationTypes: ['SHORT_RATE', 'FLAT'],
          isByNotice: false,
        }),
      ]),
    );
    const { body: voids } = await agency.get<object[]>(`${API}/reasons?type=void`);
    expect(voids[0]).toMatchObject({ reason: 'ERROR', cancellationTypes: null });
    expect((await agency.get(`${API}/reasons?type=x`)).status).toBe(400);
    const statuses = await agency.get<{ status: string }[]>(`${API}/statuses`);
    expect(statuses.body.map(({ status }) => status)).toContain('CANCEL PENDING');
  });
});
