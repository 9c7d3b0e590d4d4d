import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestCaller } from '@palisade/testing';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { policyHeadOf } from '../quotes/quote-events.fixture';
import { ALL_ANSWERS, MANDATORY, userSaved } from '../quotes/quote-world.fixture';
import type { RaterProcess } from './rater-process.fixture-spec';
import { startRaterProcess } from './rater-process.fixture-spec';

const API = '/api/quote/v1';
const START_MS = 60_000;
const DATES = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };
const withCrime = (limit: number) => [...MANDATORY, { key: 'CYBER_CRIME', limit }];
// Sold are 10,000 and more, and 250,000 of cyber crime with one YES about transfers.
const GIVEN = { limit: 1_250_000, deductible: 5_000, coverages: withCrime(250_000) };

describe('terms that a bypass gave', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let rater: RaterProcess;
  let senior: TestCaller;

  const update = (caller: TestCaller, id: string, terms: object) =>
    caller.put(`${API}/update/${id}`, { terms });
  /** A quote to which an underwriter with bypass gave terms beyond what is sold. */
  const given = async (accountId: string): Promise<string> => {
    const securityQuestions = { ...ALL_ANSWERS, isVerifyingBankAccounts: true };
    const id = await world.quote(accountId, { ...DATES, securityQuestions });
    expect(await update(world.underwriter, id, GIVEN)).toMatchObject({ status: 400 });
    const answer = await update(senior, id, GIVEN);
    expect(answer).toMatchObject({ status: 200, body: { coercions: [], terms: GIVEN } });
    return id;
  };

  beforeAll(async () => {
    auth = await startAuth();
    rater = await startRaterProcess(auth.url);
    await world.start({ RATER_URL: rater.url, AUTH_URL: auth.url });
    const userId = randomUUID();
    await world.app.deliver('user.saved.v1', userSaved(userId, randomUUID(), 3));
    senior = await world.app.signIn({
      accountType: 'COWBELL',
      userId,
      permissions: [
        'quote:view',
        'quote:create',
        'underwriting:update-terms',
        'underwriting:bypass-rules',
      ],
    });
    auth.grants.set(String(senior.token), { underwriting: ['bypass-rules'] });
  }, START_MS);
  afterAll(async () => {
    await world.close();
    await rater.close();
    auth.close();
  });

  it('stay while others have the quote rated, at the same premium', async () => {
    const id = await given(await world.account());
    const { premium } = (await world.agency.get(`${API}/${id}`)).body;
    const fee = await world.underwriter.put(`${API}/mga-fees/${id}`, { mgaFee: 100 });
    expect(fee).toMatchObject({ status: 200, body: { premium, coercions: [], terms: GIVEN } });
    await world.underwriter.put(`${API}/salesInbox/invalid/${id}`, { reason: 'Wrong industry' });
    const revived = await world.agency.put(`${API}/revive/${id}`);
    expect(revived).toMatchObject({ status: 200, body: { premium, coercions: [], terms: GIVEN } });
  });

  it('stay in a draft that another requests', async () => {
    const accountId = await world.account();
    const agent = { agentFirstName: 'Nora', agentLastName: 'Vale', agentEmail: 'n@v.example' };
    const securityQuestions = { ...ALL_ANSWERS, isVerifyingBankAccounts: true };
    const made = await senior.post(API, {
      accountId,
      product: 'P250',
      ...agent,
      securityQuestions,
      initialRequestData: GIVEN,
    });
    const quoteIds = [String(made.body.id)];
    const sent = await world.agency.post(`${API}/cart/account/${accountId}/submit`, { quoteIds });
    expect(sent.body).toMatchObject({ errors: [], sent: [{ coercions: [], terms: GIVEN }] });
  });

  it('end with a change of who may not bypass, each for itself', async () => {
    const id = await given(await world.account());
    expect(await update(world.underwriter, id, { deductible: 2_500 })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/retention' }] },
    });
    const { body } = await update(world.underwriter, id, { deductible: 10_000 });
    expect(body).toMatchObject({ terms: { ...GIVEN, deductible: 10_000 } });
  });

  it('are never beyond the cap of a coverage', async () => {
    const id = await given(await world.account());
    expect(await update(senior, id, { coverages: withCrime(500_000) })).toMatchObject({
      status: 200,
      body: {
        coercions: [{ path: '/cyberCrimeLimit', requested: 500_000, applied: 250_000 }],
        terms: GIVEN,
      },
    });
  });

  it('stay in the policy when its holder changes something else', async () => {
    const accountId = await world.account();
    const id = await given(accountId);
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
    const bound = await world.published(id, 'quote.bound.v1');
    const { insured, contact, agent, carrierId, terms, charges, rating, commissionPct } = bound;
    await world.app.deliver('policy.issued.v1', {
      insured,
      contact,
      agent,
      carrierId,
      terms,
      charges,
      rating,
      commissionPct,
      policyHead: policyHeadOf(bound, 'ISSUED'),
      treatyIds: [],
      timeZone: 'UTC',
      parentPolicyId: null,
      issuedBy: 'system',
      version: 1,
      scope: scopeOf({}),
    });
    const holder = await world.app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions: ['quote:view', 'policy:endorse'],
    });
    const change = (initialRequestData: object) =>
      holder.post(`${API}/endorsement/${bound.policyId}`, {
        effectiveDate: '2026-02-14',
        initialRequestData,
      });
    expect(await change({ deductible: 2_500 })).toMatchObject({ status: 400 });
    expect(await change({ waitingPeriod: 24 })).toMatchObject({
      status: 201,
      body: { terms: { ...GIVEN, waitingPeriod: 24 } },
    });
  });
});
