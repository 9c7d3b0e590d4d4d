import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { bound, eventsOf, typesOf } from '../policies/policy-world.fixture';

const API = '/api/policy/v1';
const PERMISSIONS = ['policy:view', 'binder:view', 'policy:cancel', 'policy:cancel-request'];

describe('the money of a policy', () => {
  let app: TestApp;
  let staff: TestCaller;

  const scope = scopeOf({});
  const created = (policyId: string, invoiceId: string) => ({
    invoiceId,
    invoiceNumber: 'I-26-0000001',
    policyId,
    policyNumber: 'P-26-0000001',
    kind: 'NEW' as const,
    lines: [{ type: 'premium', amount: 105_000 }],
    currency: 'USD' as const,
    amountDue: 105_000,
    balance: 105_000,
    dueDate: '2026-02-14',
    agencyBilled: false,
    version: 1,
    scope,
  });
  const settled = (policyId: string, invoiceId: string, paid: number, version: number) => ({
    invoiceId,
    invoiceNumber: 'I-26-0000001',
    policyId,
    policyNumber: 'P-26-0000001',
    currency: 'USD' as const,
    amountDue: 105_000,
    paid,
    balance: 105_000 - paid,
    dueDate: '2026-02-14',
    closedBy: 'PAYMENT' as const,
    version,
    scope,
  });
  const read = async (id: string): Promise<Record<string, unknown>> =>
    (await staff.get(`${API}/${id}`)).body;

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
  });
  afterAll(() => app.close());

  it('follows the invoice until it is paid, whatever order its events come in', async () => {
    const { policyId } = await bound(app);
    const invoiceId = randomUUID();
    await app.deliver('invoice.created.v1', created(policyId, invoiceId));
    expect(await read(policyId)).toMatchObject({
      isPaid: false,
      money: { amountDue: 1050, paid: 0, balance: 1050, dueDate: '2026-02-14' },
    });
    const unpaid = () => staff.get(`${API}/search?isUnpaid=true`);
    const row = { id: policyId, amountDue: 1050, balance: 1050 };
    expect((await unpaid()).body).toMatchObject({ content: [row] });
    await app.deliver('invoice.paid.v1', settled(policyId, invoiceId, 105_000, 3));
    await app.deliver('invoice.partially-paid.v1', settled(policyId, invoiceId, 50_000, 2));
    expect(await read(policyId)).toMatchObject({
      isPaid: true,
      money: { balance: 0, dueDate: null },
    });
    expect((await unpaid()).body).toMatchObject({ content: [] });
    expect((await staff.get(`${API}/binders/search?status=ISSUED&filter=PAID`)).body).toMatchObject(
      {
        content: [{ id: policyId, status: 'ISSUED', isPaid: true }],
      },
    );
    const published = await eventsOf(app, policyId);
    expect(published.findLast(({ data }) => data['action'] === 'paid')).toMatchObject({
      data: { action: 'paid', isPaid: true },
    });
  });

  it('counts what a financer has paid, and shows the policy to the financer', async () => {
    const { policyId } = await bound(app);
    const [financeId, processorId] = [randomUUID(), randomUUID()];
    const invoiceId = randomUUID();
    await app.deliver('invoice.created.v1', created(policyId, invoiceId));
    const processor = await app.signIn({
      accountType: 'PREMIUM_PROCESSOR',
      organizationId: processorId,
      permissions: PERMISSIONS,
    });
    expect((await processor.get(`${API}/${policyId}`)).status).toBe(404);
    await app.deliver('finance.accepted.v1', {
      financeId,
      financeQuoteNumber: 'F-1',
      policyId,
      policyNumber: 'P-26-0000001',
      processorId,
      currency: 'USD',
      amountFinanced: 84_000,
      downPayment: 21_000,
      apr: 9.5,
      installments: 10,
      installmentAmount: 8_800,
      firstInstallmentDue: '2026-02-15',
      signeeName: 'Ira',
      signedAt: '2026-01-15T12:00:00.000Z',
      version: 1,
      scope,
      docId: randomUUID(),
    });
    expect((await processor.get(`${API}/${policyId}`)).body).toMatchObject({
      isPremiumFinanced: true,
      isPaid: false,
    });
    const funded = { financeId, policyId, processorId, currency: 'USD' as const, amount: 84_000 };
    await app.deliver('finance.funded.v1', { ...funded, version: 2, scope });
    expect(await read(policyId)).toMatchObject({ isPremiumFinancePaid: true, isPaid: false });
    await app.deliver('invoice.paid.v1', settled(policyId, invoiceId, 105_000, 3));
    expect(await read(policyId)).toMatchObject({ isPremiumFinancePaid: true, isPaid: true });
  });

  it('stops a notice for non-payment when the policy is paid in full', async () => {
    const { policyId } = await bound(app);
    const invoiceId = randomUUID();
    await app.deliver('invoice.created.v1', created(policyId, invoiceId));
    app.clock.advance(35 * 86_400_000);
    const body = { effectiveDate: '2026-03-10', reason: 'NON_PAYMENT' };
    const pending = await staff.put(`${API}/cancel/${policyId}`, body);
    expect(pending.body).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { noticeDays: 15 },
    });
    await app.deliver('invoice.paid.v1', settled(policyId, invoiceId, 105_000, 2));
    expect(await read(policyId)).toMatchObject({ status: 'IN FORCE', nocStopped: true });
    expect((await typesOf(app, policyId)).at(-1)).toBe('policy.cancel-stopped.v1');
  });

  it('is unpaid again when a payment that stopped a notice comes back, and may get notice anew', async () => {
    const { policyId } = await bound(app);
    const invoiceId = randomUUID();
    await app.deliver('invoice.created.v1', created(policyId, invoiceId));
    const notice = (effectiveDate: string) =>
      staff.put(`${API}/cancel/${policyId}`, { effectiveDate, reason: 'NON_PAYMENT' });
    expect((await notice('2026-04-20')).body).toMatchObject({ status: 'CANCEL PENDING' });
    await app.deliver('invoice.paid.v1', settled(policyId, invoiceId, 105_000, 2));
    expect(await read(policyId)).toMatchObject({ status: 'IN FORCE', isPaid: true });
    await app.deliver('invoice.failed.v1', settled(policyId, invoiceId, 0, 3));
    expect(await read(policyId)).toMatchObject({
      status: 'IN FORCE',
      isPaid: false,
      money: { paid: 0, balance: 1050, dueDate: '2026-02-14' },
    });
    expect((await notice('2026-04-25')).body).toMatchObject({
      status: 'CANCEL PENDING',
      nocStopped: false,
    });
  });

  it('gives notice when the financer reports a default, and stops it when that is cured', async () => {
    const { policyId } = await bound(
      app,
      {},
      { effectiveDate: '2026-02-01', endDate: '2027-02-01' },
    );
    const [financeId, processorId] = [randomUUID(), randomUUID()];
    const plan = { financeId, policyId, processorId, currency: 'USD' as const };
    await app.deliver('finance.accepted.v1', {
      ...plan,
      financeQuoteNumber: 'F-1',
      policyNumber: 'P-26-0000001',
      amountFinanced: 84_000,
      downPayment: 21_000,
      apr: 9.5,
      installments: 10,
      installmentAmount: 8_800,
      firstInstallmentDue: '2026-03-01',
      signeeName: 'Ira',
      signedAt: '2026-01-15T12:00:00.000Z',
      docId: randomUUID(),
      version: 1,
      scope,
    });
    const defaulted = { ...plan, unpaid: 80_000, noticeSentOn: '2026-02-10', version: 2, scope };
    await app.deliver('finance.defaulted.v1', defaulted);
    expect(await read(policyId)).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { reason: 'NON_PAYMENT', noticeDays: 15 },
    });
    const cured = { financeId, policyId, outcome: 'CURED' as const, version: 3, scope };
    await app.deliver('finance.ended.v1', cured);
    expect(await read(policyId)).toMatchObject({ status: 'IN FORCE', cancellation: null });
  });

  it('takes a reversed invoice off what is due', async () => {
    const { policyId } = await bound(app, { signed: null });
    const invoiceId = randomUUID();
    await app.deliver('invoice.created.v1', created(policyId, invoiceId));
    await app.deliver('invoice.reversed.v1', {
      invoiceId,
      invoiceNumber: 'I-26-0000001',
      policyId,
      currency: 'USD',
      amount: 105_000,
      refundDue: 0,
      version: 2,
      scope,
    });
    expect(await read(policyId)).toMatchObject({
      isPaid: false,
      money: { amountDue: 0, balance: 0 },
    });
  });
});
