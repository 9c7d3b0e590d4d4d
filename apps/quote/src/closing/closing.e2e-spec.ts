import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { addDays } from '@palisade/kernel';
import type { TestCaller } from '@palisade/testing';
import { eventually } from '@palisade/testing';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { policyHeadOf } from '../quotes/quote-events.fixture';
import { accountCreated } from '../quotes/quote-world.fixture';
import { RatingsService } from '../ratings/ratings.service';
import { RatingSweep } from '../ratings/rating-sweep';
import { ExpirySweep } from './expiry-sweep';

const API = '/api/quote/v1';
const DAY_MS = 86_400_000;
const HOLDER = {
  customerFirstName: 'Rosa',
  customerLastName: 'Bell',
  customerEmail: 'rosa@bell.example',
  customerPhone: '702-555-0177',
};
const REFER = { level: 'refer', rule: 'REF_CLASS', reason: 'The class is referred.' };

const ADDITIONAL = 'Additional Broker Fee must be between 0 and 10,000.';

describe('closing and opening again', () => {
  const world = new BindableWorld();
  const read = async (id: string) => (await world.underwriter.get(`${API}/${id}`)).body;
  const statusesOf = (ids: string[]): Promise<unknown[]> =>
    Promise.all(ids.map(async (id) => (await read(id)).status));
  const changed = (
    accountId: string,
    change: Partial<EventData<'account.changed.v1'>>,
  ): EventData<'account.changed.v1'> => ({
    ...accountCreated(accountId, world.agencyId, []),
    changed: ['revenue'],
    ratingChanged: true,
    quoteId: null,
    version: 2,
    ...change,
  });

  const goneFrom = (accountId: string): EventData<'account.agent-changed.v1'> => ({
    accountId,
    agent: null,
    teamIds: [],
    previousAgencyId: world.agencyId,
    version: 2,
    scope: scopeOf({ accountId, agencyId: randomUUID() }),
  });

  beforeAll(() => world.start());
  afterAll(() => world.close());
  beforeEach(() => {
    world.rater.answer = {};
  });

  it('refers the 250 products and closes the others when rated facts change', async () => {
    const accountId = await world.account();
    const p250 = await world.quote(accountId);
    const cloud = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    await world.app.deliver('account.changed.v1', changed(accountId, {}));
    expect(await statusesOf([p250, cloud])).toEqual(['REFERRED', 'INVALID']);
    expect(await world.published(cloud, 'quote.invalidated.v1')).toMatchObject({
      changed: ['revenue'],
    });
    expect(await world.published(p250, 'quote.referred.v1')).toMatchObject({
      reasons: [
        {
          code: 'ACCOUNT_CHANGED',
          text: expect.stringMatching(/^The account was changed: revenue/) as string,
        },
      ],
    });
    expect(await read(p250)).toMatchObject({ lastPatched: '2026-01-15T12:00:00.000Z' });
  });

  it('releases a quote of a changed account only at the price of what changed', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    world.app.clock.advance(1_000);
    await world.app.deliver('account.changed.v1', changed(accountId, { revenue: 2_000_000_000 }));
    const release = () => world.underwriter.put(`${API}/release/${id}`);
    expect(await release()).toMatchObject({ status: 409, body: { code: 'RATING_OUTDATED' } });
    world.rater.answer = { premium: 2000, totalPremium: 2000, amountDue: 2000 };
    expect((await world.underwriter.put(`${API}/update/${id}`, { terms: {} })).status).toBe(200);
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ revenue: 20_000_000 });
    expect(await release()).toMatchObject({
      status: 200,
      body: { status: 'READY', premium: 2000 },
    });
  });

  it('rates a request again whose account changed while it was rated', async () => {
    const accountId = await world.account();
    world.rater.answer = { status: 503 };
    const id = await world.quote(accountId);
    world.rater.answer = {};
    world.app.clock.advance(11_000);
    let open = (): void => undefined;
    world.rater.gate = new Promise((resolve) => (open = resolve));
    const before = world.rater.calls.length;
    const swept = world.app.app.get(RatingSweep).run();
    await eventually(() => world.rater.calls.length > before);
    await world.app.deliver('account.changed.v1', changed(accountId, { revenue: 2_000_000_000 }));
    open();
    await swept;
    expect(await statusesOf([id])).toEqual(['REQUESTED']);
    world.app.clock.advance(11_000);
    await world.app.app.get(RatingSweep).run();
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ revenue: 20_000_000 });
    expect(await statusesOf([id])).toEqual(['READY']);
  });

  it('rates the quote again on whose page the client was changed, and no draft', async () => {
    const accountId = await world.account();
    const own = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    const other = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    const draft = await world.agency.post(API, { accountId, product: 'P250' });
    world.rater.answer = { premium: 3000, totalPremium: 3000, amountDue: 3000 };
    const change = {
      quoteId: own,
      revenue: 2_000_000_000,
      securityAnswers: { isSecurityOfficer: false },
    };
    const fields = ['revenue', 'securityAnswers'];
    await world.app.deliver(
      'account.changed.v1',
      changed(accountId, { changed: fields, ...change }),
    );
    expect(await statusesOf([own, other, String(draft.body.id)])).toEqual([
      'REQUESTED',
      'INVALID',
      'DRAFT',
    ]);
    await world.app.app.get(RatingsService).rate(own, String(world.agency.token));
    const { lastPatched, ...quote } = await read(own);
    expect(quote).toMatchObject({
      status: 'READY',
      premium: 3000,
      securityQuestions: { isSecurityOfficer: false },
    });
    expect(lastPatched).not.toBeNull();
  });

  it('leaves quotes alone when nothing changed that is rated', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    await world.app.deliver('account.changed.v1', changed(accountId, { ratingChanged: false }));
    expect(await statusesOf([id])).toEqual(['READY']);
  });

  it.each([
    ['Declined', 'DECLINED', 'DRAFT'],
    ['Lost', 'LOST', 'DRAFT'],
    ['Deleted', 'DELETED', 'DELETED'],
  ] as const)('closes alike what is open of an account that is %s', async (to, ...expected) => {
    const accountId = await world.account();
    const ready = await world.quote(accountId);
    const draft = String((await world.agency.post(API, { accountId, product: 'P250' })).body.id);
    await world.app.deliver('account.status-changed.v1', {
      accountId,
      from: 'Quoted',
      to,
      reason: 'Size',
      version: 2,
      scope: scopeOf({}),
    });
    const statuses = await statusesOf([ready, draft]);
    expect(statuses).toEqual([expected[0], to === 'Declined' ? 'INVALID' : expected[1]]);
  });

  it('closes the quotes of the agency that an account leaves', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    await world.app.deliver('account.agent-changed.v1', goneFrom(accountId));
    expect(await statusesOf([id])).toEqual(['INVALID']);
    const made = await world.agency.post(API, { accountId, product: 'P250' });
    expect(made.status).toBe(404);
  });

  it('opens no quote again of the agency that an account left', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    await world.app.deliver('account.agent-changed.v1', goneFrom(accountId));
    const refused = { status: 409, body: { code: 'AGENCY_CHANGED' } };
    expect(await world.agency.put(`${API}/revive/${id}`)).toMatchObject(refused);
    expect(await world.underwriter.put(`${API}/restore/${id}`)).toMatchObject(refused);
    expect(await statusesOf([id])).toEqual(['INVALID']);
  });

  it('hands what is bound over to the new agency', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    await world.agency.post(`${API}/bind/${id}`);
    const gone = goneFrom(accountId);
    const organizationId = String(gone.scope.agencyId);
    const next = await world.app.signIn({
      accountType: 'AGENCY',
      organizationId,
      permissions: ['quote:view'],
    });
    expect((await next.get(`${API}/${id}`)).status).toBe(404);
    await world.app.deliver('account.agent-changed.v1', gone);
    expect((await next.get(`${API}/${id}`)).body).toMatchObject({ id, status: 'BOUND' });
    expect((await world.agency.get(`${API}/${id}`)).status).toBe(404);
  });

  it('ends as if an agency had worked before its client left or after', async () => {
    for (let round = 0; round < 6; round++) {
      const accountId = await world.account();
      const id = await world.quote(accountId);
      const [bound, sent, made] = await Promise.all([
        world.agency.post(`${API}/bind/${id}`),
        world.agency.post(`${API}/send`, {
          ...HOLDER,
          accountId,
          quoteIds: [id],
        }),
        world.agency.post(API, { accountId, product: 'PRIME_CLOUD' }),
        world.app.deliver('account.agent-changed.v1', goneFrom(accountId)),
      ]);
      const { status } = await read(id);
      expect([bound.status, status]).toEqual(
        bound.status < 300 ? [200, 'BOUND'] : [409, 'INVALID'],
      );
      expect([200, 404, 409]).toContain(sent.status);
      expect([201, 404]).toContain(made.status);
      if (made.status === 201)
        expect(await statusesOf([String(made.body.id)])).toEqual(['INVALID']);
    }
  });

  it('flags the open quotes of an insured who files a claim', async () => {
    const accountId = await world.account();
    const bound = await world.quote(accountId);
    await world.agency.post(`${API}/bind/${bound}`);
    const open = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    const { policyId } = await read(bound);
    const told = {
      claimId: randomUUID(),
      claimNumber: 'C-26-0000001',
      policyId: String(policyId),
      lossDate: null,
      reportedDate: '2026-01-15',
      causes: [],
      reporterName: 'Rosa',
      scope: scopeOf({ accountId }),
    };
    await world.app.deliver('claim.filed.v1', { ...told, isCircumstance: true, version: 1 });
    expect(await read(open)).toMatchObject({ hasClaim: false });
    await world.app.deliver('claim.filed.v1', { ...told, version: 2 });
    expect(await read(open)).toMatchObject({ hasClaim: true });
    const rescinded = await world.underwriter.put(`${API}/rescind/${bound}`, { reason: 'Error' });
    expect(rescinded).toMatchObject({ status: 409, body: { code: 'CLAIM_FILED' } });
  });

  it('expires quotes by the clock, once, and revives them with a new price', async () => {
    const id = await world.quote(await world.account());
    world.app.clock.advance(60 * DAY_MS);
    const sweep = world.app.app.get(ExpirySweep);
    await Promise.all([sweep.run(), sweep.run()]);
    expect(await statusesOf([id])).toEqual(['EXPIRED']);
    const types = (await world.events(id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'quote.expired.v1')).toHaveLength(1);
    const tooLate = await world.agency.put(`${API}/revive/${id}`);
    expect(tooLate).toMatchObject({ status: 400, body: { code: 'TERM_NOT_ALLOWED' } });
    world.rater.answer = { premium: 1500, totalPremium: 1500, amountDue: 1500 };
    const moved = { effectiveDate: '2026-03-20' };
    const revived = await world.agency.post(`${API}/recalculate/${id}`, moved);
    expect(revived.body).toMatchObject({ status: 'READY', premium: 1500, ...moved });
    expect((await world.agency.put(`${API}/revive/${id}`)).status).toBe(409);
  });

  it('expires a referral with the term that was asked for', async () => {
    world.rater.answer = { flags: [REFER] };
    const id = await world.quote(await world.account());
    expect(await statusesOf([id])).toEqual(['REFERRED']);
    const sweep = world.app.app.get(ExpirySweep);
    const end = (date: string) =>
      world.app.dataSource.query('update quote set end_date = $2 where id = $1', [id, date]);
    const yesterday = addDays(world.app.clock.now().toISOString().slice(0, 10), -1);
    await end(yesterday);
    await sweep.run();
    expect(await statusesOf([id])).toEqual(['REFERRED']);
    await end(addDays(yesterday, -1));
    await sweep.run();
    expect(await statusesOf([id])).toEqual(['EXPIRED']);
    expect(await read(id)).toMatchObject({ statusReasons: [{ code: 'TERM_OVER' }] });
  });

  it('sends what it revives to the underwriters when a rule is hit', async () => {
    const id = await world.quote(await world.account());
    await world.underwriter.put(`${API}/salesInbox/invalid/${id}`, { reason: 'Wrong industry' });
    world.rater.answer = { flags: [REFER] };
    const revived = await world.agency.put(`${API}/revive/${id}`);
    expect(revived.body).toMatchObject({
      status: 'REFERRED',
      statusReasons: [{ code: 'REF_CLASS' }],
    });
    expect(await world.published(id, 'quote.referred.v1')).toMatchObject({
      quoteHead: { quoteId: id },
    });
  });

  it('binds what was rescinded and restored as another policy', async () => {
    const id = await world.quote(await world.account());
    await world.agency.post(`${API}/bind/${id}`);
    const first = await world.published(id, 'quote.bound.v1');
    await world.underwriter.put(`${API}/rescind/${id}`, { reason: 'Bound by mistake' });
    await world.app.deliver('policy.in-force.v1', {
      policyHead: policyHeadOf(first, 'IN FORCE'),
      version: 2,
      scope: scopeOf({}),
    });
    expect(await statusesOf([id])).toEqual(['RESCIND']);
    expect((await world.underwriter.put(`${API}/restore/${id}`)).body.status).toBe('READY');
    expect((await world.agency.post(`${API}/bind/${id}`)).body).toMatchObject({ status: 'BOUND' });
    const second = await world.published(id, 'quote.bound.v1');
    expect(second.policyId).not.toBe(first.policyId);
    expect(second).toMatchObject({ signed: null });
  });

  it('restores the status before closing, unless a sibling is bound', async () => {
    const accountId = await world.account();
    const [id, sibling] = [await world.quote(accountId), await world.quote(accountId)];
    const lose = (quoteId: string) =>
      world.agency.put(`${API}/lost/${quoteId}`, {
        productType: 'P250',
        reason: 'A rival',
        reasonSummary: 'Price is High',
      });
    const bare = await world.agency.put(`${API}/lost/${id}`, { productType: 'P250' });
    expect(bare.body.detail).toBe('Loss Reason required. Reason Description is required.');
    await lose(id);
    expect((await world.underwriter.put(`${API}/restore/${id}`)).body.status).toBe('READY');
    expect((await world.events(id)).at(-1)?.type).toBe('quote.released.v1');
    await lose(id);
    await world.agency.post(`${API}/bind/${sibling}`);
    const refused = await world.underwriter.put(`${API}/restore/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'SIBLING_BOUND' } });
  });

  it('restores from another date what begins too long ago meanwhile', async () => {
    const id = await world.quote(await world.account());
    await world.app.dataSource.query(
      `update quote set status = 'EXPIRED', effective_date = '2026-01-02', end_date = '2027-01-02'
       where id = $1`,
      [id],
    );
    await world.app.dataSource.query(
      `insert into quote_history (id, quote_id, from_status, to_status, action, reasons, occurred)
       values ('ffffffff-0000-7000-8000-000000000001', $1, 'READY', 'EXPIRED', 'expire', '{}', now())`,
      [id],
    );
    const restore = (query = '') => world.underwriter.put(`${API}/restore/${id}${query}`);
    expect(await restore()).toMatchObject({ status: 400, body: { code: 'TERM_NOT_ALLOWED' } });
    expect((await restore('?effectiveDate=2025-12-01')).status).toBe(400);
    expect((await restore('?effectiveDate=2026-04-01')).body).toMatchObject({
      status: 'READY',
      effectiveDate: '2026-04-01',
      endDate: '2027-04-01',
    });
    expect((await world.agency.get(`${API}/${id}`)).body.effectiveDate).toBe('2026-04-01');
  });

  it('deletes what was never bound, and gives a draft back for 90 days', async () => {
    const accountId = await world.account();
    const draft = async () =>
      String((await world.agency.post(API, { accountId, product: 'P250' })).body.id);
    const [id, second] = [await draft(), await draft()];
    const ready = await world.quote(accountId);
    const remove = (path: string) => world.agency.send('DELETE', `${API}/${path}`);
    expect((await remove(ready)).status).toBe(409);
    expect((await remove(`bulk?quoteIds=${id},${ready}`)).status).toBe(409);
    expect(await statusesOf([id])).toEqual(['DRAFT']);
    const bulk = await remove(`bulk?quoteIds=${id}&quoteIds=${second}`);
    expect(bulk.body).toEqual({ deletedCount: 2 });
    const listed = async (caller: TestCaller, path: string): Promise<string[]> => {
      const list = `${API}/${path}?accountId=${accountId}`;
      const { body } = await caller.get<{ content: { id: string }[] }>(list);
      return body.content.map((row) => row.id).sort();
    };
    expect(await listed(world.agency, 'search')).toEqual([ready]);
    expect(await listed(world.underwriter, 'search/restore')).toEqual([id, second].sort());
    expect((await world.underwriter.put(`${API}/restore/${id}`)).body.status).toBe('DRAFT');
    expect((await remove(id)).status).toBe(204);
    world.app.clock.advance(91 * DAY_MS);
    expect(await world.underwriter.put(`${API}/restore/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'TOO_LATE' },
    });
  });

  it('takes an open quote to the underwriters with a reason, and marks it urgent', async () => {
    const id = await world.quote(await world.account());
    const asked = await world.agency.post(`${API}/request-review/${id}`, {
      reason: 'Higher limit',
    });
    expect(asked.body).toMatchObject({
      status: 'REFERRED',
      statusReasons: [{ text: 'Higher limit', source: 'agency' }],
    });
    const inbox = async (): Promise<unknown> =>
      (await world.underwriter.get<{ content: { id: string }[] }>(`${API}/search/uw-inbox`)).body
        .content[0];
    expect(await inbox()).not.toMatchObject({ id });
    const flag = await world.underwriter.put(`${API}/uw/toggle-flag/${id}`);
    expect(await inbox()).toMatchObject({ id, urgencyIndex: 1 });
    expect(flag.body).toEqual({ urgencyIndex: 1 });
    const approved = await world.underwriter.put(`${API}/approve/${id}`);
    expect(approved.body).toMatchObject({ status: 'READY', statusReasons: [] });
    const needBy = (date: string) =>
      world.agency.put(`${API}/update/needBy?quoteId=${id}&needBy=${date}`);
    expect((await needBy('2020-01-01')).status).toBe(400);
    expect((await needBy('2030-01-01')).body).toMatchObject({ needByDate: '2030-01-01' });
  });

  it('rates the fees of the broker and of the provider again', async () => {
    const id = await world.quote(await world.account());
    const put = (path: string, body: object) => world.underwriter.put(`${API}/${path}/${id}`, body);
    const fees = { brokerFee: 100.5, additionalBrokerFee: 50 };
    expect((await put('broker-fees', fees)).body).toMatchObject(fees);
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ brokerFee: 150.5 });
    expect((await put('mga-fees', { mgaFee: 25 })).body).toMatchObject({ mgaFee: 25 });
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ brokerFee: 150.5, mgaFee: 25 });
    expect((await put('mga-fees', {})).body.detail).toBe('MGA Fee is required.');
  });

  it.each([
    ['no fee', {}, 'Broker Fee is required.'],
    ['null', { brokerFee: null }, 'Broker Fee is required.'],
    ['text', { brokerFee: 'x' }, 'Broker Fee is required.'],
    ['too much', { brokerFee: 10_001 }, 'Broker Fee must be between 0 and 10,000.'],
    ['too little', { brokerFee: -1 }, 'Broker Fee must be between 0 and 10,000.'],
    ['too much more', { additionalBrokerFee: 10_001 }, ADDITIONAL],
    ['too little more', { additionalBrokerFee: -0.01 }, ADDITIONAL],
    ['text for more', { additionalBrokerFee: 'x' }, ADDITIONAL],
  ])('says of %s of the broker what the form says', async (_, fees, detail) => {
    const body = 'additionalBrokerFee' in fees ? { brokerFee: 0, ...fees } : fees;
    const path = `${API}/broker-fees/${randomUUID()}`;
    expect(await world.underwriter.put(path, body)).toMatchObject({
      status: 400,
      body: { detail },
    });
  });

  it('lists the statuses that each area shows', async () => {
    const list = async (area: string): Promise<unknown> =>
      (await world.agency.get(`${API}/status/${area}`)).body;
    expect(await list('binder')).toContainEqual({ status: 'BOUND', label: 'BOUND' });
    expect(await list('agency')).toContainEqual({ status: 'IN_REVIEW', label: 'IN REVIEW' });
    expect(await list('customer')).not.toContainEqual({ status: 'DRAFT', label: 'DRAFT' });
  });
});
