import { randomUUID } from 'node:crypto';
import type { EventData, PolicyStatus } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { RatingSweep } from '../ratings/rating-sweep';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { agencySaved, licenseSaved } from '../quotes/quote-world.fixture';
import { documentSigned, policyHeadOf } from '../quotes/quote-events.fixture';

const API = '/api/quote/v1';
const RAISED = { initialRequestData: { limit: 2_000_000 } };

/** A change of the last days of a term, and one of the renewal after it. */
const LAST = { ...RAISED, effectiveDate: '2027-01-10' };
const OWN = { effectiveDate: '2027-01-20', initialRequestData: { deductible: 50_000 } };

describe('renewal quotes', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let version = 10;
  type Bound = EventData<'quote.bound.v1'>;

  const goTo = (instant: string): void =>
    world.app.clock.advance(new Date(instant).getTime() - world.app.clock.now().getTime());
  const told = (bound: Bound, status: PolicyStatus) => ({
    policyHead: policyHeadOf(bound, status),
    version: version++,
    scope: scopeOf({}),
  });
  /** A policy in force from 15 January 2026 for a year, and the day 100 days before its end. */
  const policy = async (): Promise<Bound> => {
    goTo('2026-01-15T12:00:00.000Z');
    world.rater.answer = {};
    const accountId = await world.accountIn('NV');
    const dates = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };
    const quoteId = await world.quote(accountId, dates);
    await world.agency.post(`${API}/bind/${quoteId}`);
    const bound = await world.published(quoteId, 'quote.bound.v1');
    await issue(bound);
    goTo('2026-10-07T12:00:00.000Z');
    return bound;
  };
  const issue = async (bound: Bound): Promise<void> => {
    const { insured, contact, agent, carrierId, terms, charges, rating, commissionPct } = bound;
    await world.app.deliver('policy.issued.v1', {
      ...told(bound, 'ISSUED'),
      insured,
      contact,
      agent,
      carrierId,
      terms,
      charges,
      rating,
      commissionPct,
      treatyIds: [],
      timeZone: 'UTC',
      parentPolicyId: null,
      issuedBy: 'system',
    });
    await world.app.deliver('policy.in-force.v1', told(bound, 'IN FORCE'));
  };
  const change = (bound: Bound, status: PolicyStatus): Promise<void> =>
    world.app.deliver('policy.changed.v1', {
      ...told(bound, status),
      action: 'optIntoRenewal',
      isPaid: false,
      isOpenForRenewal: true,
      nocStopped: false,
      cancelRequest: null,
    });
  /** A renewal that is bound and issued. */
  const renewed = async (bound: Bound): Promise<Bound> => {
    const id = String((await renew(bound.policyId)).body.id);
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
    const next = await world.published(id, 'quote.bound.v1');
    await issue(next);
    return next;
  };
  const renew = (policyId: string, body: object = {}, headers: Record<string, string> = {}) =>
    world.agency.send('POST', `${API}/renewal/${policyId}`, JSON.stringify(body), headers);
  const read = async (id: string): Promise<Record<string, unknown>> =>
    (await world.agency.get(`${API}/${id}`)).body;
  const offer = (bound: Bound, quoteId: string | null): Promise<void> => {
    const { insured, contact, agent, terms } = bound;
    return world.app.deliver('policy.renewal-offered.v1', {
      ...told(bound, 'IN FORCE'),
      insured,
      contact,
      agent,
      terms,
      daysLeft: 90,
      quoteId,
      isAutoRenewal: quoteId !== null,
    });
  };
  /** Made by itself, and rated as the sweep does it. */
  const automatic = async (bound: Bound): Promise<string> => {
    const quoteId = randomUUID();
    await offer(bound, quoteId);
    await world.app.app.get(RatingSweep).run();
    return quoteId;
  };
  const endorsement = (bound: Bound, change: object) =>
    world.agency.post(`${API}/endorsement/${bound.policyId}`, {
      effectiveDate: '2026-10-07',
      ...change,
    });
  const signed = async (id: string): Promise<string> => {
    await world.agency.post(`${API}/send-sign-request/${id}`, {});
    await world.app.deliver('document.signed.v1', documentSigned(id));
    return id;
  };
  const endorse = async (bound: Bound, change: object): Promise<void> => {
    const made = await endorsement(bound, change);
    const id = await signed(String(made.body.id));
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
    await world.app.deliver('policy.endorsed.v1', {
      ...told(bound, 'IN FORCE'),
      insured: bound.insured,
      endorsementId: id,
      type: 'PREMIUM',
      effectiveDate: '2026-10-07',
      terms: bound.terms,
      charges: bound.charges,
      factor: '0.27',
      priorKnowledgeDate: null,
      erp: null,
    });
  };

  const priced = (premium: number, surplusLineTax: number) => ({
    premium,
    totalPremium: premium,
    surplusLineTax,
    amountDue: premium + surplusLineTax,
  });
  /** What an issued renewal is charged anew by. */
  const followersOf = (
    policyId: string,
  ): Promise<{ id: string; status: string; agency_id: string }[]> =>
    world.app.dataSource.query(
      `select id, status, agency_id from quote where parent_policy_id = $1 and kind = 'ENDORSEMENT' order by quote_number`,
      [policyId],
    );

  /** Cover of a policy goes on for ten days, because other terms were told late. */
  const goOn = (bound: Bound, until = '2027-01-25'): Promise<void> =>
    world.app.deliver('policy.endorsed.v1', {
      ...told(bound, 'IN FORCE'),
      policyHead: { ...policyHeadOf(bound, 'IN FORCE'), endDate: until },
      insured: bound.insured,
      endorsementId: randomUUID(),
      type: 'PREMIUM',
      effectiveDate: '2027-01-15',
      terms: bound.terms,
      charges: bound.charges,
      factor: '0.0274',
      priorKnowledgeDate: null,
      erp: null,
      goesOn: { from: '2027-01-15', until, cause: 'OTHER_TERMS' },
    });

  const fileClaim = (bound: Bound): Promise<void> =>
    world.app.deliver('claim.filed.v1', {
      claimId: randomUUID(),
      claimNumber: 'C-26-0000001',
      policyId: bound.policyId,
      policyNumber: 'P-26-0000001',
      lossDate: '2026-05-01',
      reportedDate: '2026-05-02',
      causes: [],
      reporterName: 'Ira Stone',
      version: 1,
      scope: scopeOf({}),
    } as unknown as EventData<'claim.filed.v1'>);

  beforeAll(async () => {
    auth = await startAuth();
    await world.start({ AUTH_URL: auth.url });
    for (const kind of ['AGENCY', 'AGENT'] as const) {
      const longer = { expirationDate: '2030-01-01' };
      await world.app.deliver('license.saved.v1', licenseSaved(world.agencyId, kind, 'NV', longer));
    }
  });
  afterAll(async () => {
    await world.close();
    auth.close();
  });

  it('follow a policy from its end, with its terms and answers and the expiring ones beside', async () => {
    const bound = await policy();
    world.rater.answer = { premium: 1500, totalPremium: 1500, amountDue: 1500 };
    const made = await renew(bound.policyId, { initialRequestData: { deductible: 50_000 } });
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'READY',
        committed: true,
        isRenewal: true,
        isAutoRenewal: false,
        policyId: bound.policyId,
        policyNumber: null,
        effectiveDate: '2027-01-15',
        endDate: '2028-01-15',
        premium: 1500,
        terms: { limit: 1_000_000, deductible: 50_000 },
        expiresOn: expect.stringMatching(/^2027-01-15/) as string,
        renewal: {
          effectiveDate: '2026-01-15',
          endDate: '2027-01-15',
          premium: 1370,
          terms: { deductible: 25_000 },
          differences: [{ kind: 'TERM', field: 'deductible', before: 25_000, after: 50_000 }],
        },
      },
    });
    const id = String(made.body.id);
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ effectiveDate: '2027-01-15' });
    expect((await world.events(id)).map(({ type }) => type)).toEqual([
      'quote.requested.v1',
      'quote.released.v1',
    ]);
    expect((await world.agency.post(`${API}/bind/${id}`)).body).toMatchObject({ status: 'BOUND' });
    expect(await world.published(id, 'quote.bound.v1')).toMatchObject({
      quoteHead: { kind: 'RENEWAL', policyId: bound.policyId, effectiveDate: '2027-01-15' },
      parentPolicyId: bound.policyId,
      carrierId: world.carrierId,
      charges: { premium: 150_000 },
      terms: { effectiveDate: '2027-01-15', endDate: '2028-01-15', retention: 5_000_000 },
    });
    expect((await renew(bound.policyId)).body).toMatchObject({ code: 'RENEWED_ALREADY' });
    await world.app.deliver('policy.renewed.v1', {
      ...told(bound, 'RENEWED'),
      renewalPolicyId: randomUUID(),
      renewalPolicyNumber: 'P-27-0000001',
    });
    expect(await read(bound.quoteHead.quoteId)).toMatchObject({ status: 'EXPIRED' });
  });

  it('are shown before they are saved', async () => {
    const { policyId } = await policy();
    const shown = await renew(policyId, {}, { prefer: 'dry-run' });
    expect(shown.body).toMatchObject({ committed: false, premium: 1370, isRenewal: true });
    const kept = await world.agency.get(
      `${API}/search?isRenewal=true&accountId=${shown.body.accountId}`,
    );
    expect(kept.body).toMatchObject({ totalElements: 0 });
  });

  it.each<[string, string, object, number, string]>([
    ['too early', '2026-09-16T12:00:00.000Z', {}, 409, 'NOT_OPEN_FOR_RENEWAL'],
    ['too late', '2027-01-24T12:00:00.000Z', {}, 409, 'NOT_OPEN_FOR_RENEWAL'],
    [
      'from another day',
      '2026-10-07T12:00:00.000Z',
      { effectiveDate: '2027-01-16' },
      400,
      'TERM_NOT_ALLOWED',
    ],
  ])('are not made %s', async (_, instant, body, status, code) => {
    const { policyId } = await policy();
    goTo(instant);
    const refused = await world.agency.post(`${API}/renewal/${policyId}`, body);
    expect(refused).toMatchObject({ status, body: { code } });
  });

  it('are three to choose from, and the bound one closes the others', async () => {
    const { policyId } = await policy();
    const ids: string[] = [];
    for (const limit of [1_000_000, 2_000_000, 3_000_000]) {
      const made = await renew(policyId, { initialRequestData: { limit } });
      ids.push(String(made.body.id));
    }
    expect((await renew(policyId)).body).toMatchObject({ code: 'RENEWAL_OPTIONS' });
    await world.agency.post(`${API}/bind/${ids[1]}`);
    const statuses = await Promise.all(ids.map(async (id) => (await read(id)).status));
    expect(statuses).toEqual(['INVALID', 'BOUND', 'INVALID']);
  });

  it('follow a change of the running term, but for what they changed themselves', async () => {
    const bound = await policy();
    const made = await renew(bound.policyId, { initialRequestData: { deductible: 50_000 } });
    const id = String(made.body.id);
    await endorse(bound, RAISED);
    expect(await read(id)).toMatchObject({ status: 'REQUESTED' });
    await world.app.app.get(RatingSweep).run();
    expect(await read(id)).toMatchObject({
      status: 'READY',
      terms: { limit: 2_000_000, deductible: 50_000 },
      renewal: { terms: { limit: 2_000_000 } },
    });
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
  });

  it('follow a change of an earlier date than that of the last one', async () => {
    const bound = await policy();
    await endorse(bound, RAISED);
    const id = String((await renew(bound.policyId)).body.id);
    await endorse(bound, {
      effectiveDate: '2026-10-01',
      initialRequestData: { deductible: 50_000 },
    });
    await world.app.app.get(RatingSweep).run();
    expect(await read(id)).toMatchObject({
      status: 'READY',
      terms: { limit: 2_000_000, deductible: 50_000 },
      renewal: { terms: { limit: 2_000_000, deductible: 50_000 } },
    });
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
  });

  it('are not bound on terms that the policy has left', async () => {
    const bound = await policy();
    world.rater.answer = { flags: [{ level: 'refer', rule: 'REF_LIMIT', reason: 'Referred.' }] };
    const id = String((await renew(bound.policyId)).body.id);
    world.rater.answer = {};
    await endorse(bound, RAISED);
    expect(await read(id)).toMatchObject({ status: 'REFERRED' });
    const released = await world.underwriter.put(`${API}/release/${id}`, {});
    expect(released.status).toBeLessThan(300);
    const stale = await world.agency.post(`${API}/bind/${id}`);
    expect(stale).toMatchObject({ status: 409, body: { code: 'RENEWAL_STALE' } });
    await world.agency.post(`${API}/recalculate/${id}`, {});
    expect(await read(id)).toMatchObject({ terms: { limit: 2_000_000 } });
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
  });

  it('are lost with a policy that is not to be renewed, until it is again', async () => {
    const bound = await policy();
    const id = String((await renew(bound.policyId)).body.id);
    await world.app.deliver('policy.non-renewed.v1', {
      ...told(bound, 'IN FORCE'),
      insured: bound.insured,
      reason: 'Sold',
      by: 'INSURED',
      noticeMailedOn: null,
    });
    expect(await read(id)).toMatchObject({ status: 'LOST' });
    expect((await renew(bound.policyId)).body).toMatchObject({ code: 'NOT_RENEWED' });
    await change(bound, 'IN FORCE');
    expect((await renew(bound.policyId)).status).toBe(201);
  });

  it('are restored after they were lost in a later term too, until one of the term is bound', async () => {
    const next = await renewed(await policy());
    goTo('2027-10-07T12:00:00.000Z');
    const made = [await renew(next.policyId), await renew(next.policyId)];
    const [lost, other] = made.map(({ body }) => String(body.id));
    const why = { productType: 'P250', reason: 'A rival', reasonSummary: 'PRICE' };
    await world.agency.put(`${API}/lost/${lost}`, why);
    expect(await read(lost)).toMatchObject({ status: 'LOST' });
    expect((await world.underwriter.put(`${API}/restore/${lost}`)).status).toBe(200);
    expect(await read(lost)).toMatchObject({ status: 'READY' });
    expect((await world.agency.post(`${API}/bind/${other}`)).status).toBe(200);
    const refused = await world.underwriter.put(`${API}/restore/${lost}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'SIBLING_BOUND' } });
  });

  it.each<PolicyStatus>(['FLAT CANCELLED', 'CANCELLED', 'VOID'])(
    'are made again after one whose policy is %s',
    async (status) => {
      const bound = await policy();
      const first = await renewed(bound);
      expect((await renew(bound.policyId)).body).toMatchObject({ code: 'RENEWED_ALREADY' });
      await change(first, status);
      const again = await renew(bound.policyId);
      expect(again.status).toBe(201);
      expect((await world.agency.post(`${API}/bind/${String(again.body.id)}`)).status).toBe(200);
    },
  );

  it('owe a notice when they are dearer, which is mailed with the offer alone', async () => {
    const bound = await policy();
    world.rater.answer = { premium: 2_000, totalPremium: 2_000, amountDue: 2_000 };
    const id = String((await renew(bound.policyId)).body.id);
    const due = { reasons: ['PREMIUM_UP'], days: 30, dueOn: '2026-12-11' };
    const notice = async (): Promise<unknown> =>
      ((await read(id)).renewal as { notice: unknown }).notice;
    expect(await notice()).toMatchObject({ ...due, mailedOn: null, standing: 'DUE' });
    expect(await world.published(id, 'quote.released.v1')).toMatchObject({
      quoteHead: { renewalNotice: { dueOn: '2026-12-11', mailedOn: null } },
    });
    goTo('2026-12-12T20:00:00.000Z');
    expect(await notice()).toMatchObject({ ...due, standing: 'LATE' });
    const send = () => world.agency.post(`${API}/send-sign-request/${id}`);
    expect((await send()).status).toBe(200);
    expect(await notice()).toMatchObject({ mailedOn: '2026-12-12', standing: 'MAILED_LATE' });
    expect(await world.published(id, 'quote.sent.v1')).toMatchObject({
      conditional: { reasons: ['PREMIUM_UP'], days: 30, mailedOn: '2026-12-12' },
    });
    world.app.clock.advance(60_000);
    await send();
    expect(await world.published(id, 'quote.sent.v1')).toMatchObject({ conditional: null });
  });

  it('are made by themselves, once, where the rules of automatic ones hold', async () => {
    const bound = await policy();
    const id = await automatic(bound);
    expect(await read(id)).toMatchObject({
      status: 'READY',
      isRenewal: true,
      isAutoRenewal: true,
      effectiveDate: '2027-01-15',
      customerStatus: 'SENT',
    });
    expect(await world.published(id, 'quote.sent.v1')).toMatchObject({
      purpose: 'REVIEW',
      quoteIds: [id],
    });
    await offer(bound, randomUUID());
    const list = await world.agency.get(
      `${API}/search?isRenewal=true&accountId=${bound.insured.accountId}`,
    );
    expect(list.body).toMatchObject({ totalElements: 1 });
  });

  it('wait for their agency where something stands against sending them', async () => {
    const bound = await policy();
    const appoint = (isAppointed: boolean, version: number): Promise<void> =>
      world.app.deliver('agency.saved.v1', {
        ...agencySaved(world.agencyId, { isAppointed }),
        version,
      });
    await appoint(false, 101);
    const id = await automatic(bound);
    await appoint(true, 102);
    expect(await read(id)).toMatchObject({ status: 'READY', customerStatus: 'READY' });
  });

  it('wait for an underwriter with the reasons where they do not', async () => {
    const bound = await policy();
    await fileClaim(bound);
    world.rater.answer = { hazard: 5 };
    const id = await automatic(bound);
    expect(await read(id)).toMatchObject({ status: 'REFERRED', isAutoRenewal: true });
    const { statusReasons } = await read(id);
    expect((statusReasons as { code: string }[]).map(({ code }) => code)).toEqual([
      'RENEWAL_CLAIM',
      'RENEWAL_HAZARD',
    ]);
  });

  it('wait for an underwriter after a claim on a policy that was changed since', async () => {
    const bound = await policy();
    await fileClaim(bound);
    await endorse(bound, RAISED);
    expect(await read(await automatic(bound))).toMatchObject({
      status: 'REFERRED',
      hasClaim: true,
      statusReasons: [{ code: 'RENEWAL_CLAIM' }],
    });
  });

  it('do not wait for a claim of the term before the expiring one', async () => {
    const bound = await policy();
    await fileClaim(bound);
    const next = await renewed(bound);
    expect(await read(next.quoteHead.quoteId)).toMatchObject({ hasClaim: true });
    goTo('2027-10-07T12:00:00.000Z');
    expect(await read(await automatic(next))).toMatchObject({ status: 'READY', hasClaim: false });
  });

  it('have the credit of the program that their policy is in, until it leaves it', async () => {
    const bound = await policy();
    const join = (program: string | null, version: number): Promise<void> =>
      world.app.deliver('policy.changed.v1', {
        ...told(bound, 'IN FORCE'),
        action: 'addToProgram',
        isPaid: false,
        isOpenForRenewal: true,
        nocStopped: false,
        cancelRequest: null,
        program,
        version,
      });
    await join('Technology', 101);
    const member = String((await renew(bound.policyId)).body.id);
    expect(await read(member)).toMatchObject({
      irpm: { securityAwareness: -5 },
      irpmNote: 'Technology',
    });
    const low = { initialRequestData: { deductible: 5_000 } };
    expect(await renew(bound.policyId, low)).toMatchObject({
      status: 400,
      body: { code: 'PROGRAM_TERMS' },
    });
    await join(null, 102);
    expect(await read(String((await renew(bound.policyId)).body.id))).toMatchObject({ irpm: null });
  });

  it('know of a claim on the policy that they renew, and of none on another of the insured', async () => {
    const bound = await policy();
    const id = String((await renew(bound.policyId)).body.id);
    const dates = { effectiveDate: '2026-10-07', endDate: '2027-10-07' };
    const other = await world.quote(bound.insured.accountId, { ...dates, product: 'PRIME_CLOUD' });
    await world.agency.post(`${API}/bind/${other}`);
    await fileClaim(await world.published(other, 'quote.bound.v1'));
    expect(await read(id)).toMatchObject({ hasClaim: false });
    await fileClaim(bound);
    expect(await read(id)).toMatchObject({ hasClaim: true });
  });

  it('are bound of the policy as it is, which changes no more until they are issued', async () => {
    const bound = await policy();
    const open = await signed(String((await endorsement(bound, RAISED)).body.id));
    const id = String((await renew(bound.policyId)).body.id);
    await world.agency.post(`${API}/bind/${id}`);
    const refused = { status: 409, body: { code: 'RENEWAL_ISSUED' } };
    expect(await endorsement(bound, RAISED)).toMatchObject(refused);
    expect(await world.agency.post(`${API}/bind/${open}`)).toMatchObject(refused);
    await issue(await world.published(id, 'quote.bound.v1'));
    expect((await world.agency.post(`${API}/bind/${open}`)).status).toBe(200);
  });

  it('are charged anew once issued, by what they cost now less what they cost, to the cent', async () => {
    const bound = await policy();
    world.rater.answer = priced(1_370, 47.96);
    const next = await renewed(bound);
    world.rater.answer = priced(1_501, 52.53);
    await endorse(bound, RAISED);
    const [made, ...others] = await followersOf(next.policyId);
    expect(others).toEqual([]);
    await world.app.app.get(RatingSweep).run();
    const anew = await world.published(made.id, 'quote.bound.v1');
    expect(anew).toMatchObject({
      parentPolicyId: next.policyId,
      follows: policyHeadOf(bound, 'IN FORCE').policyNumber,
      quoteHead: { effectiveDate: '2027-01-15' },
      terms: { aggregateLimit: 200_000_000 },
      charges: { premium: 13_100, surplusLineTax: 457, amountDue: 13_557 },
    });
  });

  it('are charged anew once for two changes of which the first was not priced yet', async () => {
    const bound = await policy();
    const next = await renewed(bound);
    await endorse(bound, RAISED);
    goTo('2026-10-07T13:00:00.000Z');
    await endorse(bound, { initialRequestData: { deductible: 10_000 } });
    const made = await followersOf(next.policyId);
    expect(made.map(({ status }) => status)).toEqual(['INVALID', 'REQUESTED']);
    await world.app.app.get(RatingSweep).run();
    const anew = await world.published(made[1].id, 'quote.bound.v1');
    expect(anew.terms).toMatchObject({ aggregateLimit: 200_000_000, retention: 1_000_000 });
  });

  it('begin later and are rated anew where cover of their policy goes on, which is still changed', async () => {
    const bound = await policy();
    const id = String((await renew(bound.policyId)).body.id);
    world.rater.answer = { flags: [{ level: 'refer', rule: 'REF_LIMIT', reason: 'Referred.' }] };
    const referred = String((await renew(bound.policyId)).body.id);
    world.rater.answer = {};
    const early = await signed(String((await endorsement(bound, RAISED)).body.id));
    await goOn(bound);
    const later = { effectiveDate: '2027-01-25', endDate: '2028-01-25' };
    expect(await read(id)).toMatchObject({ status: 'REQUESTED', ...later });
    expect(await read(referred)).toMatchObject({ status: 'REFERRED', ...later });
    expect(await endorsement(bound, RAISED)).toMatchObject({
      status: 201,
      body: { endDate: later.effectiveDate },
    });
    const before = { status: 409, body: { code: 'GOES_ON' } };
    expect(await world.agency.post(`${API}/bind/${early}`)).toMatchObject(before);
  });

  it('begin later where they wait for their price when cover goes on', async () => {
    const bound = await policy();
    const id = String((await renew(bound.policyId)).body.id);
    await endorse(bound, RAISED);
    await goOn(bound);
    const later = { effectiveDate: '2027-01-25', endDate: '2028-01-25' };
    expect(await read(id)).toMatchObject({ status: 'REQUESTED', ...later });
  });

  it('are closed where cover of their policy goes on for a year', async () => {
    const bound = await policy();
    const id = String((await renew(bound.policyId)).body.id);
    await goOn(bound, '2028-01-15');
    expect(await read(id)).toMatchObject({
      status: 'INVALID',
      statusReasons: [{ code: 'POLICY_GOES_ON' }],
    });
    expect((await renew(bound.policyId)).body).toMatchObject({ code: 'NOT_OPEN_FOR_RENEWAL' });
  });

  it('are not bound from the day on which cover ended before it went on', async () => {
    const bound = await policy();
    const id = String((await renew(bound.policyId)).body.id);
    const why = { productType: 'P250', reason: 'A rival', reasonSummary: 'PRICE' };
    await world.agency.put(`${API}/lost/${id}`, why);
    await goOn(bound);
    await world.underwriter.put(`${API}/restore/${id}`);
    const stale = { status: 409, body: { code: 'RENEWAL_STALE' } };
    expect(await world.agency.post(`${API}/bind/${id}`)).toMatchObject(stale);
    await world.agency.post(`${API}/recalculate/${id}`, {});
    expect(await read(id)).toMatchObject({ effectiveDate: '2027-01-25' });
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
  });

  it('owe their notice anew where cover goes on, and are sent again where they were made by themselves', async () => {
    const bound = await policy();
    world.rater.answer = { premium: 2_000, totalPremium: 2_000, amountDue: 2_000 };
    const id = String((await renew(bound.policyId)).body.id);
    await world.agency.post(`${API}/send-sign-request/${id}`);
    const mailedOn = async (): Promise<unknown> =>
      ((await read(id)).renewal as { notice: { mailedOn: unknown } }).notice.mailedOn;
    expect(await mailedOn()).toBe('2026-10-07');
    await goOn(bound);
    await world.app.app.get(RatingSweep).run();
    expect(await read(id)).toMatchObject({ status: 'READY', customerStatus: 'READY' });
    expect(await mailedOn()).toBeNull();
    const own = await policy();
    world.rater.answer = { premium: 2_000, totalPremium: 2_000, amountDue: 2_000 };
    const automaticId = await automatic(own);
    goTo('2026-12-20T12:00:00.000Z');
    await goOn(own);
    await world.app.app.get(RatingSweep).run();
    const { renewal } = await read(automaticId);
    expect(renewal).toMatchObject({ notice: { mailedOn: '2026-12-20' } });
  });

  it('are charged anew as they stand after a change of their own, by one that has a price', async () => {
    const bound = await policy();
    const next = await renewed(bound);
    goTo('2027-01-10T12:00:00.000Z');
    await endorse(bound, LAST);
    goTo('2027-01-10T13:00:00.000Z');
    await endorse(next, OWN);
    const made = await followersOf(next.policyId);
    expect(made.map(({ status }) => status)).toEqual(['INVALID', 'ISSUED', 'REQUESTED']);
    await world.app.app.get(RatingSweep).run();
    expect(await world.published(made[2].id, 'quote.bound.v1')).toMatchObject({
      parentPolicyId: next.policyId,
      terms: { aggregateLimit: 200_000_000, retention: 2_500_000 },
      later: [{ quoteId: made[1].id }],
    });
  });

  it('are charged anew as they stand once a change of their own is taken back', async () => {
    const bound = await policy();
    const next = await renewed(bound);
    goTo('2027-01-10T12:00:00.000Z');
    await endorse(next, OWN);
    const [{ id }] = await followersOf(next.policyId);
    await endorse(bound, LAST);
    await world.app.deliver('policy.endorsed.v1', {
      ...told(next, 'IN FORCE'),
      insured: next.insured,
      endorsementId: id,
      type: 'REVERTED',
      effectiveDate: '2027-01-20',
      terms: next.terms,
      charges: next.charges,
      factor: '-0.87',
      priorKnowledgeDate: null,
      erp: null,
    });
    const made = await followersOf(next.policyId);
    expect(made.map(({ status }) => status)).toEqual(['INVALID', 'INVALID', 'REQUESTED']);
  });

  it('are charged anew after their client has another agency too', async () => {
    const bound = await policy();
    const next = await renewed(bound);
    await endorse(bound, RAISED);
    const agencyId = randomUUID();
    await world.app.deliver('account.agent-changed.v1', {
      accountId: bound.insured.accountId,
      agent: null,
      teamIds: [],
      previousAgencyId: world.agencyId,
      version: 10,
      scope: { ...scopeOf({}), agencyId },
    } as unknown as EventData<'account.agent-changed.v1'>);
    expect(await followersOf(next.policyId)).toMatchObject([
      { status: 'REQUESTED', agency_id: agencyId },
    ]);
  });

  it('leave it to people where a change of their own is not kept in full', async () => {
    const bound = await policy();
    const next = await renewed(bound);
    goTo('2027-01-10T12:00:00.000Z');
    await endorse(next, OWN);
    const [{ id }] = await followersOf(next.policyId);
    await world.app.dataSource.query('update quote set rating_id = null where id = $1', [id]);
    await endorse(bound, LAST);
    expect(await followersOf(next.policyId)).toMatchObject([{ id, status: 'ISSUED' }]);
  });

  it('keep what they changed themselves when they are issued and their policy changes', async () => {
    const bound = await policy();
    const own = { initialRequestData: { limit: 2_000_000 } };
    const id = String((await renew(bound.policyId, own)).body.id);
    await world.agency.post(`${API}/bind/${id}`);
    const next = await world.published(id, 'quote.bound.v1');
    await issue(next);
    await endorse(bound, { initialRequestData: { limit: 3_000_000 } });
    expect(await followersOf(next.policyId)).toEqual([]);
  });

  it('are nothing of a policy that the caller does not see, nor without the permission', async () => {
    expect((await renew(randomUUID())).status).toBe(404);
    const { policyId } = await policy();
    const other = await world.app.signIn({
      accountType: 'AGENCY',
      permissions: ['policy:renew', 'quote:view'],
    });
    expect((await other.post(`${API}/renewal/${policyId}`, {})).status).toBe(404);
    expect((await world.underwriter.post(`${API}/renewal/${policyId}`, {})).status).toBe(403);
  });
});
