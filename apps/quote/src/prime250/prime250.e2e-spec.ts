import { randomUUID } from 'node:crypto';
import type { TestCaller } from '@palisade/testing';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { ALL_ANSWERS, userSaved } from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';
const REFER = { flags: [{ level: 'refer', rule: 'REF_CLASS', reason: 'The class is referred.' }] };

interface Quote {
  id: string;
  product: string;
  status: string;
}

describe('the Prime 250 family', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let imogen: TestCaller;

  beforeAll(async () => {
    auth = await startAuth();
    await world.start({ AUTH_URL: auth.url });
    const userId = randomUUID();
    await world.app.deliver('user.saved.v1', userSaved(userId, randomUUID(), 3));
    const permissions = ['update-terms', 'irpm', 'switch-market', 'underwrite']
      .map((name) => `underwriting:${name}`)
      .concat('quote:view', 'note:create', 'note:view');
    imogen = await world.app.signIn({ accountType: 'COWBELL', userId, permissions });
  });
  beforeEach(() => {
    world.rater.answer = {};
  });
  afterAll(async () => {
    await world.close();
    auth.close();
  });

  const create = (body: object) => world.agency.post<Quote>(`${API}/p250`, body);

  it('is saved, changed and read with the figures of its rating', async () => {
    const accountId = await world.account();
    const made = await create({ accountId, product: 'P250_S', securityQuestions: ALL_ANSWERS });
    expect(made).toMatchObject({ status: 201, body: { product: 'P250_S', status: 'DRAFT' } });
    const { id } = made.body;
    const changed = await world.agency.put(`${API}/p250/${id}`, {
      initialRequestData: { deductible: 50_000 },
    });
    expect(changed.body).toMatchObject({ terms: { deductible: 50_000 } });
    const details = `${API}/p250/details/${id}`;
    expect((await world.agency.get(details)).body).toMatchObject({ calculatorGeneratedData: null });
    await world.agency.post(`${API}/cart/account/${accountId}/submit`, { quoteIds: [id] });
    expect((await world.agency.get(details)).body).toMatchObject({
      securityQuestions: { mfaAdmin: true },
      calculatorGeneratedData: { input: { product: 'P250_S' } },
    });
    expect((await create({ accountId, product: 'P100' })).status).toBe(400);
    const other = await world.quote(accountId, { product: 'P100' });
    expect((await world.agency.get(`${API}/p250/details/${other}`)).status).toBe(404);
    expect((await world.agency.put(`${API}/p250/${other}`, {})).status).toBe(404);
    const listed = await world.agency.get<Quote[]>(`${API}/p250/quotes/${accountId}`);
    expect(listed.body.map((quote) => quote.id)).toEqual([id]);
    expect((await world.agency.get(`${API}/p250/quotes/${randomUUID()}`)).body).toEqual([]);
  });

  it('is put into the cart for each preset, and saved for many accounts', async () => {
    const accountId = await world.account();
    const presets = ['BASIC', 'POPULAR', 'ELITE'];
    const cart = `${API}/cart/account/${accountId}`;
    const added = await world.agency.post<Quote[]>(`${API}/p250/cart`, { accountId, presets });
    expect(added.body).toMatchObject(
      presets.map((presetName) => ({ presetName, status: 'DRAFT' })),
    );
    const { quotes } = (await world.agency.get<{ quotes: Quote[] }>(cart)).body;
    expect(quotes.map(({ id }) => id)).toEqual(added.body.map(({ id }) => id));
    const more = await world.agency.post(`${API}/p250/cart`, { accountId, presets });
    expect(more).toMatchObject({ status: 409, body: { code: 'CART_LIMIT' } });
    const stranger = randomUUID();
    const bulk = await world.agency.post<{ accepted: Quote[]; errors: object[] }>(
      `${API}/p250/bulk`,
      { accountIds: [await world.account(), stranger], presetName: 'BASIC' },
    );
    expect(bulk).toMatchObject({
      status: 200,
      body: { accepted: [{ presetName: 'BASIC' }], errors: [{ pointer: '/accountIds/1' }] },
    });
    const many = Array.from({ length: 26 }, () => randomUUID());
    expect((await world.agency.post(`${API}/p250/bulk`, { accountIds: many })).status).toBe(400);
  });

  it('is underwritten at once: terms, schedule rating and a note', async () => {
    world.rater.answer = REFER;
    const id = await world.quote(await world.account());
    const zero = { companyStability: 0, drPlanning: 0, financialCondition: 0 };
    const irpm = {
      ...zero,
      managementOfContent: -5,
      dcmPractices: 0,
      securityAwareness: 0,
      managementExperience: 0,
    };
    const changed = await imogen.put(`${API}/p250/uw/${id}`, {
      initialRequestData: { deductible: 50_000 },
      irpm,
      notes: 'Better controls than most.',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { status: 'REFERRED', terms: { deductible: 50_000 }, irpm },
    });
    const notes = await imogen.get<{ content: { text: string }[] }>(`${API}/notes/${id}`);
    expect(notes.body.content).toMatchObject([{ text: 'Better controls than most.' }]);
  });

  it('saves its questions, and says which coverages they allow', async () => {
    const accountId = await world.account();
    const save = (query: string, answers: object = ALL_ANSWERS) =>
      world.agency.put<{ quoteId: string }>(`${API}/p250Details/${accountId}?${query}`, answers);
    world.rater.answer = {
      coercions: [
        {
          path: '/optional',
          requested: 'FULL_SYSTEM_FAILURE',
          applied: null,
          rule: 'SECURITY_REQUIREMENTS',
          reason: 'Full failover is tested.',
        },
      ],
    };
    const listed = await save('action=add-to-list');
    expect(listed).toMatchObject({
      status: 200,
      body: {
        securityQuestions: { mfaAdmin: true },
        qualifiedCoverages: ['CONTINGENT_SYSTEM_FAILURE', 'CYBER_CRIME'],
        unmetRequirements: [
          { coverage: 'FULL_SYSTEM_FAILURE', reason: 'Full failover is tested.' },
        ],
      },
    });
    const { quoteId } = listed.body;
    world.rater.answer = {};
    const again = await save(`quoteId=${quoteId}&action=quote-now`, { testedFullFailover: true });
    expect(again.body).toMatchObject({ quoteId, unmetRequirements: [] });
    const quote = await world.agency.get(`${API}/${quoteId}`);
    expect(quote.body).toMatchObject({
      status: 'READY',
      securityQuestions: { testedFullFailover: true, mfaAdmin: true },
    });
    const { body } = await save('action=open-cart');
    const cart = await world.agency.get(`${API}/cart/account/${accountId}`);
    expect(cart.body).toMatchObject({ quotes: [{ id: body.quoteId }] });
    expect((await save(`quoteId=${await world.quote(await world.account())}`)).status).toBe(400);
  });
});
