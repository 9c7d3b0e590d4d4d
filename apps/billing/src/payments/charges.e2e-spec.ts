import { randomUUID } from 'node:crypto';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { retryWhileBusy, startApp, TestCaller as Caller } from '@palisade/testing';
import { disagreements } from '../ledger/books.fixture';
import { service } from '../main';
import type { TestPolicy } from '../policies/billing-world.fixture';
import { binder, newPolicy } from '../policies/billing-world.fixture';
import { PaymentProcessor } from '../processor/payment-processor';
import type { DoomedBilling } from './doomed-billing.fixture-spec';
import { startDoomedBilling } from './doomed-billing.fixture-spec';
import { PaymentSweep } from './payment-sweep';

const API = '/api/billing/v1';
const AT_ONCE = 64;
const DUE = 10_000;
const PAYER = ['billing:view', 'billing:pay'];
const IN_PROCESS = {
  status: 409,
  body: { code: 'PAYMENT_IN_PROCESS', detail: 'A payment of this invoice is being processed.' },
};

describe('charges', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(service);
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());

  const bound = async (): Promise<TestPolicy> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy));
    return policy;
  };
  const insured = ({ accountId: organizationId }: TestPolicy): Promise<TestCaller> =>
    app.signIn({ accountType: 'CUSTOMER', organizationId, permissions: PAYER });
  const portal = async (payer: TestCaller, { policyId }: TestPolicy): Promise<string> => {
    const { body } = await payer.get(`${API}/oneInc/key?policyId=${policyId}`);
    return `${API}/portal/${String(body.key)}/charges`;
  };
  const withKey = (caller: TestCaller, path: string, body: object): Promise<Answer> =>
    retryWhileBusy(() =>
      caller.send('POST', path, JSON.stringify(body), { 'idempotency-key': randomUUID() }),
    );
  const card = (amount: number) => ({
    method: 'Credit Card',
    number: '4000000000004242',
    amount,
    expirationMonth: 1,
    expirationYear: 2040,
  });
  const report = ({ policyId, policyNumber }: TestPolicy, handed: Answer, amount: number) => ({
    policyId,
    policyNumber,
    transactionId: handed.body.transactionId,
    paymentAmount: amount,
    totalPaymentAmount: amount,
    cardType: 'Visa',
    transactionDate: '2026-01-15T12:00:00Z',
    policyCreated: '2026-01-15T12:00:00Z',
    lastFourDigits: '4242',
    customerEmail: 'ada@redrock.example',
    isDownPayment: false,
  });
  /** A token of the portal that the payer has kept. */
  const saved = async (payer: TestCaller, policy: TestPolicy): Promise<string> => {
    const handed = await app.anonymous.post(await portal(payer, policy), card(1));
    const { tokenId } = handed.body;
    await payer.post(`${API}/save`, {
      tokenId,
      paymentCategory: 'Credit Card',
      creditCardType: 'Visa',
      last4Digits: '4242',
      customerEmail: 'ada@redrock.example',
      expirationMonth: 12,
      expirationYear: 2029,
    });
    return String(tokenId);
  };
  const known = async ({ policyId }: TestPolicy, amount = DUE): Promise<number> => {
    const rows: unknown[] = await app.dataSource.query(
      'select 1 from local_charge where policy_id = $1 and amount = $2',
      [policyId, amount * 100],
    );
    return rows.length;
  };
  const state = async ({ policyId }: TestPolicy): Promise<unknown> => {
    const rows: unknown[] = await app.dataSource.query(
      'select status, paid::int as paid, pending::int as pending from invoice where policy_id = $1',
      [policyId],
    );
    return rows[0];
  };
  const sweep = (): Promise<void> => app.app.get(PaymentSweep).run();
  const split = (answers: Answer[]) => ({
    taken: answers.filter(({ status }) => status === 201),
    refused: answers.filter(({ status }) => status !== 201),
  });

  describe(`${AT_ONCE} at once of one invoice`, () => {
    it('hand one number to the portal, and the others are told why not', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const path = await portal(payer, policy);
      const hand = (): Promise<Answer> => withKey(app.anonymous, path, card(DUE));
      const { taken, refused } = split(await Promise.all(Array.from({ length: AT_ONCE }, hand)));
      expect(taken).toHaveLength(1);
      refused.forEach((answer) => expect(answer).toMatchObject(IN_PROCESS));
      expect(await known(policy)).toBe(1);
      const paid = await payer.post(`${API}/paid`, report(policy, taken[0], DUE));
      expect(paid.body).toMatchObject({ isPaid: true });
      expect(await hand()).toMatchObject({ status: 409, body: { code: 'NOTHING_DUE' } });
      expect(await known(policy)).toBe(1);
    });

    it('charge a saved method once', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const tokenId = await saved(payer, policy);
      const asked = jest.spyOn(app.app.get(PaymentProcessor), 'charge');
      const body = { policyId: policy.policyId, paymentAmount: DUE, tokenId };
      const path = `${API}/payfor/${policy.accountId}`;
      const pay = (): Promise<Answer> => withKey(payer, path, body);
      const { taken, refused } = split(await Promise.all(Array.from({ length: AT_ONCE }, pay)));
      expect(taken).toHaveLength(1);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
      expect(asked).toHaveBeenCalledTimes(1);
      expect(await known(policy)).toBe(1);
      expect(await state(policy)).toEqual({ status: 'Paid', paid: DUE * 100, pending: 0 });
    });

    it('go side by side as far as their sum fits', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const path = await portal(payer, policy);
      const amount = 3_000;
      const hand = (): Promise<Answer> => withKey(app.anonymous, path, card(amount));
      const { taken, refused } = split(await Promise.all(Array.from({ length: AT_ONCE }, hand)));
      expect(taken).toHaveLength(3);
      refused.forEach((answer) =>
        expect(answer).toMatchObject({
          status: 409,
          body: {
            code: 'AMOUNT_EXCEEDS_BALANCE',
            detail: 'Another payment is being processed: at most $1,000.00 is due beside it.',
          },
        }),
      );
      expect(await known(policy, amount)).toBe(3);
      const reports = taken.map((handed) =>
        payer.post(`${API}/paid`, report(policy, handed, amount)),
      );
      expect((await Promise.all(reports)).map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(await state(policy)).toMatchObject({ paid: 900_000, pending: 0 });
    });
  });

  it('keep room for a minute: a page that was closed locks nothing for ever', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const hand = async (): Promise<Answer> =>
      app.anonymous.post(await portal(payer, policy), card(DUE));
    const left = await hand();
    expect(await hand()).toMatchObject(IN_PROCESS);
    const cards = `${API}/xpress-enabled?policyId=${policy.policyId}`;
    expect((await payer.get(cards)).body).toEqual({ enabled: false });
    app.clock.advance(61_000);
    expect((await payer.get(cards)).body).toEqual({ enabled: true });
    const taken = await hand();
    expect(taken.status).toBe(201);
    const late = await payer.post(`${API}/paid`, report(policy, left, DUE));
    expect(late).toMatchObject(IN_PROCESS);
    const paid = await payer.post(`${API}/paid`, report(policy, taken, DUE));
    expect(paid.body).toMatchObject({ isPaid: true });
  });

  it('of a declined card keep no room: the next card is taken at once', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const path = await portal(payer, policy);
    const declined = await app.anonymous.post(path, { ...card(DUE), number: '4000000000000002' });
    expect(declined.status).toBe(201);
    const portalData = `${API}/oneInc/${policy.policyNumber}`;
    expect((await payer.get(portalData)).body).toMatchObject({ dueAmount: DUE });
    const failed = await payer.post(`${API}/paid`, report(policy, declined, DUE));
    expect(failed.body).toMatchObject({ isPaid: false, status: 'Failed' });
    expect((await payer.get(portalData)).body).toMatchObject({ dueAmount: DUE });
    const taken = await app.anonymous.post(path, card(DUE));
    const paid = await payer.post(`${API}/paid`, report(policy, taken, DUE));
    expect(paid.body).toMatchObject({ isPaid: true });
  });

  it('are the same charge under the same number, and no other one', async () => {
    const policy = await bound();
    const path = await portal(await insured(policy), policy);
    const transactionId = `PAGE-${randomUUID()}`;
    const hand = (amount: number): Promise<Answer> =>
      app.anonymous.post(path, { ...card(amount), transactionId });
    const answers = await Promise.all([hand(DUE), hand(DUE), hand(DUE)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.tokenId)).size).toBe(1);
    expect(await hand(1)).toMatchObject({ status: 409, body: { code: 'TRANSACTION_DIFFERS' } });
    expect(await known(policy)).toBe(1);
  });

  describe('when the process is killed between the reservation and the charge', () => {
    let doomed: DoomedBilling;
    /** A process of its own has the time of the machine. */
    const onTime = (): void => app.clock.advance(Date.now() - app.clock.now().getTime());

    beforeEach(async () => {
      onTime();
      doomed = await startDoomedBilling(app, 'after-reservation-before-charge');
    });
    afterEach(() => doomed.end());

    it('nothing is charged at the portal, and the invoice is free again', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const path = await portal(payer, policy);
      const other = new Caller(doomed.url);
      await expect(other.post(path, card(DUE))).rejects.toThrow();
      expect(await doomed.signal()).toBe('SIGKILL');
      onTime();
      expect(await known(policy)).toBe(0);
      expect(await app.anonymous.post(path, card(DUE))).toMatchObject(IN_PROCESS);
      app.clock.advance(61_000);
      const handed = await app.anonymous.post(path, card(DUE));
      const paid = await payer.post(`${API}/paid`, report(policy, handed, DUE));
      expect(paid.body).toMatchObject({ isPaid: true });
      expect(await known(policy)).toBe(1);
    });

    it('a saved method is not charged later, and the payer is asked again', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const body = {
        policyId: policy.policyId,
        paymentAmount: DUE,
        tokenId: await saved(payer, policy),
      };
      const path = `${API}/payfor/${policy.accountId}`;
      const other = new Caller(doomed.url, payer.token);
      await expect(other.post(path, body)).rejects.toThrow();
      expect(await doomed.signal()).toBe('SIGKILL');
      onTime();
      expect(await state(policy)).toEqual({ status: 'Processed', paid: 0, pending: DUE * 100 });
      expect(await payer.post(path, body)).toMatchObject(IN_PROCESS);
      app.clock.advance(61_000);
      await sweep();
      expect(await known(policy)).toBe(0);
      expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
      expect((await payer.post(path, body)).body).toMatchObject({ isPaid: true });
      expect(await known(policy)).toBe(1);
    });
  });

  it('leave books that agree', async () => {
    expect(await disagreements(app.dataSource)).toEqual([]);
  });
});
