import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { noLossStatementOn, noLossText } from '@palisade/trade';
import { holdCovers } from '../binders/issue-conditions';
import { service } from '../main';
import { AGENCY, bound, eventsOf, typesOf } from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const STAFF = ['policy:view', 'policy:cancel', 'policy:undo-cancel'];
const WAITS = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
const { version, paragraphs } = noLossStatementOn('2026-03-11');
const SIGNED = {
  accepted: true,
  version,
  signeeName: 'Ira Stone',
  signeeTitle: 'Owner',
  signature: 'Ira Stone',
};

/** A policy in its reinstatement period, with its client, and what its cancellation gave back. */
interface Ended {
  id: string;
  insured: TestCaller;
  accountId: string;
  back: number;
}

describe('the way back of a policy cancelled for non-payment', () => {
  let app: TestApp;
  let staff: TestCaller;

  const head = { invoiceNumber: 'I-26-0000001', policyNumber: 'P-26-0000001' };
  const goTo = (instant: string): void =>
    app.clock.advance(new Date(instant).getTime() - app.clock.now().getTime());
  const comes = async (day: string): Promise<void> => {
    goTo(`${day}T17:00:00.000Z`);
    await app.app.get(PolicySweep).run();
  };
  const bills = async (policyId: string, paid: number, of = 105_000): Promise<void> => {
    const [[{ next }]] = [
      await app.dataSource.query<{ next: number }[]>(
        'select coalesce(max(version), 0)::int + 1 as next from invoice where id = $1',
        [policyId],
      ),
    ];
    const money = { currency: 'USD' as const, amountDue: of, dueDate: '2026-02-14' };
    const invoice = { ...head, ...money, invoiceId: policyId, policyId, version: next };
    const left = { balance: of - paid, scope: scopeOf({}) };
    if (next === 1) {
      const made = { kind: 'NEW' as const, lines: [], agencyBilled: false };
      return app.deliver('invoice.created.v1', { ...invoice, ...left, ...made });
    }
    const type = paid < of ? 'invoice.partially-paid.v1' : 'invoice.paid.v1';
    return app.deliver(type, { ...invoice, ...left, paid, closedBy: null });
  };
  /** A policy in its reinstatement period since 11 March 2026, its credit booked. */
  const ended = async (): Promise<Ended> => {
    goTo('2026-01-15T13:00:00.000Z');
    const { policyId: id, insured } = await bound(app);
    await bills(id, 0);
    await comes('2026-02-24');
    await comes('2026-03-11');
    const told = await eventsOf(app, id);
    const cancelled = told.find(({ type }) => type === 'policy.cancelled.v1');
    const { charges } = cancelled?.data as unknown as { charges: { amountDue: number } };
    const back = -charges.amountDue;
    await bills(id, 0, 105_000 - back);
    const organizationId = insured.accountId;
    const permissions = ['policy:view', 'quote:sign'];
    const who = { accountType: 'CUSTOMER' as const, organizationId, permissions };
    return { id, insured: await app.signIn(who), accountId: organizationId, back };
  };
  const read = async (id: string, caller = staff) =>
    (await caller.get(`${API}/reinstatement/${id}`)).body;
  const sign = (id: string, caller: TestCaller, change: object = {}) =>
    caller.post(`${API}/reinstatement/${id}/statement`, { ...SIGNED, ...change });
  const statusOf = async (id: string): Promise<unknown> =>
    (await staff.get(`${API}/${id}`)).body.status;
  let money = 0;
  const holds = (policyId: string, held: number): Promise<void> =>
    app.deliver('reinstatement.money-held.v1', {
      policyId,
      policyNumber: head.policyNumber,
      currency: 'USD',
      held,
      version: ++money,
      scope: scopeOf({}),
    });
  const lossOn = (
    policyId: string,
    lossDate: string | null,
    claimId: string = randomUUID(),
  ): Promise<void> =>
    app.deliver('claim.filed.v1', {
      claimId,
      claimNumber: 'C-26-1',
      policyId,
      lossDate,
      reportedDate: '2026-03-12',
      causes: [],
      reporterName: 'Ira Stone',
      version: 1,
      scope: scopeOf({}),
    });

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
  });
  afterAll(() => app.close());

  it('names the sum, the day and the statement', async () => {
    const { id, insured, back } = await ended();
    expect(await read(id, insured)).toMatchObject({
      insuredName: 'Red Rock Dental',
      waitsFor: 'BOTH',
      cancelDate: '2026-03-11',
      reinstateUntil: '2026-04-10',
      refusal: null,
      needed: 1_050,
      left: 1_050,
      statement: { version, paragraphs },
      signed: null,
    });
    expect(back).toBeGreaterThan(0);
  });

  it.each(['signed first', 'paid first'])('is over by itself when it is %s', async (order) => {
    const { id, insured, back } = await ended();
    const kept = 105_000 - back;
    if (order === 'signed first') {
      const signed = await sign(id, insured);
      expect(signed.body).toMatchObject({ waitsFor: 'PAYMENT', signed: { signeeTitle: 'Owner' } });
      await bills(id, kept, kept);
      expect(await read(id)).toMatchObject({ waitsFor: 'PAYMENT', left: back / 100 });
      await holds(id, back);
    } else {
      await holds(id, back);
      await bills(id, kept, kept);
      expect(await read(id)).toMatchObject({ waitsFor: 'STATEMENT', left: 0 });
      expect(await statusOf(id)).toBe('IN REINSTATEMENT PERIOD');
      expect((await sign(id, insured)).status).toBe(200);
    }
    expect(await statusOf(id)).toBe('IN FORCE');
    expect(await read(id)).toMatchObject({ waitsFor: null, needed: null, cancelDate: null });
    const events = await eventsOf(app, id);
    const of = (type: string) => events.filter((event) => event.type === type);
    expect(of('policy.reinstated.v1')).toMatchObject([
      { data: { charges: { amountDue: back }, prepaid: back, lapse: false } },
    ]);
    const waiting = of('policy.statement-due.v1');
    expect(waiting).toHaveLength(order === 'paid first' ? 1 : 0);
    const policyNumber = String((await staff.get(`${API}/${id}`)).body.policyNumber);
    const { signeeName, signature } = SIGNED;
    const statement = { version, cancelDate: '2026-03-11', signeeName, signature };
    const [{ data }] = of('policy.no-loss-signed.v1');
    expect(data).toMatchObject({ statement: { ...statement, address: expect.any(String) } });
    const text = noLossText(noLossStatementOn('2026-03-11'), {
      policyNumber,
      insuredName: 'Red Rock Dental',
      cancelDate: '2026-03-11',
    });
    const { createHash } = await import('node:crypto');
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(data).toMatchObject({ statement: { sha256 } });
    expect((await sign(id, insured)).status).toBe(409);
  });

  it('is not over for less than all, nor for money that is given back', async () => {
    const { id, insured, back } = await ended();
    await holds(id, back);
    await holds(id, back - 1);
    await bills(id, 105_000 - back, 105_000 - back);
    expect((await sign(id, insured)).body).toMatchObject({ waitsFor: 'PAYMENT', left: 0.01 });
    expect(await statusOf(id)).toBe('IN REINSTATEMENT PERIOD');
  });

  it.each([
    ['since cover ended', '2026-03-11', 409],
    ['on a day that nobody knows', null, 409],
    ['before it ended', '2026-03-10', 200],
  ] as const)('is closed by a claim only when its loss was %s', async (_, lossDate, status) => {
    const { id, insured } = await ended();
    await lossOn(id, lossDate);
    expect((await sign(id, insured)).status).toBe(status);
    const refusal = status === 409 ? expect.stringContaining('after cover ended') : null;
    expect(await read(id)).toMatchObject({ refusal });
  });

  it('goes by the day of the loss also where its file was heard of before its notice', async () => {
    const { id, insured } = await ended();
    const claimId = randomUUID();
    await app.deliver('claim.changed.v1', {
      claimId,
      policyId: id,
      claimNumber: 'C-26-1',
      fileStatus: 'OPEN',
      action: 'open',
      version: 2,
      scope: scopeOf({}),
    });
    expect((await sign(id, insured)).status).toBe(409);
    await lossOn(id, '2026-03-10', claimId);
    expect((await sign(id, insured)).status).toBe(200);
  });

  it('goes by a circumstance until it has ended, and again once it is taken up', async () => {
    const { id, insured } = await ended();
    const head = {
      claimId: randomUUID(),
      policyId: id,
      claimNumber: 'C-26-1',
      fileStatus: 'OPEN' as const,
      isCircumstance: true,
      scope: scopeOf({}),
    };
    const told = (action: string, endedOn: string | null, version: number) =>
      app.deliver('claim.changed.v1', { ...head, action, endedOn, version });
    await told('correct', null, 2);
    expect((await sign(id, insured)).status).toBe(409);
    await told('endCircumstance', '2026-03-13', 3);
    await told('reopenCircumstance', null, 4);
    expect((await sign(id, insured)).status).toBe(409);
    await told('endCircumstance', '2026-03-13', 5);
    expect((await sign(id, insured)).status).toBe(200);
  });

  it('is closed by a claim that is filed after the signature', async () => {
    const { id, insured, back } = await ended();
    await sign(id, insured);
    await lossOn(id, '2026-03-12');
    await bills(id, 105_000 - back, 105_000 - back);
    await holds(id, back);
    expect(await statusOf(id)).toBe('IN REINSTATEMENT PERIOD');
    const undo = { reason: 'They asked' };
    expect((await staff.put(`${API}/undo-cancelled/${id}`, undo)).status).toBe(409);
  });

  it('ends with its period', async () => {
    const { id, insured } = await ended();
    await comes('2026-04-10');
    expect(await statusOf(id)).toBe('CANCELLED');
    expect((await sign(id, insured)).status).toBe(409);
    expect(await read(id)).toMatchObject({ waitsFor: null });
  });

  it('is opened by staff with a reason, signed and paid or not', async () => {
    const { id } = await ended();
    const undone = await staff.put(`${API}/undo-cancelled/${id}`, { reason: 'Our mistake' });
    expect(undone).toMatchObject({ status: 200, body: { status: 'IN FORCE' } });
    expect(await typesOf(app, id)).toContain('policy.reinstated.v1');
  });

  it('tells what of it was paid before, also where staff opened it', async () => {
    const { id, back } = await ended();
    await holds(id, back + 5);
    await staff.put(`${API}/undo-cancelled/${id}`, { reason: 'Our mistake' });
    const [event] = (await eventsOf(app, id)).filter(({ type }) => type === 'policy.reinstated.v1');
    expect(event).toMatchObject({ data: { prepaid: back } });
  });

  it('is nothing to sign where the agency collects the premium', async () => {
    const { id, insured } = await ended();
    await app.dataSource.query('update policy set agency_billed = true where id = $1', [id]);
    expect(await sign(id, insured)).toMatchObject({
      status: 409,
      body: { code: 'AGENCY_BILLED' },
    });
    const refusal = expect.stringContaining('agrees on a reinstatement with the insurer') as string;
    expect(await read(id, insured)).toMatchObject({ refusal, signed: null });
  });

  it.each([
    ['runs', 'CANCEL PENDING', {}, 409],
    ['is of another year', 'IN FORCE', { effectiveDate: '2027-01-15', endDate: '2028-01-15' }, 200],
  ] as const)('is closed by another policy that %s: %s', async (_, status, terms, expected) => {
    const { id, insured, accountId } = await ended();
    const { policyId: other } = await bound(app, {}, terms, accountId);
    await app.dataSource.query('update policy set status = $2 where id = $1', [other, status]);
    expect((await sign(id, insured)).status).toBe(expected);
  });

  it.each(['signature', 'person'])('waits for a policy that is being issued, by %s', async (by) => {
    const { id, insured, accountId, back } = await ended();
    await holds(id, back);
    await bills(id, 105_000 - back, 105_000 - back);
    const { policyId: other } = await bound(app, { signed: null }, {}, accountId);
    const issuing = app.dataSource.createQueryRunner();
    await issuing.startTransaction();
    await holdCovers(issuing.manager, { accountId, product: 'P250' });
    const answer =
      by === 'signature'
        ? sign(id, insured)
        : staff.put(`${API}/undo-cancelled/${id}`, { reason: 'They asked' });
    await eventually(async () => (await app.dataSource.query<unknown[]>(WAITS)).length > 0);
    await issuing.query(`update policy set status = 'IN FORCE' where id = $1`, [other]);
    await issuing.commitTransaction();
    await issuing.release();
    expect((await answer).status).toBe(by === 'signature' ? 200 : 409);
    expect(await statusOf(id)).toBe('IN REINSTATEMENT PERIOD');
  });

  it('is nobody else’s to sign, and only what was read and accepted', async () => {
    const { id, insured } = await ended();
    const agency = { accountType: 'AGENCY' as const, organizationId: AGENCY };
    const permissions = ['policy:view'];
    const caller = await app.signIn({ ...agency, permissions });
    expect((await read(id, caller)).waitsFor).toBe('BOTH');
    expect((await sign(id, caller)).status).toBe(403);
    expect((await sign(id, staff)).status).toBe(403);
    const stranger = { accountType: 'CUSTOMER' as const, permissions: ['quote:sign'] };
    expect((await sign(id, await app.signIn(stranger))).status).toBe(404);
    expect((await sign(id, insured, { accepted: false })).status).toBe(400);
    expect((await sign(id, insured, { signature: ' ' })).status).toBe(400);
    expect((await sign(id, insured, { version: 'NO-LOSS-0' })).status).toBe(409);
    expect(await sign(id, insured, { signature: 'Ira \u{1F600}' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/signature' }] },
    });
  });
});
