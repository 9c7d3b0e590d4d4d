import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EVENTS } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { retryWhileBusy, startApp } from '@palisade/testing';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { disagreements } from '../ledger/books.fixture';
import { service } from '../main';
import type { TestPolicy } from '../policies/billing-world.fixture';
import {
  binder,
  charges,
  endorsed,
  newPolicy,
  rescinded,
  SURPLUS_CHARGES,
} from '../policies/billing-world.fixture';
import { PaymentProcessor } from '../processor/payment-processor';
import { PaymentSweep } from './payment-sweep';
import { PaymentsService } from './payments.service';

const API = '/api/billing/v1';
/** Told beside what a test is about. */
const BESIDE = ['invoice.created.v1', 'invoice.awaited.v1'];
const DAY_MS = 86_400_000;
const EXPIRY = { expirationMonth: 1, expirationYear: 2040 };
const PAYER = ['billing:view', 'billing:pay'];

describe('payments', () => {
  let app: TestApp;
  let staff: TestCaller;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-billing-'));
    app = await startApp(service, { DATA_DIR: folder });
    staff = await app.signIn({
      accountType: 'COWBELL',
      permissions: [
        ...PAYER,
        'commission:view',
        'billing:record',
        'billing:edit-transaction',
        'billing:close',
      ],
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const bound = async (change: Parameters<typeof binder>[1] = {}): Promise<TestPolicy> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy, change));
    return policy;
  };
  const insured = ({ accountId: organizationId }: TestPolicy): Promise<TestCaller> =>
    app.signIn({ accountType: 'CUSTOMER', organizationId, permissions: PAYER });
  const paid = (policy: TestPolicy, change: object = {}) => ({
    transactionDate: '2026-01-15T12:00:00Z',
    paymentAmount: 10_000,
    totalPaymentAmount: 10_000,
    policyId: policy.policyId,
    policyNumber: policy.policyNumber,
    lastFourDigits: '4242',
    cardType: 'Visa',
    customerEmail: 'ada@redrock.example',
    policyCreated: '2026-01-15T12:00:00Z',
    isDownPayment: false,
    ...change,
  });
  const session = async (payer: TestCaller, { policyId }: TestPolicy): Promise<string> => {
    const { body } = await payer.get(`${API}/oneInc/key?policyId=${policyId}`);
    return `${API}/portal/${String(body.key)}/charges`;
  };
  /** Charges at the portal. */
  const charge = async (payer: TestCaller, policy: TestPolicy, change: object = {}) => {
    const { paymentAmount: amount, lastFourDigits } = paid(policy, change);
    const method = 'bankName' in change ? 'Bank Account' : 'Credit Card';
    const bank = { routing: '021000021' };
    const details = method === 'Bank Account' ? bank : EXPIRY;
    const card = { method, number: `400000000000${lastFourDigits}`, amount, ...details };
    return app.anonymous.post(await session(payer, policy), card);
  };
  /** The number of a charge that the portal takes. */
  const charged = async (...of: Parameters<typeof charge>): Promise<string> =>
    String((await charge(...of)).body.transactionId);
  /** Charges at the portal and reports it. */
  const pay = async (payer: TestCaller, policy: TestPolicy, change: object = {}) => {
    const handed = await charge(payer, policy, change);
    if (handed.status !== 201) return handed;
    const { transactionId } = handed.body;
    return payer.post(`${API}/paid`, paid(policy, { ...change, transactionId }));
  };
  const eCheck = { bankName: 'Desert Bank', cardType: undefined };
  const sweep = (): Promise<void> => app.app.get(PaymentSweep).run();
  const state = async ({ policyId }: TestPolicy): Promise<unknown> => {
    const rows: unknown[] = await app.dataSource.query(
      `select status, paid::int as paid, pending::int as pending from invoice where policy_id = $1`,
      [policyId],
    );
    return rows[0];
  };
  const statuses = async ({ policyId }: TestPolicy): Promise<string[]> => {
    const rows: { status: string }[] = await app.dataSource.query(
      'select status from payment where policy_id = $1 order by id',
      [policyId],
    );
    return rows.map(({ status }) => status);
  };
  const types = async ({ policyId }: TestPolicy): Promise<string[]> => {
    const rows: { type: string }[] = await app.dataSource.query(
      `select type from outbox where body->'data'->>'policyId' = $1 order by sequence`,
      [policyId],
    );
    return rows.map(({ type }) => type).filter((type) => !BESIDE.includes(type));
  };

  /** What was told of payments of a policy that are under way. */
  const told = ({ policyId }: TestPolicy): Promise<object[]> =>
    app.dataSource.query(
      `select type, (body->'data'->>'pending')::int as pending from outbox
       where body->'data'->>'policyId' = $1 and body->'data' ? 'pending' order by sequence`,
      [policyId],
    );

  it('takes a card at once: the invoice is paid and both are told', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const answer = await pay(payer, policy);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      isPaid: true,
      status: 'Paid',
      policyNumber: policy.policyNumber,
    });
    expect(await types(policy)).toEqual(['payment.settled.v1', 'invoice.paid.v1']);
    const payments = await payer.get(`${API}/payment?policyId=${policy.policyId}`);
    expect(payments.body).toEqual([
      { amountPaid: 10_000, paymentDate: '2026-01-15', policyNumber: policy.policyNumber },
    ]);
  });

  it('asks again after a declined card, and takes the next one', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const declined = await pay(payer, policy, { lastFourDigits: '0002' });
    expect(declined.body).toMatchObject({ isPaid: false, status: 'Failed' });
    expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
    const taken = await pay(payer, policy);
    expect(taken.body).toMatchObject({ isPaid: true, status: 'Paid' });
    expect(await statuses(policy)).toEqual(['Failed', 'Paid']);
    expect(await types(policy)).toEqual([
      'payment.failed.v1',
      'invoice.failed.v1',
      'payment.settled.v1',
      'invoice.paid.v1',
    ]);
  });

  it('keeps an e-check In Process until the processor confirms it', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const started = await pay(payer, policy, eCheck);
    expect(started.body).toMatchObject({ isPaid: false, status: 'Processed' });
    await sweep();
    expect(await statuses(policy)).toEqual(['In Process']);
    expect(await told(policy)).toEqual([{ type: 'invoice.awaited.v1', pending: 1_000_000 }]);
    app.clock.advance(20_000);
    await sweep();
    expect(await statuses(policy)).toEqual(['Paid']);
    expect((await told(policy)).at(-1)).toEqual({ type: 'invoice.paid.v1', pending: 0 });
    expect(await state(policy)).toEqual({ status: 'Paid', paid: 1_000_000, pending: 0 });
  });

  it('takes the answers of the agency alone whose clock it goes by', async () => {
    const held = jest.spyOn(app.app.get(PaymentSweep), 'pass').mockResolvedValue(false);
    const [sandbox, other] = [await bound(), await bound()];
    for (const policy of [sandbox, other]) await pay(await insured(policy), policy, eCheck);
    app.clock.advance(20_000);
    held.mockRestore();
    const { agencyId } = sandbox;
    await app.app.get(PaymentSweep).run({ only: agencyId, except: [] });
    expect([await statuses(sandbox), await statuses(other)]).toEqual([['Paid'], ['In Process']]);
    await app.app.get(PaymentSweep).run({ except: [agencyId] });
    expect(await statuses(other)).toEqual(['Paid']);
  });

  it('counts an answer that comes twice once', async () => {
    const policy = await bound();
    const twice = { ...eCheck, lastFourDigits: '0127' };
    await pay(await insured(policy), policy, twice);
    app.clock.advance(20_000);
    await sweep();
    await sweep();
    expect(await state(policy)).toMatchObject({ status: 'Paid', paid: 1_000_000 });
    expect(await types(policy)).toEqual(['payment.settled.v1', 'invoice.paid.v1']);
  });

  it('gives up after a week, and a later answer changes nothing', async () => {
    const policy = await bound();
    const late = { ...eCheck, lastFourDigits: '0135' };
    await pay(await insured(policy), policy, late);
    const weekLater = new Date(app.clock.now().getTime() + 7 * DAY_MS + 1);
    expect(await app.app.get(PaymentSweep).next({ except: [] })).toEqual(weekLater);
    app.clock.advance(7 * DAY_MS + 60_000);
    await sweep();
    expect(await statuses(policy)).toEqual(['Failed']);
    app.clock.advance(2 * DAY_MS);
    await sweep();
    expect(await statuses(policy)).toEqual(['Failed']);
    expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
  });

  it('gives up a payment that never reached the processor', async () => {
    const policy = await bound();
    const silent = { ...eCheck, lastFourDigits: '0119' };
    await pay(await insured(policy), policy, silent);
    app.clock.advance(2 * 60_000);
    await sweep();
    expect(await statuses(policy)).toEqual(['In Process']);
    await app.dataSource.query('delete from local_charge where policy_id = $1', [policy.policyId]);
    await sweep();
    expect(await statuses(policy)).toEqual(['Failed']);
  });

  it('makes one payment of a report that comes twice, and refuses another amount', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const transactionId = await charged(payer, policy, { paymentAmount: 4_000 });
    const report = paid(policy, { paymentAmount: 4_000, transactionId });
    expect(await payer.post(`${API}/paid`, { ...report, policyNumber: '-1E02' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/policyNumber', detail: 'The policy has another number.' }] },
    });
    expect(await state(policy)).toMatchObject({ paid: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => payer.post(`${API}/paid`, report)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await state(policy)).toMatchObject({ status: 'Partially Paid', paid: 400_000 });
    const other = await payer.post(`${API}/paid`, { ...report, paymentAmount: 5_000 });
    expect(other).toMatchObject({ status: 409, body: { code: 'TRANSACTION_DIFFERS' } });
  });

  it('never takes more than is due, however many pay at once', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const answers = await Promise.all(
      [...Array(64).keys()].map((index) => {
        const change = { paymentAmount: 300, ...(index % 2 ? eCheck : {}) };
        return retryWhileBusy(() => pay(payer, policy, change));
      }),
    );
    const taken = answers.filter(({ status }) => status === 201).length;
    expect(taken).toBe(33);
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    app.clock.advance(20_000);
    await sweep();
    expect(await state(policy)).toEqual({ status: 'Partially Paid', paid: 990_000, pending: 0 });
    const rest = await pay(payer, policy, { paymentAmount: 100 });
    expect(rest.body).toMatchObject({ isPaid: true });
    const [{ parts, shares }] = (await app.dataSource.query(
      `select sum((body->'data'->>'premiumPart')::int)::int as parts,
              max((body->'data'->>'paidShare')::float) as shares
       from outbox where type = 'payment.settled.v1' and body->'data'->>'policyId' = $1`,
      [policy.policyId],
    )) as { parts: number; shares: number }[];
    expect({ parts, shares }).toEqual({ parts: 1_000_000, shares: 100 });
  });

  describe('of several invoices', () => {
    const twice = async (): Promise<TestPolicy> => {
      const policy = await bound();
      await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: 250_000 })));
      return policy;
    };
    const parts = async ({ policyId }: TestPolicy): Promise<unknown[]> =>
      app.dataSource.query(
        `select kind, invoice.status, payment.status as payment, amount::int as amount,
                invoice.paid::int as paid, part_of is null as first
         from payment join invoice on invoice.id = invoice_id
         where payment.policy_id = $1 order by payment.id`,
        [policyId],
      );

    it('tells what is due of all, and takes it in one charge', async () => {
      const policy = await twice();
      const payer = await insured(policy);
      const { body } = await payer.get(`${API}/balance/${policy.policyId}`);
      expect(body).toMatchObject({ dueAmount: 12_500, downPayment: 2_500 });
      const portal = await payer.get(`${API}/oneInc/${policy.policyNumber}`);
      expect(portal.body).toMatchObject({ dueAmount: 12_500 });
      const transactionId = await charged(payer, policy, { paymentAmount: 12_500 });
      const report = paid(policy, { paymentAmount: 12_500, transactionId });
      for (let times = 0; times < 2; times++) {
        const answer = await payer.post(`${API}/paid`, report);
        expect(answer).toMatchObject({ status: 201, body: { isPaid: true } });
      }
      const shown = { status: 'Paid', payment: 'Paid' };
      expect(await parts(policy)).toEqual([
        { kind: 'NEW', ...shown, amount: 1_000_000, paid: 1_000_000, first: true },
        { kind: 'ENDORSEMENT', ...shown, amount: 250_000, paid: 250_000, first: false },
      ]);
      const after = await payer.get(`${API}/balance/${policy.policyId}`);
      expect(after.body).toMatchObject({ dueAmount: 0, downPayment: 0 });
    });

    it('pays the oldest first, and refuses more than all of them ask for', async () => {
      const policy = await twice();
      const payer = await insured(policy);
      const refused = await pay(payer, policy, { paymentAmount: 12_500.01 });
      expect(refused).toMatchObject({ status: 409, body: { code: 'AMOUNT_EXCEEDS_BALANCE' } });
      await pay(payer, policy, { paymentAmount: 10_100 });
      const { body } = await payer.get(`${API}/balance/${policy.policyId}`);
      expect(body).toMatchObject({ dueAmount: 2_400, installmentEligible: false });
      expect(await parts(policy)).toMatchObject([
        { kind: 'NEW', status: 'Paid', amount: 1_000_000 },
        { kind: 'ENDORSEMENT', status: 'Partially Paid', amount: 10_000 },
      ]);
    });

    it.each([
      ['settles', '4242', { status: 'Paid', payment: 'Paid' }],
      ['drops', '0002', { status: 'Unpaid', payment: 'Failed' }],
    ])('%s all parts of an e-check together', async (_, lastFourDigits, expected) => {
      const policy = await twice();
      const change = { ...eCheck, paymentAmount: 12_500, lastFourDigits };
      await pay(await insured(policy), policy, change);
      expect(await parts(policy)).toMatchObject([
        { status: 'Processed', payment: 'In Process' },
        { status: 'Processed', payment: 'In Process' },
      ]);
      app.clock.advance(20_000);
      await sweep();
      expect(await parts(policy)).toMatchObject([expected, expected]);
    });

    it('records a wire for all of them, and holds what is too much of the oldest', async () => {
      const policy = await twice();
      const wire = {
        policyId: policy.policyId,
        transactionId: `W-${randomUUID()}`,
        paymentAmount: 12_600,
        paymentDate: '2026-01-14',
        paymentMethod: 'Wire',
        processorName: 'Lockbox',
      };
      const { status } = await staff.post(`${API}/external/applyPayment`, wire);
      expect(status).toBe(201);
      expect(await parts(policy)).toMatchObject([
        { kind: 'NEW', status: 'Paid', amount: 1_010_000, first: true },
        { kind: 'ENDORSEMENT', status: 'Paid', amount: 250_000, first: false },
        { kind: 'NEW', status: 'Paid', amount: -10_000, paid: 1_000_000 },
      ]);
    });

    it('gives up all parts of a charge that never reached the processor', async () => {
      const policy = await twice();
      const { policyId } = policy;
      const silent = { ...eCheck, paymentAmount: 12_500, lastFourDigits: '0119' };
      await pay(await insured(policy), policy, silent);
      await app.dataSource.query('delete from local_charge where policy_id = $1', [policyId]);
      app.clock.advance(2 * 60_000);
      await sweep();
      expect(await statuses(policy)).toEqual(['Failed', 'Failed']);
    });
  });

  it.each([
    ['nothing', { paymentAmount: 0 }, 400],
    ['less than nothing', { paymentAmount: -5 }, 400],
    ['part of a cent', { paymentAmount: 1.005 }, 400],
    ['more than is due', { paymentAmount: 10_000.01 }, 409],
    ['a card number', { lastFourDigits: '4242424242424242' }, 400],
    ['an unknown field', { cvv: '123' }, 400],
  ])('refuses %s', async (_, change, status) => {
    const policy = await bound();
    const answer = await pay(await insured(policy), policy, change);
    expect(answer.status).toBe(status);
    expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
  });

  it('refuses a report of a charge that was never made, of everyone and by every method', async () => {
    const policy = await bound();
    const { policyId, agencyId: organizationId } = policy;
    const callers = [
      await insured(policy),
      await app.signIn({ accountType: 'AGENCY', organizationId, permissions: PAYER }),
      await app.signIn({
        accountType: 'CUSTOMER',
        organizationId: policy.accountId,
        permissions: PAYER,
        onlyPolicyId: policyId,
      }),
      staff,
    ];
    for (const caller of callers) {
      for (const method of [{}, eCheck]) {
        const report = paid(policy, { transactionId: 'LP-fake', ...method });
        expect(await caller.post(`${API}/paid`, report)).toMatchObject({
          status: 409,
          body: { code: 'TRANSACTION_UNKNOWN' },
        });
      }
    }
    expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
    expect(await statuses(policy)).toEqual([]);
    expect(await types(policy)).toEqual([]);
  });

  it.each([
    ['more than was charged', { paymentAmount: 10_000 }],
    ['less than was charged', { paymentAmount: 0.5 }],
  ])('keeps nothing of a report of %s', async (_, change) => {
    const policy = await bound();
    const payer = await insured(policy);
    const transactionId = await charged(payer, policy, { paymentAmount: 1 });
    const report = paid(policy, { ...change, transactionId });
    expect(await payer.post(`${API}/paid`, report)).toMatchObject({
      status: 409,
      body: { code: 'TRANSACTION_DIFFERS' },
    });
    expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
    expect(await statuses(policy)).toEqual([]);
    expect(await types(policy)).toEqual([]);
    app.clock.advance(61_000);
    expect((await pay(payer, policy)).body).toMatchObject({ isPaid: true });
  });

  it('keeps nothing of a report of what another policy was charged', async () => {
    const [policy, other] = [await bound(), await bound()];
    const transactionId = await charged(await insured(other), other);
    const report = paid(policy, { transactionId });
    expect(await (await insured(policy)).post(`${API}/paid`, report)).toMatchObject({
      status: 409,
      body: { code: 'TRANSACTION_DIFFERS' },
    });
    expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
    expect(await statuses(policy)).toEqual([]);
  });

  it('takes no charge under a number of the platform, which its own charges need', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const card = {
      method: 'Credit Card',
      number: '4242',
      amount: 1,
      transactionId: 'T-26-0000099',
      ...EXPIRY,
    };
    const refused = await app.anonymous.post(await session(payer, policy), card);
    expect(refused).toMatchObject({ status: 400, body: { code: 'NUMBER_RESERVED' } });
  });

  it.each([
    ['no transaction', {}],
    ['no transaction, and a bank', eCheck],
    ['an empty transaction', { transactionId: '' }],
    ['null for a transaction', { transactionId: null }],
  ])('charges nothing by the last four digits: a report of %s is refused', async (_, change) => {
    const policy = await bound();
    const answer = await (await insured(policy)).post(`${API}/paid`, paid(policy, change));
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [expect.objectContaining({ pointer: '/transactionId' })] },
    });
    const charged = 'select reference from local_charge where policy_id = $1';
    expect(await app.dataSource.query(charged, [policy.policyId])).toEqual([]);
    expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
    expect(await statuses(policy)).toEqual([]);
  });

  it('keeps how it was paid as the processor knows it, whatever the report says', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const transactionId = await charged(payer, policy, eCheck);
    await payer.post(`${API}/paid`, paid(policy, { transactionId, lastFourDigits: '0002' }));
    const rows = await app.dataSource.query(
      'select method, last4, status from payment where policy_id = $1',
      [policy.policyId],
    );
    expect(rows).toEqual([{ method: 'Bank Account', last4: '4242', status: 'In Process' }]);
  });

  it('refunds what a credit made too much while the payment was under way', async () => {
    const policy = await bound();
    await pay(await insured(policy), policy, eCheck);
    await app.deliver('policy.changed.v1', rescinded(policy));
    app.clock.advance(20_000);
    await sweep();
    expect(await state(policy)).toEqual({ status: 'Paid', paid: 0, pending: 0 });
    expect(await types(policy)).toContain('payment.refunded.v1');
  });

  it('hears an answer again that it did not act on', async () => {
    const policy = await bound();
    const processor = app.app.get(PaymentProcessor);
    const answerOnly = jest.spyOn(app.app.get(PaymentsService), 'take').mockResolvedValueOnce();
    await pay(await insured(policy), policy);
    answerOnly.mockRestore();
    expect(await state(policy)).toMatchObject({ status: 'Processed', paid: 0 });
    expect(await processor.answers()).toMatchObject([{ outcome: 'APPROVED' }]);
    await sweep();
    expect(await state(policy)).toEqual({ status: 'Paid', paid: 1_000_000, pending: 0 });
    expect(await processor.answers()).toEqual([]);
  });

  describe('recorded by staff', () => {
    const transaction = async (policy: TestPolicy, change: object = {}): Promise<object> => {
      const { body } = await staff.get(`${API}/invoice/balance/${policy.policyId}`);
      return {
        transactionId: `CHK-${randomUUID()}`,
        invoiceNumber: body.invoiceNumber,
        status: 'Paid',
        paymentDate: '2026-01-14',
        paymentMethod: 'Check',
        processorName: 'Lockbox',
        amountPaid: 10_000,
        paymentDesc: 'Check 1042',
        ...change,
      };
    };

    it('takes a check, takes it back when it is returned, and shows both', async () => {
      const policy = await bound();
      const check = await transaction(policy);
      const recorded = await staff.put(`${API}/transaction`, check);
      expect(recorded.body).toMatchObject({ status: 'Paid', paymentMethod: 'Check' });
      const returned = await staff.put(`${API}/transaction`, { ...check, status: 'Failed' });
      expect(returned.body).toMatchObject({ status: 'Failed', amountPaid: 10_000 });
      expect(await state(policy)).toEqual({ status: 'Unpaid', paid: 0, pending: 0 });
      expect(await types(policy)).toEqual([
        'payment.settled.v1',
        'invoice.paid.v1',
        'payment.failed.v1',
        'invoice.partially-paid.v1',
      ]);
      const again = await staff.put(`${API}/transaction`, check);
      expect(again).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
      const found = await staff.get(`${API}/search?policyId=${policy.policyId}`);
      expect(found.body).toMatchObject({ totalElements: 1, content: [{ status: 'Failed' }] });
    });

    it('keeps the way that money came, by which a refund goes back', async () => {
      const policy = await bound();
      const check = await transaction(policy);
      await staff.put(`${API}/transaction`, check);
      const renamed = { ...check, processorName: 'Another Bank' };
      expect(await staff.put(`${API}/transaction`, renamed)).toMatchObject({
        status: 409,
        body: { code: 'TRANSACTION_DIFFERS' },
      });
      const spelled = { ...check, processorName: 'LOCKBOX' };
      expect((await staff.put(`${API}/transaction`, spelled)).status).toBe(200);
    });

    it('asks why when a payment is voided', async () => {
      const policy = await bound();
      const check = await transaction(policy);
      await staff.put(`${API}/transaction`, check);
      const silent = { ...check, status: 'Void', paymentDesc: undefined };
      expect((await staff.put(`${API}/transaction`, silent)).status).toBe(400);
      const voided = await staff.put(`${API}/transaction`, { ...check, status: 'Void' });
      expect(voided.body).toMatchObject({ status: 'Void' });
    });

    it('refunds no more than was paid, and asks for it again', async () => {
      const policy = await bound({ charges: SURPLUS_CHARGES });
      await staff.put(`${API}/transaction`, await transaction(policy, { amountPaid: 21_502.45 }));
      const change = { paymentMethod: 'Refund/Credit', amountPaid: 1_502.45 };
      const refunded = await staff.put(`${API}/transaction`, await transaction(policy, change));
      expect(refunded.body).toMatchObject({ amountPaid: -1_502.45, status: 'Paid' });
      expect(await state(policy)).toMatchObject({ status: 'Partially Paid', paid: 2_000_000 });
      const away = { ...change, amountPaid: 1, processorName: 'Another Bank' };
      const another = await staff.put(`${API}/transaction`, await transaction(policy, away));
      expect(another).toMatchObject({ status: 409, body: { code: 'REFUND_OTHER_WAY' } });
      const more = { ...change, amountPaid: 20_000.01 };
      const refused = await staff.put(`${API}/transaction`, await transaction(policy, more));
      expect(refused).toMatchObject({ status: 409, body: { code: 'REFUND_EXCEEDS_PAID' } });
    });

    it('counts a refund again that is voided', async () => {
      const policy = await bound();
      await staff.put(`${API}/transaction`, await transaction(policy));
      const change = { paymentMethod: 'Refund/Credit', amountPaid: 1_000 };
      const refund = await transaction(policy, change);
      await staff.put(`${API}/transaction`, refund);
      expect(await state(policy)).toMatchObject({ status: 'Partially Paid', paid: 900_000 });
      const voided = await staff.put(`${API}/transaction`, { ...refund, status: 'Void' });
      expect(voided.body).toMatchObject({ status: 'Void' });
      expect(await state(policy)).toMatchObject({ status: 'Paid', paid: 1_000_000 });
    });

    it('takes more than is due and never the same transaction twice', async () => {
      const policy = await bound();
      const received = {
        policyId: policy.policyId,
        transactionId: `W-${randomUUID()}`,
        paymentAmount: 10_500,
        paymentDate: '2026-01-15',
        paymentMethod: 'Wire',
        processorName: 'Harbor Demo Bank',
      };
      const first = await staff.post(`${API}/external/applyPayment`, received);
      expect(first).toMatchObject({ status: 201, body: { amountPaid: 10_500 } });
      const second = await staff.post(`${API}/external/applyPayment`, received);
      expect(second).toMatchObject({ status: 409, body: { code: 'TRANSACTION_EXISTS' } });
    });

    it.each([-10, 10])('applies a refund of %s', async (paymentAmount) => {
      const policy = await bound();
      await staff.put(`${API}/transaction`, await transaction(policy));
      const refund = {
        policyId: policy.policyId,
        paymentAmount,
        paymentMethod: 'Refund/Credit',
        paymentDate: '2026-01-15',
        processorName: 'Lockbox',
      };
      const applied = await staff.post(`${API}/external/applyPayment`, refund);
      expect(applied).toMatchObject({ status: 201, body: { amountPaid: -10, status: 'Paid' } });
      expect(await state(policy)).toMatchObject({ paid: 999_000 });
    });

    it.each([
      ['less than nothing by check', { paymentMethod: 'Check', paymentAmount: -10 }],
      ['a refund of nothing', { paymentMethod: 'Refund/Credit', paymentAmount: 0 }],
    ])('applies no payment of %s', async (_, change) => {
      const policy = await bound();
      const received = {
        policyId: policy.policyId,
        paymentDate: '2026-01-15',
        processorName: 'Lockbox',
        ...change,
      };
      const refused = await staff.post(`${API}/external/applyPayment`, received);
      expect(refused).toMatchObject({
        status: 400,
        body: { code: 'AMOUNT_REQUIRED' },
      });
      expect(await statuses(policy)).toEqual([]);
    });

    it.each([
      ['who paid it', { agencyBilled: false, payer: 'INSURED', due: 1_000_000 }],
      ['the agency that is billed net', { agencyBilled: true, payer: 'AGENCY', due: 850_000 }],
    ])('holds an overpayment apart from what goes back to %s', async (_, one) => {
      const { agencyBilled, payer, due } = one;
      const policy = await bound({ agencyBilled });
      await staff.put(`${API}/transaction`, await transaction(policy, { amountPaid: 10_500 }));
      await app.deliver('policy.changed.v1', rescinded(policy));
      const refunds = await app.dataSource.query(
        `select payer, payment_desc as reason, amount::int as amount
         from payment where policy_id = $1 and amount < 0 order by id`,
        [policy.policyId],
      );
      expect(refunds).toEqual([
        { payer, reason: 'Held as unapplied cash', amount: due - 1_050_000 },
        { payer, reason: expect.stringMatching(/^(?!Held)/) as string, amount: -due },
      ]);
    });

    it('closes a small rest with a comment, and no large one', async () => {
      const policy = await bound();
      await staff.put(`${API}/transaction`, await transaction(policy, { amountPaid: 9_000 }));
      const close = { policyId: policy.policyId, description: 'Bank charges' };
      const large = await staff.put(`${API}/transaction/close`, close);
      expect(large).toMatchObject({ status: 409, body: { code: 'WRITE_OFF_TOO_LARGE' } });
      await staff.put(`${API}/transaction`, await transaction(policy, { amountPaid: 995 }));
      const silent = await staff.put(`${API}/transaction/close`, { ...close, description: '' });
      expect(silent.status).toBe(400);
      const closed = await staff.put(`${API}/transaction/close`, close);
      expect(closed.body).toMatchObject({ isPaid: true, status: 'Paid' });
      const entries = await app.dataSource.query(
        `select account, amount::int as amount from journal_entry join journal on journal.id = journal_id
         where policy_id = $1 and kind = 'WRITE_OFF' order by amount`,
        [policy.policyId],
      );
      expect(entries).toEqual([
        { account: 'RECEIVABLE', amount: -500 },
        { account: 'WRITE_OFFS', amount: 500 },
      ]);
    });
  });

  describe('who sees what', () => {
    const PATHS = ['balance', 'invoice/balance', 'status'];
    const named = ({ policyNumber }: TestPolicy): string[] => [
      `payment?policyNumber=${policyNumber}`,
      `ach/${policyNumber}`,
      `oneInc/${policyNumber}`,
    ];

    it('shows a policy to its insured, its agency and staff, and to nobody else', async () => {
      const policy = await bound();
      const { accountId, agencyId, policyId } = policy;
      const permissions = PAYER;
      const seeing = [
        staff,
        await app.signIn({ accountType: 'CUSTOMER', organizationId: accountId, permissions }),
        await app.signIn({ accountType: 'AGENCY', organizationId: agencyId, permissions }),
      ];
      const blind = await Promise.all(
        (['CUSTOMER', 'AGENCY', 'CARRIER', 'CLUSTER', 'MSSP', 'PREMIUM_PROCESSOR'] as const).map(
          (accountType) => app.signIn({ accountType, permissions }),
        ),
      );
      for (const path of PATHS) {
        for (const caller of seeing) {
          expect((await caller.get(`${API}/${path}/${policyId}`)).status).toBe(200);
        }
        for (const caller of blind) {
          expect((await caller.get(`${API}/${path}/${policyId}`)).status).toBe(404);
        }
      }
      const report = paid(policy, { transactionId: 'LP-unseen' });
      const found = await blind[0]?.get(`${API}/search?filter=invoices`);
      expect(found?.body).toMatchObject({ totalElements: 0 });
      expect((await blind[1]?.post(`${API}/paid`, report))?.status).toBe(404);
    });

    it('opens to a one-time code its one policy, and nothing to the code of a quote', async () => {
      const policy = await bound();
      const other = newPolicy({ accountId: policy.accountId });
      await app.deliver('binder.bound.v1', binder(other));
      const code = { accountType: 'CUSTOMER' as const, organizationId: policy.accountId };
      const byPolicy = await app.signIn({
        ...code,
        permissions: PAYER,
        onlyPolicyId: policy.policyId,
      });
      const byQuote = await app.signIn({
        ...code,
        permissions: PAYER,
        onlyQuoteId: policy.quoteId,
      });
      const balance = `${API}/balance/`;
      expect((await byPolicy.get(balance + policy.policyId)).status).toBe(200);
      for (const path of [...PATHS.map((name) => `${name}/${other.policyId}`), ...named(other)]) {
        expect((await byPolicy.get(`${API}/${path}`)).status).toBe(401);
      }
      for (const path of [...PATHS.map((name) => `${name}/${policy.policyId}`), ...named(policy)]) {
        expect(await byQuote.get(`${API}/${path}`)).toMatchObject({
          status: 401,
          body: { code: 'NOT_OPENED' },
        });
      }
      const report = paid(other, { transactionId: 'LP-unseen' });
      expect((await byPolicy.post(`${API}/paid`, report)).status).toBe(401);
      const stranger = await app.signIn({
        accountType: 'CUSTOMER',
        permissions: PAYER,
        onlyPolicyId: policy.policyId,
      });
      expect((await stranger.get(balance + policy.policyId)).status).toBe(404);
      const found = await byPolicy.get(`${API}/search?filter=invoices`);
      expect(found.body).toMatchObject({ totalElements: 1 });
      expect((await pay(byPolicy, policy)).body).toMatchObject({
        isPaid: true,
      });
    });

    it('lists outstanding balances with their age, as CSV too', async () => {
      const policy = await bound();
      const agency = await app.signIn({
        accountType: 'AGENCY',
        organizationId: policy.agencyId,
        permissions: PAYER,
      });
      const url = `${API}/search?filter=outstanding%20balances&sort=dueDate,asc`;
      app.clock.advance(60 * DAY_MS);
      const { body } = await agency.get<{ content: Record<string, unknown>[] }>(url);
      expect(body.content).toMatchObject([{ balance: 10_000, insuredName: 'Red Rock Dental' }]);
      expect(body.content[0]?.daysOverdue).toBeGreaterThan(10);
      const csv = await agency.send<string>('GET', url, undefined, { accept: 'text/csv' });
      expect(csv.body).toContain(policy.policyNumber);
    });
  });

  describe('at the processor', () => {
    it('opens a session for one policy and charges what its page hands over', async () => {
      const policy = await bound();
      const { policyId } = policy;
      const payer = await insured(policy);
      const { body: session } = await payer.get(`${API}/oneInc/key?policyId=${policyId}`);
      const key = String(session.key);
      const valid = `${API}/oneInc/validate?policyId=${policyId}&sessionId=`;
      expect((await payer.get(valid + key)).body).toEqual({ valid: true });
      expect((await payer.get(`${valid}another`)).body).toEqual({ valid: false });
      const number = '4000000000004242';
      const card = { method: 'Credit Card', number, amount: 10_000, ...EXPIRY };
      const handed = await app.anonymous.post(`${API}/portal/${key}/charges`, card);
      expect(handed.body).toMatchObject({ lastFourDigits: '4242' });
      const { transactionId } = handed.body;
      const report = await payer.post(`${API}/paid`, paid(policy, { transactionId }));
      expect(report.body).toMatchObject({ isPaid: true });
      const dump = JSON.stringify(await app.dataSource.query('select * from local_charge'));
      expect(dump).not.toContain('4000000000004242');
      expect(dump).not.toContain(key);
      app.clock.advance(31 * 60_000);
      expect((await app.anonymous.post(`${API}/portal/${key}/charges`, card)).status).toBe(404);
      expect((await payer.get(valid + key)).body).toEqual({ valid: false });
    });

    it.each([
      ['a card without its month', { method: 'Credit Card', expirationYear: 2040 }, 400],
      ['a card without its year', { method: 'Credit Card', expirationMonth: 1 }, 400],
      ['a card that has expired', { ...EXPIRY, method: 'Credit Card', expirationYear: 2025 }, 400],
      ['an account without its bank', { method: 'Bank Account' }, 400],
      ['an account of no bank', { method: 'Bank Account', routing: '021000022' }, 400],
      ['a good card', { ...EXPIRY, method: 'Credit Card' }, 201],
      ['a good account', { method: 'Bank Account', routing: '021000021' }, 201],
    ])('answers %s as its method needs it', async (_, details, status) => {
      const policy = await bound();
      const address = await session(await insured(policy), policy);
      const charge = { number: '4000000000004242', amount: 1, ...details };
      expect((await app.anonymous.post(address, charge)).status).toBe(status);
    });

    it('tells its page what it needs', async () => {
      const policy = await bound({ charges: charges({ premium: 120_000 }) });
      const payer = await insured(policy);
      const { body: script } = await payer.get(`${API}/payment-processor`);
      expect(String(script.url)).toMatch(/\/api\/billing\/v1\/portal\/script\.js$/);
      const text = await app.anonymous.get<string>(`${API}/portal/script.js`);
      expect(text.body).toContain('PalisadePortal');
      const data = await payer.get(`${API}/oneInc/${policy.policyNumber}`);
      expect(data.body).toMatchObject({
        dueAmount: 1_200,
        insuredName: 'Red Rock Dental',
        paymentExpires: '2026-01-22',
      });
      const cards = `${API}/xpress-enabled?policyId=${policy.policyId}`;
      expect((await payer.get(cards)).body).toEqual({ enabled: true });
      await pay(payer, policy, { paymentAmount: 1_200 });
      expect((await payer.get(cards)).body).toEqual({ enabled: false });
      const bank = await payer.get(`${API}/ach/${policy.policyNumber}`);
      expect(bank.body).toMatchObject({ bank: 'Harbor Demo Bank', swift: 'DEMOUS00' });
      const words = await payer.get(`${API}/desc?policyId=${policy.policyId}`);
      expect(words.body).toMatchObject({ dueDate: '2026-03-03' });
    });
  });

  describe('saved methods', () => {
    const token = { customerEmail: 'ada@redrock.example', last4Digits: '4242' };
    const card = {
      ...token,
      paymentCategory: 'Credit Card',
      creditCardType: 'Visa',
      expirationMonth: 12,
      expirationYear: 2029,
    };
    /** A token that the portal issued for a card or bank account. */
    const issued = async (policy: TestPolicy, change: object = {}): Promise<string> =>
      String(
        (await charge(await insured(policy), policy, { paymentAmount: 1, ...change })).body.tokenId,
      );

    it('keeps a token for its owner, pays with it and forgets it', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const tokenId = await issued(policy);
      const saved = await payer.post(`${API}/save`, { ...card, tokenId });
      expect(saved.body).toMatchObject({ title: 'Visa ending in 4242', tokenId });
      const rival = await insured(await bound());
      expect((await rival.get(`${API}/payment-methods`)).body).toEqual([]);
      expect(await rival.post(`${API}/save`, { ...card, tokenId })).toMatchObject({
        status: 409,
        body: { code: 'TOKEN_TAKEN' },
      });
      const { accountId, policyId } = policy;
      const body = { policyId, paymentAmount: 10_000, tokenId };
      const payment = await payer.post(`${API}/payfor/${accountId}`, body);
      expect(payment.body).toMatchObject({ isPaid: true });
      const { status } = await payer.send('DELETE', `${API}/payment-methods/${tokenId}`);
      expect(status).toBe(204);
      expect((await payer.get(`${API}/payment-methods?policyId=${policyId}`)).body).toEqual([]);
    });

    it('keeps no token that the portal did not issue', async () => {
      const payer = await insured(await bound());
      expect(await payer.post(`${API}/save`, { ...card, tokenId: 'tok-1' })).toMatchObject({
        status: 409,
        body: { code: 'TOKEN_UNKNOWN' },
      });
      expect((await payer.get(`${API}/payment-methods`)).body).toEqual([]);
    });

    it('keeps digits and kind as the processor knows them, and charges by these', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const tokenId = await issued(policy, { ...eCheck, lastFourDigits: '0002' });
      const saved = await payer.post(`${API}/save`, { ...card, tokenId });
      expect(saved.body).toMatchObject({ title: 'Bank Account ending in 0002' });
      const body = { policyId: policy.policyId, paymentAmount: 10_000, tokenId };
      const started = await payer.post(`${API}/payfor/${policy.accountId}`, body);
      expect(started.body).toMatchObject({ isPaid: false, status: 'Processed' });
      app.clock.advance(20_000);
      await sweep();
      expect(await statuses(policy)).toEqual(['Failed']);
    });

    it('are closed to one-time codes', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const [kept, other] = [await issued(policy), await issued(policy)];
      await payer.post(`${API}/save`, { ...card, tokenId: kept });
      const code = await app.signIn({
        accountType: 'CUSTOMER',
        organizationId: policy.accountId,
        permissions: PAYER,
        onlyPolicyId: policy.policyId,
      });
      expect((await code.get(`${API}/payment-methods`)).body).toEqual([]);
      expect((await code.post(`${API}/save`, { ...card, tokenId: other })).status).toBe(403);
      const { status } = await code.send('DELETE', `${API}/payment-methods/${kept}`);
      expect(status).toBe(404);
    });

    it('wants what belongs to a card or to a bank account', async () => {
      const policy = await bound();
      const payer = await insured(policy);
      const tokenId = await issued(policy, eCheck);
      const bank = { ...token, tokenId, paymentCategory: 'Bank Account' };
      expect((await payer.post(`${API}/save`, bank)).status).toBe(400);
      const whole = { ...bank, bankAccountType: 'Checking', bankName: 'Desert Bank' };
      expect((await payer.post(`${API}/save`, whole)).status).toBe(201);
    });
  });

  it('mails an invoice to accounting', async () => {
    const policy = await bound();
    const payer = await insured(policy);
    const request = {
      firstName: 'Max',
      lastName: 'Cole',
      email: 'max@redrock.example',
      phone: '+17025550100',
      policyNumber: policy.policyNumber,
      policyId: policy.policyId,
      amount: 10_000,
      customerEmail: 'ada@redrock.example',
    };
    const sent = await payer.post(`${API}/accounting`, request);
    expect(sent).toMatchObject({ status: 201, body: { accepted: true } });
    const [asked]: { data: object }[] = await app.dataSource.query(
      `select body->'data' as data from outbox where type = 'invoice.letter-asked.v1'
       and body->'data'->>'policyId' = $1`,
      [policy.policyId],
    );
    expect(asked.data).toMatchObject({
      letter: 'invoice',
      to: { firstName: 'Max', email: 'max@redrock.example' },
      sender: 'ada@redrock.example',
      balance: 1_000_000,
    });
    const bare = await payer.post(`${API}/accounting`, { ...request, firstName: '' });
    expect(bare).toMatchObject({ status: 400, body: { detail: 'First Name is required.' } });
    const empty = await payer.post<{ detail: string; errors: { pointer: string }[] }>(
      `${API}/paid`,
      {},
    );
    const named = empty.body.errors.map(({ pointer }) => pointer);
    expect(named).toEqual([...new Set(named)]);
    expect(named).toEqual(expect.arrayContaining(['/paymentAmount', '/totalPaymentAmount']));
    expect(empty.body.detail.match(/Payment Amount is required\./g)).toHaveLength(1);
    expect(empty.body.detail).not.toContain('must');
  });

  it('publishes what the contracts say, every event of this file', async () => {
    const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
    const found: { type: keyof typeof EVENTS; data: unknown }[] = await app.dataSource.query(
      `select type, body->'data' as data from outbox`,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { type, data } of found) {
      const isValid = ajv.validate(EVENTS[type].schema, data);
      expect([type, isValid ? null : ajv.errorsText()]).toEqual([type, null]);
    }
  });

  it('keeps books that agree, for every invoice of this file', async () => {
    expect(await disagreements(app.dataSource)).toEqual([]);
  });
});
