import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { StandInRater } from '../quotes/quote-world.fixture';
import {
  ALL_ANSWERS,
  startRater,
  accountCreated,
  organizationSaved,
  userSaved,
} from '../quotes/quote-world.fixture';
import type { CheckedRating } from '../ratings/ratable-quotes';
import { RatingSweep } from '../ratings/rating-sweep';

const API = '/api/quote/v1';
const AGENCY = randomUUID();
const AGENT = randomUUID();
const ACCOUNT = randomUUID();
const SUBMIT = `${API}/cart/account/${ACCOUNT}/submit`;

type Sent = { sent: Record<string, unknown>[]; errors: { pointer: string; detail: string }[] };

describe('requesting quotes', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rater: StandInRater;
  let auth: Server;
  let isAuthAway = true;

  const draft = async (change: object = {}): Promise<string> => {
    const body = { accountId: ACCOUNT, product: 'P250', securityQuestions: ALL_ANSWERS, ...change };
    const made = await agency.post(API, body);
    expect(made.status).toBe(201);
    return String(made.body.id);
  };
  const submit = async (...quoteIds: string[]): Promise<Sent> =>
    (await agency.post<Sent>(SUBMIT, { quoteIds })).body;
  const eventsOf = async (id: string): Promise<Record<string, never>[]> => {
    const rows: { body: Record<string, never> }[] = await app.dataSource.query(
      'select body from outbox where subject = $1 order by sequence',
      [id],
    );
    return rows.map(({ body }) => body);
  };

  beforeAll(async () => {
    rater = await startRater(randomUUID);
    // In the place of auth: it gives the service a token of its own, or is away.
    auth = createServer((_, response) => {
      const token = { access_token: 'of-the-service', expires_in: 0 };
      response.writeHead(isAuthAway ? 503 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(token));
    });
    await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
    const AUTH_URL = `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
    app = await startApp(service, { RATER_URL: rater.url, AUTH_URL });
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('user.saved.v1', userSaved(AGENT, AGENCY));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, []));
    agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      userId: AGENT,
      permissions: ['view', 'create', 'request', 'lost', 'cart'].map((name) => `quote:${name}`),
    });
  });
  afterAll(async () => {
    await app.close();
    rater.close();
    auth.close();
  });
  beforeEach(() => {
    rater.answer = {};
  });

  it('rates a request in the caller’s name, keeps the rating and tells of each step', async () => {
    const minimum = { adjustment: 'MINIMUM_PREMIUM', amount: 875 };
    rater.answer = { lines: [minimum, { tria: 'TRIA', amount: 14 }] };
    const id = await draft();
    const { sent, errors } = await submit(id);
    expect(errors).toEqual([]);
    expect(sent).toMatchObject([
      {
        id,
        status: 'READY',
        outcome: 'offered',
        premium: 1370,
        amountDue: 1370,
        expiresOn: '2026-03-16T12:00:00.000Z',
        rating: { rateBook: { version: 'US-2026-01' }, coverages: [{ premium: 299 }, {}] },
        allowedActions: ['markLost'],
      },
    ]);
    expect(rater.calls.at(-1)).toMatchObject({
      path: '/api/rater/v1/P250/calculator',
      token: `Bearer ${agency.token}`,
      input: { product: 'P250', state: 'NV', revenue: 10_000_000, controls: { mfaCount: 3 } },
    });
    const [requested, released] = await eventsOf(id);
    expect(requested).toMatchObject({
      type: 'quote.requested.v1',
      tenant: AGENCY,
      data: { version: 1, agent: { agencyName: 'Harborline', name: 'Nora Vale' } },
    });
    expect(released).toMatchObject({
      type: 'quote.released.v1',
      data: {
        version: 2,
        quoteHead: { status: 'READY', kind: 'NEW' },
        charges: { totalPremium: 137_000, currency: 'USD' },
        terms: {
          market: 'ADMITTED',
          retention: 2_500_000,
          coverages: [{ premium: 29_900 }, {}],
          premiumLines: [
            { key: 'MINIMUM_PREMIUM', amount: 87_500 },
            { key: 'TRIA', amount: 1_400 },
          ],
        },
        commissionPct: 15,
        scope: { accountId: ACCOUNT, agencyId: AGENCY },
      },
    });
    const steps: unknown = await app.dataSource.query(
      'select action, to_status as to from quote_history where quote_id = $1 order by id',
      [id],
    );
    expect(steps).toEqual([
      { action: 'create', to: 'DRAFT' },
      { action: 'request', to: 'REQUESTED' },
      { action: 'rateReady', to: 'READY' },
    ]);
  });

  it('rates once and reads the account twice when it saves a draft, and rates once when it requests', async () => {
    const reads = jest.spyOn(app.dataSource.logger, 'logQuery');
    const before = rater.calls.length;
    const id = await draft();
    const ofAccount = reads.mock.calls.filter(([query]) => query.includes('FROM "account" '));
    reads.mockRestore();
    expect([rater.calls.length - before, ofAccount.length]).toEqual([1, 2]);
    await submit(id);
    expect(rater.calls).toHaveLength(before + 2);
  });

  it('rates a request again whose facts changed after they were checked', async () => {
    const id = await draft();
    const checked = { input: {}, rating: {} } as CheckedRating;
    await app.dataSource.query(
      `update quote set status = 'REQUESTED', requested_on = now() where id = $1`,
      [id],
    );
    const before = rater.calls.length;
    await app.app.get(RatingSweep).rateSoon(id, String(agency.token), checked);
    expect(rater.calls).toHaveLength(before + 1);
    expect((await agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'READY' });
  });

  it.each([
    ['P100', {}, 'ACTIVE', 'offered', 1370, 'quote.released.v1', []],
    [
      'P250',
      { level: 'refer', rule: 'REF_CLASS' },
      'REFERRED',
      'referred',
      1370,
      'quote.referred.v1',
      ['REF_CLASS'],
    ],
    [
      'P250',
      { level: 'decline', rule: 'DEC_CLASS' },
      'DECLINED',
      'declined',
      null,
      'quote.declined.v1',
      ['DEC_CLASS'],
    ],
  ])('makes of a rated %s with %j the status %s', async (product, flag, ...expected) => {
    const [status, outcome, premium, type, codes] = expected;
    rater.answer = 'rule' in flag ? { flags: [{ ...flag, reason: 'Because.' }] } : {};
    const id = await draft({ product });
    const [quote] = (await submit(id)).sent;
    expect(quote).toMatchObject({ status, outcome, premium });
    expect((quote.statusReasons as { code: string }[]).map(({ code }) => code)).toEqual(codes);
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type });
  });

  it('gives an indication while answers are missing', async () => {
    const { mfaAdmin: _, ...securityQuestions } = ALL_ANSWERS;
    const id = await draft({ securityQuestions });
    const [quote] = (await submit(id)).sent;
    expect(quote).toMatchObject({ status: 'INDICATION', statusReasons: [{ source: 'quote' }] });
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type: 'quote.rated.v1' });
  });

  it.each([
    [
      'terms that are not sold, at the fields of the request',
      {
        status: 400,
        code: 'VALIDATION_FAILED',
        detail: 'Not offered.',
        errors: [
          { pointer: '/retention', detail: 'retention must be one of 10000.' },
          { pointer: '/techLimit', detail: 'techLimit needs more.' },
          { pointer: '/industryCode', detail: 'No such industry is known.' },
        ],
      },
      'VALIDATION_FAILED',
      ['/initialRequestData/deductible', '/initialRequestData/coverages', '/accountId'],
    ],
    [
      'a risk that is blocked, with its rule',
      { flags: [{ level: 'block', rule: 'REF_REVENUE', reason: 'Too large.' }] },
      'REF_REVENUE',
      [],
    ],
  ])('refuses %s, when it is saved and when it is requested', async (_, answer, code, pointers) => {
    const id = await draft();
    rater.answer = answer;
    for (const path of [API, `${API}/cart/account/${ACCOUNT}`]) {
      const body = { product: 'P250', ...(path === API && { accountId: ACCOUNT }) };
      const refused = await agency.post(path, body);
      expect(refused).toMatchObject({ status: 400, body: { code } });
      const errors = (refused.body.errors ?? []) as { pointer: string }[];
      expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
    }
    expect(await submit(id)).toMatchObject({ sent: [], errors: [{ pointer: '/quoteIds/0' }] });
    expect((await agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'DRAFT' });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('refers what the rater refuses later, with its sentence', async () => {
    const detail = 'The limit is not offered.';
    const id = await draft();
    rater.answer = { status: 503 };
    await submit(id);
    rater.answer = { status: 400, code: 'VALIDATION_FAILED', detail, errors: [] };
    app.clock.advance(11_000);
    await app.app.get(RatingSweep).run();
    expect((await agency.get(`${API}/${id}`)).body).toMatchObject({
      status: 'REFERRED',
      premium: null,
      statusReasons: [{ text: detail, source: 'rater' }],
    });
    expect((await eventsOf(id)).at(-1)).toMatchObject({ data: { charges: null, rating: null } });
  });

  it('keeps up to five variations of an account in its cart', async () => {
    const accountId = randomUUID();
    await app.deliver('account.created.v1', accountCreated(accountId, AGENCY, []));
    const cart = `${API}/cart/account/${accountId}`;
    const asks = Array.from({ length: 6 }, () => agency.post(cart, { product: 'P250' }));
    const answers = await Promise.all(asks);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409]);
    const full = answers.find(({ status }) => status === 409);
    expect(full?.body.detail).toBe(
      'You have reached 5 request limit, please delete one to add another variation!',
    );
    type Cart = { quotes: { id: string }[]; limit: number };
    const read = async (): Promise<Cart> => (await agency.get<Cart>(cart)).body;
    const { quotes, limit } = await read();
    expect([quotes.length, limit]).toEqual([5, 5]);
    const [first, ...rest] = quotes.map(({ id }) => id);
    expect((await agency.send('DELETE', `${cart}/${first}`)).status).toBe(204);
    expect((await agency.send('DELETE', `${cart}/${first}`)).status).toBe(404);
    expect((await agency.get(`${API}/${first}`)).body).toMatchObject({ status: 'DELETED' });
    await agency.post(`${cart}/submit`, { quoteIds: rest.slice(0, 2) });
    expect((await read()).quotes.map(({ id }) => id)).toEqual(rest.slice(2));
    expect((await agency.post(cart, { product: 'P250', accountId })).status).toBe(400);
  });

  it('requests what can be requested and says why the rest cannot', async () => {
    const [first, second] = [await draft(), await draft()];
    await submit(first);
    const { sent, errors } = await submit(first, randomUUID(), second);
    expect(sent).toMatchObject([{ id: second }]);
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/quoteIds/0', '/quoteIds/1']);
    expect(errors[0].detail).toBe('The action "request" is not allowed in status READY.');
  });

  it('knows no account of another agency', async () => {
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: ['quote:request'] });
    const answer = await rival.post(SUBMIT, { quoteIds: [await draft()] });
    expect(answer).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
  });

  it('refuses six quotes at once, and none at all', async () => {
    const six = Array.from({ length: 6 }, () => randomUUID());
    const answer = await agency.post(SUBMIT, { quoteIds: six });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CART_LIMIT' } });
    expect((await agency.post(SUBMIT, { quoteIds: [] })).status).toBe(400);
  });

  it('keeps a request while the rater is away, and rates it when it is back', async () => {
    rater.answer = { status: 503 };
    const id = await draft();
    expect((await submit(id)).sent).toMatchObject([{ id, status: 'REQUESTED', premium: null }]);
    rater.answer = {};
    app.clock.advance(11_000);
    const sweep = app.app.get(RatingSweep);
    await Promise.all([sweep.run(), sweep.run()]);
    const { body } = await agency.get(`${API}/${id}`);
    expect(body).toMatchObject({ status: 'READY', premium: 1370 });
    const types = (await eventsOf(id)).map(({ type }) => type);
    expect(types).toEqual(['quote.requested.v1', 'quote.released.v1']);
  });

  it('rates a request that a crash left behind in the name of the service', async () => {
    const id = await draft();
    await app.dataSource.query(
      `update quote set status = 'REQUESTED', requested_on = $2, rating_due = $2 where id = $1`,
      [id, app.clock.now()],
    );
    app.clock.advance(600_000);
    isAuthAway = false;
    await app.app.get(RatingSweep).run();
    isAuthAway = true;
    expect((await agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'READY' });
    expect(rater.calls.at(-1)?.token).toBe('Bearer of-the-service');
  });

  it('gives a request that cannot be rated for two minutes to the underwriters, once', async () => {
    const id = await draft();
    const now = app.clock.now();
    await app.dataSource.query(
      `update quote set status = 'REQUESTED', requested_on = $2, rating_due = $2 where id = $1`,
      [id, now],
    );
    const sweep = app.app.get(RatingSweep);
    const statusOf = async (): Promise<unknown> => (await agency.get(`${API}/${id}`)).body.status;
    await sweep.run();
    expect(await statusOf()).toBe('REQUESTED');
    app.clock.advance(121_000);
    await Promise.all([sweep.run(), sweep.run()]);
    await sweep.run();
    expect(await statusOf()).toBe('REFERRED');
    const types = (await eventsOf(id)).map(({ type }) => type);
    expect(types).toEqual(['quote.referred.v1']);
  });

  it('marks a quote lost with its reason, and refuses it twice', async () => {
    const id = await draft();
    await submit(id);
    const body = { productType: 'P250', reason: 'A rival', reasonSummary: 'Price is High' };
    const lost = await agency.put(`${API}/lost/${id}`, body);
    expect(lost).toMatchObject({
      status: 200,
      body: { status: 'LOST', statusReasons: [{ code: 'PRICE', text: 'A rival' }] },
    });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'quote.lost.v1',
      data: { reason: 'A rival', reasonSummary: 'Price is High', notify: true },
    });
    const before = (await eventsOf(id)).length;
    expect((await agency.put(`${API}/lost/${id}`, body)).status).toBe(409);
    expect(await eventsOf(id)).toHaveLength(before);
    expect((await agency.put(`${API}/lost/${id}`, {})).status).toBe(400);
  });
});
