import { randomUUID } from 'node:crypto';
import type { TestCaller } from '@palisade/testing';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { ALL_ANSWERS } from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';
const BLOCKED = {
  flags: [{ level: 'block', rule: 'REF_REVENUE', reason: 'The company is too large.' }],
};

interface Quote {
  id: string;
  status: string;
  statusReasons: { code: string; text: string }[];
  [field: string]: unknown;
}

describe('changing what was asked for', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let machine: TestCaller;
  let accountId: string;

  beforeAll(async () => {
    auth = await startAuth();
    await world.start({ AUTH_URL: auth.url });
    accountId = await world.account();
    const apiClientId = randomUUID();
    machine = await world.app.signIn({
      accountType: 'AGENCY',
      organizationId: world.agencyId,
      userId: apiClientId,
      apiClientId,
      permissions: ['view', 'create', 'edit', 'delete'].map((name) => `quote:${name}`),
    });
  });
  beforeEach(() => {
    world.rater.answer = {};
  });
  afterAll(async () => {
    await world.close();
    auth.close();
  });

  const draft = async (change: object = {}, caller = world.agency): Promise<Quote> => {
    const body = { accountId, product: 'P250', securityQuestions: ALL_ANSWERS, ...change };
    const made = await caller.post<Quote>(API, body);
    expect(made.status).toBe(201);
    return made.body;
  };
  const edit = (id: string, body: object, caller = world.agency) =>
    caller.put<Quote>(`${API}/edit/${id}`, body);
  const read = async (id: string): Promise<Quote> =>
    (await world.agency.get<Quote>(`${API}/${id}`)).body;

  it('puts a draft together anew: its terms, dates, answers and preset', async () => {
    const { id } = await draft();
    const changed = await edit(id, {
      initialRequestData: { limit: 2_000_000, deductible: 50_000 },
      effectiveDate: '2026-02-20',
      presetName: 'ELITE',
      securityQuestions: { mfaAdmin: false },
    });
    expect(changed.status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'DRAFT',
      presetName: 'ELITE',
      aggLimit: 2_000_000,
      effectiveDate: '2026-02-20',
      endDate: '2027-02-20',
      terms: { limit: 2_000_000, deductible: 50_000 },
      initialRequestData: { limit: 2_000_000 },
      securityQuestions: { mfaAdmin: false, mfaCloud: true },
    });
    expect((await edit(id, { effectiveDate: '2020-01-01' })).status).toBe(400);
    expect((await edit(id, { initialRequestData: { limit: 0 } })).status).toBe(400);
    world.rater.answer = BLOCKED;
    expect((await edit(id, { endDate: '2027-02-20' })).body).toMatchObject({ code: 'REF_REVENUE' });
  });

  it('completes an indication once every answer is there', async () => {
    const { mfaAdmin: _, ...securityQuestions } = ALL_ANSWERS;
    const id = await world.quote(accountId, { securityQuestions });
    expect(await read(id)).toMatchObject({ status: 'INDICATION' });
    const terms = { initialRequestData: { deductible: 50_000 } };
    expect((await edit(id, terms)).body).toMatchObject({
      status: 'INDICATION',
      terms: { deductible: 50_000 },
    });
    const done = await edit(id, { securityQuestions: { mfaAdmin: true } });
    expect(done.body).toMatchObject({ status: 'READY', statusReasons: [], premium: 1370 });
    const types = (await world.events(id)).map(({ type }) => type);
    expect(types.at(-1)).toBe('quote.released.v1');
    expect((await edit(id, terms)).body).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('refers an indication that is complete and must be looked at', async () => {
    const { mfaAdmin: _, ...securityQuestions } = ALL_ANSWERS;
    const id = await world.quote(accountId, { securityQuestions });
    world.rater.answer = { flags: [{ level: 'refer', rule: 'REF_CLASS', reason: 'Class.' }] };
    expect((await edit(id, { securityQuestions: { mfaAdmin: true } })).body).toMatchObject({
      status: 'REFERRED',
      statusReasons: [{ code: 'REF_CLASS' }],
    });
  });

  it('keeps what a machine cannot have with its reasons, until it is mended and asked for again', async () => {
    world.rater.answer = BLOCKED;
    const { id, ...rejected } = await draft({}, machine);
    expect(rejected).toMatchObject({
      status: 'API_REJECTED',
      statusReasons: [{ code: 'REF_REVENUE', text: 'The company is too large.' }],
    });
    expect(await world.published(id, 'quote.rejected.v1')).toMatchObject({
      quoteHead: { status: 'API_REJECTED' },
      reasons: [{ code: 'REF_REVENUE' }],
    });
    const found = await world.agency.get<{ content: Quote[] }>(
      `${API}/search?status=API_REJECTED&accountId=${accountId}`,
    );
    expect(found.body.content.map((row) => row.id)).toContain(id);
    const retry = () => machine.send('POST', `${API}/retryrequest/${id}`);
    expect(await retry()).toMatchObject({ status: 400, body: { code: 'REF_REVENUE' } });
    expect(await read(id)).toMatchObject({ status: 'API_REJECTED' });
    world.rater.answer = {};
    expect((await edit(id, { effectiveDate: '2026-02-20' }, machine)).status).toBe(200);
    expect(await retry()).toMatchObject({ status: 200, body: { status: 'READY', premium: 1370 } });
    expect(await retry()).toMatchObject({ status: 409 });
    const people = await world.agency.post(API, { accountId, product: 'P250' });
    expect(people.status).toBe(201);
    world.rater.answer = BLOCKED;
    expect((await world.agency.post(API, { accountId, product: 'P250' })).status).toBe(400);
  });
});
