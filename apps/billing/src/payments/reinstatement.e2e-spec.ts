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

const API = '/api/billing/v1';
const STAFF = ['billing:view', 'billing:record', 'billing:edit-transaction', 'billing:pay'];

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

  const ended = async (paidBefore = 0, agencyBilled = false): Promise<TestPolicy> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy, { agencyBilled }));
    if (paidBefore) await wire(policy, paidBefore);
    await app.deliver('policy.cancelled.v1', {
      ...cancelled(policy, charges({ premium: -RETURNED })),
      ...policyState(policy, 2, 'IN REINSTATEMENT PERIOD'),
      reason: 'NON_PAYMENT',
      reinstateUntil: '2026-05-31',
    });
    return policy;
  };
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
  /** A card that is charged at the portal, as the page tells of it. */
  const pay = async ({ policyId, policyNumber }: TestPolicy, paymentAmount: number) => {
    const portal = (path: string, body: object) => staff.post(`/portal/v1/${path}`, body);
    const charge = { policyNumber, amount: paymentAmount, last4: '4242', method: 'Credit Card' };
    return { portal, charge, policyId };
  };
  const due = async ({ policyNumber }: TestPolicy): Promise<unknown> =>
    (await staff.get(`${API}/processor/portal-data/${policyNumber}`)).body.dueAmount;
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
  void pay;
  void due;

  it.each([
    ['nothing was paid before', 0, 10_000, RETURNED],
    ['a part was', 2_000, 8_000, RETURNED],
    ['some of it went back', 5_000, 6_500, RETURNED],
  ])('is held, and pays what is charged again, when %s', async (_, before, sum, held) => {
    const policy = await ended(before);
    await wire(policy, sum);
    expect(await told(policy)).toEqual([held]);
    await reinstated(policy);
    const all = await invoices(policy);
    expect(all.map(([status, , balance]) => [status, balance])).toEqual([
      ['Paid', 0],
      ['Paid', 0],
    ]);
    expect(all.reduce((paid, [, one]) => paid + one, 0)).toBe(10_000);
    expect(await disagreements(app.dataSource)).toEqual([]);
  });
});
