import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { expectSecondPersonOnly, startApp } from '@palisade/testing';
import {
  agencySaved,
  cancelled,
  charges,
  issued,
  newPolicy,
  settled,
} from '../commissions/commission-world.fixture';
import { service } from '../main';
import { seed } from '../seed';
import { StatementSweep } from './statement-sweep';

const API = '/api/commissions/v1';
const DAY_MS = 86_400_000;
const HARBORLINE = '01900000-0000-7000-8000-000000000002';

const ADA = {
  accountType: 'COWBELL' as const,
  permissions: ['commission:view', 'commission:pay', 'commission:pause'],
  userId: randomUUID(),
  name: 'Ada Reed',
};

const OTHER_BANK = {
  bank: 'First Federal',
  routing: '021000021',
  account: '123456789',
  accountName: 'Harborline LLC',
  accountType: 'Savings',
  email: 'books@harborline.example',
};

describe('statements', () => {
  let app: TestApp;
  let staff: TestCaller;
  let colleague: TestCaller;

  beforeEach(async () => {
    app = await startApp(service);
    await seed(app.app);
    await app.deliver('agency.saved.v1', agencySaved(HARBORLINE, 'Harborline'));
    staff = await app.signIn(ADA);
    colleague = await app.signIn({ ...ADA, userId: randomUUID(), name: 'Ben Cole' });
  });
  afterEach(() => app.close());

  /** Earns 15% of a premium that is paid at once. */
  const earn = async (premium: number, agencyId = HARBORLINE) => {
    const policy = newPolicy(agencyId);
    await app.deliver('policy.issued.v1', issued(policy, charges(premium)));
    await app.deliver('payment.settled.v1', settled(policy, premium));
    return policy;
  };
  const sweep = (): Promise<void> => app.app.get(StatementSweep).run();
  const statements = async (): Promise<unknown[]> => {
    const { body } = await staff.get<{ content: unknown[] }>(
      `${API}/statements?agencyId=${HARBORLINE}&sort=year,asc&sort=month,asc`,
    );
    return body.content;
  };
  const pay = (commissionsAmount: number, token = randomUUID()) =>
    staff.post(`${API}/payment`, {
      commissionsAmount,
      token,
      agencyId: HARBORLINE,
      description: 'January',
    });
  const events = async (type: string): Promise<Record<string, unknown>[]> => {
    const found: { data: Record<string, unknown> }[] = await app.dataSource.query(
      `select body->'data' as data from outbox where type = $1 order by sequence`,
      [type],
    );
    return found.map(({ data }) => data);
  };

  it('collects a month, closes it on the third business day and is paid', async () => {
    const policy = await earn(1_000_000);
    await earn(200_000);
    expect(await statements()).toMatchObject([
      { year: 2026, month: 1, status: 'OPEN', opening: 0, total: 1_800, agencyName: 'Harborline' },
    ]);
    app.clock.advance(19 * DAY_MS);
    await sweep();
    expect(await statements()).toMatchObject([{ status: 'OPEN' }]);
    app.clock.advance(DAY_MS);
    await sweep();
    expect(await statements()).toMatchObject([{ status: 'FINALIZED', total: 1_800 }]);
    const [finalized] = await events('commission-statement.finalized.v1');
    expect(finalized).toMatchObject({
      agencyId: HARBORLINE,
      year: 2026,
      month: 1,
      opening: 0,
      total: 180_000,
      lines: [
        {
          policyNumber: policy.policyNumber,
          insuredName: 'Red Rock Dental',
          effectiveDate: '2026-01-01',
          transactionDate: '2026-01-15',
          amount: 150_000,
          pct: 15,
          paidShare: 100,
        },
        { amount: 30_000 },
      ],
    });
    expect(await pay(1_799.99)).toMatchObject({ status: 409, body: { code: 'AMOUNT_DIFFERS' } });
    const token = randomUUID();
    const paid = await pay(1_800, token);
    expect(paid).toMatchObject({
      status: 201,
      body: { commissionsAmount: 1_800, currency: 'USD' },
    });
    const again = await pay(1_800, token);
    expect(again.body).toEqual(paid.body);
    expect(await pay(1_700, token)).toMatchObject({ status: 409, body: { code: 'TOKEN_USED' } });
    expect(await statements()).toMatchObject([{ status: 'PAID', paidOn: '2026-02-04' }]);
    expect(await events('commission.paid.v1')).toMatchObject([{ amount: 180_000 }]);
    const totals = await staff.get(`${API}/aggregate?agencyId=${HARBORLINE}`);
    expect(totals.body).toMatchObject({
      accrued: 1_800,
      chargedBack: 0,
      earned: 1_800,
      released: 1_800,
      paid: 1_800,
      outstanding: 0,
    });
    const { body } = await staff.get(`${API}/search`);
    const settledRow = { paidOn: '2026-02-04', status: 'PAID' };
    expect(body).toMatchObject({ content: [settledRow, { ...settledRow, paid: 1_500 }] });
  });

  it('is read with its lines and its payment by whoever sees the agency', async () => {
    const policy = await earn(1_000_000);
    await earn(200_000);
    const [{ id }] = (await statements()) as { id: string }[];
    const address = `${API}/statements/${id}`;
    expect((await staff.get(address)).body).toMatchObject({
      agencyName: 'Harborline',
      earned: 1_800,
      total: 1_800,
      closesOn: '2026-02-04',
      paused: false,
      paymentDescription: null,
    });
    const { body } = await staff.get(`${address}/lines?search=${policy.policyNumber}`);
    expect(body).toMatchObject({
      totalElements: 1,
      content: [
        {
          policyId: policy.policyId,
          insuredName: 'Red Rock Dental',
          lineType: 'NBS',
          premium: 10_000,
          commission: 15,
          commissionsAmount: 1_500,
          paidShare: 100,
        },
      ],
    });
    app.clock.advance(20 * DAY_MS);
    await sweep();
    await pay(1_800);
    expect((await staff.get(address)).body).toMatchObject({
      status: 'PAID',
      paymentDescription: 'January',
    });
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: ['commission:view'] });
    for (const part of ['', '/lines']) {
      expect((await rival.get(`${address}${part}`)).status).toBe(404);
      expect((await staff.get(`${API}/statements/${randomUUID()}${part}`)).status).toBe(404);
    }
  });

  it('carries a charge-back into the next month', async () => {
    const policy = await earn(1_000_000);
    app.clock.advance(20 * DAY_MS);
    await sweep();
    await pay(1_500);
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges(-753_400)));
    app.clock.advance(28 * DAY_MS);
    await sweep();
    await earn(1_000_000);
    expect(await statements()).toMatchObject([
      { month: 1, status: 'PAID', total: 1_500 },
      { month: 2, status: 'CARRIED', opening: 0, total: -1_130.1 },
      { month: 3, status: 'OPEN', opening: -1_130.1, total: 369.9 },
    ]);
    app.clock.advance(30 * DAY_MS);
    await sweep();
    await pay(369.9);
    expect(await statements()).toMatchObject([{}, { status: 'CARRIED', paidOn: '2026-04-03' }, {}]);
    const { body } = await staff.get(`${API}/search?sort=created,asc`);
    expect(body).toMatchObject({
      content: [
        { status: 'PAID', paid: 1_500 },
        { status: 'CHARGED_BACK', paid: -1_130.1 },
        { status: 'PAID', paid: 1_500 },
      ],
    });
    expect((await staff.get(`${API}/aggregate?agencyId=${HARBORLINE}`)).body).toMatchObject({
      accrued: 3_000,
      chargedBack: -1_130.1,
      earned: 1_869.9,
      outstanding: 0,
    });
  });

  it('closes months that nobody closed in time, each carrying into the next', async () => {
    await earn(500);
    app.clock.advance(120 * DAY_MS);
    await sweep();
    expect(await statements()).toMatchObject([
      ...[1, 2, 3, 4].map((month) => ({ month, status: 'CARRIED', total: 0.75 })),
      { month: 5, status: 'OPEN', opening: 0.75, total: 0.75 },
    ]);
  });

  it('holds statements while the payments of the agency are paused', async () => {
    await earn(1_000_000);
    const toggle = () => staff.put(`${API}/toggle/${HARBORLINE}`);
    expect((await toggle()).body).toEqual({ paused: true });
    app.clock.advance(20 * DAY_MS);
    await sweep();
    expect(await statements()).toMatchObject([{ status: 'ON_HOLD' }]);
    expect(await pay(1_500)).toMatchObject({ status: 409, body: { code: 'PAYMENTS_PAUSED' } });
    expect((await staff.get(`${API}/aggregate?agencyId=${HARBORLINE}`)).body).toMatchObject({
      paused: true,
    });
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: ['commission:view'] });
    expect((await rival.get(`${API}/aggregate?agencyId=${HARBORLINE}`)).body).toMatchObject({
      paused: false,
    });
    expect((await toggle()).body).toEqual({ paused: false });
    expect(await statements()).toMatchObject([{ status: 'FINALIZED' }]);
    expect((await pay(1_500)).status).toBe(201);
    expect(await pay(1_500)).toMatchObject({ status: 409, body: { code: 'AMOUNT_DIFFERS' } });
  });

  it('pays a statement once, however often it is asked at once', async () => {
    await earn(1_000_000);
    app.clock.advance(20 * DAY_MS);
    await sweep();
    const answers = await Promise.all([...Array(8).keys()].map(() => pay(1_500)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await events('commission.paid.v1')).toHaveLength(1);
  });

  /** A statement of that much, finalized. */
  const finalized = async (premium: number): Promise<void> => {
    await earn(premium);
    app.clock.advance(31 * DAY_MS);
    await sweep();
  };
  const waiting = async (caller: TestCaller): Promise<unknown> =>
    (await caller.get(`${API}/payment/waiting/${HARBORLINE}`)).body.waiting;

  it('asks a second person to pay more than ten thousand', async () => {
    await finalized(6_666_700);
    const asked = await pay(10_000.05);
    const people = { askedByName: 'Ada Reed', approvedByName: null };
    expect(asked.body).toMatchObject({ status: 'AWAITING_APPROVAL', paidOn: null, ...people });
    expect(await statements()).toMatchObject([{ status: 'FINALIZED' }]);
    expect(await pay(10_000.05)).toMatchObject({ status: 409, body: { code: 'PAYMENT_WAITS' } });
    expect(await waiting(staff)).toMatchObject({ allowedActions: ['reject'] });
    const banker = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['commission:view', 'billing:ach-details'],
    });
    const elsewhere = await banker.put(`${API}/${HARBORLINE}/ach`, OTHER_BANK);
    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'PAYMENT_WAITS' } });
    expect(await waiting(colleague)).toMatchObject({ allowedActions: ['approve', 'reject'] });
    const address = `${API}/payment/${String(asked.body.id)}`;
    const approve = (caller: TestCaller) => caller.post(`${address}/approve`);
    await expectSecondPersonOnly({ app, first: ADA, approve, read: `${API}/statements` });
    expect(await events('commission.paid.v1')).toEqual([]);
    const both = { askedByName: 'Ada Reed', approvedByName: 'Ben Cole' };
    expect((await approve(colleague)).body).toMatchObject({ status: 'PAID', ...both });
    expect(await statements()).toMatchObject([{ status: 'PAID' }]);
    expect(await events('commission.paid.v1')).toHaveLength(1);
    const [record]: { actor: object; after: object }[] = await app.dataSource.query(
      `select actor, after from activity where action = 'commission.approve-payment'`,
    );
    expect(record).toMatchObject({ actor: { name: 'Ben Cole' }, after: both });
    expect((await approve(colleague)).status).toBe(409);
    expect((await colleague.post(`${API}/payment/${randomUUID()}/approve`)).status).toBe(404);
    expect(await waiting(staff)).toBeNull();
  });

  it('counts together what is split over thirty days', async () => {
    await finalized(4_000_000);
    expect((await pay(6_000)).body).toMatchObject({ status: 'PAID' });
    await earn(4_000_000);
    app.clock.advance(29 * DAY_MS);
    await sweep();
    const asked = await pay(6_000);
    expect(asked.body).toMatchObject({ status: 'AWAITING_APPROVAL' });
    const rejected = await staff.post(`${API}/payment/${String(asked.body.id)}/reject`);
    expect(rejected.body).toMatchObject({ status: 'REJECTED', allowedActions: [] });
    app.clock.advance(DAY_MS);
    expect((await pay(6_000)).body).toMatchObject({ status: 'PAID' });
  });

  it('takes where an agency is paid from itself and from staff, and keeps four digits', async () => {
    const permissions = ['commission:view', 'billing:ach-details'];
    const as = (accountType: 'AGENCY' | 'COWBELL', organizationId = HARBORLINE) =>
      app.signIn({ accountType, organizationId, permissions });
    const own = await as('AGENCY');
    const path = `${API}/${HARBORLINE}/ach`;
    const bank = OTHER_BANK;
    const kept = { ...bank, account: '••••6789', swift: '', phone: '', address: '' };
    expect((await own.put(path, bank)).body).toEqual(kept);
    expect((await own.get(path)).body).toEqual(kept);
    const wrong = await own.put(path, { ...bank, routing: '021000022' });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ pointer: '/routing' }] } });
    expect((await own.put(path, kept)).body).toMatchObject({ errors: [{ pointer: '/account' }] });
    const byStaff = await (await as('COWBELL')).put(path, { ...bank, account: '0000111122' });
    expect(byStaff.body.account).toBe('••••1122');
    expect((await own.get(path)).body).toMatchObject({ account: '••••1122' });
    const rival = await as('AGENCY', randomUUID());
    expect((await rival.put(path, bank)).status).toBe(404);
    const reader = await app.signIn({ accountType: 'AGENCY', permissions: ['commission:view'] });
    expect((await reader.put(path, bank)).status).toBe(403);
    const [last] = await app.dataSource.query<{ after: object }[]>(
      `select after from activity where action = 'agency-bank.save' order by id desc limit 1`,
    );
    expect(JSON.stringify(last)).not.toContain('0000111122');
  });

  it('shows where an agency is paid to staff and to itself, never the account number', async () => {
    const permissions = ['commission:view'];
    const own = await app.signIn({
      accountType: 'AGENCY',
      organizationId: HARBORLINE,
      permissions,
    });
    for (const caller of [staff, own]) {
      const { body } = await caller.get(`${API}/${HARBORLINE}/ach`);
      expect(body).toMatchObject({ bank: 'Harbor Demo Bank', account: '••••4410' });
    }
    const rival = await app.signIn({ accountType: 'AGENCY', permissions });
    expect((await rival.get(`${API}/${HARBORLINE}/ach`)).status).toBe(404);
    const unknown = randomUUID();
    await app.deliver('organization.saved.v1', {
      organizationId: unknown,
      accountType: 'AGENCY',
      name: 'New Agency',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    const answer = await staff.get(`${API}/${unknown}/ach`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'ACH_NOT_FOUND' } });
    await earn(1_000_000, unknown);
    app.clock.advance(20 * DAY_MS);
    await sweep();
    const payment = await staff.post(`${API}/payment`, {
      commissionsAmount: 1_500,
      token: 't',
      agencyId: unknown,
      description: 'January',
    });
    expect(payment).toMatchObject({ status: 409, body: { code: 'ACH_MISSING' } });
  });

  it.each([
    ['too little', { commissionsAmount: 0.99 }, '/commissionsAmount'],
    ['no description', { description: '' }, '/description'],
    ['no agency', { agencyId: 'x' }, '/agencyId'],
    ['an unknown field', { colour: 'red' }, '/colour'],
  ])('refuses a payment with %s', async (_, change, pointer) => {
    const { status, body } = await staff.post(`${API}/payment`, {
      commissionsAmount: 10,
      token: 't',
      agencyId: HARBORLINE,
      description: 'January',
      ...change,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });

  it('keeps the document of a statement', async () => {
    await earn(1_000_000);
    const [{ id }] = (await statements()) as { id: string }[];
    const docId = randomUUID();
    await app.deliver('document.rendered.v1', {
      docId,
      docType: 'COMMISSION_STATEMENT',
      title: 'January',
      sha256: 'a'.repeat(64),
      pages: 1,
      quoteId: null,
      policyId: null,
      claimId: null,
      agencyId: HARBORLINE,
      invoiceId: null,
      statementId: id ?? null,
      correctsDocId: null,
      version: 1,
      scope: scopeOf({}),
    });
    expect(await statements()).toMatchObject([{ docId }]);
  });
});
