import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  AGENCY,
  bound,
  boundQuote,
  charged,
  eventsOf,
  typesOf,
} from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const CANCELLING = ['policy:cancel-request', 'policy:cancel', 'policy:flat-cancel', 'policy:void'];
const AGENT = ['policy:cancel-request', 'policy:view', 'policy:renew', 'policy:renewal-opt-out'];
const STAFF = [
  ...AGENT,
  'binder:view',
  'policy:non-renew',
  'policy:undo-cancel',
  'policy:erp',
  ...CANCELLING,
];
type Told = 'quote.declined.v1' | 'quote.requested.v1' | 'quote.changed.v1';
const SOLD = { optOut: true, reason: 'The company is sold' };

describe('the second year of a policy', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;

  const goTo = (instant: string): void =>
    app.clock.advance(new Date(instant).getTime() - app.clock.now().getTime());
  /** Time goes on to a day, at noon in Nevada. */
  const comes = async (day: string): Promise<void> => {
    goTo(`${day}T20:00:00.000Z`);
    await app.app.get(PolicySweep).run();
  };
  /** A policy in force from 15 January 2026 for a year. */
  const running = async (): Promise<EventData<'quote.bound.v1'>> => {
    goTo('2026-01-15T20:00:00.000Z');
    const data = await bound(app);
    await comes('2026-01-15');
    return data;
  };
  /** Its renewal, bound and signed. */
  const renewed = async (
    data: EventData<'quote.bound.v1'>,
    terms: Partial<EventData<'quote.bound.v1'>['terms']> = {},
  ): Promise<string> => (await renewedBy(data, terms)).policyId;
  /** Its renewal, bound and to be signed. */
  const waiting = (data: EventData<'quote.bound.v1'>): Promise<EventData<'quote.bound.v1'>> =>
    renewedBy(data, {}, { signed: null });
  const sign = ({ quoteHead, scope }: EventData<'quote.bound.v1'>): Promise<void> =>
    app.deliver('quote.signed.v1', {
      quoteHead,
      signedAt: app.clock.now().toISOString(),
      signeeName: 'Ira Stone',
      signeeTitle: 'Owner',
      docId: randomUUID(),
      documentHash: 'c'.repeat(64),
      version: 10,
      scope,
    });
  const binder = async ({ policyId }: { policyId: string }): Promise<Record<string, unknown>> =>
    (await staff.get(`${API}/binders/${policyId}`)).body;
  const renewedBy = (
    { policyId, insured }: EventData<'quote.bound.v1'>,
    terms: Partial<EventData<'quote.bound.v1'>['terms']>,
    quote: Partial<EventData<'quote.bound.v1'>> = {},
  ): Promise<EventData<'quote.bound.v1'>> => {
    const term = { effectiveDate: '2027-01-15', endDate: '2028-01-15', ...terms };
    const { quoteHead } = boundQuote();
    const head = { ...quoteHead, kind: 'RENEWAL' as const, effectiveDate: term.effectiveDate };
    const change = { parentPolicyId: policyId, quoteHead: head, ...quote };
    return bound(app, change, term, insured.accountId);
  };
  const cancelFlat = async (id: string): Promise<void> => {
    const { effectiveDate } = await read(id);
    const flat = { effectiveDate, reason: 'ERROR', cancellationType: 'FLAT' };
    expect((await staff.put(`${API}/cancel/${id}`, flat)).status).toBe(200);
  };
  const undo = (id: string): Promise<Answer> =>
    staff.put(`${API}/undo-cancelled/${id}`, { reason: 'In error' });
  const read = async (id: string, caller = staff): Promise<Record<string, unknown>> =>
    (await caller.get(`${API}/${id}`)).body;
  const renewals = async (id: string, query = ''): Promise<Record<string, never>> => {
    const { policyNumber } = await read(id);
    const { body } = await staff.get(
      `${API}/search/renewals?search=${String(policyNumber)}&${query}`,
    );
    return body as Record<string, never>;
  };
  const told = async (id: string): Promise<string[]> =>
    (await typesOf(app, id)).map(String).filter((type) => /renew|expired/.test(type));

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
    agent = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: AGENT,
    });
  });
  afterAll(() => app.close());

  it('begins 120 days before the end, and its end is told of until then', async () => {
    const { policyId } = await running();
    await comes('2026-09-16');
    expect(await read(policyId)).toMatchObject({ isOpenForRenewal: false });
    expect(await told(policyId)).toEqual([]);
    await comes('2026-09-17');
    expect(await read(policyId)).toMatchObject({ isOpenForRenewal: true });
    for (const day of ['2026-10-17', '2026-11-16', '2026-12-16', '2027-01-01', '2027-01-08']) {
      await comes(day);
    }
    await comes('2027-01-14');
    await comes('2027-01-15');
    expect(await told(policyId)).toEqual([
      'policy.renewal-offered.v1',
      'policy.renewal-due.v1',
      'policy.renewal-offered.v1',
      ...Array.from({ length: 5 }, () => 'policy.renewal-due.v1'),
      'policy.expired.v1',
    ]);
    const offers = (await eventsOf(app, policyId)).filter(
      ({ type }) => String(type) === 'policy.renewal-offered.v1',
    );
    expect(offers.map(({ data }) => data)).toMatchObject([
      { daysLeft: 120, quoteId: null, isAutoRenewal: false },
      { daysLeft: 90, isAutoRenewal: true },
    ]);
  });

  it('follows without a gap: the old term is RENEWED when the new one takes effect', async () => {
    const data = await running();
    await comes('2026-12-01');
    const renewalId = await renewed(data);
    expect(await read(data.policyId)).toMatchObject({
      status: 'IN FORCE',
      isOpenForRenewal: false,
    });
    expect(await read(renewalId)).toMatchObject({
      status: 'ISSUED',
      effectiveDate: '2027-01-15',
      renews: { policyId: data.policyId },
    });
    expect((await read(renewalId)).policyNumber).not.toBe((await read(data.policyId)).policyNumber);
    await comes('2027-01-14');
    expect(await read(data.policyId)).toMatchObject({ status: 'IN FORCE' });
    await comes('2027-01-15');
    expect(await read(data.policyId)).toMatchObject({ status: 'RENEWED', renewalId });
    expect(await read(renewalId)).toMatchObject({ status: 'IN FORCE' });
    const events = await eventsOf(app, data.policyId);
    expect(events.filter(({ type }) => String(type) === 'policy.renewed.v1')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({
      type: 'policy.renewed.v1',
      data: { renewalPolicyId: renewalId, policyHead: { status: 'RENEWED' } },
    });
    expect(await told(data.policyId)).not.toContain('policy.expired.v1');
  });

  it('is renewed also when its renewal is issued late', async () => {
    const data = await running();
    await comes('2027-01-15');
    expect(await read(data.policyId)).toMatchObject({ status: 'EXPIRED' });
    goTo('2027-01-16T20:00:00.000Z');
    const renewalId = await renewed(data);
    await comes('2027-01-16');
    expect(await read(data.policyId)).toMatchObject({ status: 'RENEWED', renewalId });
  });

  it('keeps the extended reporting that is bought: a late renewal is refused', async () => {
    const data = await running();
    const { policyId } = data;
    await comes('2027-01-16');
    await app.dataSource.query('update policy set balance = 0 where id = $1', [policyId]);
    const wish = { policyId, months: 12, premium: 1000, effectiveDate: '2027-01-15' };
    expect((await staff.post(`${API}/erp`, wish)).status).toBe(200);
    expect(await read(await renewed(data))).toMatchObject({ status: 'BINDER EXPIRED' });
    expect(await read(policyId)).toMatchObject({ status: 'EXPIRED', reporting: { months: 12 } });
  });

  it('changes while its renewal is issued, which is charged anew from its first day', async () => {
    const data = await running();
    await comes('2026-12-01');
    const renewal = await renewedBy(data, {});
    const change = (effectiveDate: string, more: object) => {
      const next = boundQuote({ charges: charged({ premium: 13_100, surplusLineTax: 457 }) });
      const quoteHead = { ...next.quoteHead, kind: 'ENDORSEMENT' as const, effectiveDate };
      return app.deliver('quote.bound.v1', { ...next, quoteHead, ...more });
    };
    await change('2026-12-01', { parentPolicyId: data.policyId });
    const follows = String((await read(data.policyId)).policyNumber);
    await change('2027-01-15', { parentPolicyId: renewal.policyId, follows });
    expect(await read(renewal.policyId)).toMatchObject({ status: 'ISSUED', revision: 2 });
    const told = (await eventsOf(app, renewal.policyId)).at(-1);
    expect(told).toMatchObject({
      type: 'policy.endorsed.v1',
      data: { follows, charges: { amountDue: 13_557 }, cover: [{ from: '2027-01-15' }] },
    });
  });

  it('is not ended while its renewal stands, and is open again once that never was', async () => {
    const data = await running();
    await comes('2026-12-01');
    const renewalId = await renewed(data);
    const flat = { effectiveDate: '2026-12-10', reason: 'ERROR' };
    const refused = await staff.put(`${API}/cancel/${data.policyId}`, flat);
    expect(refused).toMatchObject({ status: 409, body: { code: 'RENEWAL_ISSUED' } });
    const void_ = { reason: 'Issued in error' };
    await staff.post(`${API}/void/${renewalId}`, void_);
    const other = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
    expect((await other.put(`${API}/void/${renewalId}`, void_)).status).toBe(200);
    expect(await read(data.policyId)).toMatchObject({ isOpenForRenewal: true, renewalId: null });
    await comes('2027-01-15');
    expect(await read(data.policyId)).toMatchObject({ status: 'EXPIRED' });
  });

  it('is over without a renewal once that is cancelled flat, and renewed again when that is undone', async () => {
    const data = await running();
    await comes('2026-12-01');
    const renewalId = await renewed(data);
    await comes('2027-01-15');
    expect(await read(data.policyId)).toMatchObject({ status: 'RENEWED' });
    await cancelFlat(renewalId);
    expect(await read(data.policyId)).toMatchObject({
      status: 'EXPIRED',
      renewalId: null,
      reporting: { endOfCover: '2027-01-15', offeredOn: null },
    });
    expect((await told(data.policyId)).at(-1)).toBe('policy.expired.v1');
    await comes('2027-01-16');
    expect(await typesOf(app, data.policyId)).toContain('policy.reporting-offered.v1');
    expect((await undo(renewalId)).body).toMatchObject({ status: 'IN FORCE' });
    expect(await read(data.policyId)).toMatchObject({
      status: 'RENEWED',
      renewalId,
      reporting: null,
    });
  });

  it('is not renewed again where another renewal has followed meanwhile', async () => {
    const data = await running();
    await comes('2026-12-01');
    const renewalId = await renewed(data);
    await cancelFlat(renewalId);
    expect((await undo(renewalId)).body).toMatchObject({ status: 'ISSUED' });
    expect(await read(data.policyId)).toMatchObject({ status: 'IN FORCE', renewalId });
    await cancelFlat(renewalId);
    const otherId = await renewed(data, { endDate: '2027-07-15' });
    expect((await undo(renewalId)).status).toBe(409);
    expect(await read(renewalId)).toMatchObject({ status: 'FLAT CANCELLED' });
    expect(await read(data.policyId)).toMatchObject({ renewalId: otherId });
  });

  it.each([
    ['a gap', { effectiveDate: '2027-01-16', endDate: '2028-01-16' }],
    ['an overlap', { effectiveDate: '2027-01-14', endDate: '2028-01-14' }],
  ])('is never followed with %s', async (_, term) => {
    const data = await running();
    await comes('2026-12-01');
    const renewalId = await renewed(data, term);
    expect(await read(renewalId)).toMatchObject({ status: 'BINDER EXPIRED' });
    expect(await read(data.policyId)).toMatchObject({ isOpenForRenewal: true });
  });

  it('has one renewal', async () => {
    const data = await running();
    await comes('2026-12-01');
    await renewed(data);
    expect(await read(await renewed(data))).toMatchObject({ status: 'BINDER EXPIRED' });
  });

  it('is not renewed by a binder that waited for its signature while it was opted out', async () => {
    const data = await running();
    await comes('2026-12-01');
    const renewal = await waiting(data);
    expect(await binder(renewal)).toMatchObject({ status: 'BOUND' });
    const automatic = await staff.post(`${API}/auto-renewal/${data.policyId}`);
    expect(automatic).toMatchObject({ status: 409, body: { code: 'RENEWAL_OPEN' } });
    expect((await agent.put(`${API}/optout/${data.policyId}`, SOLD)).status).toBe(200);
    await sign(renewal);
    expect(await binder(renewal)).toMatchObject({ status: 'BINDER EXPIRED' });
    expect(await read(data.policyId)).toMatchObject({ renewalId: null });
  });

  it('is followed once nothing is to end it any more by a renewal that waited for that', async () => {
    const data = await running();
    await comes('2026-12-01');
    const wish = { effectiveDate: '2026-12-31', reason: 'INSURED_REQUEST' };
    expect((await agent.put(`${API}/cancel/${data.policyId}`, wish)).status).toBe(200);
    const renewalId = await renewed(data);
    expect(await binder({ policyId: renewalId })).toMatchObject({
      status: 'BOUND',
      issueGuards: [{ code: 'PARENT_NOTICED' }],
    });
    const kept = { reason: 'The insured stays' };
    const withdrawn = await staff.put(`${API}/undo-cancel/${data.policyId}`, kept);
    expect(withdrawn).toMatchObject({ status: 200 });
    expect(await read(renewalId)).toMatchObject({ status: 'ISSUED' });
    expect(await read(data.policyId)).toMatchObject({ status: 'IN FORCE', renewalId });
  });

  it('is opted out and in again by its agency', async () => {
    const { policyId } = await running();
    await comes('2026-10-01');
    const out = await agent.put(`${API}/optout/${policyId}`, SOLD);
    expect(out).toMatchObject({
      status: 200,
      body: { isOpenForRenewal: false, nonRenewal: { by: 'INSURED', reason: SOLD.reason } },
    });
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      type: 'policy.non-renewed.v1',
      data: { by: 'INSURED', reason: SOLD.reason, noticeMailedOn: null },
    });
    expect((await agent.put(`${API}/optout/${policyId}`, SOLD)).status).toBe(409);
    const back = await agent.put(`${API}/optout/${policyId}`, { ...SOLD, optOut: false });
    expect(back.body).toMatchObject({ isOpenForRenewal: true, nonRenewal: null });
  });

  it('is opted out with others, all of them or none', async () => {
    const policyIds = [(await running()).policyId, (await running()).policyId];
    await comes('2026-10-01');
    const url = `${API}/bulk/renewal-opt-out`;
    await agent.put(`${API}/optout/${policyIds[1]}`, SOLD);
    expect((await agent.put(url, { ...SOLD, policyIds })).status).toBe(409);
    expect(await read(policyIds[0])).toMatchObject({ nonRenewal: null });
    await agent.put(`${API}/optout/${policyIds[1]}`, { ...SOLD, optOut: false });
    expect((await agent.put(url, { ...SOLD, policyIds })).body).toEqual({ updatedCount: 2 });
    expect((await agent.put(url, { ...SOLD, policyIds: [randomUUID()] })).status).toBe(404);
    expect((await agent.put(url, { ...SOLD, policyIds: [] })).status).toBe(400);
  });

  it('is not renewed by notice of its insurer, and goes on where that is late', async () => {
    const { policyId } = await running();
    await comes('2026-11-11');
    const reason = { reason: 'UNDERWRITING' };
    expect((await agent.put(`${API}/non-renew/${policyId}`, reason)).status).toBe(403);
    const noticed = await staff.put(`${API}/non-renew/${policyId}`, reason);
    expect(noticed).toMatchObject({ status: 200, body: { nonRenewal: { by: 'INSURER' } } });
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      type: 'policy.non-renewed.v1',
      data: { by: 'INSURER', reason: 'UNDERWRITING', noticeMailedOn: '2026-11-11' },
    });
    const late = await running();
    await comes('2026-11-12');
    const told = await staff.put(`${API}/non-renew/${late.policyId}`, reason);
    expect(told).toMatchObject({ status: 200, body: { endDate: '2027-01-16' } });
    expect((await eventsOf(app, late.policyId)).slice(-2)).toMatchObject([
      {
        type: 'policy.endorsed.v1',
        data: {
          goesOn: { from: '2027-01-15', until: '2027-01-16', cause: 'NON_RENEWAL' },
          charges: { premium: 270 },
          cover: [{ from: '2027-01-15', to: '2027-01-16' }],
        },
      },
      { type: 'policy.non-renewed.v1', data: { policyHead: { endDate: '2027-01-16' } } },
    ]);
    // Bound by who had not heard of it: the days beyond the priced end keep their terms.
    const bound = boundQuote();
    await app.deliver('quote.bound.v1', {
      ...bound,
      quoteHead: {
        ...bound.quoteHead,
        quoteId: randomUUID(),
        kind: 'ENDORSEMENT',
        effectiveDate: '2026-12-22',
      },
      policyId: late.policyId,
      parentPolicyId: late.policyId,
      terms: { ...bound.terms, endDate: '2027-01-15', aggregateLimit: 5 },
    });
    expect((await eventsOf(app, late.policyId)).at(-1)).toMatchObject({
      type: 'policy.endorsed.v1',
      data: {
        cover: [
          { from: '2026-12-22', to: '2027-01-15', terms: { aggregateLimit: 5 } },
          {
            from: '2027-01-15',
            to: '2027-01-16',
            terms: { aggregateLimit: bound.terms.aggregateLimit },
          },
        ],
      },
    });
    await comes('2027-01-15');
    expect(await read(policyId)).toMatchObject({ status: 'EXPIRED' });
    expect(await read(late.policyId)).toMatchObject({ status: 'IN FORCE' });
    await comes('2027-01-16');
    expect(await read(late.policyId)).toMatchObject({ status: 'EXPIRED' });
  });

  /** Tells of a renewal quote of a policy. */
  const tellOf = (policyId: string) => {
    let version = 1;
    return (type: Told, quoteId: string): Promise<void> => {
      const status = type === 'quote.declined.v1' ? ('DECLINED' as const) : ('REQUESTED' as const);
      const head = { ...boundQuote().quoteHead, policyId, kind: 'RENEWAL' as const };
      const told = { quoteHead: { ...head, quoteId, status }, version: version++ };
      return app.deliver(type, { ...told, scope: scopeOf({}) } as EventData<Told>);
    };
  };

  it('is renewed after all where a declined renewal is opened again', async () => {
    const { policyId } = await running();
    await comes('2026-10-20');
    const tell = tellOf(policyId);
    const id = randomUUID();
    await tell('quote.declined.v1', id);
    await tell('quote.changed.v1', id);
    await comes('2026-11-11');
    expect(await read(policyId)).toMatchObject({ nonRenewal: null });
    await tell('quote.declined.v1', id);
    await comes('2026-11-12');
    expect(await read(policyId)).toMatchObject({ nonRenewal: { by: 'INSURER' } });
  });

  it('is told in time that there is no renewal where the last quote of it is declined', async () => {
    const { policyId } = await running();
    await comes('2026-10-20');
    const tell = tellOf(policyId);
    const other = randomUUID();
    await tell('quote.declined.v1', randomUUID());
    await tell('quote.requested.v1', other);
    await comes('2026-11-11');
    expect(await read(policyId)).toMatchObject({ nonRenewal: null });
    await comes('2026-12-15');
    await tell('quote.declined.v1', other);
    await comes('2026-12-15');
    expect(await read(policyId)).toMatchObject({
      endDate: '2027-02-18',
      nonRenewal: { by: 'INSURER', reason: 'UNDERWRITING' },
    });
  });

  it('goes on where its renewal on other terms is told late, once', async () => {
    const { policyId } = await running();
    await comes('2026-12-21');
    const head = { ...boundQuote().quoteHead, policyId, kind: 'RENEWAL' as const };
    const tell = (mailedOn: string, version: number): Promise<void> =>
      app.deliver('quote.sent.v1', {
        quoteHead: { ...head, status: 'READY', renewalNotice: { dueOn: '2026-12-11', mailedOn } },
        version,
        scope: scopeOf({ quoteSent: true }),
      } as EventData<'quote.sent.v1'>);
    await tell('2026-12-11', 1);
    expect(await read(policyId)).toMatchObject({ endDate: '2027-01-15', revision: 1 });
    await tell('2026-12-21', 2);
    expect(await read(policyId)).toMatchObject({
      endDate: '2027-01-25',
      isOpenForRenewal: true,
      revisions: [{ type: 'NEW' }, { type: 'EXTENSION', effectiveDate: '2027-01-15' }],
    });
    await tell('2026-12-22', 3);
    expect(await read(policyId)).toMatchObject({ endDate: '2027-01-25', revision: 2 });
  });

  it('ends when it does where another renewal was offered in time', async () => {
    const { policyId } = await running();
    await comes('2026-12-21');
    const head = { ...boundQuote().quoteHead, policyId, kind: 'RENEWAL' as const };
    for (const mailedOn of ['2026-12-11', '2026-12-21']) {
      const renewalNotice = { dueOn: '2026-12-11', mailedOn };
      await app.deliver('quote.sent.v1', {
        quoteHead: { ...head, quoteId: randomUUID(), status: 'READY', renewalNotice },
        version: 1,
        scope: scopeOf({ quoteSent: true }),
      } as EventData<'quote.sent.v1'>);
    }
    expect(await read(policyId)).toMatchObject({ endDate: '2027-01-15', revision: 1 });
  });

  it('opens for renewal again where the law has it renewed for a year', async () => {
    const { policyId } = await running();
    await comes('2026-12-21');
    const head = { ...boundQuote().quoteHead, policyId, kind: 'RENEWAL' as const };
    const late = 'RENEWS_ONE_YEAR_AT_EXPIRING' as const;
    const renewalNotice = { dueOn: '2026-12-11', mailedOn: '2026-12-21', late };
    await app.deliver('quote.sent.v1', {
      quoteHead: { ...head, status: 'READY', renewalNotice },
      version: 1,
      scope: scopeOf({ quoteSent: true }),
    } as EventData<'quote.sent.v1'>);
    expect(await read(policyId)).toMatchObject({ endDate: '2028-01-15', isOpenForRenewal: false });
    const offers = async (): Promise<number> =>
      (await told(policyId)).filter((type) => type === 'policy.renewal-offered.v1').length;
    expect(await offers()).toBe(2);
    await comes('2027-09-17');
    expect(await offers()).toBe(3);
  });

  it('tells nobody of its end once it is muted', async () => {
    const { policyId } = await running();
    await comes('2026-09-17');
    const mute = { policyIds: [policyId], mute: true };
    const muted = await agent.post(`${API}/mute-renewal-reminders`, mute);
    expect(muted.body).toEqual({ updatedCount: 1 });
    expect(await read(policyId)).toMatchObject({ renewalMuted: true });
    await comes('2026-11-16');
    expect(await told(policyId)).not.toContain('policy.renewal-due.v1');
    await agent.post(`${API}/mute-renewal-reminders`, { ...mute, mute: false });
    await comes('2026-12-16');
    expect(await told(policyId)).toContain('policy.renewal-due.v1');
  });

  it('is quoted by itself when staff asks for it', async () => {
    const { policyId } = await running();
    const url = `${API}/auto-renewal/${policyId}`;
    expect(await staff.post(url)).toMatchObject({ status: 409 });
    await comes('2026-09-17');
    expect((await agent.post(url)).status).toBe(403);
    const { body } = await staff.post(url);
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      type: 'policy.renewal-offered.v1',
      data: { quoteId: body.quoteId, isAutoRenewal: true, daysLeft: 120 },
    });
  });

  it('stands on the desk of renewals with how far it has come', async () => {
    const data = await running();
    const { policyId } = data;
    await comes('2026-09-16');
    expect(await renewals(policyId)).toMatchObject({ totalElements: 0, counts: { filter: {} } });
    await comes('2026-09-17');
    expect(await renewals(policyId)).toMatchObject({
      content: [{ policyId, stage: 'TO_QUOTE', daysLeft: 120, quote: null }],
      counts: { filter: { TO_QUOTE: 1 } },
    });
    const quoteId = randomUUID();
    const head = {
      ...boundQuote().quoteHead,
      quoteId,
      policyId,
      kind: 'RENEWAL' as const,
      quoteNumber: 'Q-26-0000009',
    };
    const tell = (status: 'REFERRED' | 'READY', sent: boolean, version: number): Promise<void> =>
      app.deliver('quote.expired.v1', {
        quoteHead: { ...head, status, renewalNotice: { dueOn: '2026-11-20', mailedOn } },
        reason: '',
        reasonSummary: null,
        changed: null,
        notify: false,
        version,
        scope: scopeOf({ quoteSent: sent }),
      });
    let mailedOn: string | null = null;
    const stage = async (): Promise<unknown> => (await renewals(policyId)).content[0];
    await tell('REFERRED', false, 1);
    const automatic = await staff.post(`${API}/auto-renewal/${policyId}`);
    expect(automatic).toMatchObject({ status: 409, body: { code: 'RENEWAL_OPEN' } });
    expect(await stage()).toMatchObject({ stage: 'UNDERWRITING', quote: { quoteId } });
    await tell('READY', false, 2);
    const due = { dueOn: '2026-11-20', mailedOn: null, standing: 'DUE' };
    expect(await stage()).toMatchObject({ stage: 'QUOTED', quote: { notice: due } });
    mailedOn = '2026-11-21';
    await tell('READY', true, 3);
    const late = { mailedOn, standing: 'MAILED_LATE' };
    expect(await stage()).toMatchObject({
      stage: 'WAITING',
      quote: { status: 'READY', notice: late },
    });
    expect(await renewals(policyId, 'filter=WAITING')).toMatchObject({ totalElements: 1 });
    expect(await renewals(policyId, 'filter=QUOTED')).toMatchObject({ totalElements: 0 });
    await comes('2026-12-16');
    expect(await stage()).toMatchObject({ stage: 'AT_RISK', daysLeft: 30 });
    await renewed(data);
    expect(await stage()).toMatchObject({ stage: 'RENEWED' });
    expect(await renewals(policyId, `teamId=${randomUUID()}`)).toMatchObject({ totalElements: 0 });
    expect((await renewals(policyId, 'filter=X')).status).toBe(400);
  });

  it('stands there for a month after it ended alone', async () => {
    const { policyId } = await running();
    await comes('2027-01-15');
    expect(await renewals(policyId, 'filter=LAPSED')).toMatchObject({
      content: [{ stage: 'LAPSED' }],
    });
    await comes('2027-02-15');
    expect(await renewals(policyId)).toMatchObject({ totalElements: 0 });
  });
});
