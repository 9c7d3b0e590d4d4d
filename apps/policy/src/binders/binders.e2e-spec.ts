import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { retryWhileBusy, startApp } from '@palisade/testing';
import { service } from '../main';
import {
  AGENCY,
  bound,
  boundQuote,
  charged,
  eventsOf,
  accountCreated,
  agencySaved,
  typesOf,
} from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const PERMISSIONS = ['binder:view', 'binder:extend', 'policy:view', 'quote:issue'];
const OPEN = [
  { id: randomUUID(), title: 'Proof of MFA', stage: 'issue', dueAt: null, state: 'open' },
] as const;

describe('binders', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agency: TestCaller;

  const extend = ({ policyId }: { policyId: string }, body: object) =>
    staff.put(`${API}/binders/extend/${policyId}`, body);
  const setStatus = (policyId: string, status: string): Promise<unknown> =>
    app.dataSource.query('update policy set status = $2, due_at = null where id = $1', [
      policyId,
      status,
    ]);
  const ready = (quoteId: string): Promise<unknown> =>
    app.dataSource.query(
      `update issue_condition set signed_at = now(), subjectivities = '[]' where id = $1`,
      [quoteId],
    );

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('agency.saved.v1', agencySaved(false));
    staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
    const organization = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    agency = await app.signIn({ ...organization, permissions: PERMISSIONS });
  });
  afterAll(() => app.close());

  it('makes a numbered binder of a bound quote and tells of it', async () => {
    const { policyId } = await bound(app, { signed: null });
    const { body } = await agency.get(`${API}/binders/${policyId}`);
    expect(body).toMatchObject({
      id: policyId,
      policyNumber: 'P-26-0000001',
      status: 'BOUND',
      totalPremium: 1050,
      companyName: 'Red Rock Dental',
      agencyName: 'Harborline',
      isPaid: false,
      issueGuards: [
        { code: 'APPLICATION_UNSIGNED', pointer: '/signed' },
        { code: 'ISSUE_AUTHORITY_MISSING', pointer: '/agencyId' },
      ],
      allowedActions: [],
    });
    const { body: paid } = await staff.get(`${API}/${policyId}`);
    expect(paid).toMatchObject({ status: 'BOUND', weIssue: true });
    const [event, ...more] = await eventsOf(app, policyId);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: 'binder.bound.v1',
      data: {
        policyHead: { policyNumber: 'P-26-0000001', status: 'BOUND', revision: 0 },
        charges: { premium: 100_000, amountDue: 105_000 },
        scope: { agencyId: AGENCY },
        version: 1,
      },
    });
    const listed = await agency.get(`${API}/binders/search?filter=NEED PAYMENT&search=red%20rock`);
    expect(listed.body).toMatchObject({ content: [{ id: policyId }], totalElements: 1 });
    expect((await agency.get(`${API}/search`)).body).toMatchObject({ totalElements: 0 });
  });

  it('issues by itself when the bound quote is signed and nothing is open', async () => {
    const { policyId, quoteHead } = await bound(app);
    const { body } = await staff.get(`${API}/${policyId}`);
    expect(body).toMatchObject({
      policyId,
      quoteId: quoteHead.quoteId,
      status: 'ISSUED',
      revision: 1,
      charges: { premium: 1000, brokerFee: 50, amountDue: 1050 },
      revisions: [{ number: 1, type: 'NEW', premiumChange: 1000 }],
      binders: [{ id: policyId, status: 'ISSUED' }],
      weIssue: false,
      terms: { aggregateLimit: 1_000_000 },
    });
    expect(body.terms).not.toHaveProperty('premiumLines');
    const [, issued] = await eventsOf(app, policyId);
    expect(issued).toMatchObject({
      type: 'policy.issued.v1',
      data: {
        issuedBy: 'system',
        policyHead: { revision: 1 },
        charges: { amountDue: 105_000 },
        terms: { premiumLines: [{ key: 'TRIA', amount: 1_000 }] },
      },
    });
  });

  it('issues the UK edition in pounds, without a state', async () => {
    const insured = { ...boundQuote().insured, state: null, timeZone: 'Europe/London' };
    const charges = charged({ currency: 'GBP', premium: 69_000, ipt: 8_280 });
    const terms = { product: 'P_ONE', market: 'UK', state: null } as const;
    const { policyId } = await bound(app, { insured, charges }, terms);
    expect((await staff.get(`${API}/${policyId}`)).body).toMatchObject({
      status: 'ISSUED',
      product: 'P_ONE',
      currency: 'GBP',
      state: null,
      charges: { premium: 690, ipt: 82.8, amountDue: 772.8 },
    });
  });

  it('issues by itself when the signature and the last clearance come after binding', async () => {
    const data = await bound(app, { signed: null, subjectivities: [...OPEN] });
    const { policyId, quoteHead } = data;
    const scope = scopeOf({});
    const signature = { signeeName: 'Ira Stone', signeeTitle: 'Owner', docId: randomUUID() };
    await app.deliver('quote.signed.v1', {
      quoteHead,
      ...signature,
      signedAt: '2026-01-15T12:00:00.000Z',
      documentHash: 'c'.repeat(64),
      version: 10,
      scope,
    });
    const refused = await staff.post(`${API}/binders/issue/${policyId}`);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'SUBJECTIVITY_OPEN', errors: [{ detail: 'Proof of MFA is missing.' }] },
    });
    const subjectivities = [{ ...OPEN[0], state: 'cleared' as const }];
    const action = { action: 'subjectivity', assignedUnderwriterId: null };
    const change = { quoteHead, ...action, subjectivities, version: 11, scope };
    await app.deliver('quote.changed.v1', change);
    expect(await typesOf(app, policyId)).toEqual(['binder.bound.v1', 'policy.issued.v1']);
    await app.deliver('quote.changed.v1', { ...change, version: 12 });
    expect(await typesOf(app, policyId)).toHaveLength(2);
  });

  it('names the missing signature, and the missing authority of an agency', async () => {
    const { policyId, quoteHead } = await bound(app, { signed: null });
    const unsigned = await staff.post(`${API}/binders/issue/${policyId}`);
    expect(unsigned.body.detail).toBe('The named insured has not signed the application yet.');
    await ready(quoteHead.quoteId);
    const unauthorized = await agency.post(`${API}/binders/issue/${policyId}`);
    expect(unauthorized).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: '/agencyId' }] },
    });
    await app.deliver('agency.saved.v1', { ...agencySaved(true), version: 2 });
    const body = { effectiveDate: '2026-01-15', customerPhone: '(702) 555-0134' };
    const issued = await agency.post(`${API}/binders/issue/${policyId}`, body);
    expect(issued).toMatchObject({
      status: 200,
      body: { status: 'ISSUED', contact: { firstName: 'Ira', phone: '+17025550134' } },
    });
  });

  it('tells of commission that its agency keeps, but not of a binder from before that', async () => {
    const kept = await bound(app, { agencyBilled: true });
    const before = await bound(app, { agencyBilled: true, signed: null });
    // As the upgrade leaves it: billed gross.
    await app.dataSource.query('update policy set commission_kept = false where id = $1', [
      before.policyId,
    ]);
    await ready(before.quoteHead.quoteId);
    expect((await staff.post(`${API}/binders/issue/${before.policyId}`)).status).toBe(200);
    const told = async (policyId: string) =>
      (await eventsOf(app, policyId)).map(
        ({ data }) => (data as { agencyBilled: boolean }).agencyBilled,
      );
    expect(await told(kept.policyId)).toEqual([true, true]);
    expect(await told(before.policyId)).toEqual([true, false]);
  });

  it('is no second policy of a client and product for the same days', async () => {
    const first = await bound(app);
    const accountId = first.scope.accountId ?? '';
    const second = await bound(app, {}, {}, accountId);
    const other = await bound(app, {}, { product: 'PRIME_CLOUD' }, accountId);
    const next = { effectiveDate: '2027-01-15', endDate: '2028-01-15' };
    const following = await bound(app, {}, next, accountId);
    const statuses = [first, second, other, following].map(async ({ policyId }) => {
      const { body } = await staff.get(`${API}/binders/${policyId}`);
      return body.status;
    });
    expect(await Promise.all(statuses)).toEqual(['ISSUED', 'BINDER EXPIRED', 'ISSUED', 'ISSUED']);
    const [, ended, ...more] = await eventsOf(app, second.policyId);
    expect(more).toEqual([]);
    expect(ended).toMatchObject({ type: 'binder.expired.v1' });
    const { refusal } = (ended as unknown as { data: { refusal: string } }).data;
    expect(refusal).toMatch(/^This client has Prime 250 from .+ already \(policy P-26-\d+\)/);
    const extension = { binderExpiresOn: '2026-03-01', reason: 'Asked again' };
    expect(await extend(second, extension)).toMatchObject({
      status: 409,
      body: { code: 'COVER_OVERLAPS', detail: refusal },
    });
    const { body } = await staff.get(`${API}/binders/${second.policyId}`);
    expect(body.allowedActions).toEqual([]);
  });

  it('is not extended beside another binder of the same client and product', async () => {
    const first = await bound(app, { signed: null });
    const accountId = first.scope.accountId ?? '';
    await setStatus(first.policyId, 'BINDER EXPIRED');
    const offered = async (): Promise<unknown> =>
      (await staff.get(`${API}/binders/${first.policyId}`)).body.allowedActions;
    expect(await offered()).toEqual(['extend']);
    const second = await bound(app, { signed: null }, {}, accountId);
    expect(await offered()).toEqual([]);
    const extension = { binderExpiresOn: '2026-03-01', reason: 'Asked again' };
    expect(await extend(first, extension)).toMatchObject({
      status: 409,
      body: { code: 'COVER_OVERLAPS' },
    });
    await setStatus(second.policyId, 'RESCIND');
    expect((await extend(first, extension)).status).toBe(200);
  });

  it('is one of two that ran out and are extended at one instant; the other is told', async () => {
    const first = await bound(app, { signed: null });
    await setStatus(first.policyId, 'BINDER EXPIRED');
    const second = await bound(app, { signed: null }, {}, first.scope.accountId ?? '');
    await setStatus(second.policyId, 'BINDER EXPIRED');
    const extension = { binderExpiresOn: '2026-03-01', reason: 'Asked again' };
    const answers = await Promise.all([extend(first, extension), extend(second, extension)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: {
        code: 'COVER_OVERLAPS',
        detail: expect.stringContaining('This client has Prime 250'),
      },
    });
  });

  it('ends as soon as money comes for what can never be issued', async () => {
    const waiting = await bound(app, { signed: null });
    const { policyId, quoteHead } = waiting;
    await bound(app, {}, {}, waiting.scope.accountId ?? '');
    expect(await typesOf(app, policyId)).toEqual(['binder.bound.v1']);
    const invoice = { invoiceId: randomUUID(), invoiceNumber: 'I-26-0000001', policyId };
    const billed = { currency: 'USD', amountDue: 105_000, balance: 105_000 } as const;
    const told = { ...invoice, ...billed, policyNumber: 'P-26-0000001', dueDate: '2026-02-14' };
    const scope = scopeOf({});
    await app.deliver('invoice.created.v1', {
      ...told,
      kind: 'NEW',
      lines: [],
      agencyBilled: false,
      version: 1,
      scope,
    });
    expect(await typesOf(app, policyId)).not.toContain('binder.expired.v1');
    const paid = { paid: 105_000, balance: 0, closedBy: 'PAYMENT' as const, version: 2, scope };
    await app.deliver('invoice.paid.v1', { ...told, ...paid });
    expect((await typesOf(app, policyId)).at(-1)).toBe('binder.expired.v1');
    const { body } = await staff.get(`${API}/${policyId}/timeline`);
    expect(JSON.stringify(body)).toContain('This client has Prime 250');
    await ready(quoteHead.quoteId);
    expect((await staff.post(`${API}/binders/issue/${policyId}`)).status).toBe(409);
  });

  it('is extended after it ran out, to its sixtieth day at most, and issues then', async () => {
    const late = await bound(app, { signed: null, binderExpiresOn: '2026-01-15T12:00:00.500Z' });
    const { policyId, quoteHead } = late;
    const early = await extend(late, { binderExpiresOn: '2026-03-01', reason: 'Waits' });
    expect(early.status).toBe(409);
    app.clock.advance(1_000);
    await app.app.get(PolicySweep).run();
    const { body } = await staff.get(`${API}/binders/${policyId}`);
    expect(body).toMatchObject({ lastBinderDay: '2026-03-16', allowedActions: ['extend'] });
    expect((await agency.get(`${API}/binders/${policyId}`)).status).toBe(200);
    const tooLong = await extend(late, { binderExpiresOn: '2026-03-17', reason: 'Waits' });
    expect(tooLong).toMatchObject({
      status: 400,
      body: { code: 'BINDER_TOO_LONG', errors: [{ pointer: '/binderExpiresOn' }] },
    });
    const reason = 'The insured was away';
    expect(await extend(late, { binderExpiresOn: '2026-03-16', reason })).toMatchObject({
      status: 200,
      body: { status: 'BOUND', binderExpiresOn: '2026-03-16T07:01:00.000Z' },
    });
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      type: 'binder.extended.v1',
      data: { policyHead: { status: 'BOUND' }, charges: { amountDue: 105_000 } },
    });
    const timeline = await staff.get(`${API}/${policyId}/timeline`);
    expect(JSON.stringify(timeline.body)).toContain(reason);
    await ready(quoteHead.quoteId);
    expect((await staff.post(`${API}/binders/issue/${policyId}`)).status).toBe(200);
  });

  it('makes one policy of 64 simultaneous issues', async () => {
    // It begins later: no sweep lets it take effect meanwhile.
    const later = { effectiveDate: '2026-02-01', endDate: '2027-02-01' };
    const { policyId, quoteHead } = await bound(app, { signed: null }, later);
    await ready(quoteHead.quoteId);
    const calls = Array.from({ length: 64 }, () =>
      retryWhileBusy(() => staff.post(`${API}/binders/issue/${policyId}`)),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(63);
    expect(await typesOf(app, policyId)).toEqual(['binder.bound.v1', 'policy.issued.v1']);
    const stack = await app.dataSource.query(
      'select count(*)::int as count from policy_transaction where policy_id = $1',
      [policyId],
    );
    expect(stack).toEqual([{ count: 1 }]);
  });

  it('numbers without gaps and doubles, also at once and after a repeat', async () => {
    const before = await bound(app, { signed: null });
    const quotes = Array.from({ length: 12 }, () => boundQuote({ signed: null }));
    await Promise.all(quotes.map((quote) => app.deliver('quote.bound.v1', quote)));
    const rows: { number: string }[] = await app.dataSource.query(
      'select policy_number as number from policy order by policy_number',
    );
    expect(rows.map(({ number }) => Number(number.slice(5)))).toEqual(
      rows.map((_, index) => index + 1),
    );
    const first = await eventsOf(app, before.policyId);
    expect(first).toHaveLength(1);
  });

  it.each([
    ['another effective date', { effectiveDate: '2026-02-01' }, '/effectiveDate'],
    ['a date that is none', { effectiveDate: '2026-02-30' }, '/effectiveDate'],
    ['a phone that is none', { customerPhone: '12' }, '/customerPhone'],
    ['an unknown field', { colour: 'red' }, '/colour'],
  ])('refuses to issue with %s', async (_, body, pointer) => {
    const { policyId, quoteHead } = await bound(app, { signed: null });
    await ready(quoteHead.quoteId);
    const answer = await staff.post(`${API}/binders/issue/${policyId}`, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('cancels flat what was issued before its quote was heard to be rescinded', async () => {
    const data = await bound(app);
    await app.deliver('quote.rescinded.v1', rescinded(data));
    expect((await staff.get(`${API}/${data.policyId}`)).body).toMatchObject({
      status: 'FLAT CANCELLED',
      totalPremium: 0,
      cancellation: { cancellationType: 'FLAT', effectiveDate: '2026-01-15' },
    });
    expect(await typesOf(app, data.policyId)).toEqual([
      'binder.bound.v1',
      'policy.issued.v1',
      'policy.cancelled.v1',
    ]);
    await app.deliver('quote.rescinded.v1', rescinded(data));
    expect(await typesOf(app, data.policyId)).toHaveLength(3);
  });

  it('binds a quote again that was rescinded and restored, and waits for its new signature', async () => {
    const first = await bound(app);
    await app.deliver('quote.rescinded.v1', rescinded(first));
    const again = { quoteHead: first.quoteHead, signed: null, version: 20 };
    const second = await bound(app, again);
    expect((await staff.get(`${API}/binders/${second.policyId}`)).body).toMatchObject({
      status: 'BOUND',
    });
    await app.deliver('quote.signed.v1', {
      quoteHead: second.quoteHead,
      signeeName: 'Ira Stone',
      signeeTitle: 'Owner',
      docId: randomUUID(),
      signedAt: '2026-01-15T12:00:00.000Z',
      version: 21,
      documentHash: 'c'.repeat(64),
      scope: scopeOf({}),
    });
    expect((await staff.get(`${API}/${second.policyId}`)).body).toMatchObject({ status: 'ISSUED' });
    expect((await staff.get(`${API}/${first.policyId}`)).body).toMatchObject({
      status: 'FLAT CANCELLED',
    });
  });

  it('ends a binder by its quote or by time, once', async () => {
    const { policyId, quoteHead, scope } = await bound(app, { signed: null });
    await app.deliver('quote.rescinded.v1', rescinded({ policyId, quoteHead, scope }));
    expect((await staff.get(`${API}/binders/${policyId}`)).body).toMatchObject({
      status: 'RESCIND',
    });
    expect((await staff.post(`${API}/binders/issue/${policyId}`)).status).toBe(409);
    const late = await bound(app, { signed: null, binderExpiresOn: '2026-01-15T12:00:01.000Z' });
    app.clock.advance(2_000);
    const sweep = app.app.get(PolicySweep);
    await Promise.all([sweep.run(), sweep.run(), sweep.run()]);
    expect(await typesOf(app, late.policyId)).toEqual(['binder.bound.v1', 'binder.expired.v1']);
    const listed = await staff.get(`${API}/binders/search?filter=BINDER EXPIRED`);
    expect(listed.body.content).toContainEqual(expect.objectContaining({ id: late.policyId }));
  });
});

type Bound = EventData<'quote.bound.v1'>;

/** A bound quote is taken back, as quote tells of it. */
const rescinded = ({
  quoteHead,
  policyId,
  scope,
}: Pick<Bound, 'policyId' | 'quoteHead' | 'scope'>): EventData<'quote.rescinded.v1'> => ({
  quoteHead: { ...quoteHead, policyId, status: 'RESCIND' },
  reason: 'Requested by the insured',
  version: 10,
  scope,
});
