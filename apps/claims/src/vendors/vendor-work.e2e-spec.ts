import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { eventsOf, NOTICE, policyIssued } from '../claims/claim-world.fixture';
import { service } from '../main';
import { ConsentSweep } from './consent-sweep';
import type { VendorWorkResponse } from './vendor-work.dto';

const FILES = '/api/claims/v1/claimsFile';
const MINUTE_MS = 60_000;
const claimVerbs = (verbs: string): string[] => verbs.split(' ').map((verb) => `claim:${verb}`);

const QUOTE = { work: 'Find out what was taken', taskCodes: ['F100', 'F200'], amount: 1_000 };
const LINE = {
  date: '2026-01-15',
  kind: 'FEE',
  taskCode: 'F100',
  units: 2,
  unitPrice: 350,
  classification: 'Analyst',
  text: 'Images of two servers',
};

describe('the work of vendors', () => {
  let app: TestApp;
  let staff: TestCaller;
  let vendor: TestCaller;
  let other: TestCaller;
  let id: string;
  let at: string;
  const [vendorId, otherId, headId] = [randomUUID(), randomUUID(), randomUUID()];

  const join = async (organizationId: string, name: string, version = 1): Promise<TestCaller> => {
    await app.deliver('organization.saved.v1', {
      organizationId,
      accountType: 'VENDOR',
      name,
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version,
    });
    const permissions = claimVerbs('view note diary');
    return app.signIn({ accountType: 'VENDOR', organizationId, permissions, name: 'Vic Vance' });
  };
  const joinHead = (enabled: boolean, version: number): Promise<void> =>
    app.deliver('user.saved.v1', {
      userId: headId,
      organizationId: randomUUID(),
      accountType: 'COWBELL',
      roleId: randomUUID(),
      contact: { firstName: 'Ada', lastName: 'Moss', email: 'a@palisade.example', phone: null },
      roleName: 'Head of Claims',
      teamIds: [],
      agencyIds: [],
      accountIds: [],
      npn: null,
      authorityLevel: null,
      enabled,
      removed: false,
      version,
      scope: scopeOf({}),
    });
  const asked = async (): Promise<string> => {
    const { body } = await vendor.post<VendorWorkResponse>(`${at}/quotes`, QUOTE);
    return body.quotes[0].id;
  };
  const granted = async (): Promise<string> => {
    const quoteId = await asked();
    await staff.put(`${at}/quotes/${quoteId}/answer`, { isGranted: true });
    return quoteId;
  };
  const billed = async (invoiceNumber: string, change: object = {}): Promise<string> => {
    const body = { quoteId: await granted(), invoiceNumber, invoicedOn: '2026-01-15' };
    const sent = await vendor.post<VendorWorkResponse>(`${at}/invoices`, {
      ...body,
      lines: [LINE],
      ...change,
    });
    return sent.body.invoices[0].id;
  };
  const workOf = async (caller = staff): Promise<VendorWorkResponse> =>
    (await caller.get<VendorWorkResponse>(at)).body;

  beforeAll(async () => {
    app = await startApp(service);
    const policyId = randomUUID();
    await app.deliver('policy.issued.v1', policyIssued(policyId));
    await joinHead(true, 1);
    staff = await app.signIn({
      accountType: 'COWBELL',
      userId: headId,
      name: 'Ada Moss',
      permissions: claimVerbs('view create edit file manage reserve pay close note diary'),
    });
    vendor = await join(vendorId, 'Breachworks Response');
    other = await join(otherId, 'Coach Partners');
    const body = { policyId, ...NOTICE, isFiled: true };
    id = String((await staff.post('/api/policy/v1/claim', body)).body.claimId);
    at = `${FILES}/${id}/vendorWork`;
    await staff.post(FILES, { claimId: id });
    await staff.put(`${FILES}/${id}`, { vendorIds: [vendorId, otherId], lossAdjustment: 50_000 });
  });
  afterAll(() => app.close());

  it('goes by terms that the house agrees on', async () => {
    const rates = [{ classification: 'ANALYST', hourly: 300 }];
    const terms = { kind: 'FORENSICS', states: ['NV', 'CA'], rates };
    const saved = await staff.put(`${FILES}/vendors/${vendorId}`, terms);
    expect([saved.status, saved.body]).toEqual([
      200,
      { id: vendorId, name: 'Breachworks Response', ...terms, states: ['CA', 'NV'] },
    ]);
    expect((await staff.get<object[]>(`${FILES}/vendors`)).body).toMatchObject([
      { name: 'Breachworks Response', kind: 'FORENSICS' },
      { name: 'Coach Partners', kind: null, rates: [] },
    ]);
    expect((await staff.put(`${FILES}/vendors/${randomUUID()}`, terms)).status).toBe(404);
  });

  it('is quoted, and its handler is told; consent is given once', async () => {
    const quoteId = await asked();
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.changed.v1',
      data: { action: 'quoteAsked', handlerId: headId, reason: QUOTE.work },
    });
    const answer = `${at}/quotes/${quoteId}/answer`;
    expect((await vendor.put(answer, { isGranted: true })).status).toBe(403);
    const refusal = await staff.put(answer, { isGranted: false });
    expect(refusal.body).toMatchObject({ code: 'REASON_MISSING' });
    const refused = await staff.put(answer, { isGranted: false, reason: 'Too dear' });
    expect(refused.body).toMatchObject({
      quotes: [{ status: 'REFUSED', reason: 'Too dear', answeredByName: 'Ada Moss' }],
    });
    expect((await staff.put(answer, { isGranted: true })).body).toMatchObject({
      code: 'QUOTE_ANSWERED',
    });
    expect((await staff.post(`${at}/quotes`, QUOTE)).status).toBe(403);
  });

  it('goes to the head of claims when nobody answers within 15 minutes, once', async () => {
    const quoteId = await asked();
    const late = async (): Promise<unknown[]> => {
      await app.app.get(ConsentSweep).run();
      return (await eventsOf(app, id)).filter(
        ({ data }) => 'action' in data && data.action === 'quoteLate',
      );
    };
    app.clock.advance(14 * MINUTE_MS);
    expect(await late()).toHaveLength(0);
    app.clock.advance(MINUTE_MS);
    expect(await late()).toMatchObject([{ data: { handlerId: headId, reason: QUOTE.work } }]);
    expect(await late()).toHaveLength(1);
    await joinHead(false, 2);
    await asked();
    app.clock.advance(15 * MINUTE_MS);
    expect((await late()).slice(1)).toMatchObject([{ data: { handlerId: headId } }]);
    await joinHead(true, 3);
    const { quotes } = await workOf();
    expect(quotes.find((quote) => quote.id === quoteId)).toMatchObject({ isEscalated: true });
  });

  it('is written down, by nobody else, and not before it is done', async () => {
    const body = { workedOn: '2026-01-15', taskCode: 'F100', hours: 2.5, text: 'Images' };
    expect((await vendor.post(`${at}/log`, body)).body).toMatchObject({
      work: [{ hours: 2.5, taskCode: 'F100', loggedByName: 'Vic Vance' }],
    });
    const tomorrow = await vendor.post(`${at}/log`, { ...body, workedOn: '2026-03-01' });
    expect(tomorrow.body).toMatchObject({ code: 'DATE_IMPOSSIBLE' });
    expect((await staff.post(`${at}/log`, body)).status).toBe(403);
  });

  it('is billed line by line against what was agreed, appealed, answered and paid', async () => {
    const invoiceId = await billed('B-1');
    const known = await vendor.post(`${at}/invoices`, {
      invoiceNumber: 'b-1',
      invoicedOn: '2026-01-15',
      lines: [LINE],
    });
    expect(known.body).toMatchObject({ code: 'INVOICE_KNOWN' });
    const invoices = `${at}/invoices/${invoiceId}`;
    const wish = { payee: 'Breachworks Response', payeeType: 'VENDOR', method: 'WIRE' };
    const pay = (change: object): Promise<{ status: number; body: object }> =>
      staff.post(`${FILES}/${id}/payments`, { ...wish, ...change });
    expect((await pay({ invoiceNumber: 'b-1', loss: 600 })).status).toBe(201);
    expect((await workOf()).invoices[0]).toMatchObject({ paid: 600, left: 0 });
    expect((await workOf()).invoices[0]).toMatchObject({
      amount: 700,
      allowed: 600,
      lines: [{ cuts: [{ reason: 'RATE_ABOVE_CARD', amount: 100 }] }],
    });
    const appeal = { lines: [{ number: 1, text: 'It was a night' }] };
    expect((await vendor.post(`${invoices}/appeal`, appeal)).body).toMatchObject({
      invoices: [{ status: 'APPEALED' }],
    });
    const answer = { lines: [{ number: 1, allowed: 650, text: 'Half of it' }] };
    expect((await staff.put(`${invoices}/appeal`, answer)).body).toMatchObject({
      invoices: [{ status: 'ANSWERED', allowed: 650, lines: [{ answer: 'Half of it' }] }],
    });
    const file = await vendor.get<string>(`${invoices}/file`);
    expect(String(file.body)).toContain('RATE_ABOVE_CARD -50.00 / Half of it');
    await join(vendorId, 'Breachworks of Old', 2);
    const won = { vendorInvoiceId: invoiceId, payee: 'Breachworks of Old' };
    const beyond = await pay({ ...won, loss: 50.01 });
    expect(beyond.body).toMatchObject({ code: 'BEYOND_ALLOWED' });
    expect((await pay({ ...won, loss: 50 })).status).toBe(201);
    expect((await pay({ vendorInvoiceId: randomUUID(), loss: 50 })).body).toMatchObject({
      code: 'NO_INVOICE',
      errors: [{ pointer: '/vendorInvoiceId' }],
    });
    expect((await workOf(vendor)).invoices[0]).toMatchObject({
      vendorName: 'Breachworks of Old',
      paymentStatus: 'APPROVED',
      paid: 650,
      left: 0,
    });
  });

  it('is billed by a file, or refused with the line that cannot be read', async () => {
    const invoiceId = await billed('B-2', { lines: [{ ...LINE, unitPrice: 100 }] });
    const { body } = await vendor.get<string>(`${at}/invoices/${invoiceId}/file`);
    const ledes = String(body).replaceAll('B-2', 'B-3');
    const sent = await vendor.post<VendorWorkResponse>(`${at}/invoices`, {
      quoteId: await granted(),
      ledes,
    });
    expect(sent.body.invoices.find((one) => one.invoiceNumber === 'B-3')).toMatchObject({
      amount: 200,
      allowed: 200,
    });
    expect((await vendor.post(`${at}/invoices`, { ledes: 'PDF' })).body).toMatchObject({
      code: 'LEDES_INVALID',
      errors: [{ pointer: '/ledes' }],
    });
    expect((await vendor.post(`${at}/invoices`, { invoiceNumber: 'B-4' })).body).toMatchObject({
      errors: [{ pointer: '/invoicedOn' }],
    });
    const dear = { ...LINE, units: 100_000, unitPrice: 1_000_000_000 };
    const huge = { invoiceNumber: 'B-6', invoicedOn: '2026-01-15', lines: [LINE, dear] };
    expect((await vendor.post(`${at}/invoices`, huge)).body).toMatchObject({
      code: 'AMOUNT_TOO_HIGH',
      errors: [{ pointer: '/lines/1/unitPrice' }],
    });
    const foreign = { quoteId: randomUUID(), invoiceNumber: 'B-5', invoicedOn: '2026-01-15' };
    expect((await vendor.post(`${at}/invoices`, { ...foreign, lines: [LINE] })).body).toMatchObject(
      { code: 'NO_QUOTE' },
    );
  });

  it('is seen by its vendor and the house, and by no other vendor', async () => {
    expect((await workOf(vendor)).invoices.length).toBeGreaterThan(0);
    expect(await workOf(other)).toMatchObject({ quotes: [], work: [], invoices: [] });
    const [{ id: invoiceId }] = (await workOf()).invoices;
    expect((await other.get(`${at}/invoices/${invoiceId}/file`)).status).toBe(404);
    const agency = await app.signIn({
      accountType: 'AGENCY',
      permissions: claimVerbs('view note'),
    });
    expect((await agency.get(at)).status).toBe(404);
  });

  it('ends with the file', async () => {
    const filed = await staff.post('/api/policy/v1/claim', {
      policyId: (await staff.get(`${FILES}/${id}`)).body.policyId,
      ...NOTICE,
      isFiled: true,
    });
    const claimId = String(filed.body.claimId);
    await staff.post(FILES, { claimId });
    await staff.put(`${FILES}/${claimId}`, { vendorIds: [vendorId] });
    await vendor.post(`${FILES}/${claimId}/vendorWork/quotes`, QUOTE);
    await staff.put(`${FILES}/${claimId}`, { isVoid: true, reason: 'Told of twice' });
    app.clock.advance(15 * MINUTE_MS);
    await app.app.get(ConsentSweep).run();
    expect(JSON.stringify(await eventsOf(app, claimId))).not.toContain('quoteLate');
    const closed = await vendor.post(`${FILES}/${claimId}/vendorWork/quotes`, QUOTE);
    expect(closed.status).toBe(409);
  });
});
