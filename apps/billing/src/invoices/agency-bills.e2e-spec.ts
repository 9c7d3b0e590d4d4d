import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
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
import { AgencyBillSweep } from './agency-bill-sweep';
import { nextNumber } from './next-number';

const API = '/api/billing/v1';

/** A plan that nobody was quoted. */
const SIGNED = {
  financeQuoteNumber: 'F-26-0000001',
  amountFinanced: 6_800,
  apr: 0,
  numberOfIntsallments: 10,
  totalPremium: 8_500,
  downPayment: 1_700,
  totalPaymentAmount: 8_500,
  signature: 'Ada Reed',
  accepted: true,
  installmentAmount: 680,
  financeCharge: 0,
};

const OFFER = {
  financerName: 'Evenpay',
  apr: 0,
  numberOfInstallments: 10,
  downPayment: 1_700,
  amountFinanced: 6_800,
  totalPremium: 8_500,
  installmentAmount: 680,
};

const PAID = {
  isDownPayment: false,
  transactionId: 'LP-1',
  transactionDate: '2026-01-15T12:00:00Z',
  paymentAmount: 8_500,
  totalPaymentAmount: 8_500,
  lastFourDigits: '4242',
  policyCreated: '2026-01-15T12:00:00Z',
  cardType: 'Visa',
};

/** A policy that another agency got, as policy tells it. */
const moved = (policy: TestPolicy, version: number): EventData<'policy.changed.v1'> => ({
  ...policyState(policy, version),
  action: 'changeAgency',
  agencyName: 'Rival',
  isPaid: false,
  isOpenForRenewal: false,
  nocStopped: false,
  cancelRequest: null,
});

const ACCOUNTING = {
  firstName: 'Ben',
  lastName: 'Cole',
  email: 'ben@redrock.example',
  phone: '5550100',
  customerEmail: 'ada@redrock.example',
  amount: 8_500,
};

describe('agency bill', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['billing:view', 'billing:record', 'commission:view'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const receive = (policyId: string, paymentAmount: number) =>
    staff.post(`${API}/external/applyPayment`, {
      policyId,
      paymentAmount,
      paymentDate: '2026-01-15',
      paymentMethod: 'Wire',
      processorName: 'Harbor Demo Bank',
    });
  const invoices = ({ policyId }: TestPolicy): Promise<unknown[]> =>
    app.dataSource.query(
      'select status, amount_due::int as due from invoice where policy_id = $1 order by id',
      [policyId],
    );
  const agencyOf = async (organizationId: string): Promise<TestCaller> =>
    app.signIn({
      accountType: 'AGENCY',
      organizationId,
      permissions: ['billing:view', 'billing:pay', 'commission:view'],
    });
  const bound = async (policy: TestPolicy, change: object = {}): Promise<void> =>
    app.deliver('binder.bound.v1', binder(policy, { agencyBilled: true, ...change }));
  const thisMonth = (): [year: string, month: number] => {
    const issued = app.clock.now().toISOString();
    return [issued.slice(0, 4), Number(issued.slice(5, 7))];
  };

  it('is net of the commission that the agency keeps, to itself and to staff', async () => {
    const policy = newPolicy();
    const { agencyId } = policy;
    await bound(policy);
    await app.deliver('binder.bound.v1', binder(newPolicy({ agencyId })));
    await receive(policy.policyId, 4_000);
    const [own, rival] = [await agencyOf(agencyId), await agencyOf(newPolicy().agencyId)];
    const [year, month] = thisMonth();
    const stats = `${API}/agencyBilledInvoices/stats?year=${year}`;
    const amounts = {
      currency: 'USD',
      billed: 10_000,
      commission: 1_500,
      netDueFromAgency: 8_500,
      paid: 4_000,
      outstanding: 4_500,
    };
    const expected = { ...amounts, currencies: [amounts] };
    expect((await own.get(stats)).body).toEqual(expected);
    expect((await staff.get(`${stats}&agencyId=${agencyId}`)).body).toEqual(expected);
    expect((await rival.get(stats)).body).toMatchObject({ billed: 0, currencies: [] });
    expect(await rival.get(`${stats}&agencyId=${agencyId}`)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_AGENCY' },
    });
    const file = await own.get<string>(`${API}/agencyBillInvoice/${month}/${year}`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.body.split('\n').filter(Boolean)).toHaveLength(2);
    expect(file.body).toContain(`"${policy.policyNumber}","Red Rock Dental"`);
    expect(file.body).toContain('"10000.00","1500.00","8500.00","4000.00","4500.00"');
    const none = await rival.get(`${API}/agencyBillInvoice/${month}/${year}`);
    expect(none).toMatchObject({
      status: 404,
      body: { detail: 'No invoice found for this month.' },
    });
    const months = await own.get(`${API}/agencyBilledInvoices/search?year=${year}`);
    expect(months.body).toMatchObject({
      totalElements: 1,
      content: [{ ...amounts, agencyId, year: Number(year), month, policies: 1, docId: null }],
    });
    const others = await rival.get(`${API}/agencyBilledInvoices/search`);
    expect(others.body).toMatchObject({ totalElements: 0, content: [] });
    expect((await own.get(`${API}/agencyBillInvoice/13/${year}`)).status).toBe(400);
  });

  it('keeps currencies apart, and is answered to staff without an agency', async () => {
    const policy = newPolicy();
    const { agencyId } = policy;
    await bound(policy);
    const pounds = { ...charges({ premium: 200_000 }), currency: 'GBP' as const };
    await bound(newPolicy({ agencyId }), { charges: pounds, commissionPct: 20 });
    const [year] = thisMonth();
    const stats = `${API}/agencyBilledInvoices/stats?year=${year}`;
    const of = async (query: string) => (await staff.get(`${stats}${query}`)).body;
    expect(await of(`&agencyId=${agencyId}`)).toMatchObject({
      currency: 'USD',
      billed: 10_000,
      currencies: [
        { currency: 'USD', netDueFromAgency: 8_500 },
        { currency: 'GBP', billed: 2_000, commission: 400, netDueFromAgency: 1_600 },
      ],
    });
    expect(await of(`&agencyId=${agencyId}&currency=GBP`)).toMatchObject({ billed: 2_000 });
    const all = await of('');
    expect(Number(all.billed)).toBeGreaterThan(10_000);
    expect(all.currencies).toHaveLength(2);
  });

  it('is paid by its net amount, and gives net back what is returned', async () => {
    const policy = newPolicy();
    await bound(policy);
    await receive(policy.policyId, 8_500);
    expect(await invoices(policy)).toMatchObject([{ status: 'Paid', due: 850_000 }]);
    const half = charges({ premium: -500_000 });
    await app.deliver('policy.cancelled.v1', cancelled(policy, half));
    expect(await invoices(policy)).toMatchObject([{ status: 'Paid', due: 425_000 }]);
    const refunds = await app.dataSource.query(
      `select payer, amount::int as amount from payment where policy_id = $1 and amount < 0`,
      [policy.policyId],
    );
    expect(refunds).toEqual([{ payer: 'AGENCY', amount: -425_000 }]);
  });

  it('is nothing that the insured sees or pays', async () => {
    const policy = newPolicy();
    await bound(policy);
    const insured = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: policy.accountId,
      permissions: ['billing:view', 'billing:pay', 'commission:view'],
    });
    const list = await insured.get(`${API}/search?filter=invoices`);
    expect(list.body.totalElements).toBe(0);
    expect(await insured.get(`${API}/balance/${policy.policyId}`)).toMatchObject({
      status: 409,
      body: { code: 'AGENCY_BILLED' },
    });
  });

  it('is neither paid by its insured nor financed by anybody', async () => {
    const policy = newPolicy();
    const { policyId, policyNumber, accountId } = policy;
    await bound(policy);
    const permissions = ['billing:view', 'billing:pay', 'billing:finance-quote'];
    const insured = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions: [...permissions, 'billing:finance-accept'],
    });
    const agent = await app.signIn({
      accountType: 'AGENCY',
      organizationId: policy.agencyId,
      permissions: [...permissions, 'commission:view'],
    });
    const financing = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['billing:financer-add'],
    });
    const email = 'ada@redrock.example';
    const asked = { policyId, productType: 'P250', email };
    const refused = { status: 409, body: { code: 'AGENCY_BILLED' } };
    expect(await insured.post(`${API}/finance`, asked)).toMatchObject(refused);
    expect(await agent.post(`${API}/finance`, asked)).toMatchObject(refused);
    const signed = { ...asked, ...SIGNED };
    expect(await insured.post(`${API}/agreement`, signed)).toMatchObject(refused);
    const offer = { ...OFFER, policyId, accountId, customerEmail: email };
    expect(await financing.post(`${API}/create/premiumFinance`, offer)).toMatchObject(refused);
    const { body: balance } = await agent.get(`${API}/balance/${policyId}`);
    expect(balance).toMatchObject({ dueAmount: 8_500, installmentEligible: false });
    const report = { ...PAID, policyId, policyNumber, customerEmail: email };
    expect(await insured.post(`${API}/paid`, report)).toMatchObject(refused);
    for (const read of [
      `oneInc/key?policyId=${policyId}`,
      `oneInc/${policyNumber}`,
      `xpress-enabled?policyId=${policyId}`,
    ]) {
      expect(await insured.get(`${API}/${read}`)).toMatchObject(refused);
      expect((await agent.get(`${API}/${read}`)).status).toBe(200);
    }
  });

  it('is mailed to nobody as what its insured owes', async () => {
    const policy = newPolicy();
    const { policyId, policyNumber } = policy;
    await bound(policy);
    const caller = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['billing:view', 'billing:remind', 'commission:view'],
    });
    const [{ id }] = await app.dataSource.query('select id from invoice where policy_id = $1', [
      policyId,
    ]);
    const refused = { status: 409, body: { code: 'AGENCY_BILLED' } };
    expect(await caller.post(`${API}/invoiceReminder/${id}`)).toMatchObject(refused);
    expect(await caller.post(`${API}/invoices/${id}/mail`)).toMatchObject(refused);
    const accounting = { ...ACCOUNTING, policyId, policyNumber };
    expect(await caller.post(`${API}/accounting`, accounting)).toMatchObject(refused);
    const { body } = await caller.get(`${API}/invoices/${id}`);
    expect(body.allowedActions).toEqual(['pay']);
  });

  it('is closed once when its month is over, with all that stands on it', async () => {
    const policy = newPolicy();
    const { agencyId } = policy;
    await bound(policy);
    const [year, month] = thisMonth();
    const sweep = () => app.app.get(AgencyBillSweep).run();
    const told = (): Promise<{ data: object }[]> =>
      app.dataSource.query(
        `select body->'data' as data from outbox
         where type = 'agency-bill.closed.v1' and body->'data'->>'agencyId' = $1`,
        [agencyId],
      );
    await sweep();
    expect(await told()).toEqual([]);
    app.clock.advance(31 * 86_400_000);
    for (let pass = 0; pass < 20; pass++) await sweep();
    const search = `${API}/agencyBilledInvoices/search?agencyId=${agencyId}`;
    const [bill] = (await staff.get(search)).body.content as { docId: string; dueDate: string }[];
    const { docId, dueDate } = bill ?? {};
    const lastDay = new Date(Date.UTC(Number(year), month, 0)).getTime();
    expect(dueDate).toBe(new Date(lastDay + 30 * 86_400_000).toISOString().slice(0, 10));
    expect((await told()).map(({ data }) => data)).toMatchObject([
      {
        year: Number(year),
        month,
        currency: 'USD',
        gross: 1_000_000,
        commission: 150_000,
        netDueFromAgency: 850_000,
        docId,
        dueDate,
        lines: [{ policyNumber: policy.policyNumber, gross: 1_000_000, commission: 150_000 }],
      },
    ]);
  });

  it('stays with its agency when a policy on it moves to another', async () => {
    const policy = newPolicy();
    const later = newPolicy();
    const { agencyId } = policy;
    await bound(policy);
    // The other agency closes a bill of that month too.
    await bound(later);
    app.clock.advance(31 * 86_400_000);
    const sweep = async (): Promise<void> => {
      for (let pass = 0; pass < 20; pass++) await app.app.get(AgencyBillSweep).run();
    };
    await sweep();
    const closed = () =>
      app.dataSource.query(
        'select id, agency_id, gross::int as gross from agency_bill order by id',
      );
    const billsOf = async (agency: string) =>
      (await staff.get(`${API}/agencyBilledInvoices/search?agencyId=${agency}`)).body.content;
    const [bills, own, theirs] = [
      await closed(),
      await billsOf(agencyId),
      await billsOf(later.agencyId),
    ];
    expect(own).toMatchObject([{ billed: 10_000, invoices: 1, docId: expect.any(String) }]);
    for (const to of [later.agencyId, randomUUID()]) {
      policy.agencyId = to;
      const version = to === later.agencyId ? 2 : 3;
      await app.deliver('policy.changed.v1', moved(policy, version));
      await sweep();
      expect(await closed()).toEqual(bills);
      expect(await billsOf(agencyId)).toEqual(own);
      expect(await billsOf(later.agencyId)).toEqual(theirs);
    }
    expect(await billsOf(policy.agencyId)).toEqual([]);
    const first = await agencyOf(agencyId);
    const search = `${API}/agencyBilledInvoices/search`;
    expect((await first.get(search)).body.content).toEqual(own);
    const newest = await agencyOf(policy.agencyId);
    expect((await newest.get(search)).body.content).toEqual([]);
  });

  const sweepMonth = async (): Promise<void> => {
    app.clock.advance(31 * 86_400_000);
    for (let pass = 0; pass < 20; pass++) await app.app.get(AgencyBillSweep).run();
  };
  const closedBillOf = async (agencyId: string): Promise<string> => {
    const [{ id }] = await app.dataSource.query(
      'select id from agency_bill where agency_id = $1 order by year desc, month desc limit 1',
      [agencyId],
    );
    return String(id);
  };
  const toldOf = (type: string, agencyId: string): Promise<{ data: Record<string, unknown> }[]> =>
    app.dataSource.query(
      `select body->'data' as data from outbox where type = $1 and body->'data'->>'agencyId' = $2
       order by sequence`,
      [type, agencyId],
    );
  const keep = async (ownerId: string, last4: string): Promise<string> => {
    const tokenId = randomUUID();
    await app.dataSource.query(
      `insert into saved_payment_method
         (token_id, owner_id, customer_email, type, last4, created, title)
       values ($1, $2, 'accounts@harborline.example', 'Credit Card', $3, now(), 'Card')`,
      [tokenId, ownerId, last4],
    );
    return tokenId;
  };

  describe('to who sees no commissions', () => {
    const policy = newPolicy();
    const permissions = ['billing:view', 'billing:pay'];
    const organizationId = policy.agencyId;
    let invoice: { id: string; invoice_number: string };
    let month: string;
    let bill: { id: string };

    beforeAll(async () => {
      await bound(policy);
      await receive(policy.policyId, 4_000);
      const rows = (table: string, column: string, id: string) =>
        app.dataSource.query(`select * from ${table} where ${column} = $1`, [id]);
      [invoice] = await rows('invoice', 'policy_id', policy.policyId);
      const [issuedIn, issued] = thisMonth();
      month = `${issued}/${issuedIn}`;
      await sweepMonth();
      [bill] = await rows('agency_bill', 'agency_id', organizationId);
    });

    const people = async (): Promise<TestCaller[]> => [
      await app.signIn({ accountType: 'AGENCY', organizationId, permissions }),
      await app.signIn({ accountType: 'COWBELL', permissions }),
    ];
    const year = (): string => app.clock.now().toISOString().slice(0, 4);
    const doors: [string, () => string][] = [
      ['the list of invoices', () => `search?filter=agency%20bills&policyId=${policy.policyId}`],
      ['the list of what is outstanding', () => 'search?filter=outstanding%20balances&size=100'],
      ['the list of payments', () => `search?policyId=${policy.policyId}`],
      ['the list of bills', () => `agencyBilledInvoices/search?agencyId=${organizationId}`],
    ];

    it.each(doors)('tells no net in %s', async (_, address) => {
      for (const person of await people()) {
        const { status, body } = await person.get(`${API}/${address()}`);
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toContain(policy.policyNumber);
      }
      const sees = await agencyOf(organizationId);
      expect((await sees.get(`${API}/${address()}`)).body).toMatchObject({ totalElements: 1 });
    });

    it.each<[string, () => string]>([
      ['an invoice', () => `invoices/${invoice.id}`],
      ['the timeline of an invoice', () => `invoices/${invoice.id}/timeline`],
      ['a bill', () => `agencyBills/${bill.id}`],
      ['the timeline of a bill', () => `agencyBills/${bill.id}/timeline`],
      ['the file of a month', () => `agencyBillInvoice/${month}?agencyId=${organizationId}`],
    ])('answers 404 for %s', async (_, address) => {
      for (const person of await people()) {
        expect(await person.get(`${API}/${address()}`)).toMatchObject({ status: 404 });
      }
      expect((await staff.get(`${API}/${address()}`)).status).toBe(200);
    });

    it.each(['balance', 'invoice/balance', 'status'])('answers 403 for %s', async (address) => {
      for (const person of await people()) {
        expect(await person.get(`${API}/${address}/${policy.policyId}`)).toMatchObject({
          status: 403,
          body: { code: 'NET_NOT_SHOWN' },
        });
      }
    });

    it('counts none of it in figures', async () => {
      const [clerk] = (await people()) as [TestCaller];
      expect((await clerk.get(`${API}/outstanding/ageing`)).body).toEqual([]);
      const stats = await clerk.get(`${API}/agencyBilledInvoices/stats?year=${year()}`);
      expect(stats.body).toMatchObject({ netDueFromAgency: 0, currencies: [] });
    });

    it('says nothing of what was paid', async () => {
      const address = `${API}/payment?policyId=${policy.policyId}`;
      for (const person of await people()) expect((await person.get(address)).body).toEqual([]);
      expect((await staff.get(address)).body).toMatchObject([{ amountPaid: 4_000 }]);
    });

    it('is neither paid nor recorded as paid by them', async () => {
      const [clerk] = (await people()) as [TestCaller];
      const recorder = await app.signIn({
        accountType: 'COWBELL',
        permissions: ['billing:record', 'billing:view'],
      });
      const recorded = {
        policyId: policy.policyId,
        paymentAmount: 100,
        paymentDate: '2026-01-15',
        paymentMethod: 'Wire',
        processorName: 'Harbor Demo Bank',
      };
      const refused = { status: 403, body: { code: 'NET_NOT_SHOWN' } };
      const apply = `${API}/external/applyPayment`;
      expect(await recorder.post(apply, recorded)).toMatchObject(refused);
      const tokenId = await keep(organizationId, '4242');
      const pay = { paymentAmount: 100, tokenId };
      expect((await clerk.post(`${API}/agencyBills/${bill.id}/pay`, pay)).status).toBe(404);
    });
  });

  it('is paid whole or in part in one payment, the oldest invoice first, with one receipt', async () => {
    const [first, second] = [newPolicy(), newPolicy()];
    const { agencyId } = first;
    second.agencyId = agencyId;
    await bound(first);
    await bound(second);
    await sweepMonth();
    const agent = await agencyOf(agencyId);
    const id = await closedBillOf(agencyId);
    const tokenId = await keep(agencyId, '4242');
    const pay = (paymentAmount: number) =>
      agent.post(`${API}/agencyBills/${id}/pay`, { paymentAmount, tokenId });
    expect(await pay(17_000.01)).toMatchObject({
      status: 409,
      body: { detail: 'At most $17,000.00 is due.' },
    });
    expect(await pay(0)).toMatchObject({ status: 400 });
    const part = await pay(10_000);
    const [{ receiptId }] = part.body.payments as [{ receiptId: string }];
    expect(part).toMatchObject({
      status: 201,
      body: {
        agencyBillId: id,
        status: 'Partially Paid',
        outstanding: 7_000,
        payable: 7_000,
        invoiceList: [
          { policyNumber: first.policyNumber, status: 'Paid' },
          { policyNumber: second.policyNumber, status: 'Partially Paid', balance: 7_000 },
        ],
        payments: [{ status: 'Paid', amountPaid: 10_000, receiptId: expect.any(String) }],
      },
    });
    expect((await pay(7_000)).body).toMatchObject({ status: 'Paid', outstanding: 0, payable: 0 });
    expect(await pay(1)).toMatchObject({
      status: 409,
      body: { detail: 'Nothing is due for this bill.' },
    });
    const paid = await toldOf('agency-bill.paid.v1', agencyId);
    expect(paid.map(({ data }) => data)).toMatchObject([
      {
        agencyBillId: id,
        amount: 1_000_000,
        outstanding: 700_000,
        docId: receiptId,
        lines: [
          { policyNumber: first.policyNumber, amount: 850_000 },
          { policyNumber: second.policyNumber, amount: 150_000 },
        ],
      },
      { amount: 700_000, outstanding: 0, lines: [{ policyNumber: second.policyNumber }] },
    ]);
    const parts: { receipt: string }[] = await app.dataSource.query(
      `select distinct body->'data'->>'receiptId' as receipt from outbox
       where type = 'payment.settled.v1' and body->'data'->>'agencyBillId' = $1`,
      [id],
    );
    expect(parts.map(({ receipt }) => receipt).sort()).toEqual(
      paid.map(({ data }) => data['docId']).sort(),
    );
    const timeline = await agent.get(`${API}/agencyBills/${id}/timeline`);
    const entries = timeline.body.content as { action: string }[];
    const actions = entries.map(({ action }) => action);
    const steps = ['receivePayment', 'startPayment', 'receivePayment', 'startPayment', 'close'];
    expect(actions).toEqual(steps.map((step) => `agency-bill.${step}`));
    const seals = await agent.get(`${API}/agencyBills/${id}/timeline/verification`);
    expect(seals.status).toBe(200);
  });

  it('waits for whoever has a policy of it, and keeps no number from him meanwhile', async () => {
    const policy = newPolicy();
    const { agencyId, policyId } = policy;
    await bound(policy);
    await sweepMonth();
    const path = `${API}/agencyBills/${await closedBillOf(agencyId)}/pay`;
    const agent = await agencyOf(agencyId);
    const body = { paymentAmount: 8_500, tokenId: await keep(agencyId, '4242') };
    const WAITS = `select 1 from pg_locks where not granted`;
    const paying = await app.dataSource.transaction(async (em) => {
      await em.query('select 1 from policy_bill where id = $1 for update', [policyId]);
      // Wrapped, so that it is not waited for before its policy is free.
      const started = { answer: agent.post(path, body) };
      for (let tries = 0; tries < 200; tries++) {
        if (((await app.dataSource.query(WAITS)) as unknown[]).length) break;
        await setTimeout(10);
      }
      await em.query(`set local lock_timeout = '300ms'`);
      await nextNumber(em, 'T', app.clock.now());
      return started;
    });
    expect((await paying.answer).status).toBe(201);
  });

  it('is due again when a payment of it is refused, which is told once', async () => {
    const policy = newPolicy();
    const { agencyId } = policy;
    await bound(policy);
    await sweepMonth();
    const id = await closedBillOf(agencyId);
    const agent = await agencyOf(agencyId);
    const body = { paymentAmount: 8_500, tokenId: await keep(agencyId, '0002') };
    expect((await agent.post(`${API}/agencyBills/${id}/pay`, body)).body).toMatchObject({
      status: 'Unpaid',
      payable: 8_500,
      payments: [{ status: 'Failed', failureReason: 'The payment was declined.', receiptId: null }],
    });
    const failed = await toldOf('agency-bill.payment-failed.v1', agencyId);
    expect(failed.map(({ data }) => data)).toMatchObject([{ amount: 850_000 }]);
  });

  it('is recorded as paid by staff, and open to no other agency and no part of this one', async () => {
    const policy = newPolicy();
    const { agencyId } = policy;
    await bound(policy);
    await sweepMonth();
    const path = `${API}/agencyBills/${await closedBillOf(agencyId)}`;
    const team = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions: ['billing:view', 'billing:pay', 'commission:view'],
      teamIds: [randomUUID()],
      seesAllTeams: false,
    });
    const code = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: policy.accountId,
      permissions: ['billing:view', 'billing:pay', 'commission:view'],
    });
    for (const other of [await agencyOf(newPolicy().agencyId), team, code]) {
      expect((await other.get(path)).status).toBe(404);
      const tokenId = randomUUID();
      expect((await other.post(`${path}/pay`, { paymentAmount: 1, tokenId })).status).toBe(404);
    }
    const wire = {
      paymentAmount: 8_500,
      paymentDate: '2026-01-15',
      paymentMethod: 'Wire',
      processorName: 'Harbor Demo Bank',
      transactionId: `W-${agencyId}`,
    };
    const refund = { ...wire, paymentMethod: 'Refund/Credit' };
    expect((await staff.post(`${path}/applyPayment`, refund)).status).toBe(400);
    expect(
      await staff.post(`${path}/applyPayment`, { ...wire, paymentAmount: 9_000 }),
    ).toMatchObject({ status: 409, body: { detail: 'At most $8,500.00 is due.' } });
    expect((await staff.post(`${path}/applyPayment`, wire)).body).toMatchObject({
      status: 'Paid',
      payments: [{ transactionId: `W-${agencyId}`, paymentMethod: 'Wire', amountPaid: 8_500 }],
    });
    expect(await staff.post(`${path}/applyPayment`, wire)).toMatchObject({
      status: 409,
      body: { code: 'TRANSACTION_EXISTS' },
    });
  });

  it('counts what is left of a payment, and offers no money that is held for a charge', async () => {
    const [first, second] = [newPolicy(), newPolicy()];
    const { agencyId } = first;
    second.agencyId = agencyId;
    await bound(first);
    await bound(second);
    await sweepMonth();
    const path = `${API}/agencyBills/${await closedBillOf(agencyId)}`;
    const permissions = [
      'billing:view',
      'billing:record',
      'billing:edit-transaction',
      'commission:view',
    ];
    const editor = await app.signIn({ accountType: 'COWBELL', permissions });
    const transactionId = `W-${agencyId}`;
    const wire = {
      transactionId,
      paymentDate: '2026-01-15',
      paymentMethod: 'Wire',
      processorName: 'Harbor Demo Bank',
    };
    await staff.post(`${path}/applyPayment`, { ...wire, paymentAmount: 17_000 });
    const { body: paid } = await staff.get(path);
    expect(paid.payments).toMatchObject([{ status: 'Paid', amountPaid: 17_000 }]);
    const [{ invoiceNumber }] = paid.invoiceList as [{ invoiceNumber: string }];
    const taken = { invoiceNumber, amountPaid: 8_500, status: 'Failed', paymentDesc: 'Returned' };
    const returned = await editor.put(`${API}/transaction`, { ...wire, ...taken });
    expect(returned.status).toBe(200);
    expect((await staff.get(path)).body).toMatchObject({
      payable: 8_500,
      payments: [{ transactionId, status: 'Paid', amountPaid: 8_500 }],
    });
    await app.dataSource.query(
      `insert into charge_hold (reference, policy_id, amount, expires) values ($1, $2, $3, $4)`,
      [randomUUID(), first.policyId, 50_000, new Date(app.clock.now().getTime() + 60_000)],
    );
    expect((await staff.get(path)).body).toMatchObject({ payable: 8_000 });
  });

  it('takes in what comes to the agency after the month was closed, and is due with that bill', async () => {
    const [own, late] = [newPolicy(), newPolicy({ agencyId: '' })];
    const { agencyId } = own;
    await bound(own);
    // Nobody's until an agency is appointed: so it stands on no bill of its month.
    const { scope, ...rest } = binder({ ...late, agencyId }, { agencyBilled: true });
    await app.deliver('binder.bound.v1', { ...rest, scope: { ...scope, agencyId: null } });
    await sweepMonth();
    const early = await closedBillOf(agencyId);
    await app.deliver('policy.changed.v1', moved({ ...late, agencyId }, 2));
    await sweepMonth();
    const next = await closedBillOf(agencyId);
    expect(next).not.toBe(early);
    const agent = await agencyOf(agencyId);
    const { body } = await agent.get(`${API}/agencyBills/${next}`);
    const lastDay = new Date(Date.UTC(Number(body.year), Number(body.month), 0)).getTime();
    const dueDate = new Date(lastDay + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(body).toMatchObject({
      agencyName: 'Rival',
      netDueFromAgency: 8_500,
      dueDate,
      invoiceList: [{ policyNumber: late.policyNumber, agencyName: 'Rival', dueDate }],
    });
    const postponed: unknown = await app.dataSource.query(
      `select after->>'dueDate' as "dueDate" from activity join invoice on invoice.id::text = subject_id
       where action = 'invoice.postpone' and policy_id = $1`,
      [late.policyId],
    );
    expect(postponed).toEqual([{ dueDate }]);
  });

  it('keeps books that agree, for every invoice of this file', async () => {
    expect(await disagreements(app.dataSource)).toEqual([]);
  });
});
