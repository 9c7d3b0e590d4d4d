import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { expectSecondPersonOnly, startApp } from '@palisade/testing';
import { disagreements } from '../ledger/books.fixture';
import { service } from '../main';
import type { TestPolicy } from '../policies/billing-world.fixture';
import { binder, charges, newPolicy, policyState } from '../policies/billing-world.fixture';
import { UnappliedSweep } from './unapplied-sweep';

const API = '/api/billing/v1';
const ADA = {
  accountType: 'COWBELL' as const,
  permissions: ['billing:view', 'billing:record', 'billing:edit-transaction'],
  userId: randomUUID(),
  name: 'Ada Reed',
};

describe('unapplied cash', () => {
  let app: TestApp;
  let staff: TestCaller;
  let colleague: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn(ADA);
    colleague = await app.signIn({ ...ADA, userId: randomUUID(), name: 'Ben Cole' });
  });
  afterAll(() => app.close());

  const bound = async (currency: 'USD' | 'GBP' = 'USD'): Promise<TestPolicy> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy, { charges: charges({ currency }) }));
    return policy;
  };
  const invoiceOf = async ({ policyId }: TestPolicy): Promise<Record<string, unknown>> => {
    const { body } = await staff.get(`${API}/search?filter=invoices&policyId=${policyId}`);
    return (body.content as Record<string, unknown>[])[0];
  };
  const wire = (policy: TestPolicy, paymentAmount: number, transactionId = `W-${randomUUID()}`) =>
    staff.post(`${API}/external/applyPayment`, {
      policyId: policy.policyId,
      transactionId,
      paymentAmount,
      paymentDate: '2026-01-15',
      paymentMethod: 'Wire',
      processorName: 'Harbor Demo Bank',
    });
  const heldOf = async (policy: TestPolicy): Promise<Record<string, unknown>> => {
    const { body } = await staff.get(`${API}/unapplied/search?search=${policy.policyNumber}`);
    return (body.content as Record<string, unknown>[])[0];
  };
  const held = async (policy: TestPolicy, tooMuch: number): Promise<string> => {
    await wire(policy, 10_000 + tooMuch);
    return String((await heldOf(policy)).id);
  };
  /** The sums of the accounts in which the money of this file can lie. */
  const accounts = async ({ policyId }: TestPolicy): Promise<Record<string, number>> => {
    const rows: { account: string; amount: number }[] = await app.dataSource.query(
      `select account, sum(amount)::int as amount from journal_entry
       join journal on journal.id = journal_id where policy_id = $1
       group by account having sum(amount) <> 0`,
      [policyId],
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  };

  /** The premium that is paid, as who follows the events of payments counts it. */
  const premiumTold = async ({ policyId }: TestPolicy): Promise<number> => {
    const [{ told }] = await app.dataSource.query(
      `select sum((body->'data'->>'premiumPart')::int * case
           when type = 'payment.settled.v1' then 1
           when type <> 'payment.failed.v1' then -1
           when (body->'data'->>'wasSettled')::bool then -1 else 0 end)::int as told
       from outbox where type like 'payment.%' and body->'data'->>'policyId' = $1`,
      [policyId],
    );
    return Number(told);
  };

  it('keeps what is paid too much off the invoice, with one next step', async () => {
    const policy = await bound();
    expect((await wire(policy, 10_250.5)).status).toBe(201);
    expect(await invoiceOf(policy)).toMatchObject({ status: 'Paid', balance: 0, paid: 10_000 });
    expect(await heldOf(policy)).toMatchObject({
      status: 'OPEN',
      amount: 250.5,
      left: 250.5,
      payer: 'INSURED',
      allowedActions: ['transfer', 'refund'],
    });
    const books = { CASH: 1_025_050, PREMIUM_PAYABLE: -1_000_000, UNAPPLIED_CASH: -25_050 };
    expect(await accounts(policy)).toEqual(books);
  });

  it('keeps what was paid for a binder that ended, tells of each payment, and it pays an extension', async () => {
    const policy = await bound();
    await wire(policy, 6_000, 'W-first');
    await wire(policy, 2_000, 'W-second');
    const refusal = 'This client has Prime 250 already.';
    const state = { ...policyState(policy, 2, 'BINDER EXPIRED'), charges: charges() };
    const until = { binderExpiresOn: '2026-03-03T12:00:00.000Z' };
    await app.deliver('binder.expired.v1', { ...state, ...until, refusal });
    expect(await invoiceOf(policy)).toMatchObject({ status: 'Paid', balance: 0, paid: 0 });
    expect(await accounts(policy)).toEqual({ CASH: 800_000, UNAPPLIED_CASH: -800_000 });
    const events: { body: { type: string; data: unknown } }[] = await app.dataSource.query(
      `select body from outbox where body -> 'data' ->> 'policyId' = $1 order by sequence`,
      [policy.policyId],
    );
    const types = events.map(({ body }) => body.type);
    expect(types).not.toContain('payment.refunded.v1');
    expect(
      events.filter(({ body }) => body.type === 'payment.held.v1').map(({ body }) => body.data),
    ).toMatchObject([
      { transactionId: 'W-second', amount: 200_000, premiumPart: 200_000, reason: refusal },
      { transactionId: 'W-first', amount: 600_000, payer: 'INSURED', paidOn: '2026-01-15' },
    ]);
    expect(await premiumTold(policy)).toBe(0);
    const { policyHead } = state;
    const again = {
      ...state,
      ...until,
      version: 3,
      policyHead: { ...policyHead, status: 'BOUND' as const },
    };
    app.clock.advance(60 * 86_400_000);
    await app.deliver('binder.extended.v1', again);
    const { body } = await staff.get(`${API}/search?filter=invoices&policyId=${policy.policyId}`);
    const bills = body.content as { invoiceNumber: string; balance: number; dueDate: string }[];
    const open = bills.find(({ balance }) => balance > 0);
    const inThirtyDays = new Date(app.clock.now().getTime() + 30 * 86_400_000);
    expect(open?.dueDate).toBe(inThirtyDays.toISOString().slice(0, 10));
    const held = await staff.get(`${API}/unapplied/search?search=${policy.policyNumber}`);
    for (const { id, left } of held.body.content as { id: string; left: number }[]) {
      const transfer = { invoiceNumber: open?.invoiceNumber, amount: left };
      expect((await staff.post(`${API}/unapplied/${id}/transfer`, transfer)).status).toBe(200);
    }
    expect(await accounts(policy)).toEqual({
      CASH: 800_000,
      PREMIUM_PAYABLE: -1_000_000,
      RECEIVABLE: 200_000,
    });
    expect(await premiumTold(policy)).toBe(800_000);
    expect(await disagreements(app.dataSource)).toEqual([]);
  });

  it('counts the premium of an ended binder once, whether it is paid out or its payment voided', async () => {
    const [paidOut, voided] = [await bound(), await bound()];
    const number = ({ policyId }: TestPolicy): string => `W-${policyId}`;
    for (const policy of [paidOut, voided]) {
      await wire(policy, 6_000, number(policy));
      expect(await premiumTold(policy)).toBe(600_000);
      const state = { ...policyState(policy, 2, 'BINDER EXPIRED'), charges: charges() };
      const until = { binderExpiresOn: '2026-03-03T12:00:00.000Z' };
      await app.deliver('binder.expired.v1', { ...state, ...until });
      expect(await premiumTold(policy)).toBe(0);
    }
    const { id } = await heldOf(paidOut);
    const pass = () => app.app.get(UnappliedSweep).pass({ except: [] });
    await staff.post(`${API}/unapplied/${String(id)}/refund`, { reason: 'No policy' });
    await pass();
    app.clock.advance(60_000);
    await pass();
    expect(await heldOf(paidOut)).toMatchObject({ status: 'REFUNDED' });
    expect(await premiumTold(paidOut)).toBe(0);
    const returned = {
      transactionId: number(voided),
      invoiceNumber: (await invoiceOf(voided)).invoiceNumber,
      status: 'Failed',
      amountPaid: 6_000,
      paymentDate: '2026-01-15',
      paymentMethod: 'Wire',
      processorName: 'Harbor Demo Bank',
      paymentDesc: 'Returned by the bank',
    };
    expect((await staff.put(`${API}/transaction`, returned)).status).toBe(200);
    expect(await heldOf(voided)).toMatchObject({ status: 'RETURNED' });
    expect(await premiumTold(voided)).toBe(0);
  });

  it('keeps all of a second payment', async () => {
    const policy = await bound();
    await wire(policy, 10_000);
    await wire(policy, 10_000);
    expect(await invoiceOf(policy)).toMatchObject({ status: 'Paid', balance: 0 });
    expect(await heldOf(policy)).toMatchObject({ amount: 10_000, status: 'OPEN' });
  });

  it('pays an invoice of another policy, in parts, and no more than is left or due', async () => {
    const [policy, other] = [await bound(), await bound()];
    const id = await held(policy, 600);
    const { invoiceNumber } = await invoiceOf(other);
    const transfer = (amount: number, to = invoiceNumber) =>
      staff.post(`${API}/unapplied/${id}/transfer`, { invoiceNumber: to, amount });
    expect(await transfer(601)).toMatchObject({
      status: 409,
      body: { code: 'AMOUNT_EXCEEDS_LEFT' },
    });
    expect((await transfer(100, 'I-26-9999999')).status).toBe(404);
    expect((await transfer(400)).body).toMatchObject({ status: 'OPEN', left: 200 });
    expect((await transfer(200)).body).toMatchObject({ status: 'APPLIED', left: 0 });
    expect(await invoiceOf(other)).toMatchObject({ status: 'Partially Paid', paid: 600 });
    expect((await transfer(1)).status).toBe(409);
    expect((await accounts(policy)).UNAPPLIED_CASH).toBeUndefined();
  });

  it('pays no invoice of another currency', async () => {
    const [policy, british] = [await bound(), await bound('GBP')];
    const id = await held(policy, 50);
    const { invoiceNumber } = await invoiceOf(british);
    const refused = await staff.post(`${API}/unapplied/${id}/transfer`, {
      invoiceNumber,
      amount: 50,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CURRENCY_DIFFERS' } });
    expect(await heldOf(policy)).toMatchObject({ left: 50, status: 'OPEN' });
  });

  it('goes back at once by the way it came, and is In Process until the processor confirms', async () => {
    const policy = await bound();
    const id = await held(policy, 12_000);
    const asked = await staff.post(`${API}/unapplied/${id}/refund`, { reason: 'Paid twice' });
    expect(asked.body).toMatchObject({ status: 'IN_PROCESS', payee: null, allowedActions: [] });
    expect(await accounts(policy)).toMatchObject({ REFUNDS_PAYABLE: -1_200_000 });
    const pass = () => app.app.get(UnappliedSweep).pass({ except: [] });
    await pass();
    expect(await heldOf(policy)).toMatchObject({ status: 'IN_PROCESS' });
    app.clock.advance(60_000);
    await pass();
    await pass();
    const refunded = await heldOf(policy);
    expect(refunded).toMatchObject({ status: 'REFUNDED', payee: null, left: 0 });
    const payouts: unknown = await app.dataSource.query(
      `select returns from local_payout where reference = $1`,
      [refunded.transactionId],
    );
    expect(payouts).toEqual([{ returns: refunded.sourceId }]);
    expect(await accounts(policy)).toEqual({ CASH: 1_000_000, PREMIUM_PAYABLE: -1_000_000 });
    const told: unknown[] = await app.dataSource.query(
      `select 1 from outbox where type = 'payment.refunded.v1'
       and body->'data'->>'policyId' = $1`,
      [policy.policyId],
    );
    expect(told).toHaveLength(1);
  });

  it('is open again when the processor refuses to pay it out, and is paid to another payee', async () => {
    const policy = await bound();
    const id = await held(policy, 200);
    const refund = async (payee: string) => {
      await staff.post(`${API}/unapplied/${id}/refund`, { payee, reason: 'Paid twice' });
      return colleague.post(`${API}/unapplied/${id}/approve`, { payee });
    };
    const pass = async () => {
      await app.app.get(UnappliedSweep).pass({ except: [] });
      app.clock.advance(60_000);
      await app.app.get(UnappliedSweep).pass({ except: [] });
    };
    await refund('Closed Account');
    await pass();
    expect(await heldOf(policy)).toMatchObject({
      status: 'OPEN',
      left: 200,
      payee: null,
      refusal: 'Closed Account: The account of the payee is closed.',
      allowedActions: ['transfer', 'refund'],
    });
    const open = { CASH: 1_020_000, PREMIUM_PAYABLE: -1_000_000, UNAPPLIED_CASH: -20_000 };
    expect(await accounts(policy)).toEqual(open);
    expect((await refund('Red Rock Dental')).body).toMatchObject({ refusal: null });
    await pass();
    expect(await heldOf(policy)).toMatchObject({
      status: 'REFUNDED',
      left: 0,
      payee: 'Red Rock Dental',
    });
    expect(await accounts(policy)).toEqual({ CASH: 1_000_000, PREMIUM_PAYABLE: -1_000_000 });
    const paidTo: unknown = await app.dataSource.query(
      `select payee from local_payout where reference like $1 order by reference`,
      [`${String((await heldOf(policy)).transactionId)}%`],
    );
    expect(paidTo).toEqual([{ payee: 'Closed Account' }, { payee: 'Red Rock Dental' }]);
  });

  it('asks a second person before it goes another way, however little it is', async () => {
    const policy = await bound();
    const id = await held(policy, 0.01);
    const refund = { payee: 'Red Rock Dental', reason: 'Paid twice' };
    const empty = await staff.post(`${API}/unapplied/${id}/refund`, { ...refund, payee: '' });
    expect(empty.status).toBe(400);
    const missing = await staff.post(`${API}/unapplied/${id}/refund`, { payee: 'Red Rock Dental' });
    expect(missing.status).toBe(400);
    const asked = await staff.post(`${API}/unapplied/${id}/refund`, refund);
    expect(asked.body).toMatchObject({ status: 'AWAITING_APPROVAL', allowedActions: ['reject'] });
    await expectSecondPersonOnly({
      app,
      first: ADA,
      approve: (caller) => caller.post(`${API}/unapplied/${id}/approve`, { payee: refund.payee }),
      read: `${API}/unapplied/search`,
    });
    const rejected = await colleague.post(`${API}/unapplied/${id}/reject`);
    expect(rejected.body).toMatchObject({ status: 'OPEN', payee: null });
    await staff.post(`${API}/unapplied/${id}/refund`, refund);
    const { body: waiting } = await colleague.get(
      `${API}/unapplied/search?search=${policy.policyNumber}`,
    );
    expect(waiting.content).toMatchObject([{ allowedActions: ['approve', 'reject'] }]);
    const approve = (payee: string) => colleague.post(`${API}/unapplied/${id}/approve`, { payee });
    expect(await approve('Closed Account')).toMatchObject({
      status: 409,
      body: { code: 'PAYEE_DIFFERS' },
    });
    const approved = await approve('Red Rock Dental');
    const people = { askedByName: 'Ada Reed', approvedByName: 'Ben Cole' };
    expect(approved.body).toMatchObject({ status: 'IN_PROCESS', ...people });
    const [record]: { actor: object; after: object }[] = await app.dataSource.query(
      `select actor, after from activity
       where action = 'unapplied-cash.approve' and subject_id = $1`,
      [id],
    );
    expect(record).toMatchObject({ actor: { name: 'Ben Cole' }, after: people });
  });

  it('counts what a key asks for as asked by whoever was shown its secret', async () => {
    const policy = await bound();
    const id = await held(policy, 5_904.74);
    const refund = { payee: 'Red Rock Dental', reason: 'Paid twice' };
    const key = { ...ADA, apiClientId: randomUUID() };
    const nameless = await app.signIn(key);
    expect((await nameless.post(`${API}/unapplied/${id}/refund`, refund)).status).toBe(403);
    const own = await app.signIn({ ...key, keyHolder: { id: ADA.userId, name: ADA.name } });
    const asked = await own.post(`${API}/unapplied/${id}/refund`, refund);
    expect(asked.body).toMatchObject({ status: 'AWAITING_APPROVAL', askedByName: 'Ada Reed' });
    const approve = (caller: TestCaller) =>
      caller.post(`${API}/unapplied/${id}/approve`, { payee: refund.payee });
    expect(await approve(staff)).toMatchObject({
      status: 403,
      body: { code: 'SECOND_PERSON_NEEDED' },
    });
    expect((await approve(colleague)).status).toBe(200);
  });

  it('goes back to its payment when that is returned, unless it was used', async () => {
    const policy = await bound();
    const transactionId = `W-${randomUUID()}`;
    await wire(policy, 10_500, transactionId);
    const { invoiceNumber } = await invoiceOf(policy);
    const returned = {
      transactionId,
      invoiceNumber,
      status: 'Failed',
      paymentDate: '2026-01-15',
      paymentMethod: 'Wire',
      processorName: 'Harbor Demo Bank',
      amountPaid: 10_500,
      paymentDesc: 'Returned by the bank',
    };
    expect((await staff.put(`${API}/transaction`, returned)).status).toBe(200);
    expect(await invoiceOf(policy)).toMatchObject({ status: 'Unpaid', balance: 10_000 });
    expect(await heldOf(policy)).toMatchObject({ status: 'RETURNED', left: 0 });
    const used = await bound();
    const second = `W-${randomUUID()}`;
    await wire(used, 10_500, second);
    const transfer = { invoiceNumber, amount: 500 };
    await staff.post(`${API}/unapplied/${String((await heldOf(used)).id)}/transfer`, transfer);
    const { invoiceNumber: own } = await invoiceOf(used);
    const late = { ...returned, transactionId: second, invoiceNumber: own };
    const refused = await staff.put(`${API}/transaction`, late);
    expect(refused).toMatchObject({ status: 409, body: { code: 'UNAPPLIED_USED' } });
  });

  it('is taken back with its payment alone, not by its own line', async () => {
    const policy = await bound();
    await held(policy, 500);
    const { transactionId } = await heldOf(policy);
    const { invoiceNumber } = await invoiceOf(policy);
    const line = { transactionId, invoiceNumber, status: 'Void', amountPaid: 500 };
    const told = { paymentDate: '2026-01-15', processorName: 'Palisade', paymentDesc: 'Wrong' };
    const voided = { ...line, ...told, paymentMethod: 'Refund/Credit' };
    const refused = await staff.put(`${API}/transaction`, voided);
    expect(refused).toMatchObject({ status: 409, body: { code: 'UNAPPLIED_LINE' } });
    expect(await heldOf(policy)).toMatchObject({ status: 'OPEN', left: 500 });
  });

  it('is open again when its transfer is voided, and then goes back as a whole', async () => {
    const [policy, other] = [await bound(), await bound()];
    const source = `W-${randomUUID()}`;
    await wire(policy, 10_500, source);
    const id = String((await heldOf(policy)).id);
    const { invoiceNumber } = await invoiceOf(other);
    await staff.post(`${API}/unapplied/${id}/transfer`, { invoiceNumber, amount: 500 });
    expect(await heldOf(policy)).toMatchObject({ status: 'APPLIED', left: 0 });
    const [{ transactionId }] = (await app.dataSource.query(
      `select transaction_id as "transactionId" from payment where policy_id = $1`,
      [other.policyId],
    )) as { transactionId: string }[];
    const edited = {
      paymentDate: '2026-01-15',
      processorName: 'Palisade',
      paymentDesc: 'Meant for another policy',
    };
    const voided = { ...edited, transactionId, invoiceNumber, status: 'Void', amountPaid: 500 };
    const method = { paymentMethod: 'Refund/Credit' };
    expect((await staff.put(`${API}/transaction`, { ...voided, ...method })).status).toBe(200);
    expect(await heldOf(policy)).toMatchObject({ status: 'OPEN', left: 500 });
    expect(await invoiceOf(other)).toMatchObject({ paid: 0 });
    const { invoiceNumber: own } = await invoiceOf(policy);
    const whole = { ...edited, transactionId: source, invoiceNumber: own, status: 'Failed' };
    const returned = {
      ...whole,
      paymentMethod: 'Wire',
      amountPaid: 10_500,
      processorName: 'Harbor Demo Bank',
    };
    expect((await staff.put(`${API}/transaction`, returned)).status).toBe(200);
    expect(await heldOf(policy)).toMatchObject({ status: 'RETURNED', left: 0 });
  });

  it('keeps books that agree, for every invoice of this file', async () => {
    expect(await disagreements(app.dataSource)).toEqual([]);
  });
});
