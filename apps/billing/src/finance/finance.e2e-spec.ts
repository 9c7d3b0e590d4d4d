import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import { addDays } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { disagreements } from '../ledger/books.fixture';
import { service } from '../main';
import type { TestPolicy } from '../policies/billing-world.fixture';
import { binder, cancelled, charges, endorsed, newPolicy } from '../policies/billing-world.fixture';

const API = '/api/billing/v1';
const EVENPAY = randomUUID();

const PROCESSOR = {
  accountType: 'PREMIUM_PROCESSOR' as const,
  organizationId: EVENPAY,
  permissions: ['billing:view', 'billing:record'],
};

describe('premium finance', () => {
  let app: TestApp;
  let processor: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', {
      organizationId: EVENPAY,
      accountType: 'PREMIUM_PROCESSOR',
      name: 'Evenpay',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    processor = await app.signIn(PROCESSOR);
  });
  afterAll(() => app.close());

  const bound = async (premium = 1_000_000): Promise<[TestPolicy, TestCaller]> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy, { charges: charges({ premium }) }));
    const permissions = ['billing:view', 'billing:pay', 'billing:finance-quote'];
    const insured = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: policy.accountId,
      permissions: [...permissions, 'billing:finance-accept'],
    });
    return [policy, insured];
  };
  const request = ({ policyId }: TestPolicy) => ({
    policyId,
    productType: 'P250',
    email: 'ada@redrock.example',
  });
  const agreement = (policy: TestPolicy, quote: Record<string, unknown>) => ({
    ...request(policy),
    financeQuoteNumber: quote.FinanceQuoteNumber,
    amountFinanced: quote.AmountFinanced,
    apr: quote.APR,
    numberOfIntsallments: quote.NumberOfInstallments,
    totalPremium: quote.TotalPremium,
    downPayment: quote.DownPayment,
    totalPaymentAmount: quote.TotalPaymentAmount,
    signature: 'Ada Reed',
    accepted: true,
    installmentAmount: quote.InstallmentAmount,
    financeCharge: quote.FinanceCharge,
  });
  /** Charges a card at the portal and reports it. */
  const pay = async (
    payer: TestCaller,
    policy: TestPolicy,
    { amount, isDownPayment }: { amount: number; isDownPayment: boolean },
  ): Promise<void> => {
    const { body } = await payer.get(`${API}/oneInc/key?policyId=${policy.policyId}`);
    const expiry = { expirationMonth: 1, expirationYear: 2040 };
    const card = { method: 'Credit Card', number: '4242424242424242', amount, ...expiry };
    const path = `${API}/portal/${String(body.key)}/charges`;
    const { transactionId } = (await app.anonymous.post(path, card)).body;
    await payer.post(`${API}/paid`, { ...paid(policy, amount), transactionId, isDownPayment });
  };
  const paid = (policy: TestPolicy, paymentAmount: number) => ({
    transactionDate: '2026-01-15T12:00:00Z',
    paymentAmount,
    totalPaymentAmount: 10_000,
    policyId: policy.policyId,
    policyNumber: policy.policyNumber,
    lastFourDigits: '4242',
    customerEmail: 'ada@redrock.example',
    policyCreated: '2026-01-15T12:00:00Z',
    cardType: 'Visa',
  });

  it('goes from the quote over the signature and the down payment to the money', async () => {
    const [policy, insured] = await bound();
    const { policyId } = policy;
    const finance = `${API}/finance?policyId=${policyId}`;
    expect((await insured.get(finance)).body).toMatchObject({ APR: null, accepted: false });
    const balance = await insured.get(`${API}/balance/${policyId}`);
    expect(balance.body).toMatchObject({ installmentEligible: true, downPayment: 2_000 });
    const { status, body: quote } = await insured.post(`${API}/finance`, request(policy));
    expect(status).toBe(201);
    expect(quote).toEqual({
      FinanceQuoteNumber: 'F-26-0000001',
      AmountFinanced: 8_000,
      APR: 9.5,
      NumberOfInstallments: 10,
      TotalPremium: 10_000,
      DownPayment: 2_000,
      TotalPaymentAmount: 10_352.5,
      InstallmentAmount: 835.25,
      FinanceCharge: 352.5,
      FirstInstallmentDue: '2026-03-01',
    });
    expect((await insured.post(`${API}/finance`, request(policy))).body).toEqual(quote);
    expect((await processor.get(finance)).status).toBe(404);
    for (const accepted of [undefined, false]) {
      const unread = { ...agreement(policy, quote), accepted };
      expect(await insured.post(`${API}/agreement`, unread)).toMatchObject({
        status: 400,
        body: {
          detail: 'Accept the agreement to sign it.',
          errors: [{ pointer: '/accepted' }],
        },
      });
    }
    expect((await processor.get(finance)).status).toBe(404);
    const accepted = await insured.post(`${API}/agreement`, agreement(policy, quote));
    expect(accepted).toMatchObject({
      status: 201,
      body: { accepted: true, docId: expect.any(String) },
    });
    expect((await processor.get(finance)).body).toMatchObject({ accepted: true });
    const fund = { policyId, amountPaid: 8_000, paymentDate: '2026-01-20' };
    const early = await processor.put(`${API}/pay/premiumFinance`, fund);
    expect(early).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    await pay(insured, policy, { amount: 1_200, isDownPayment: true });
    const half = await processor.put(`${API}/pay/premiumFinance`, fund);
    expect(half).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
    await pay(insured, policy, { amount: 800, isDownPayment: true });
    const short = await processor.put(`${API}/pay/premiumFinance`, { ...fund, amountPaid: 7_999 });
    expect(short).toMatchObject({ status: 409, body: { code: 'AMOUNT_DIFFERS' } });
    const funded = await processor.put(`${API}/pay/premiumFinance`, fund);
    expect(funded.body).toMatchObject({ financerName: 'Evenpay', isPremiumFinancePaid: true });
    expect((await insured.get(`${API}/status/${policyId}`)).body).toMatchObject({ isPaid: true });
    const published: object[] = await app.dataSource.query(
      `select type, body->'data'->>'docId' as doc_id from outbox
       where body->'data'->>'policyId' = $1 and type like 'finance%' order by sequence`,
      [policyId],
    );
    expect(published).toEqual([
      { type: 'finance.accepted.v1', doc_id: accepted.body['docId'] },
      { type: 'finance.funded.v1', doc_id: null },
    ]);
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges({ premium: -753_400 })));
    const [refund] = await app.dataSource.query(
      `select payer, amount::int as amount from payment where policy_id = $1 and amount < 0`,
      [policyId],
    );
    expect(refund).toEqual({ payer: 'FINANCER', amount: -753_400 });
  });

  it('gives the insured its overpayment and what a return exceeds the financed amount by', async () => {
    const [policy, insured] = await bound();
    const { policyId } = policy;
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    await insured.post(`${API}/agreement`, agreement(policy, quote));
    await pay(insured, policy, { amount: 2_000, isDownPayment: true });
    await pay(insured, policy, { amount: 75, isDownPayment: false });
    const fund = { policyId, amountPaid: 8_000, paymentDate: '2026-01-20' };
    await processor.put(`${API}/pay/premiumFinance`, fund);
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges({ premium: -700_000 })));
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: -250_000 }), 3));
    const refunds = await app.dataSource.query(
      `select payer, payment_desc as reason, amount::int as amount, premium_part::int as premium
       from payment where policy_id = $1 and amount < 0 order by id`,
      [policyId],
    );
    const reason = expect.stringMatching(/^(?!Paid more)/) as string;
    expect(refunds).toEqual([
      { payer: 'INSURED', reason: 'Paid more than is due', amount: -7_500, premium: 0 },
      { payer: 'FINANCER', reason, amount: -700_000, premium: -700_000 },
      { payer: 'FINANCER', reason, amount: -100_000, premium: -100_000 },
      { payer: 'INSURED', reason, amount: -150_000, premium: -150_000 },
    ]);
  });

  it('finances all that is due, in every invoice', async () => {
    const [policy, insured] = await bound();
    const { policyId } = policy;
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: 250_000 })));
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    expect(quote).toMatchObject({
      TotalPremium: 12_500,
      DownPayment: 2_500,
      AmountFinanced: 10_000,
    });
    await insured.post(`${API}/agreement`, agreement(policy, quote));
    await pay(insured, policy, { amount: 2_500, isDownPayment: true });
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: 30_000 }), 3));
    const fund = { policyId, amountPaid: 10_000, paymentDate: '2026-01-20' };
    expect((await processor.put(`${API}/pay/premiumFinance`, fund)).status).toBe(200);
    const paid = await app.dataSource.query(
      `select amount_due::int as due, paid::int as paid from invoice
       where policy_id = $1 order by id`,
      [policyId],
    );
    expect(paid).toEqual([
      { due: 1_000_000, paid: 1_000_000 },
      { due: 250_000, paid: 250_000 },
      { due: 30_000, paid: 0 },
    ]);
    const financed = await app.dataSource.query(
      `select amount::int as amount, payment_date::text as date from payment
       where policy_id = $1 and payer = 'FINANCER' order by id`,
      [policyId],
    );
    expect(financed).toEqual([
      { amount: 750_000, date: '2026-01-20' },
      { amount: 250_000, date: '2026-01-20' },
    ]);
    await app.deliver(
      'policy.cancelled.v1',
      cancelled(policy, charges({ premium: -1_200_000 }), 4),
    );
    const [{ back }] = (await app.dataSource.query(
      `select -sum(amount)::int as back from payment
       where policy_id = $1 and amount < 0 and payer = 'FINANCER'`,
      [policyId],
    )) as { back: number }[];
    expect(back).toBe(1_000_000);
  });

  it('takes a down payment that covers more than one invoice', async () => {
    const [policy, insured] = await bound(100_000);
    const { policyId } = policy;
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: 900_000 })));
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    await insured.post(`${API}/agreement`, agreement(policy, quote));
    await pay(insured, policy, { amount: 2_000, isDownPayment: true });
    const fund = { policyId, amountPaid: 8_000, paymentDate: '2026-01-20' };
    expect((await processor.put(`${API}/pay/premiumFinance`, fund)).status).toBe(200);
    expect((await insured.get(`${API}/status/${policyId}`)).body).toMatchObject({ isPaid: true });
  });

  it('refunds the financer what a credit made too much before it paid', async () => {
    const [policy, insured] = await bound();
    const { policyId } = policy;
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    await insured.post(`${API}/agreement`, agreement(policy, quote));
    await pay(insured, policy, { amount: 2_000, isDownPayment: true });
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: -50_000 })));
    const fund = { policyId, amountPaid: 8_000, paymentDate: '2026-01-20' };
    expect((await processor.put(`${API}/pay/premiumFinance`, fund)).status).toBe(200);
    const refunds = await app.dataSource.query(
      `select payer, amount::int as amount from payment where policy_id = $1 and amount < 0`,
      [policyId],
    );
    expect(refunds).toEqual([{ payer: 'FINANCER', amount: -50_000 }]);
  });

  it('lists plans to each in its scope, and takes them to default, cure and their end', async () => {
    const [policy, insured] = await bound();
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    await insured.post(`${API}/agreement`, agreement(policy, quote));
    const list = `${API}/financings/search?search=${policy.policyNumber}`;
    const { body } = await processor.get(list);
    const [{ id }] = body.content as [{ id: string }];
    expect(body.content).toMatchObject([
      { status: 'ACCEPTED', financerName: 'Evenpay', allowedActions: ['disaffirm'] },
    ]);
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: ['billing:view'] });
    expect((await rival.get(list)).body.totalElements).toBe(0);
    await pay(insured, policy, { amount: 2_000, isDownPayment: true });
    const fund = { policyId: policy.policyId, amountPaid: 8_000, paymentDate: '2026-01-20' };
    await processor.put(`${API}/pay/premiumFinance`, fund);
    const act = (action: string, data?: object) =>
      processor.post(`${API}/financings/${id}/${action}`, data);
    const today = app.clock.now().toISOString().slice(0, 10);
    const early = await act('default', { unpaid: 835.25, noticeSentOn: today });
    expect(early).toMatchObject({ status: 409, body: { code: 'NOTICE_TOO_LATE' } });
    const late = { unpaid: 835.25, noticeSentOn: '2025-12-01' };
    expect((await act('default', late)).body).toMatchObject({ status: 'DEFAULT', unpaid: 835.25 });
    expect((await act('cure')).body).toMatchObject({ status: 'FUNDED', unpaid: null });
    expect((await act('pay-off')).body).toMatchObject({ status: 'PAID_OFF', allowedActions: [] });
    expect((await act('cure')).status).toBe(409);
    const told: { type: string; outcome: string | null }[] = await app.dataSource.query(
      `select type, body->'data'->>'outcome' as outcome from outbox
       where type like 'finance.%' and body->'data'->>'policyId' = $1 order by sequence`,
      [policy.policyId],
    );
    expect(told.slice(2)).toEqual([
      { type: 'finance.defaulted.v1', outcome: null },
      { type: 'finance.ended.v1', outcome: 'CURED' },
      { type: 'finance.ended.v1', outcome: 'PAID_OFF' },
    ]);
  });

  it('is disaffirmed by the insured: all is due, and the financer sees it no more', async () => {
    const [policy, insured] = await bound();
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    await insured.post(`${API}/agreement`, agreement(policy, quote));
    const { body } = await insured.get(`${API}/financings/search`);
    const [{ id }] = body.content as [{ id: string }];
    const today = app.clock.now().toISOString().slice(0, 10);
    await app.dataSource.query('update invoice set due_date = $2 where policy_id = $1', [
      policy.policyId,
      today,
    ]);
    const done = await insured.post(`${API}/financings/${id}/disaffirm`);
    expect(done.body).toMatchObject({ status: 'CANCELLED' });
    const awaited: unknown = await app.dataSource.query(
      `select body->'data'->>'dueDate' as day from outbox
       where type = 'invoice.awaited.v1' and body->'data'->>'policyId' = $1`,
      [policy.policyId],
    );
    expect(awaited).toEqual([{ day: addDays(today, 30) }]);
    const finance = `${API}/finance?policyId=${policy.policyId}`;
    expect((await insured.get(finance)).body).toMatchObject({ accepted: false, APR: null });
    expect((await processor.get(finance)).status).toBe(404);
    expect((await insured.post(`${API}/financings/${id}/disaffirm`)).status).toBe(409);
  });

  it('is offered by staff as it was arranged, for the insured to sign', async () => {
    const [policy, insured] = await bound();
    const staff = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['billing:view', 'billing:financer-add'],
    });
    const offer = {
      financerName: 'Evenpay',
      apr: 0,
      numberOfInstallments: 10,
      downPayment: 1_000,
      amountFinanced: 9_000,
      totalPremium: 10_000,
      installmentAmount: 900,
      policyId: policy.policyId,
      accountId: policy.accountId,
      customerEmail: 'ada@redrock.example',
    };
    const add = (change: object = {}) =>
      staff.post(`${API}/create/premiumFinance`, { ...offer, ...change });
    const wrong = await add({ installmentAmount: 901 });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/installmentAmount' }] },
    });
    expect((await add({ financerName: 'Nobody' })).status).toBe(400);
    expect((await add({ totalPremium: 10_001, amountFinanced: 9_001 })).status).toBe(409);
    const added = await add();
    expect(added).toMatchObject({
      status: 201,
      body: { financerName: 'Evenpay', downPayment: 1_000 },
    });
    const { body: plan } = await insured.post(`${API}/finance`, request(policy));
    expect(plan).toMatchObject({ APR: 0, InstallmentAmount: 900, DownPayment: 1_000 });
    expect((await insured.post(`${API}/agreement`, agreement(policy, plan))).status).toBe(201);
    expect((await add()).status).toBe(409);
  });

  it('accepts only the plan that was quoted, signed with a full name, within thirty days', async () => {
    const [policy, insured] = await bound();
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    const body = agreement(policy, quote);
    const other = await insured.post(`${API}/agreement`, { ...body, downPayment: 1 });
    expect(other).toMatchObject({ status: 409, body: { code: 'FINANCE_DIFFERS' } });
    const unsigned = await insured.post(`${API}/agreement`, { ...body, signature: 'Ada' });
    expect(unsigned).toMatchObject({ status: 400, body: { detail: 'Please enter full name.' } });
    app.clock.advance(31 * 86_400_000);
    const late = await insured.post(`${API}/agreement`, body);
    expect(late).toMatchObject({ status: 409, body: { code: 'FINANCE_QUOTE_EXPIRED' } });
    const again = await insured.post(`${API}/finance`, request(policy));
    expect(again.body.FinanceQuoteNumber).not.toBe(quote.FinanceQuoteNumber);
  });

  it('finances nothing small and nothing that is being paid', async () => {
    const [small, payer] = await bound(99_999);
    const refused = await payer.post(`${API}/finance`, request(small));
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_FINANCEABLE' } });
    const [started, other] = await bound();
    await pay(other, started, { amount: 100, isDownPayment: false });
    const balance = await other.get(`${API}/balance/${started.policyId}`);
    expect(balance.body).toMatchObject({ installmentEligible: false });
  });

  it('calculates an installment', async () => {
    const staff = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['billing:financer-add'],
    });
    const loan = { apr: 8.75, financedAmount: 18_502.58, numberOfInstallments: 10 };
    const { body } = await staff.post(`${API}/get-installment`, loan);
    expect(body).toEqual({ installmentAmount: 1_925.27 });
    const bad = { ...loan, apr: -1, numberOfInstallments: 0 };
    expect((await staff.post(`${API}/get-installment`, bad)).status).toBe(400);
  });

  it('gives the financer of a default its payoff of a larger return, and the insured the rest', async () => {
    const [policy, insured] = await bound();
    const { policyId, policyNumber } = policy;
    const { body: quote } = await insured.post(`${API}/finance`, request(policy));
    await insured.post(`${API}/agreement`, agreement(policy, quote));
    await pay(insured, policy, { amount: 2_000, isDownPayment: true });
    const fund = { policyId, amountPaid: 8_000, paymentDate: '2026-02-20' };
    expect((await processor.put(`${API}/pay/premiumFinance`, fund)).status).toBe(200);
    app.clock.advance(Date.parse('2026-05-10T12:00:00Z') - app.clock.now().getTime());
    const financer = await app.signIn(PROCESSOR);
    const { body } = await financer.get(`${API}/financings/search?search=${policyNumber}`);
    const [{ id }] = body.content as [{ id: string }];
    const reported = { unpaid: 835.25, noticeSentOn: '2026-04-25' };
    const plan = await financer.post(`${API}/financings/${id}/default`, reported);
    expect(plan.body).toMatchObject({ status: 'DEFAULT', unpaid: 835.25, payoff: 6_501.11 });
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges({ premium: -753_400 })));
    const refunds = await app.dataSource.query(
      `select payer, amount::int as amount from payment
       where policy_id = $1 and amount < 0 order by payer`,
      [policyId],
    );
    expect(refunds).toEqual([
      { payer: 'FINANCER', amount: -650_111 },
      { payer: 'INSURED', amount: -103_289 },
    ]);
  });

  it('keeps books that agree, for every invoice of this file', async () => {
    expect(await disagreements(app.dataSource)).toEqual([]);
  });
});
