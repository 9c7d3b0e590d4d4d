import type { EventData } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { disagreements } from '../ledger/books.fixture';
import { service } from '../main';
import type { TestPolicy } from '../policies/billing-world.fixture';
import {
  binder,
  cancelled,
  charges,
  newPolicy,
  policyState,
} from '../policies/billing-world.fixture';
import { PaymentSweep } from './payment-sweep';

const API = '/api/billing/v1';
const STAFF = [
  ...(['billing:view', 'billing:record', 'billing:edit-transaction'] as const),
  ...(['billing:pay', 'commission:view'] as const),
];

/** Ten thousand are owed; the return for non-payment is six and a half. */
const RETURNED = 650_000;

describe('money for a policy that is to be reinstated', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
  });
  afterAll(() => app.close());

  const bound = async (agencyBilled = false): Promise<TestPolicy> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy, { agencyBilled }));
    return policy;
  };
  const ended = async (paidBefore = 0, agencyBilled = false): Promise<TestPolicy> => {
    const policy = await bound(agencyBilled);
    if (paidBefore) await wire(policy, paidBefore);
    await cancel(policy);
    return policy;
  };
  const cancel = (policy: TestPolicy): Promise<void> =>
    app.deliver('policy.cancelled.v1', {
      ...cancelled(policy, charges({ premium: -RETURNED })),
      ...policyState(policy, 2, 'IN REINSTATEMENT PERIOD'),
      reason: 'NON_PAYMENT',
      reinstateUntil: '2026-05-31',
    });
  const reinstated = (policy: TestPolicy): Promise<void> =>
    app.deliver('policy.reinstated.v1', {
      ...policyState(policy, 4, 'IN FORCE'),
      effectiveDate: '2026-05-01',
      charges: charges({ premium: RETURNED }),
      lapse: false,
    });
  const wire = async ({ policyId }: TestPolicy, paymentAmount: number): Promise<void> => {
    const transactionId = `W-${policyId}-${paymentAmount}`;
    const how = { paymentDate: '2026-01-15', paymentMethod: 'Wire', processorName: 'Harbor' };
    const body = { policyId, transactionId, paymentAmount, ...how };
    expect((await staff.post(`${API}/external/applyPayment`, body)).status).toBe(201);
  };
  /** Pays at the portal, and tells of it as the page does. */
  const pay = async (policy: TestPolicy, paymentAmount: number, isECheck = false) => {
    const { policyId, policyNumber } = policy;
    const { body } = await staff.get(`${API}/oneInc/key?policyId=${policyId}`);
    const expiry = { expirationMonth: 1, expirationYear: 2040 };
    const details = isECheck
      ? { method: 'Bank Account', routing: '021000021' }
      : { method: 'Credit Card', ...expiry };
    const charge = { ...details, number: '4000000000004242', amount: paymentAmount };
    const url = `${API}/portal/${String(body.key)}/charges`;
    const handed = await app.anonymous.post(url, charge);
    if (handed.status !== 201) return handed;
    return staff.post(`${API}/paid`, {
      transactionDate: '2026-01-15T12:00:00Z',
      paymentAmount,
      totalPaymentAmount: paymentAmount,
      policyId,
      policyNumber,
      transactionId: handed.body.transactionId,
      lastFourDigits: '4242',
      ...(isECheck ? { bankName: 'Desert Bank' } : { cardType: 'Visa' }),
      customerEmail: 'ada@redrock.example',
      policyCreated: '2026-01-15T12:00:00Z',
      isDownPayment: false,
    });
  };
  const due = async ({ policyId, policyNumber }: TestPolicy): Promise<unknown[]> => {
    const balance = await staff.get(`${API}/balance/${policyId}`);
    const portal = await staff.get(`${API}/oneInc/${policyNumber}`);
    return [balance.body.dueAmount, portal.body.dueAmount];
  };
  const told = async ({ policyId }: TestPolicy): Promise<number[]> => {
    const rows: { body: { data: EventData<'reinstatement.money-held.v1'> } }[] =
      await app.dataSource.query(
        `select body from outbox where type = 'reinstatement.money-held.v1'
         and body -> 'data' ->> 'policyId' = $1 order by sequence`,
        [policyId],
      );
    return rows.map(({ body }) => body.data.held);
  };
  const invoices = async ({ policyId }: TestPolicy): Promise<[string, number, number][]> => {
    const { body } = await staff.get(`${API}/search?filter=invoices&policyId=${policyId}`);
    const rows = body.content as { status: string; paid: number; balance: number }[];
    return rows.map(({ status, paid, balance }) => [status, paid, balance]);
  };

  it.each([
    ['nothing was paid before', 0, 10_000, RETURNED],
    ['a part was', 2_000, 8_000, RETURNED],
    ['some of it went back', 5_000, 6_500, RETURNED],
  ])('is held, and pays what is charged again, when %s', async (_, before, sum, held) => {
    const policy = await ended(before);
    await wire(policy, sum);
    expect(await told(policy)).toEqual([0, held]);
    await reinstated(policy);
    expect((await told(policy)).at(-1)).toBe(0);
    const all = await invoices(policy);
    expect(all.map(([status, , balance]) => [status, balance])).toEqual([
      ['Paid', 0],
      ['Paid', 0],
    ]);
    expect(all.reduce((paid, [, one]) => paid + one, 0)).toBe(10_000);
    expect(await disagreements(app.dataSource)).toEqual([]);
  });

  it('is taken at the portal, and no more than brings the policy back', async () => {
    const policy = await ended();
    expect(await due(policy)).toEqual([10_000, 10_000]);
    expect((await pay(policy, 10_000.01)).status).toBe(409);
    expect((await pay(policy, 4_000)).status).toBe(201);
    expect(await due(policy)).toEqual([6_000, 6_000]);
    expect(await told(policy)).toEqual([0, 50_000]);
    expect((await pay(policy, 6_000)).status).toBe(201);
    expect(await due(policy)).toEqual([0, 0]);
    expect((await pay(policy, 1)).status).toBe(409);
    expect(await told(policy)).toEqual([0, 50_000, RETURNED]);
    await reinstated(policy);
    expect((await invoices(policy)).map(([status, , balance]) => [status, balance])).toEqual([
      ['Paid', 0],
      ['Paid', 0],
    ]);
    expect(await disagreements(app.dataSource)).toEqual([]);
  });

  it('stays where it is when the period ends, and nothing more is taken', async () => {
    const policy = await ended();
    await wire(policy, 5_000);
    const over = { isPaid: true, nocStopped: false, isOpenForRenewal: false, cancelRequest: null };
    const state = policyState(policy, 3, 'CANCELLED');
    await app.deliver('policy.changed.v1', { ...state, ...over, action: 'billed' });
    expect(await due(policy)).toEqual([0, 0]);
    const { body } = await staff.get(`${API}/unapplied/search?search=${policy.policyNumber}`);
    expect(body.content).toMatchObject([{ status: 'OPEN', left: 1_500 }]);
  });

  it('is told of again when it is given back', async () => {
    const policy = await ended();
    await wire(policy, 10_000);
    const { body } = await staff.get(`${API}/unapplied/search?search=${policy.policyNumber}`);
    const [{ id }] = body.content as { id: string }[];
    const back = { reason: 'They want it back', payee: 'Red Rock Dental' };
    expect((await staff.post(`${API}/unapplied/${id}/refund`, back)).status).toBe(200);
    expect(await told(policy)).toEqual([0, RETURNED, 0]);
    expect(await due(policy)).toEqual([6_500, 6_500]);
  });

  it('is told of when it is given back after the period', async () => {
    const policy = await ended();
    await wire(policy, 5_000);
    const { body } = await staff.get(`${API}/unapplied/search?search=${policy.policyNumber}`);
    const [{ id }] = body.content as { id: string }[];
    const over = { isPaid: true, nocStopped: false, isOpenForRenewal: false, cancelRequest: null };
    const state = policyState(policy, 3, 'CANCELLED');
    await app.deliver('policy.changed.v1', { ...state, ...over, action: 'billed' });
    const back = { reason: 'They want it back', payee: 'Red Rock Dental' };
    expect((await staff.post(`${API}/unapplied/${id}/refund`, back)).status).toBe(200);
    expect(await told(policy)).toEqual([0, 150_000, 0]);
  });

  it('pays what is charged again also where it settles after staff has brought the policy back', async () => {
    const policy = await bound();
    const started = await pay(policy, 10_000, true);
    expect(started).toMatchObject({ status: 201, body: { status: 'Processed' } });
    await cancel(policy);
    await reinstated(policy);
    app.clock.advance(20_000);
    await app.app.get(PaymentSweep).run();
    const all = await invoices(policy);
    expect(all).toEqual(
      expect.arrayContaining([
        ['Paid', 3_500, 0],
        ['Paid', 6_500, 0],
      ]),
    );
    expect(await told(policy)).toEqual([0, RETURNED, 0]);
    expect(await disagreements(app.dataSource)).toEqual([]);
  });

  it('is not taken beyond the bill of an agency', async () => {
    const policy = await ended(0, true);
    const { body } = await staff.get(`${API}/balance/${policy.policyId}`);
    expect(Number(body.dueAmount)).toBeLessThan(3_501);
  });
});
