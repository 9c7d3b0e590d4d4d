import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  AGENCY,
  agencySaved,
  bound,
  boundQuote,
  eventsOf,
  typesOf,
} from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const STAFF = [
  'policy:view',
  'policy:cancel-request',
  'policy:cancel',
  'policy:flat-cancel',
  'policy:noc-stop',
];
const PROMISED = { reason: 'The insured promised to pay on Friday' };

describe('the notice for non-payment', () => {
  let app: TestApp;
  let staff: TestCaller;
  let insured: TestCaller;

  const goTo = (instant: string): void =>
    app.clock.advance(new Date(instant).getTime() - app.clock.now().getTime());
  const head = { invoiceNumber: 'I-26-0000001', policyNumber: 'P-26-0000001' };
  const money = { currency: 'USD', amountDue: 105_000, dueDate: '2026-02-14' } as const;
  /** A policy in force of which a thousand and fifty were due on 14 February 2026. */
  const unpaid = async (parts: { agencyBilled?: boolean } = {}): Promise<string> => {
    goTo('2026-01-15T13:00:00.000Z');
    const { policyId } = await bound(app, parts);
    await app.deliver('invoice.created.v1', {
      ...head,
      ...money,
      invoiceId: policyId,
      policyId,
      kind: 'NEW',
      lines: [{ type: 'premium', amount: 105_000 }],
      balance: 105_000,
      agencyBilled: false,
      version: 1,
      scope: scopeOf({}),
    });
    return policyId;
  };
  const pay = (policyId: string, version = 2): Promise<void> =>
    app.deliver('invoice.paid.v1', {
      ...head,
      ...money,
      invoiceId: policyId,
      policyId,
      paid: 105_000,
      balance: 0,
      closedBy: 'PAYMENT',
      version,
      scope: scopeOf({}),
    });
  const payPart = (policyId: string, paid: number, version: number): Promise<void> =>
    app.deliver('invoice.partially-paid.v1', {
      ...head,
      ...money,
      invoiceId: policyId,
      policyId,
      paid,
      balance: 105_000 - paid,
      closedBy: null,
      version,
      scope: scopeOf({}),
    });
  const awaited = (
    policyId: string,
    change: { pending?: number; dueDate?: string; paid?: number; version: number },
  ): Promise<void> =>
    app.deliver('invoice.awaited.v1', {
      ...head,
      ...money,
      pending: 0,
      paid: 0,
      closedBy: null,
      balance: 105_000 - (change.paid ?? 0),
      ...change,
      invoiceId: policyId,
      policyId,
      scope: scopeOf({}),
    });
  /** Time goes on to a day, at noon. */
  const comes = async (day: string): Promise<void> => {
    goTo(`${day}T17:00:00.000Z`);
    await app.app.get(PolicySweep).run();
  };
  const read = async (id: string, caller = staff): Promise<Record<string, unknown>> =>
    (await caller.get(`${API}/${id}`)).body;
  const toBeNoticed = async (): Promise<unknown[]> => {
    const { body } = await staff.get(`${API}/search?isToBeNoticed=true`);
    return (body.content as { id: string }[]).map(({ id }) => id);
  };

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
    insured = await app.signIn({ accountType: 'CUSTOMER', permissions: ['policy:view'] });
    await app.deliver('agency.saved.v1', agencySaved(false));
  });
  afterAll(() => app.close());

  it('goes out by itself on the tenth day, and the policy is cancelled when it has run', async () => {
    const id = await unpaid();
    await comes('2026-02-23');
    expect(await read(id)).toMatchObject({ status: 'IN FORCE' });
    await comes('2026-02-24');
    expect(await read(id)).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { reason: 'NON_PAYMENT', noticeDays: 15, effectiveDate: '2026-03-11' },
    });
    await comes('2026-02-25');
    await comes('2026-03-11');
    expect(await read(id)).toMatchObject({
      status: 'IN REINSTATEMENT PERIOD',
      reinstateUntil: '2026-04-10',
    });
    const told = (await typesOf(app, id)).filter((type) => String(type).includes('cancel'));
    expect(told).toEqual(['policy.cancel-pending.v1', 'policy.cancelled.v1']);
  });

  it.each([
    ['before the notice', '2026-02-20'],
    ['while it runs', '2026-03-01'],
  ])('is stopped by a payment %s', async (_, day) => {
    const id = await unpaid();
    await comes(day);
    await pay(id);
    await comes('2026-03-20');
    expect(await read(id)).toMatchObject({ status: 'IN FORCE', cancellation: null });
  });

  it('waits for a payment that is under way, and goes out when that comes to nothing', async () => {
    const id = await unpaid();
    await awaited(id, { pending: 105_000, version: 2 });
    await comes('2026-02-25');
    expect(await read(id)).toMatchObject({ status: 'IN FORCE', noticeWaits: null });
    await awaited(id, { version: 3 });
    await comes('2026-02-26');
    expect(await read(id)).toMatchObject({ status: 'CANCEL PENDING' });
  });

  it.each([
    ['before what is awaited of it', [2, 3]],
    ['after it', [3, 2]],
  ] as const)(
    'asks for no more than is left when a part is heard to be paid %s',
    async (_, order) => {
      const id = await unpaid();
      for (const version of order) {
        const isAwaited = version === 3;
        if (isAwaited) await awaited(id, { paid: 50_000, pending: 55_000, version });
        else await payPart(id, 50_000, version);
      }
      expect(await read(id)).toMatchObject({ money: { paid: 500, balance: 550 } });
      await comes('2026-02-25');
      expect(await read(id)).toMatchObject({ status: 'IN FORCE', noticeWaits: null });
    },
  );

  it('is counted from the day to which the due date was moved', async () => {
    const id = await unpaid();
    await awaited(id, { dueDate: '2026-03-10', version: 2 });
    await comes('2026-03-19');
    expect(await read(id)).toMatchObject({ status: 'IN FORCE' });
    await comes('2026-03-20');
    expect(await read(id)).toMatchObject({ status: 'CANCEL PENDING' });
  });

  it('is not given to who pays an agency', async () => {
    const id = await unpaid({ agencyBilled: true });
    await comes('2026-03-20');
    expect(await read(id)).toMatchObject({ status: 'IN FORCE' });
  });

  it('waits while it is held, with the reason, and goes out when it is released', async () => {
    const id = await unpaid();
    const held = await staff.put(`${API}/noc/hold/${id}`, PROMISED);
    expect(held).toMatchObject({ status: 200, body: { noticeHold: PROMISED, noticeWaits: null } });
    expect((await staff.put(`${API}/noc/hold/${id}`, PROMISED)).status).toBe(409);
    expect(await toBeNoticed()).toEqual([]);
    await comes('2026-02-24');
    await comes('2026-03-24');
    expect(await read(id)).toMatchObject({
      status: 'IN FORCE',
      noticeWaits: { why: 'HELD', since: '2026-02-24' },
      allowedActions: expect.arrayContaining(['releaseNotice']),
    });
    expect(await toBeNoticed()).toEqual([id]);
    const due = (await eventsOf(app, id)).filter(({ type }) => type === 'policy.notice-due.v1');
    expect(due).toMatchObject([
      { data: { why: 'HELD', owed: 105_000, dueDate: '2026-02-14', heldReason: PROMISED.reason } },
    ]);
    const released = await staff.put(`${API}/noc/release/${id}`, { reason: 'Nothing came' });
    expect(released).toMatchObject({ status: 200, body: { noticeHold: null, noticeWaits: null } });
    await comes('2026-03-24');
    expect(await read(id)).toMatchObject({ status: 'CANCEL PENDING' });
    expect(await toBeNoticed()).toEqual([]);
    expect((await staff.put(`${API}/noc/release/${id}`, PROMISED)).status).toBe(409);
  });

  it('waits for an agency that gives its notices by hand, until one is given or it is paid', async () => {
    await app.deliver('agency.saved.v1', {
      ...agencySaved(false),
      noticesByHand: true,
      version: 2,
    });
    const [noticed, paid] = [await unpaid(), await unpaid()];
    await comes('2026-02-24');
    expect(await read(noticed)).toMatchObject({ noticeWaits: { why: 'BY_HAND' } });
    expect((await toBeNoticed()).sort()).toEqual([noticed, paid].sort());
    await pay(paid);
    const body = { effectiveDate: '2026-04-01', reason: 'NON_PAYMENT' };
    expect((await staff.put(`${API}/cancel/${noticed}`, body)).status).toBe(200);
    expect(await toBeNoticed()).toEqual([]);
    await app.deliver('agency.saved.v1', { ...agencySaved(false), version: 3 });
  });

  it('that a person stops is held by them, as the next would go out at once', async () => {
    const id = await unpaid();
    await comes('2026-02-24');
    const stopped = await staff.put(`${API}/noc/stop/${id}`, PROMISED);
    expect(stopped.body).toMatchObject({ status: 'IN FORCE', noticeHold: PROMISED });
    await comes('2026-02-25');
    expect(await read(id)).toMatchObject({ status: 'IN FORCE', noticeWaits: { why: 'HELD' } });
  });

  it('is held no longer than its debt', async () => {
    const id = await unpaid();
    await staff.put(`${API}/noc/hold/${id}`, PROMISED);
    await payPart(id, 50_000, 2);
    expect(await read(id)).toMatchObject({ noticeHold: PROMISED });
    await pay(id, 3);
    expect(await read(id)).toMatchObject({ noticeHold: null });
  });

  it('cannot take effect any more when the term ends first, and waits', async () => {
    const id = await unpaid();
    await app.dataSource.query(`update policy set end_date = '2026-03-01' where id = $1`, [id]);
    await comes('2026-02-24');
    expect(await read(id)).toMatchObject({ status: 'IN FORCE', noticeWaits: { why: 'TERM_ENDS' } });
    expect(await toBeNoticed()).toContain(id);
    await comes('2026-03-01');
    expect(await read(id)).toMatchObject({ status: 'EXPIRED', noticeWaits: null });
    expect(await toBeNoticed()).not.toContain(id);
  });

  it('waits while the renewal is issued, and goes out once that never was', async () => {
    const id = await unpaid();
    const [{ accountId }]: { accountId: string }[] = await app.dataSource.query(
      'select account_id as "accountId" from policy where id = $1',
      [id],
    );
    const { quoteHead } = boundQuote();
    const parts = { parentPolicyId: id, quoteHead: { ...quoteHead, kind: 'RENEWAL' as const } };
    const term = { effectiveDate: '2027-01-15', endDate: '2028-01-15' };
    const renewal = await bound(app, parts, term, accountId);
    await comes('2026-02-24');
    expect(await read(id)).toMatchObject({ noticeWaits: { why: 'RENEWAL_ISSUED' } });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({ data: { why: 'RENEWAL_ISSUED' } });
    const flat = { effectiveDate: '2027-01-15', reason: 'ERROR', cancellationType: 'FLAT' };
    expect((await staff.put(`${API}/cancel/${renewal.policyId}`, flat)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'IN FORCE', noticeWaits: null });
    await comes('2026-02-25');
    expect(await read(id)).toMatchObject({ status: 'CANCEL PENDING' });
  });

  it('is nothing that an agency or a policyholder may hold, and of what is paid nobody', async () => {
    const id = await unpaid();
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: ['policy:view', 'policy:cancel-request'],
    });
    for (const caller of [agency, insured]) {
      expect((await caller.put(`${API}/noc/hold/${id}`, PROMISED)).status).toBe(403);
    }
    await pay(id);
    expect((await staff.put(`${API}/noc/hold/${id}`, PROMISED)).status).toBe(409);
    expect((await staff.put(`${API}/noc/hold/${randomUUID()}`, PROMISED)).status).toBe(404);
  });
});
