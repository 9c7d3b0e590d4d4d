import { randomUUID } from 'node:crypto';
import { EVENTS, scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { disagreements } from '../ledger/books.fixture';
import { service } from '../main';
import type { TestPolicy } from '../policies/billing-world.fixture';
import {
  binder,
  cancelled,
  charges,
  endorsed,
  newPolicy,
  rescinded,
  SURPLUS_CHARGES,
  policyState,
} from '../policies/billing-world.fixture';
import { OverdueSweep } from './overdue-sweep';

const API = '/api/billing/v1';

describe('invoices', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service, {
      PUBLIC_URL: 'https://demo.palisade.example',
      UK_HOST_SUFFIX: 'uk.palisade.example',
    });
    const permissions = ['billing:view', 'billing:record', 'billing:edit-transaction'];
    staff = await app.signIn({
      accountType: 'COWBELL',
      permissions: [...permissions, 'billing:close', 'billing:remind'],
    });
  });
  afterAll(() => app.close());

  const bound = async (change: Parameters<typeof binder>[1] = {}): Promise<TestPolicy> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy, change));
    return policy;
  };
  const receive = (policyId: string, paymentAmount: number) =>
    staff.post(`${API}/external/applyPayment`, {
      policyId,
      paymentAmount,
      paymentDate: '2026-01-15',
      paymentMethod: 'Wire',
      processorName: 'Harbor Demo Bank',
    });
  const invoices = ({ policyId }: TestPolicy): Promise<Record<string, unknown>[]> =>
    app.dataSource.query(
      `select kind, status, amount_due::int as due, paid::int as paid, closed_by,
              (select sum(amount)::int from invoice_line where invoice_id = invoice.id) as lines
       from invoice where policy_id = $1 order by id`,
      [policyId],
    );
  const events = async ({ policyId }: TestPolicy): Promise<Record<string, unknown>[]> => {
    const rows: { type: string; data: Record<string, unknown> }[] = await app.dataSource.query(
      `select type, body->'data' as data from outbox
       where body->'data'->>'policyId' = $1 order by sequence`,
      [policyId],
    );
    return rows.map(({ type, data }) => ({ type, ...data }));
  };
  const ledger = async ({ policyId }: TestPolicy): Promise<Record<string, number>> => {
    const rows: { account: string; amount: number }[] = await app.dataSource.query(
      `select account, sum(amount)::int as amount from journal_entry
       join journal on journal.id = journal_id where policy_id = $1
       group by account having sum(amount) <> 0`,
      [policyId],
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  };

  it('invoices a binder with a line for each charge, due after the payment terms', async () => {
    const policy = await bound({ charges: SURPLUS_CHARGES });
    const balance = await staff.get(`${API}/balance/${policy.policyId}`);
    expect(balance.body).toEqual({
      dueAmount: 21_502.45,
      dueDate: '2026-03-03',
      downPayment: 4_700.49,
      installmentEligible: false,
      brokerFee: 200,
      mgaFee: 300,
    });
    const [created] = await events(policy);
    expect(created).toMatchObject({
      type: 'invoice.created.v1',
      kind: 'NEW',
      amountDue: 2_150_245,
      lines: [
        { type: 'premium', amount: 2_000_000 },
        { type: 'brokerFee', amount: 20_000 },
        { type: 'mgaFee', amount: 30_000 },
        { type: 'surplusLineTax', amount: 99_425 },
        { type: 'surplusStampingFee', amount: 820 },
      ],
    });
    expect(await ledger(policy)).toEqual({
      RECEIVABLE: 2_150_245,
      PREMIUM_PAYABLE: -2_000_000,
      BROKER_FEES: -20_000,
      MGA_FEES: -30_000,
      SURPLUS_TAX_PAYABLE: -99_425,
      STAMPING_FEE_PAYABLE: -820,
    });
  });

  it('gives invoice numbers without a gap', async () => {
    await bound();
    await bound();
    const rows: { n: string }[] = await app.dataSource.query(
      'select invoice_number as n from invoice order by n',
    );
    const expected = rows.map((_, index) => `I-26-${String(index + 1).padStart(7, '0')}`);
    expect(rows.map(({ n }) => n)).toEqual(expected);
  });

  it('makes one invoice of an event that comes twice', async () => {
    const policy = newPolicy();
    const id = randomUUID();
    await app.deliver('binder.bound.v1', binder(policy), id);
    await app.deliver('binder.bound.v1', binder(policy), id);
    expect(await invoices(policy)).toHaveLength(1);
  });

  it('invoices a rising endorsement and credits a falling one', async () => {
    const policy = await bound();
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: 59_500 })));
    await app.deliver('policy.endorsed.v1', endorsed(policy, charges({ premium: -20_000 }), 3));
    expect(await invoices(policy)).toEqual([
      { kind: 'NEW', status: 'Unpaid', due: 980_000, paid: 0, closed_by: null, lines: 980_000 },
      {
        kind: 'ENDORSEMENT',
        status: 'Unpaid',
        due: 59_500,
        paid: 0,
        closed_by: null,
        lines: 59_500,
      },
    ]);
  });

  it('invoices cover that goes on as what it is', async () => {
    const policy = await bound();
    const goesOn = { from: '2027-01-15', until: '2027-02-18', cause: 'NON_RENEWAL' as const };
    const change = endorsed(policy, charges({ premium: 9_320 }));
    await app.deliver('policy.endorsed.v1', { ...change, goesOn });
    const reasons: { reason: string }[] = await app.dataSource.query(
      `select distinct line.reason from invoice_line line join invoice on invoice.id = line.invoice_id
       where invoice.policy_id = $1 and invoice.kind = 'ENDORSEMENT'`,
      [policy.policyId],
    );
    expect(reasons).toEqual([{ reason: 'Cover goes on' }]);
  });

  it('invoices extended reporting of a policy that has ended', async () => {
    const policy = await bound();
    const erp = { months: 12, from: '2027-02-01', to: '2028-02-01' };
    const change = {
      ...endorsed(policy, charges({ premium: 850_000 })),
      type: 'ERP' as const,
      erp,
    };
    const ended = policyState(policy, 2, 'EXPIRED');
    await app.deliver('policy.endorsed.v1', { ...change, ...ended, effectiveDate: erp.from });
    expect((await invoices(policy)).at(-1)).toMatchObject({ kind: 'ERP', due: 850_000 });
  });

  it('finds what is billed by the name that the insured has now', async () => {
    const policy = await bound();
    expect((await receive(policy.policyId, 10_000)).status).toBe(201);
    const endorsement = endorsed(policy, charges({ premium: 59_500 }));
    const insured = { ...endorsement.insured, name: 'Késtrel Øptics' };
    await app.deliver('policy.endorsed.v1', { ...endorsement, insured });
    const found = async (filter: string): Promise<number> => {
      const answer = await staff.get(`${API}/search?filter=${filter}&search=kestrel%20OPTICS`);
      return (answer.body.content as unknown[]).length;
    };
    expect(await found('invoices')).toBe(2);
    expect(await found('transactions')).toBe(1);
  });

  it('credits a cancellation and refunds exactly what was paid too much', async () => {
    const policy = await bound();
    expect((await receive(policy.policyId, 10_000)).status).toBe(201);
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges({ premium: -753_400 })));
    expect(await invoices(policy)).toEqual([
      {
        kind: 'NEW',
        status: 'Paid',
        due: 246_600,
        paid: 246_600,
        closed_by: 'PAYMENT',
        lines: 246_600,
      },
    ]);
    const refunded = (await events(policy)).find(({ type }) => type === 'payment.refunded.v1');
    expect(refunded).toMatchObject({
      amount: 753_400,
      premiumPart: 753_400,
      to: 'INSURED',
      reason: 'Cancelled: Requested by the insured',
    });
    expect(await ledger(policy)).toEqual({ CASH: 246_600, PREMIUM_PAYABLE: -246_600 });
  });

  it('gives all back of a policy that never was', async () => {
    const policy = await bound();
    expect((await receive(policy.policyId, 10_000)).status).toBe(201);
    const { policyHead, version, scope } = cancelled(policy, charges({}));
    await app.deliver('policy.voided.v1', {
      policyHead: { ...policyHead, status: 'VOID' },
      reason: 'ERROR',
      charges: charges({ premium: -1_000_000 }),
      premiums: [-1_000_000],
      version,
      scope,
    });
    expect(await invoices(policy)).toMatchObject([{ due: 0, paid: 0, lines: 0 }]);
    const refunded = (await events(policy)).find(({ type }) => type === 'payment.refunded.v1');
    expect(refunded).toMatchObject({ amount: 1_000_000, reason: 'Void: Issued in error' });
  });

  it('asks for less and refunds nothing when a cancelled policy was not paid', async () => {
    const policy = await bound();
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges({ premium: -753_400 })));
    expect(await invoices(policy)).toMatchObject([{ status: 'Unpaid', due: 246_600, paid: 0 }]);
    const types = (await events(policy)).map(({ type }) => type);
    expect(types).not.toContain('payment.refunded.v1');
    expect((await events(policy)).at(-1)).toMatchObject({
      type: 'invoice.partially-paid.v1',
      amountDue: 246_600,
      paid: 0,
      balance: 246_600,
    });
  });

  it.each([
    ['P250', 'USD'],
    ['P_ONE', 'GBP'],
  ] as const)(
    'remind of %s in %s by a letter that names all it takes',
    async (product, currency) => {
      const policy = newPolicy();
      const facts = binder(policy, { charges: charges({ currency }) });
      const policyHead = { ...facts.policyHead, product };
      await app.deliver('binder.bound.v1', { ...facts, policyHead });
      const [{ id, number, due }] = await app.dataSource.query(
        `select id, invoice_number as number, amount_due::int as due
       from invoice where policy_id = $1`,
        [policy.policyId],
      );
      expect((await staff.post(`${API}/invoiceReminder/${id}`)).status).toBe(201);
      const told = await app.dataSource.query<{ after: object }[]>(
        `select after from activity where action = 'invoice.remind' and subject_id = $1`,
        [id],
      );
      expect(told).toEqual([{ after: { to: 'ada@redrock.example' } }]);
      expect((await events(policy)).at(-1)).toMatchObject({
        type: 'invoice.letter-asked.v1',
        letter: 'paymentReminder',
        to: { firstName: 'Ada', email: 'ada@redrock.example' },
        invoiceNumber: number,
        policyNumber: policyHead.policyNumber,
        product,
        currency,
        balance: due,
        dueDate: '2026-03-03',
      });
    },
  );

  it('shows an invoice as a record, and what was done to it', async () => {
    const policy = await bound({ charges: SURPLUS_CHARGES });
    await receive(policy.policyId, 1_000);
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: policy.agencyId,
      permissions: ['billing:view', 'billing:remind'],
    });
    const { body: found } = await agency.get(
      `${API}/search?filter=invoices&policyId=${policy.policyId}`,
    );
    const [{ id }] = found.content as [{ id: string }];
    expect((await agency.post(`${API}/invoices/${id}/mail`)).status).toBe(201);
    const { body } = await agency.get(`${API}/invoices/${id}`);
    expect(body).toMatchObject({
      balance: 20_502.45,
      status: 'Partially Paid',
      receiver: { name: 'Ada Reed', email: 'ada@redrock.example' },
      allowedActions: ['pay', 'remind'],
      payments: [{ amountPaid: 1_000, status: 'Paid' }],
    });
    const lines = body.lines as { type: string; amount: number }[];
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(21_502.45);
    const told = await agency.get(`${API}/invoices/${id}/timeline`);
    const entries = told.body.content as { action: string; sentTo: string | null }[];
    expect(entries.map(({ action, sentTo }) => [action, sentTo])).toEqual([
      ['invoice.mail', 'ada@redrock.example'],
      ['invoice.receivePayment', null],
      ['invoice.create', null],
    ]);
    const verified = await agency.get(`${API}/invoices/${id}/timeline/verification`);
    expect(verified.body).toMatchObject({ holds: true });
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: ['billing:view'] });
    for (const way of ['', '/timeline', '/timeline/verification']) {
      expect((await rival.get(`${API}/invoices/${id}${way}`)).status).toBe(404);
    }
    const permissions = ['activity:view'];
    const reader = await app.signIn({
      accountType: 'AGENCY',
      permissions,
      organizationId: policy.agencyId,
    });
    const log = await reader.get(`${API}/activities?policyId=${policy.policyId}`);
    const logged = log.body.entries as { action: string }[];
    expect(logged.map(({ action }) => action)).toEqual(entries.map(({ action }) => action));
    const counted = await reader.get(`${API}/activities/aggregate?groupBy=subject`);
    expect(counted.body.buckets).toEqual([{ key: 'invoice', count: logged.length }]);
    const stranger = await app.signIn({ accountType: 'AGENCY', permissions });
    expect((await stranger.get(`${API}/activities`)).body).toEqual({ entries: [], total: 0 });
  });

  it('adds the outstanding up by age, and lists what each part holds', async () => {
    const agencyId = randomUUID();
    const today = Date.parse(app.clock.now().toISOString().slice(0, 10));
    for (const days of [-10, 29, 30, 75, 400]) {
      const policy = newPolicy({ agencyId });
      const facts = binder(policy, { paymentTerms: 0 });
      const effectiveDate = new Date(today - days * 86_400_000).toISOString().slice(0, 10);
      const policyHead = { ...facts.policyHead, effectiveDate };
      await app.deliver('binder.bound.v1', { ...facts, policyHead });
    }
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions: ['billing:view'],
    });
    const parts = { current: 20_000, days30: 10_000, days60: 10_000, days90: 10_000 };
    expect((await agency.get(`${API}/outstanding/ageing`)).body).toEqual([
      { currency: 'USD', invoices: 5, total: 50_000, ...parts },
    ]);
    const count = async (filter: string): Promise<unknown> => {
      const view = 'filter=outstanding%20balances';
      return (await agency.get(`${API}/search?${view}&${filter}`)).body.totalElements;
    };
    const counts = ['ageing=current', 'ageing=30', 'ageing=60', 'ageing=90', 'ageing=overdue'];
    expect(await Promise.all(counts.map(count))).toEqual([2, 1, 1, 1, 4]);
    expect(await count('status=Paid')).toBe(0);
    expect(await count(`teamId=${randomUUID()}`)).toBe(0);
    expect((await agency.get(`${API}/search?ageing=45`)).status).toBe(400);
  });

  it('charges again what a reinstated policy got back', async () => {
    const policy = await bound();
    await receive(policy.policyId, 10_000);
    await app.deliver('policy.cancelled.v1', cancelled(policy, charges({ premium: -753_400 })));
    await app.deliver('policy.reinstated.v1', {
      ...policyState(policy, 3, 'IN FORCE'),
      effectiveDate: '2026-05-01',
      charges: charges({ premium: 753_400 }),
      lapse: false,
    });
    const [, again] = await invoices(policy);
    expect(again).toMatchObject({ kind: 'REINSTATEMENT', status: 'Unpaid', due: 753_400 });
  });

  it('reverses everything for a rescinded quote and gives the money back', async () => {
    const policy = await bound({ charges: SURPLUS_CHARGES });
    await receive(policy.policyId, 1_000);
    await app.deliver('policy.changed.v1', rescinded(policy));
    expect(await invoices(policy)).toMatchObject([{ status: 'Paid', due: 0, paid: 0, lines: 0 }]);
    const reversed = (await events(policy)).at(-1);
    expect(reversed).toMatchObject({
      type: 'invoice.reversed.v1',
      amount: 2_150_245,
      refundDue: 100_000,
    });
    expect(await ledger(policy)).toEqual({});
  });

  it('makes a new invoice when an expired binder is extended', async () => {
    const policy = await bound();
    const expired = { ...policyState(policy, 2), binderExpiresOn: '2026-03-03T12:00:00.000Z' };
    await app.deliver('binder.expired.v1', { ...expired, charges: charges() });
    await app.deliver('binder.extended.v1', { ...expired, version: 3, charges: charges() });
    expect(await invoices(policy)).toMatchObject([
      { status: 'Paid', due: 0, closed_by: 'CREDIT' },
      { status: 'Unpaid', due: 1_000_000 },
    ]);
  });

  it('reports taxes of an issued surplus policy once', async () => {
    const policy = await bound({ charges: SURPLUS_CHARGES });
    const { insured, contact, agent, carrierId, terms } = binder(policy);
    const rating = {
      ratingId: randomUUID(),
      inputHash: 'a'.repeat(64),
      rateBookId: 'b',
      rateBookVersion: '1',
    };
    await app.deliver('policy.issued.v1', {
      ...policyState(policy, 2, 'ISSUED'),
      insured,
      contact,
      agent,
      carrierId,
      terms,
      charges: SURPLUS_CHARGES,
      rating,
      treatyIds: [],
      commissionPct: 15,
      timeZone: 'UTC',
      parentPolicyId: null,
      issuedBy: 'system',
    });
    const rows = await app.dataSource.query(
      'select state, surplus_line_tax::int as tax from tax_report_line where policy_id = $1',
      [policy.policyId],
    );
    expect(rows).toEqual([{ state: 'NV', tax: 99_425 }]);
  });

  it('posts what commissions tells', async () => {
    const policy = await bound();
    const commission = {
      commissionId: randomUUID(),
      agencyId: policy.agencyId,
      policyId: policy.policyId,
      policyNumber: policy.policyNumber,
      lineType: 'NBS' as const,
      currency: 'USD' as const,
      commissionable: 1_000_000,
      pct: 15,
      amount: 150_000,
      version: 1,
      scope: scopeOf({}),
    };
    await app.deliver('commission.accrued.v1', commission);
    await app.deliver('commission.released.v1', { ...commission, amount: 75_000, version: 2 });
    await app.deliver('commission.charged-back.v1', { ...commission, amount: -50_000, version: 3 });
    expect(await ledger(policy)).toMatchObject({
      COMMISSION_EXPENSE: 100_000,
      COMMISSION_ACCRUED: -25_000,
      COMMISSION_PAYABLE: -75_000,
    });
  });

  it('lets nobody change the journal, nor post what does not sum to zero', async () => {
    await bound();
    await expect(app.dataSource.query('update journal_entry set amount = 1')).rejects.toThrow();
    await expect(app.dataSource.query('delete from journal')).rejects.toThrow();
    const lame = `insert into journal_entry select gen_random_uuid(), id, 'CASH', 'USD', 5, null
                  from journal limit 1`;
    await expect(app.dataSource.query(lame)).rejects.toThrow('does not sum to zero');
  });

  it('reminds a week before it is due, a day and a week after, and of none whose notice runs', async () => {
    const remindedOf = async ({ policyId }: TestPolicy): Promise<number> => {
      const told = await events({ policyId } as TestPolicy);
      return told.filter(({ letter }) => letter === 'paymentReminder').length;
    };
    const [late, awaited] = [await bound(), await bound()];
    const awaits = (amount: number): Promise<unknown> =>
      app.dataSource.query('update invoice set pending = $2 where policy_id = $1', [
        awaited.policyId,
        amount,
      ]);
    await awaits(1_000_000);
    const financed = await bound();
    await app.dataSource.query('update policy_bill set processor_id = $2 where id = $1', [
      financed.policyId,
      randomUUID(),
    ]);
    const collected = newPolicy();
    await app.deliver('binder.bound.v1', binder(collected, { agencyBilled: true }));
    const paid = await bound();
    const pending = await bound();
    await receive(paid.policyId, 10_000);
    const status = policyState(pending, 2, 'CANCEL PENDING');
    const flags = {
      isPaid: false,
      isOpenForRenewal: false,
      nocStopped: false,
      cancelRequest: null,
    };
    await app.deliver('policy.changed.v1', { ...status, ...flags, action: 'cancel' });
    const overdue = async (policy: TestPolicy): Promise<number[]> => {
      const all = await events(policy);
      return all.flatMap(({ type, daysOverdue }) =>
        type === 'invoice.overdue.v1' ? [Number(daysOverdue)] : [],
      );
    };
    const sweepAfter = async (days: number): Promise<void> => {
      app.clock.advance(days * 86_400_000);
      await app.app.get(OverdueSweep).run();
    };
    const next = (): Promise<Date | null> => app.app.get(OverdueSweep).next({ except: [] });
    // Due on the third of March: 47 days from the standing fifteenth of January.
    const dueAt: (Date | null)[] = [];
    for (const days of [39, 1, 7, 1, 5, 1, 7]) {
      dueAt.push(await next());
      await sweepAfter(days);
    }
    // The days begin in Honolulu.
    const days = ['02-24', '03-04', '03-10'].map((day) => new Date(`2026-${day}T10:00:00.000Z`));
    expect([dueAt[1], dueAt[3], dueAt[5]]).toEqual(days);
    expect([await overdue(late), await remindedOf(late)]).toEqual([[1, 7], 3]);
    const remindersOf = (policy: TestPolicy): Promise<object[]> =>
      app.dataSource.query(
        `select actor from activity join invoice on invoice.id::text = activity.subject_id
         where activity.action = 'invoice.remind' and invoice.policy_id = $1`,
        [policy.policyId],
      );
    expect(await remindersOf(late)).toEqual([{ actor: null }, { actor: null }, { actor: null }]);
    expect(await remindersOf(collected)).toEqual([]);
    // Its agency collects it, by the bill of January: due on the second of March.
    expect([await overdue(collected), await remindedOf(collected)]).toEqual([[1, 7], 0]);
    expect(await remindedOf(pending)).toBe(0);
    expect([await overdue(awaited), await remindedOf(awaited)]).toEqual([[], 0]);
    await awaits(0);
    expect(await remindedOf(financed)).toBe(0);
    expect(await overdue(paid)).toEqual([]);
    expect(await overdue(pending)).toEqual([]);
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
