import { randomUUID } from 'node:crypto';
import type { TestCaller } from '@palisade/testing';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { RatingSweep } from '../ratings/rating-sweep';
import { agencySaved, MANDATORY, userSaved } from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';
const REFER = { level: 'refer', rule: 'REF_CLASS', reason: 'The class is referred.' };
const WEAK = { level: 'refer', rule: 'REF_SCORE', reason: 'A factor is weak.' };
const FRAUD = {
  claimNumber: 'C-1',
  claimName: 'Mail fraud of March',
  claimDate: '2026-03-01',
  claimDescription: 'A transfer to a forged account.',
};
const PARTIES = {
  claimFreeWarranty: true,
  customerFirstName: 'Rosa',
  customerLastName: 'Delgado',
  customerEmail: 'rosa@redrock.example',
  customerPhone: '+17025550111',
};
const AGENT = { agentFirstName: 'Otto', agentLastName: 'Reyes', agentEmail: 'otto@h.example' };

describe('the desk of underwriters', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let imogen: TestCaller;
  let accountId: string;

  const read = async (id: string) => (await imogen.get(`${API}/${id}`)).body;

  beforeAll(async () => {
    auth = await startAuth();
    await world.start({ AUTH_URL: auth.url });
    const userId = randomUUID();
    await world.app.deliver('user.saved.v1', userSaved(userId, randomUUID(), 3));
    const allowed = ['update-terms', 'mga-fee', 'reset', 'switch-market', 'bypass-rules'];
    allowed.push('reassess-risk');
    const permissions = [...allowed, 'specified-event', 'release', 'underwrite']
      .map((permission) => `underwriting:${permission}`)
      .concat('quote:view', 'quote:refer', 'quote:decline', 'quote:edit', 'quote:delete');
    imogen = await world.app.signIn({ accountType: 'COWBELL', userId, permissions });
    accountId = await world.account();
  });
  beforeEach(() => {
    world.rater.answer = {};
  });
  afterAll(async () => {
    await world.close();
    auth.close();
  });

  it('gives a quote the terms of its first request again', async () => {
    const id = await world.quote(accountId);
    const asked = await read(id);
    const terms = { deductible: 50_000, coverages: MANDATORY };
    await imogen.put(`${API}/update/${id}`, { terms });
    await imogen.put(`${API}/mga-fees/${id}`, { mgaFee: 75 });
    await imogen.put(`${API}/commission/${id}`, { commission: 12 });
    expect(await read(id)).toMatchObject({ mgaFee: 75, commission: 12, terms });
    const reset = await imogen.put(`${API}/reset/${id}`);
    expect(reset).toMatchObject({
      status: 200,
      body: { status: 'READY', mgaFee: 0, commission: 15, terms: asked.terms },
    });
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ retention: 25_000 });
    await imogen.put(`${API}/decline/${id}`, {
      quoteId: id,
      reason: 'No.',
      reasonSummary: 'ERROR',
      isNotificationEnabled: false,
    });
    expect(await imogen.put(`${API}/reset/${id}`)).toMatchObject({ status: 409 });
  });

  it('writes a quote on the other paper, and back', async () => {
    const id = await world.quote(accountId);
    const terms = { deductible: 50_000, coverages: MANDATORY };
    await imogen.put(`${API}/update/${id}`, { terms });
    expect(await imogen.put(`${API}/switch-surplus/${id}`, { isSurplus: true })).toMatchObject({
      status: 200,
      body: { product: 'P250_S', isSurplus: true, status: 'READY', terms: { deductible: 25_000 } },
    });
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ product: 'P250_S' });
    const back = await imogen.put(`${API}/switch-surplus/${id}`, { isSurplus: false });
    expect(back.body).toMatchObject({ product: 'P250', isSurplus: false });
    expect(await imogen.put(`${API}/switch-surplus/${id}`, { isSurplus: false })).toMatchObject({
      status: 409,
      body: { code: 'SAME_MARKET' },
    });
    const louisiana = await world.quote(await world.accountIn('LA'), { product: 'P250_S' });
    const admitted = await imogen.put(`${API}/switch-surplus/${louisiana}`, { isSurplus: false });
    expect(admitted).toMatchObject({ status: 409, body: { code: 'NOT_FILED' } });
  });

  it('passes over a weak score, and over nothing else', async () => {
    world.rater.answer = { flags: [REFER, WEAK] };
    const id = await world.quote(accountId);
    expect(await read(id)).toMatchObject({ status: 'REFERRED', bypassCfRules: false });
    const bypassed = await imogen.put(`${API}/uw/bypass-cf-rules/${id}`, {
      bypass: true,
      reason: 'Remediation is under way.',
    });
    expect(bypassed.body).toMatchObject({
      status: 'REFERRED',
      bypassCfRules: true,
      statusReasons: [{ code: 'REF_CLASS' }],
    });
    const again = { bypass: false, reason: 'It was not.' };
    expect((await imogen.put(`${API}/uw/bypass-cf-rules/${id}`, again)).body).toMatchObject({
      bypassCfRules: false,
      statusReasons: [{ code: 'REF_CLASS' }, { code: 'REF_SCORE' }],
    });
  });

  it('gives a bound quote the commission of the quote, else that of the agency', async () => {
    const usual = await world.quote(accountId);
    expect(await read(usual)).toMatchObject({ commission: 15 });
    await world.app.deliver(
      'agency.saved.v1',
      agencySaved(world.agencyId, { isWholesale: true, version: 2 }),
    );
    expect(await read(usual)).toMatchObject({ commission: 17.5 });
    await world.app.deliver(
      'agency.saved.v1',
      agencySaved(world.agencyId, { commissionPct: 18.5, version: 3 }),
    );
    const id = await world.quote(accountId);
    expect(await read(id)).toMatchObject({ commission: 18.5 });
    const premium = (await read(id)).premium;
    expect((await imogen.put(`${API}/commission/${id}`, { commission: 9.25 })).body).toMatchObject({
      commission: 9.25,
      premium,
    });
    expect((await imogen.put(`${API}/commission/${id}`, { commission: 101 })).status).toBe(400);
    expect((await world.agency.put(`${API}/commission/${id}`, { commission: 30 })).status).toBe(
      403,
    );
    expect((await imogen.put(`${API}/commission/${id}`, { commission: null })).body).toMatchObject({
      commission: 18.5,
    });
    await imogen.put(`${API}/commission/${id}`, { commission: 9.25 });
    await world.agency.post(`${API}/bind/${id}`);
    const bound = await world.published(id, 'quote.bound.v1').catch(() => null);
    expect(bound).toMatchObject({ commissionPct: 9.25 });
    expect((await imogen.put(`${API}/commission/${id}`, { commission: 1 })).status).toBe(409);
  });

  it('names another agent of the same agency', async () => {
    const id = await world.quote(accountId);
    const to = { ...AGENT, agencyId: world.agencyId, teamIds: [world.teamId] };
    expect(await world.agency.put(`${API}/agent/${id}`, to)).toMatchObject({
      status: 200,
      body: { agentName: 'Otto Reyes', agentEmail: 'otto@h.example' },
    });
    expect(await read(id)).toMatchObject({ agentFirstName: 'Otto' });
    for (const wrong of [
      { ...AGENT, agencyId: randomUUID() },
      { ...AGENT, teamIds: [randomUUID()] },
      { ...AGENT, agentPhone: '12' },
      { ...AGENT, agentEmail: 'x' },
    ]) {
      expect((await world.agency.put(`${API}/agent/${id}`, wrong)).status).toBe(400);
    }
  });

  it('leaves known events out of the cover', async () => {
    const id = await world.quote(accountId);
    const list = `${API}/specified-events/${id}`;
    expect((await imogen.get(list)).body).toEqual([]);
    const made = await imogen.post(list, FRAUD);
    expect(made).toMatchObject({ status: 201, body: FRAUD });
    const place = `${list}/${made.body.id}`;
    const covered = (body: Record<string, unknown>): boolean =>
      JSON.stringify(body.terms).includes('SPECIFIED_EVENT_EXCLUSION');
    expect(covered(await read(id))).toBe(true);
    const changed = { ...FRAUD, claimName: 'Mail fraud of spring' };
    expect((await imogen.put(place, changed)).body).toMatchObject(changed);
    expect((await imogen.get(list)).body).toMatchObject([changed]);
    expect(await imogen.post(list, { ...FRAUD, claimDate: '2026-02-30' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/claimDate', detail: 'Invalid date format.' }] },
    });
    expect((await imogen.put(`${list}/${randomUUID()}`, changed)).status).toBe(404);
    expect((await world.agency.get(list)).status).toBe(403);
    expect((await imogen.send('DELETE', place)).status).toBe(204);
    expect((await imogen.get(list)).body).toEqual([]);
    expect(covered(await read(id))).toBe(false);
    expect((await imogen.send('DELETE', place)).status).toBe(404);
  });

  it('has the risk of a priced quote looked at again, and of one that is referred', async () => {
    const id = await world.quote(accountId);
    const reassess = (product = 'P250', agentEmail?: string) =>
      imogen.post(`${API}/reassess-risk/${id}`, { product, agentEmail });
    expect((await reassess('P100')).body).toMatchObject({ code: 'PRODUCT_DIFFERS' });
    expect((await reassess('P250', 'no@h.example')).body).toMatchObject({ code: 'AGENT_DIFFERS' });
    expect((await reassess()).body).toMatchObject({ status: 'REQUESTED' });
    const before = world.rater.calls.length;
    world.rater.answer = { flags: [REFER] };
    world.app.clock.advance(4_000);
    await world.app.app.get(RatingSweep).run();
    expect(world.rater.calls.length).toBeGreaterThan(before);
    expect(await read(id)).toMatchObject({ status: 'REFERRED' });
    world.rater.answer = { flags: [{ ...REFER, rule: 'REF_OTHER', reason: 'Another.' }] };
    expect((await reassess()).body).toMatchObject({
      status: 'REFERRED',
      statusReasons: [{ code: 'REF_OTHER' }],
    });
  });

  it('lets cover of more than ten million be bound when somebody decided so', async () => {
    const insured = await world.account();
    const initialRequestData = { limit: 5_000_000 };
    const bind = (id: string) => world.agency.post(`${API}/bind/${id}`, PARTIES);
    for (const product of ['P100', 'P250']) {
      const id = await world.quote(insured, { product, initialRequestData });
      expect((await bind(id)).status).toBe(200);
    }
    const id = await world.quote(insured, { product: 'PRIME_CLOUD', initialRequestData });
    expect(await bind(id)).toMatchObject({ status: 409, body: { code: 'TAM_EXCEEDED' } });
    const decide = (override: boolean) =>
      imogen.put(`${API}/tam/override/${id}`, { override, reason: 'Reinsured beyond it.' });
    expect((await decide(true)).body).toMatchObject({ isTamOverridden: true });
    expect((await decide(false)).body).toMatchObject({ isTamOverridden: false });
    expect((await bind(id)).status).toBe(409);
    await decide(true);
    expect((await bind(id)).status).toBe(200);
  });

  it('leaves a quote that another underwriter holds as it is', async () => {
    world.rater.answer = { flags: [REFER] };
    const id = await world.quote(accountId);
    const userId = randomUUID();
    await world.app.deliver('user.saved.v1', userSaved(userId, randomUUID(), 3));
    const permissions = ['quote:view', 'underwriting:underwrite'];
    const other = await world.app.signIn({ accountType: 'COWBELL', userId, permissions });
    expect((await other.put(`${API}/uw/underwrite/${id}`)).status).toBe(200);
    const held = { status: 409, body: { code: 'QUOTE_HELD' } };
    expect(await imogen.put(`${API}/commission/${id}`, { commission: 12 })).toMatchObject(held);
    expect(await imogen.post(`${API}/specified-events/${id}`, FRAUD)).toMatchObject(held);
  });
});
