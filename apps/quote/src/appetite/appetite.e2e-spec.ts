import { randomUUID } from 'node:crypto';
import type { RaterProcess } from '../clients/rater-process.fixture-spec';
import { startRaterProcess } from '../clients/rater-process.fixture-spec';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import type { CoverCheckResponse } from '../quotes/cover-check.dto';
import { accountCreated, agencySaved, ALL_ANSWERS } from '../quotes/quote-world.fixture';
import type { AppetiteOutResponse, AppetiteResponse } from './appetite.dto';

const API = '/api/quote/v1/appetite';
const PERMISSIONS = ['quote:create', 'quote:view'];
const START_MS = 60_000;
const DENTIST = { zipCode: '89101', industryCode: '621210', revenue: 10_000_000 };
// A credit bureau: no product takes one.
const UNWANTED = { ...DENTIST, industryCode: '561450' };

describe('appetite', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let rater: RaterProcess;
  const ask = (body: object, caller = world.agency) => caller.post<AppetiteResponse>(API, body);
  const outs = async (caller = world.agency, query = ''): Promise<AppetiteOutResponse[]> =>
    (await caller.get<{ content: AppetiteOutResponse[] }>(`${API}/search?${query}`)).body.content;

  beforeAll(async () => {
    auth = await startAuth();
    rater = await startRaterProcess(auth.url);
    await world.start({ RATER_URL: rater.url, AUTH_URL: auth.url });
  }, START_MS);
  afterAll(async () => {
    await world.close();
    await rater.close();
    auth.close();
  });

  it('is said by four facts, and what is not wanted is kept', async () => {
    expect(await outs()).toEqual([]);
    const { status, body } = await ask(UNWANTED);
    expect(status).toBe(200);
    expect(body).toEqual({
      product: 'P250',
      answer: 'OUT',
      reasons: ['This industry is not insured.'],
      turnedBy: [],
    });
    const [kept, ...more] = await outs();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({
      agencyId: world.agencyId,
      product: 'P250',
      state: 'NV',
      industryCode: '561450',
      revenue: 10_000_000,
      reasons: ['This industry is not insured.'],
    });
    const wanted = await ask({ ...DENTIST, revenue: 2_000_000 });
    expect(wanted.body).toMatchObject({ product: 'P250', answer: 'IN', reasons: [], turnedBy: [] });
    expect(await outs()).toHaveLength(1);
  });

  it('stands between what is not requested yet and its policy, and turns the request down', async () => {
    const accountId = randomUUID();
    const { insured } = accountCreated(accountId, world.agencyId, []);
    await world.app.deliver(
      'account.created.v1',
      accountCreated(accountId, world.agencyId, [], {
        insured: { ...insured, industryCode: '561450' },
      }),
    );
    const said = { code: 'DEC_CLASS', detail: 'This industry is not insured.' };
    const told = async (query: string) =>
      (await world.agency.get<CoverCheckResponse>(`/api/quote/v1/cover-check?${query}`)).body
        .problems[0];
    const row = { ...said, refusesFrom: 'request', clearedBy: ['AGENCY'] };
    expect(await told(`accountId=${accountId}&product=P250`)).toMatchObject(row);
    const draft = { accountId, product: 'P250', securityQuestions: ALL_ANSWERS };
    const { id } = (await world.agency.post('/api/quote/v1', draft)).body;
    expect(await told(`quoteId=${String(id)}`)).toMatchObject(row);
    const cart = `/api/quote/v1/cart/account/${accountId}/submit`;
    await world.agency.post(cart, { quoteIds: [id] });
    expect((await world.agency.get(`/api/quote/v1/${String(id)}`)).body).toMatchObject({
      status: 'DECLINED',
      statusReasons: [{ code: said.code, text: said.detail }],
    });
  });

  it('is turned by another product where that takes what this one does not', async () => {
    const large = await ask({ ...DENTIST, revenue: 400_000_000 });
    expect(large.body.answer).not.toBe('IN');
    for (const { product, answer } of large.body.turnedBy) {
      const asked = await ask({ ...DENTIST, revenue: 400_000_000, product });
      expect(asked.body).toMatchObject({ product, answer });
    }
  });

  it('goes by the levels of the agency that asks', async () => {
    const level = { name: 'Large', minRevenue: 1_000_000_000_000, maxRevenue: null };
    const told = (version: number, levels: object[]) =>
      world.app.deliver(
        'agency.saved.v1',
        agencySaved(world.agencyId, { levels: levels as never, version }),
      );
    await told(2, [level]);
    expect((await ask({ ...DENTIST, revenue: 2_000_000 })).body).toMatchObject({
      answer: 'REFERRED',
      reasons: ['The revenue is outside of every level of the agency.'],
    });
    await told(3, []);
  });

  it('is in pounds for a British postcode', async () => {
    const asked = { zipCode: 'EC1A 1BB', industryCode: '70100', revenue: 2_000_000 };
    expect((await ask(asked)).body).toMatchObject({ product: 'P_ONE', answer: 'IN' });
  });

  it('shows an agency what it asked for itself, the provider what everybody did', async () => {
    const other = await world.app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS });
    await ask({ ...UNWANTED, zipCode: '85004' }, other);
    expect(await outs(other)).toMatchObject([{ state: 'AZ' }]);
    expect(await outs(world.agency, 'search=56145')).toMatchObject([{ state: 'NV' }]);
    const staff = await world.app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
    const all = await outs(staff, 'search=561450');
    expect(all.map(({ state }) => state)).toEqual(['AZ', 'NV']);
    expect(await outs(staff, 'search=561450&state=NV')).toHaveLength(1);
    const own = `search=561450&agencyId=${world.agencyId}&product=P250`;
    expect(await outs(staff, own)).toHaveLength(1);
    expect(await outs(staff, 'search=9999')).toEqual([]);
  });

  it.each([
    ['no industry', { ...DENTIST, industryCode: '' }, '/industryCode'],
    ['no revenue', { ...DENTIST, revenue: 0 }, '/revenue'],
    ['an odd ZIP code', { ...DENTIST, zipCode: '00000' }, '/state'],
    ['a text that is no postcode', { ...DENTIST, zipCode: 'zip <b>' }, '/zipCode'],
    ['a text without a letter', { ...DENTIST, zipCode: '\u{1F512}' }, '/zipCode'],
    ['a product of the other edition', { ...DENTIST, product: 'P_ONE' }, '/product'],
    ['a fifth fact', { ...DENTIST, records: 5 }, '/records'],
  ])('is not said of %s', async (_, body, pointer) => {
    const { status, body: refusal } = await world.agency.post<{ errors: { pointer: string }[] }>(
      API,
      body,
    );
    expect(status).toBe(400);
    expect(refusal.errors.map((error) => error.pointer)).toContain(pointer);
  });
});
