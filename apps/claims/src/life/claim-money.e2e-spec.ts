import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { expectSecondPersonOnly, startApp } from '@palisade/testing';
import {
  ACCOUNT,
  AGENCY,
  CARRIER,
  eventsOf,
  NOTICE,
  policyIssued,
} from '../claims/claim-world.fixture';
import { service } from '../main';
import type { ClaimMoneyResponse } from './claim-money.dto';

const FILES = '/api/claims/v1/claimsFile';
const STAFF = [
  ...['view', 'create', 'edit', 'file', 'manage', 'reserve', 'pay', 'close'].map(
    (verb) => `claim:${verb}`,
  ),
];
const FIRM = { payee: 'Firm', payeeType: 'COUNSEL', method: 'WIRE' };
const ASKED = { ...FIRM, coverage: 'LIABILITY', loss: 30_000 };

describe('the money of a claim', () => {
  let app: TestApp;
  let adjuster: TestCaller;
  let head: TestCaller;
  const policyId = randomUUID();
  const adjusterId = randomUUID();

  const join = async (roleName: string, userId = randomUUID()): Promise<TestCaller> => {
    await app.deliver('user.saved.v1', {
      userId,
      organizationId: randomUUID(),
      accountType: 'COWBELL',
      roleId: randomUUID(),
      contact: { firstName: 'Ada', lastName: 'Moss', email: 'a@palisade.example', phone: null },
      roleName,
      teamIds: [],
      agencyIds: [],
      accountIds: [],
      npn: null,
      authorityLevel: null,
      enabled: true,
      removed: false,
      version: 1,
      scope: scopeOf({}),
    });
    const person = { accountType: 'COWBELL' as const, userId, name: 'Ada Moss' };
    return app.signIn({ ...person, permissions: STAFF });
  };
  const opened = async (change: object = {}): Promise<string> => {
    const body = { policyId, ...NOTICE, ...change, isFiled: true };
    const claimId = String((await adjuster.post('/api/policy/v1/claim', body)).body.claimId);
    await adjuster.post(FILES, { claimId });
    return claimId;
  };
  const reserved = async (amount = 90_000): Promise<string> => {
    const id = await opened();
    await adjuster.put(`${FILES}/${id}`, { thirdPartyLoss: amount });
    return id;
  };
  const moneyOf = async (id: string): Promise<ClaimMoneyResponse> =>
    (await adjuster.get<ClaimMoneyResponse>(`${FILES}/${id}/money`)).body;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('policy.issued.v1', policyIssued(policyId));
    adjuster = await join('Claims Adjuster', adjusterId);
    head = await join('Head of Claims');
  });
  afterAll(() => app.close());

  it('is a large loss once for its event, from 250,000.00 on, of all its claims', async () => {
    const large = async (id: string): Promise<object[]> =>
      (await eventsOf(app, id)).flatMap(({ type, data }) =>
        type === 'claim.large-loss.v1' ? [data] : [],
      );
    const set = (id: string, change: object) => head.put(`${FILES}/${id}`, change);
    const [ceded, treatyId, reinsurerId] = [randomUUID(), randomUUID(), randomUUID()];
    await app.deliver('treaty.saved.v1', {
      treatyId,
      reinsurerId,
      carrierId: CARRIER,
      products: ['P250'],
      effectiveFrom: '2026-01-01',
      effectiveTo: '2027-01-01',
      cededPct: 50,
      cedingCommissionPct: 20,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    const scope = scopeOf({ accountId: ACCOUNT, carrierId: CARRIER, treatyIds: [treatyId] });
    const under = { policyId: ceded };
    await app.deliver(
      'policy.issued.v1',
      policyIssued(ceded, {}, { scope, treatyIds: [treatyId] }),
    );
    const [one, other] = [await opened(under), await opened(under)];
    await set(one, { thirdPartyLoss: 240_000 });
    await set(other, { thirdPartyLoss: 9_999.99 });
    expect((await set(other, { relatedClaimId: one })).status).toBe(200);
    expect(await large(other)).toEqual([]);
    await set(other, { thirdPartyLoss: 0.01 });
    expect(await large(other)).toMatchObject([
      { incurred: 25_000_000, currency: 'USD', carrierId: CARRIER, reinsurerIds: [reinsurerId] },
    ]);
    await set(one, { thirdPartyLoss: 60_000 });
    expect(await large(one)).toEqual([]);
    // Two that are small each are one that is large.
    const [third, fourth] = [await opened(), await opened()];
    await set(third, { thirdPartyLoss: 200_000 });
    await set(fourth, { lossAdjustment: 50_000 });
    await set(fourth, { relatedClaimId: third });
    expect(await large(fourth)).toMatchObject([{ incurred: 25_000_000 }]);
  });

  it('is paid, and each step tells what left', async () => {
    const id = await reserved();
    const preview = await adjuster.send('POST', `${FILES}/${id}/payments`, JSON.stringify(ASKED), {
      prefer: 'dry-run',
    });
    expect(preview.body).toMatchObject({
      committed: false,
      payments: [{ retentionApplied: 25_000, amount: 5_000, status: 'APPROVED' }],
      left: { retentionLeft: 0 },
    });
    expect((await moneyOf(id)).payments).toEqual([]);
    const asked = await adjuster.post<ClaimMoneyResponse>(`${FILES}/${id}/payments`, ASKED);
    expect(asked.body).toMatchObject({ committed: true, pending: { total: 5_000 } });
    const [payment] = asked.body.payments;
    const step = `${FILES}/${id}/payments/${payment.id}`;
    const issued = await adjuster.put(step, { step: 'ISSUE' });
    expect(issued.body).toMatchObject({ paid: { thirdPartyLoss: 5_000 }, pending: { total: 0 } });
    expect((await eventsOf(app, id)).slice(-2)).toMatchObject([
      { type: 'claim.reserve-changed.v1', data: { paid: { thirdPartyLoss: 500_000 } } },
      {
        type: 'claim.money-moved.v1',
        data: {
          kind: 'ISSUED',
          amount: 500_000,
          payee: 'Firm',
          coverage: 'LIABILITY',
          movedOn: '2026-01-15',
        },
      },
    ]);
    expect((await adjuster.put(step, { step: 'CLEAR' })).body).toMatchObject({
      payments: [{ status: 'CLEARED' }],
    });
    expect((await adjuster.put(step, { step: 'STOP' })).status).toBe(409);
    const refunded = await adjuster.put(step, { step: 'REFUND', amount: 1_000 });
    expect(refunded.body).toMatchObject({ paid: { total: 4_000 } });
    const recovery = { category: 'thirdPartyLoss', type: 'SUBROGATION', amount: 500.5 };
    expect((await adjuster.post(`${FILES}/${id}/recoveries`, recovery)).body).toMatchObject({
      recovered: { total: 500.5 },
      recoveries: [{ type: 'SUBROGATION', amount: 500.5 }],
    });
    const beyond = { ...recovery, amount: 3_499.51 };
    expect((await adjuster.post(`${FILES}/${id}/recoveries`, beyond)).status).toBe(409);
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      data: { kind: 'RECOVERED', amount: -50_050, payee: null },
    });
    expect((await adjuster.get(`${FILES}/${id}`)).body).toMatchObject({ paid: { total: 4_000 } });
  });

  it('above authority waits for another person, who approves the whole of it', async () => {
    const id = await reserved();
    const asked = await adjuster.post<ClaimMoneyResponse>(`${FILES}/${id}/payments`, {
      ...ASKED,
      loss: 75_000.01,
    });
    const [{ id: paymentId, status, approvedByName }] = asked.body.payments;
    expect([status, approvedByName]).toEqual(['REQUESTED', null]);
    const step = `${FILES}/${id}/payments/${paymentId}`;
    expect((await adjuster.put(step, { step: 'ISSUE' })).status).toBe(409);
    const permissions = STAFF;
    const first: TestPerson & { userId: string; name: string } = {
      accountType: 'COWBELL',
      permissions,
      userId: adjusterId,
      name: 'Ada Moss',
    };
    const approve = (caller: TestCaller) => caller.send('PUT', `${step}/approval`);
    await expectSecondPersonOnly({ app, first, approve, read: `${FILES}/${id}` });
    const second = await join('Claims Adjuster');
    expect(await approve(second)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_AUTHORITY' },
    });
    expect((await approve(head)).body).toMatchObject({ payments: [{ status: 'APPROVED' }] });
  });

  it('of reserves above authority waits the same, and may be withdrawn', async () => {
    const id = await reserved();
    await adjuster.put(`${FILES}/${id}`, { lossAdjustment: 10_000.01, reason: 'Two firms' });
    const changes = await adjuster.get<{ changeId: string; status: string }[]>(
      `${FILES}/${id}/reserves`,
    );
    const [{ changeId, status }] = changes.body;
    expect(status).toBe('WAITING');
    expect((await moneyOf(id)).reserves.total).toBe(90_000);
    const end = { closedDate: '2026-01-15', reason: 'Nothing to pay' };
    expect(await adjuster.put(`${FILES}/${id}`, end)).toMatchObject({
      status: 409,
      body: { code: 'RESERVE_WAITS' },
    });
    const change = `${FILES}/${id}/reserves/${changeId}`;
    const first = { accountType: 'COWBELL' as const, permissions: STAFF, name: 'Ada Moss' };
    const approve = (caller: TestCaller) => caller.send('PUT', `${change}/approval`);
    await expectSecondPersonOnly({
      app,
      first: { ...first, userId: adjusterId },
      approve,
      read: `${FILES}/${id}`,
    });
    expect((await adjuster.send('DELETE', change)).status).toBe(200);
    const after = await adjuster.get<{ status: string }[]>(`${FILES}/${id}/reserves`);
    expect(after.body[0].status).toBe('WITHDRAWN');
    expect((await approve(head)).status).toBe(404);
    expect((await adjuster.put(`${FILES}/${id}`, end)).status).toBe(200);
  });

  it('is one money for 64 requests at once: none passes the reserve', async () => {
    const id = await reserved(45_000);
    const send = (at: number) =>
      adjuster.post(`${FILES}/${id}/payments`, { ...ASKED, payee: `Firm ${String(at)}` });
    const answers = await Promise.all(Array.from({ length: 64 }, (_, at) => send(at)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const money = await moneyOf(id);
    expect(money.pending.total).toBe(35_000);
    expect(money.payments.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('is seen by those who bear it, and by no vendor, agency or insured', async () => {
    const id = await reserved();
    const statusFor = async (
      accountType: 'AGENCY' | 'CUSTOMER' | 'CARRIER' | 'VENDOR',
      organizationId: string,
    ): Promise<number[]> => {
      const permissions = ['claim:view', 'claim:pay'];
      const caller = await app.signIn({ accountType, organizationId, permissions });
      const paths = [`${FILES}/${id}/money`, `${FILES}/${id}/worksheet`];
      return Promise.all(paths.map(async (path) => (await caller.get(path)).status));
    };
    expect(await statusFor('CARRIER', CARRIER)).toEqual([200, 200]);
    expect(await statusFor('AGENCY', AGENCY)).toEqual([404, 404]);
    expect(await statusFor('CUSTOMER', ACCOUNT)).toEqual([404, 404]);
    expect(await statusFor('VENDOR', AGENCY)).toEqual([404, 404]);
  });

  it.each([
    ['another currency', { ...ASKED, currency: 'GBP' }, '/currency'],
    ['no loss', { ...ASKED, loss: undefined }, '/loss'],
    ['a third decimal', { ...ASKED, loss: 0.001 }, '/loss'],
    [
      'hours past any amount',
      { ...FIRM, coverage: 'BUSINESS_INTERRUPTION', hours: 100_000, lossPerHour: 1_000_000_000 },
      '/lossPerHour',
    ],
    ['no payee', { ...ASKED, payee: '' }, '/payee'],
    ['an amount', { ...ASKED, amount: 5 }, '/amount'],
  ])('refuses %s with 400', async (_, body, pointer) => {
    const answer = await adjuster.post(`${FILES}/${await reserved()}/payments`, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('holds the claim to its date while a payment stands', async () => {
    const id = await reserved();
    const asked = await adjuster.post<ClaimMoneyResponse>(`${FILES}/${id}/payments`, ASKED);
    const step = `${FILES}/${id}/payments/${asked.body.payments[0].id}`;
    const correct = (change: object) =>
      adjuster.put(`/api/claims/v1/${id}/correction`, { ...change, reason: 'The log' });
    expect(await correct({ lossDate: '2026-01-09' })).toMatchObject({
      status: 409,
      body: { code: 'CLAIM_PAID' },
    });
    expect((await correct({ lossDescription: 'Files were copied' })).status).toBe(200);
    await adjuster.put(step, { step: 'VOID' });
    expect((await correct({ lossDate: '2026-01-09' })).status).toBe(200);
  });

  it('goes by the terms of the policy to which a correction moves it', async () => {
    const [accountId, earlier, later] = [randomUUID(), randomUUID(), randomUUID()];
    const deliver = (policyId: string, dates: object, limit: number) => {
      const issued = policyIssued(policyId, dates);
      const terms = { ...issued.terms, ...dates, aggregateLimit: limit };
      const insured = { ...issued.insured, accountId };
      return app.deliver('policy.issued.v1', { ...issued, insured, terms });
    };
    await deliver(later, {}, 100_000_000);
    const before = { effectiveDate: '2025-01-01', endDate: '2026-01-01' };
    await deliver(earlier, before, 50_000_000);
    const [id, other] = [await opened({ policyId: later }), await opened({ policyId: later })];
    await adjuster.put(`${FILES}/${id}`, { relatedClaimId: other });
    const correction = { lossDate: '2025-12-20', reason: 'The log' };
    const corrected = await adjuster.put(`/api/claims/v1/${id}/correction`, correction);
    expect(corrected.body).toMatchObject({ policyId: earlier });
    const { left } = await moneyOf(id);
    expect(left).toMatchObject({ eventDate: '2025-12-20', aggregateLeft: 500_000 });
    const [row] = await app.dataSource.query<{ event: string | null }[]>(
      'select event_id as event from claims_file where id = $1',
      [id],
    );
    expect(row.event).toBeNull();
  });

  it('has a worksheet, line by line', async () => {
    const id = await opened();
    await adjuster.put(`${FILES}/${id}`, { cause: 'DATA_BREACH' });
    const { body } = await adjuster.get<{ lines: object[] }>(`${FILES}/${id}/worksheet`);
    expect(body.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ check: 'NOTICE', result: 'MET', date: '2026-01-15' }),
        expect.objectContaining({ check: 'COVERAGE', subject: 'LIABILITY', amount: 1_000_000 }),
        expect.objectContaining({ check: 'COVERAGE', subject: 'CCPA', result: 'NOT_MET' }),
      ]),
    );
  });

  it('records what it is about, before and after', async () => {
    const id = await opened();
    for (const cause of ['RANSOMWARE', 'RANSOMWARE', 'DATA_BREACH']) {
      expect((await adjuster.put(`${FILES}/${id}`, { cause })).status).toBe(200);
    }
    const recorded = await app.dataSource.query<object[]>(
      `select before->>'cause' as before, after->>'cause' as after from activity
       where subject_id = $1 and after ? 'cause' order by id`,
      [id],
    );
    expect(recorded).toEqual([
      { before: 'OTHER', after: 'RANSOMWARE' },
      { before: 'RANSOMWARE', after: 'DATA_BREACH' },
    ]);
  });

  it('stays about what it is while a payment stands', async () => {
    const id = await reserved();
    await adjuster.post(`${FILES}/${id}/payments`, ASKED);
    expect(await adjuster.put(`${FILES}/${id}`, { cause: 'RANSOMWARE' })).toMatchObject({
      status: 409,
      body: { code: 'CAUSE_PAID' },
    });
    expect((await adjuster.put(`${FILES}/${id}`, { cause: 'OTHER' })).status).toBe(200);
  });

  it('ends with a denial, of which the insured is told why', async () => {
    const id = await reserved();
    const path = `${FILES}/${id}`;
    expect(await adjuster.put(path, { isDenied: true })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/reason' }] },
    });
    const reason = 'The act of a state is not covered (4.2)';
    const rights = await adjuster.put(path, { isRightsReserved: true, reason });
    expect(rights.body).toMatchObject({ rightsReservedOn: '2026-01-15', fileStatus: 'OPEN' });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.changed.v1',
      data: { action: 'reserveRights', reason },
    });
    expect((await adjuster.put(path, { isDenied: true, reason })).body).toMatchObject({
      fileStatus: 'DENIED',
      reserves: { total: 0 },
      closedDate: '2026-01-15',
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.closed.v1',
      data: { fileStatus: 'DENIED', reason },
    });
  });

  it('is of one event with a related claim, and goes to court', async () => {
    const [first, second] = [await reserved(), await reserved()];
    await adjuster.post(`${FILES}/${first}/payments`, ASKED);
    const proposed = async () =>
      (await adjuster.get<object[]>(`${FILES}/${second}/related`)).body.find(
        (one) => (one as { claimId: string }).claimId === first,
      );
    const alike = { likeness: ['DAYS', 'REPORTER'], lossDate: NOTICE.lossDate };
    expect(await proposed()).toMatchObject({ ...alike, isRelated: false });
    const related = await adjuster.put(`${FILES}/${second}`, { relatedClaimId: first });
    expect(await proposed()).toMatchObject({ ...alike, isRelated: true });
    expect(related.status).toBe(200);
    expect((await moneyOf(second)).left?.retentionLeft).toBe(0);
    const stranger = { relatedClaimId: randomUUID() };
    expect((await adjuster.put(`${FILES}/${second}`, stranger)).status).toBe(404);
    const litigation = { court: 'Clark County', counsel: 'Vega LLP', filedOn: '2026-01-12' };
    expect((await adjuster.put(`${FILES}/${second}`, { litigation })).body).toMatchObject({
      litigation,
    });
    expect((await adjuster.put(`${FILES}/${second}`, { litigation: null })).body).toMatchObject({
      litigation: null,
    });
    expect(
      await adjuster.put(`${FILES}/${second}`, { isExcused: true, reason: 'x' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'EXCUSE_AUTHORITY' },
    });
    const excused = await head.put(`${FILES}/${second}`, { isExcused: true, reason: 'x' });
    expect(excused.status).toBe(200);
  });
});
