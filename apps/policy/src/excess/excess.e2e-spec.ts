import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  accountCreated,
  AGENCY,
  agencySaved,
  bound,
  boundQuote,
  CARRIER,
  charged,
  eventsOf,
  typesOf,
} from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const MILLION = 100_000_000;
const STAFF = [
  'policy:view',
  'document:view',
  'policy:program',
  'policy:regenerate-invoice',
  'underwriting:release',
  'underwriting:rescind',
  'policy:void',
  'policy:cancel',
  'policy:flat-cancel',
  'policy:cancel-request',
  'policy:undo-cancel',
];
type Bound = EventData<'quote.bound.v1'>;

describe('policies above others, in programs, and where their papers are', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;
  let docs: Server;
  /** What docs has; null while it is away. */
  let papers: object[] | null = [];

  beforeAll(async () => {
    docs = createServer(({ url }, response) => {
      const status = papers ? 200 : 500;
      const isPage = String(url).includes('/search/');
      const body = isPage ? { content: papers } : papers;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => docs.listen(0, '127.0.0.1', resolve));
    const { port } = docs.address() as AddressInfo;
    app = await startApp(service, { DOCS_URL: `http://127.0.0.1:${port}` });
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
    const permissions = ['policy:view', 'document:view'];
    agent = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    await app.deliver('agency.saved.v1', { ...agencySaved(true), programs: ['Health care'] });
    await app.deliver('organization.saved.v1', {
      organizationId: CARRIER,
      accountType: 'CARRIER',
      name: 'Harbor Mutual',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    } as EventData<'organization.saved.v1'>);
  });
  afterAll(async () => {
    await app.close();
    docs.close();
  });
  beforeEach(() => {
    papers = [];
    goTo('2026-01-15T20:00:00.000Z');
  });

  const goTo = (instant: string): void =>
    app.clock.advance(new Date(instant).getTime() - app.clock.now().getTime());
  const read = async (id: string): Promise<Record<string, unknown>> =>
    (await staff.get(`${API}/${id}`)).body as Record<string, unknown>;
  const passes = async (event: string, id: string): Promise<void> => {
    const told = (await eventsOf(app, id)).findLast(({ type }) => type === event);
    await app.deliver(event as 'policy.cancelled.v1', (told as never as { data: never }).data);
  };
  /** A policy in force of a client of its own, and a layer of a million above it. */
  const layered = async (reach = MILLION): Promise<{ below: Bound; layer: Bound }> => {
    const below = await bound(app);
    const term = { product: 'P_PLUS', market: 'SURPLUS', attachment: reach } as const;
    const layer = await bound(app, {}, { ...term, coverages: [] }, below.insured.accountId);
    await app.app.get(PolicySweep).run();
    return { below, layer };
  };
  const filed = async ({ policyId }: Bound): Promise<string> => {
    const claimId = randomUUID();
    const head = { claimId, claimNumber: 'C-26-0000001', policyId, scope: scopeOf({}) };
    const notice = { lossDate: null, reportedDate: '2026-02-01', causes: [], reporterName: 'Ira' };
    await app.deliver('claim.filed.v1', { ...head, ...notice, version: 1 });
    return claimId;
  };

  it('stand on the policy below, and tell how much of it claims have left', async () => {
    const { below, layer } = await layered();
    const claimId = await filed(below);
    const none = { firstPartyExpense: 0, firstPartyLoss: 0, thirdPartyLoss: 0, lossAdjustment: 0 };
    const paid = { ...none, firstPartyLoss: 20_000_000, thirdPartyLoss: 5, lossAdjustment: 7_777 };
    await app.deliver('claim.reserve-changed.v1', {
      claimId,
      claimNumber: 'C-26-0000001',
      policyId: below.policyId,
      currency: 'USD',
      reserves: paid,
      paid,
      total: 0,
      incurred: 0,
      aggregateLeft: 0,
      version: 2,
      scope: scopeOf({}),
    });
    expect(await read(layer.policyId)).toMatchObject({
      status: 'IN FORCE',
      underlying: {
        policyId: below.policyId,
        limit: 1_000_000,
        attachment: 1_000_000,
        eroded: 200_000.05,
        left: 799_999.95,
        isGap: false,
      },
    });
    expect(await read(below.policyId)).toMatchObject({ underlying: null });
  });

  it('are not issued over nothing, by nobody, until there is something', async () => {
    const { below, layer } = await layered(2 * MILLION);
    const { quoteId } = layer.quoteHead;
    const issue = (caller: TestCaller) => caller.post(`${API}/excess/issue/${quoteId}`, {});
    expect(await issue(staff)).toMatchObject({ status: 409, body: { code: 'UNDERLYING_MISSING' } });
    expect((await issue(agent)).status).toBe(403);
    const other = await staff.post(`${API}/excess/issue/${below.quoteHead.quoteId}`, {});
    expect(other).toMatchObject({ status: 409, body: { code: 'NOT_EXCESS' } });
    expect((await staff.post(`${API}/excess/issue/${randomUUID()}`, {})).status).toBe(404);
    const more = { product: 'P250_S', aggregateLimit: 2 * MILLION } as const;
    await bound(app, {}, more, below.insured.accountId);
    expect(await issue(staff)).toMatchObject({
      status: 200,
      body: { status: 'ISSUED', underlying: { limit: 2_000_000 } },
    });
  });

  it('end with the policy below, and never were where that never was', async () => {
    const { below, layer } = await layered();
    goTo('2026-03-16T20:00:00.000Z');
    const wish = { effectiveDate: '2026-06-01', reason: 'UNDERWRITING' };
    expect((await staff.put(`${API}/cancel/${below.policyId}`, wish)).status).toBe(200);
    goTo('2026-06-01T20:00:00.000Z');
    await app.app.get(PolicySweep).run();
    await passes('policy.cancelled.v1', below.policyId);
    expect(await read(layer.policyId)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { effectiveDate: '2026-06-01', reason: 'UNDERLYING_ENDED' },
    });
    const undone = await staff.put(`${API}/undo-cancelled/${below.policyId}`, {
      reason: 'In error',
    });
    expect(undone.status).toBe(200);
    await passes('policy.reinstated.v1', below.policyId);
    expect(await read(layer.policyId)).toMatchObject({ status: 'IN FORCE', cancellation: null });
    expect((await eventsOf(app, layer.policyId)).at(-1)).toMatchObject({
      type: 'policy.reinstated.v1',
    });
    goTo('2026-01-15T20:00:00.000Z');
    const flat = await layered();
    const whole = { effectiveDate: '2026-01-15', reason: 'ERROR', cancellationType: 'FLAT' };
    await staff.put(`${API}/cancel/${flat.below.policyId}`, whole);
    await passes('policy.cancelled.v1', flat.below.policyId);
    expect(await read(flat.layer.policyId)).toMatchObject({ status: 'FLAT CANCELLED' });
  });

  it('follow a change of the policy below', async () => {
    const { below, layer } = await layered();
    const head = { ...boundQuote().quoteHead, kind: 'ENDORSEMENT' as const };
    await app.deliver('quote.bound.v1', {
      ...below,
      quoteHead: { ...head, effectiveDate: '2026-01-15' },
      parentPolicyId: below.policyId,
      terms: { ...below.terms, aggregateLimit: MILLION / 2 },
      charges: charged({ premium: -10_000 }),
      version: 10,
    });
    await passes('policy.endorsed.v1', below.policyId);
    expect(await read(layer.policyId)).toMatchObject({
      underlying: { limit: 500_000, isGap: true },
    });
    expect((await eventsOf(app, layer.policyId)).at(-1)).toMatchObject({
      type: 'policy.changed.v1',
      data: { action: 'followUnderlying' },
    });
  });

  it('go on over the renewal of the policy below where they run longer', async () => {
    const { below, layer } = await layered();
    await app.dataSource.query('update policy set end_date = $2 where id = $1', [
      layer.policyId,
      '2027-06-15',
    ]);
    const { insured, policyId: parentPolicyId } = below;
    const head = { ...boundQuote().quoteHead, kind: 'RENEWAL' as const };
    const next = { effectiveDate: '2027-01-15', endDate: '2028-01-15' };
    const renewal = await bound(
      app,
      { parentPolicyId, quoteHead: { ...head, effectiveDate: next.effectiveDate } },
      next,
      insured.accountId,
    );
    goTo('2027-01-15T20:00:00.000Z');
    await app.app.get(PolicySweep).run();
    await passes('policy.renewed.v1', below.policyId);
    expect(await read(layer.policyId)).toMatchObject({
      underlying: { policyId: renewal.policyId, effectiveDate: '2027-01-15' },
    });
    // The renewal never was: the layer stood on the term before it, and ends with that.
    const told = (await eventsOf(app, renewal.policyId)).findLast(
      ({ type }) => type === 'policy.issued.v1',
    );
    const { policyHead, scope } = (told as never as { data: EventData<'policy.issued.v1'> }).data;
    const charges = charged({ premium: 0 });
    const voided = { policyHead, scope, reason: 'ERROR', charges, premiums: [], version: 99 };
    await app.deliver('policy.voided.v1', voided as never);
    expect(await read(layer.policyId)).toMatchObject({
      cancellation: { effectiveDate: '2027-01-15', reason: 'UNDERLYING_ENDED' },
    });
  });

  it('are rescinded while nobody claims', async () => {
    const { below, layer } = await layered();
    const rescind = (id: string, caller = staff) =>
      caller.put(`${API}/excess/rescind/${id}`, { reason: 'Written in error' });
    expect(await rescind(below.policyId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_EXCESS' },
    });
    expect((await rescind(layer.policyId, agent)).status).toBe(403);
    const offered = await read(layer.policyId);
    expect(offered.allowedActions).toContain('rescindExcess');
    expect(await rescind(layer.policyId)).toMatchObject({
      status: 200,
      body: { status: 'FLAT CANCELLED', totalPremium: 0 },
    });
    const claimed = await layered();
    await filed(claimed.layer);
    expect(await rescind(claimed.layer.policyId)).toMatchObject({
      status: 409,
      body: { code: 'CLAIM_FILED' },
    });
  });

  it("are written without a quote over another carrier's policy, with its evidence", async () => {
    const told = accountCreated();
    const accountId = randomUUID();
    const docId = randomUUID();
    await app.deliver('account.created.v1', {
      ...told,
      insured: { ...told.insured, accountId },
      contact: boundQuote().contact,
      scope: scopeOf({ accountId, agencyId: AGENCY }),
    });
    const underlying = {
      insurer: 'Tideway',
      policyNumber: 'TW-1',
      limit: 3_000_000,
      docId,
      effectiveDate: '2026-01-01',
      endDate: '2027-01-01',
    };
    const term = { effectiveDate: '2026-02-01', endDate: '2027-01-01' };
    const body = { accountId, carrierId: CARRIER, underlying, limit: 2_000_000, premium: 10_000 };
    const write = (change: object = {}) =>
      staff.post<Record<string, never>>(`${API}/excess/adhoc`, { ...body, ...term, ...change });
    const missing = { status: 400, body: { errors: [{ pointer: '/underlying/docId' }] } };
    expect(await write()).toMatchObject(missing);
    papers = null;
    expect((await write()).status).toBe(503);
    papers = [{ docId }];
    expect(await write({ endDate: '2027-01-02' })).toMatchObject({ status: 400 });
    expect(await write({ carrierId: randomUUID() })).toMatchObject({ status: 400 });
    expect(await write({ accountId: randomUUID() })).toMatchObject({ status: 400 });
    const written = await write();
    expect(written).toMatchObject({
      status: 201,
      body: {
        product: 'P_PLUS',
        status: 'ISSUED',
        premium: 10_000,
        charges: { surplusLineTax: 350, surplusStampingFee: 40 },
        underlying: { insurer: 'Tideway', attachment: 3_000_000, left: 3_000_000, docId },
      },
    });
    expect(await typesOf(app, String(written.body.id))).toEqual([
      'binder.bound.v1',
      'policy.issued.v1',
    ]);
    expect(await write()).toMatchObject({ status: 409, body: { code: 'COVER_OVERLAPS' } });
  });

  it('are written over one of ours, of the same client', async () => {
    const below = await bound(app);
    const other = await bound(app);
    const { accountId } = below.insured;
    // Known from before its details were told: its last policy has them.
    await app.dataSource.query(
      `insert into account (id, agency_id, agency_told, team_ids, version) values ($1, $2, true, '{}', 1)`,
      [accountId, AGENCY],
    );
    const term = { effectiveDate: '2026-02-01', endDate: '2027-01-15' };
    const body = { accountId, carrierId: CARRIER, limit: 1_000_000, premium: 5_000, ...term };
    const write = (underlyingPolicyId: string) =>
      staff.post(`${API}/excess/adhoc`, { ...body, underlyingPolicyId });
    expect(await write(other.policyId)).toMatchObject({ status: 409 });
    const ended = async (status: string): Promise<void> => {
      await app.dataSource.query('update policy set status = $2 where id = $1', [
        below.policyId,
        status,
      ]);
    };
    await ended('CANCELLED');
    expect(await write(below.policyId)).toMatchObject({ body: { code: 'UNDERLYING_ENDED' } });
    await ended('IN FORCE');
    const underlying = {
      insurer: 'Tideway',
      policyNumber: 'TW-1',
      limit: 3_000_000,
      docId: randomUUID(),
      effectiveDate: '2026-01-01',
      endDate: '2027-06-01',
    };
    const both = { ...body, underlyingPolicyId: below.policyId, underlying };
    expect(await staff.post(`${API}/excess/adhoc`, both)).toMatchObject({
      status: 400,
      body: { code: 'UNDERLYING_TWICE' },
    });
    expect(await write(below.policyId)).toMatchObject({
      status: 201,
      body: { underlying: { policyId: below.policyId, attachment: 1_000_000 } },
    });
  });

  it('are put in a program of their agency, and taken out again', async () => {
    const { policyId } = await bound(app);
    const put = (what: 'add' | 'remove', program: string, caller = staff) =>
      caller.put(`${API}/program/${what}/${policyId}`, { program });
    expect((await put('add', 'Gold')).status).toBe(400);
    expect((await put('add', 'Health care', agent)).status).toBe(403);
    expect(await put('add', 'Marine')).toMatchObject({
      status: 409,
      body: { code: 'PROGRAM_NOT_OF_AGENCY' },
    });
    expect(await put('remove', 'Health care')).toMatchObject({
      status: 409,
      body: { code: 'NOT_IN_PROGRAM' },
    });
    expect(await put('add', 'Health care')).toMatchObject({
      status: 200,
      body: { program: 'Health care' },
    });
    const told = (await eventsOf(app, policyId)).at(-1);
    expect(told).toMatchObject({ data: { action: 'addToProgram', program: 'Health care' } });
    expect(await put('remove', 'Health care')).toMatchObject({
      status: 200,
      body: { program: null },
    });
  });

  it('keep the program that their renewal was rated by', async () => {
    const { policyId } = await bound(app, { program: 'Marine' });
    expect(await read(policyId)).toMatchObject({ program: 'Marine' });
    const { policyId: unknown } = await bound(app, { program: 'Gold' });
    expect(await read(unknown)).toMatchObject({ program: null });
  });

  it('have a document at a link, of today and of an instant', async () => {
    const data = await bound(app);
    const { policyNumber } = await read(data.policyId);
    const paper = (docName: string, created: string) => ({
      docId: randomUUID(),
      docName,
      docType: 'POLICY',
      fileName: `${docName}.pdf`,
      created,
    });
    const newer = paper(`Policy ${String(policyNumber)}`, '2026-03-01T00:00:00.000Z');
    const older = paper(`Policy ${String(policyNumber)}`, '2026-01-16T00:00:00.000Z');
    const notice = paper('Notice of cancellation', '2026-04-01T00:00:00.000Z');
    const find = (query = '') => agent.get(`${API}/document/${data.policyId}${query}`);
    expect(await find()).toMatchObject({ status: 404, body: { code: 'DOCUMENT_NOT_FOUND' } });
    papers = [notice, newer, older];
    expect((await find()).body).toEqual({
      docId: newer.docId,
      fileName: newer.fileName,
      link: `/api/docs/v1/download?docId=${newer.docId}`,
    });
    expect((await find('?created=2026-02-01T00:00:00Z')).body).toMatchObject({
      docId: older.docId,
    });
    expect((await find(`?accountId=${data.insured.accountId}`)).status).toBe(200);
    expect((await find(`?accountId=${randomUUID()}`)).status).toBe(404);
    papers = null;
    expect((await find()).status).toBe(503);
  });

  it('have their invoice printed anew once something is billed', async () => {
    const { policyId, scope } = await bound(app);
    const print = (caller = staff) => caller.post(`${API}/regenerate-invoice/${policyId}`);
    expect(await print()).toMatchObject({ status: 409, body: { code: 'INVOICE_MISSING' } });
    expect((await print(agent)).status).toBe(403);
    await app.dataSource.query(
      `insert into invoice (id, policy_id, invoice_number, currency, amount_due, paid, pending, balance,
         due_date, is_reversed, version) values ($1, $2, 'I-1', 'USD', 1, 0, 0, 1, '2026-02-14', false, 1)`,
      [randomUUID(), policyId],
    );
    const { body } = await print();
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      type: 'policy.changed.v1',
      data: { action: 'printInvoice', invoiceDocId: body.docId, scope },
    });
  });
});
