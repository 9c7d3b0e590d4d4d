import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { policyHeadOf, documentSigned } from '../quotes/quote-events.fixture';

const API = '/api/quote/v1';
const REFER = { level: 'refer', rule: 'REF_LIMIT', reason: 'The limit is referred.' };

interface InForce {
  quoteId: string;
  bound: EventData<'quote.bound.v1'>;
}

describe('endorsement quotes', () => {
  const world = new BindableWorld();
  /** A policy from 15 January 2026 to 15 January 2027, told of as issued. */
  const policy = async (change: object = {}): Promise<InForce> => {
    world.rater.answer = {};
    const accountId = await world.accountIn('NV');
    const dates = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };
    const quoteId = await world.quote(accountId, { ...dates, ...change });
    await world.agency.post(`${API}/bind/${quoteId}`);
    const bound = await world.published(quoteId, 'quote.bound.v1');
    await tell(bound, 'ISSUED', 1);
    return { quoteId, bound };
  };
  const tell = async (
    bound: EventData<'quote.bound.v1'>,
    status: 'ISSUED' | 'CANCELLED',
    version: number,
  ): Promise<void> => {
    const { insured, contact, agent, carrierId, terms, charges, rating, commissionPct } = bound;
    const policyHead = policyHeadOf(bound, status);
    const scope = scopeOf({});
    if (status === 'ISSUED') {
      await world.app.deliver('policy.issued.v1', {
        policyHead,
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
        version,
        scope,
      });
      return;
    }
    await world.app.deliver('policy.cancelled.v1', {
      policyHead,
      reason: 'Sold',
      method: 'PRO_RATA',
      cancelDate: '2026-02-01',
      factor: '0.9',
      charges,
      feesReturned: false,
      reinstateUntil: null,
      version,
      scope,
    });
  };
  const endorse = (policyId: string, body: object, headers: Record<string, string> = {}) => {
    const text = JSON.stringify({ effectiveDate: '2026-02-14', ...body });
    return world.agency.send('POST', `${API}/endorsement/${policyId}`, text, headers);
  };
  const sign = async (id: string): Promise<void> => {
    await world.agency.post(`${API}/send-sign-request/${id}`, {});
    await world.app.deliver('document.signed.v1', documentSigned(id));
  };
  const raised = { initialRequestData: { limit: 2_000_000 } };

  beforeAll(() => world.start());
  afterAll(() => world.close());

  it('charges the prorated difference, rated by the book of the inception', async () => {
    const { quoteId, bound } = await policy();
    world.rater.answer = { premium: 2570, totalPremium: 2570, amountDue: 2570 };
    const made = await endorse(bound.policyId, raised);
    // 1,200 more a year, 335 of 365 days left: 0.9178 of it, in whole dollars.
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'READY',
        isEndorsement: true,
        policyId: bound.policyId,
        committed: true,
        effectiveDate: '2026-02-14',
        endDate: '2027-01-15',
        premium: 1101,
        amountDue: 1101,
        oldAnnualPremium: 1370,
        newAnnualPremium: 2570,
        policyNumber: 'P-26-0000001',
        terms: { limit: 2_000_000, deductible: 25_000 },
      },
    });
    expect(world.rater.calls.at(-1)?.input).toMatchObject({
      effectiveDate: '2026-01-15',
      endDate: '2027-01-15',
      aggregateLimit: 2_000_000,
    });
    const id = String(made.body.id);
    expect((await world.events(id)).map(({ type }) => type)).toEqual([
      'quote.requested.v1',
      'quote.released.v1',
    ]);
    const list = await world.agency.get<object[]>(`${API}/endorsement/${bound.policyId}`);
    expect(list.body).toMatchObject([{ id, isEndorsement: true }]);

    await sign(id);
    expect((await world.agency.post(`${API}/bind/${id}`)).body).toMatchObject({ status: 'BOUND' });
    expect(await world.published(id, 'quote.bound.v1')).toMatchObject({
      quoteHead: { kind: 'ENDORSEMENT', policyId: bound.policyId },
      parentPolicyId: bound.policyId,
      carrierId: world.carrierId,
      charges: { premium: 110_100, brokerFee: 0, amountDue: 110_100 },
      terms: { effectiveDate: '2026-02-14', endDate: '2027-01-15', aggregateLimit: 200_000_000 },
    });
    await world.app.deliver('policy.endorsed.v1', {
      policyHead: policyHeadOf(bound, 'ISSUED'),
      insured: bound.insured,
      endorsementId: id,
      type: 'PREMIUM',
      effectiveDate: '2026-02-14',
      terms: bound.terms,
      charges: bound.charges,
      factor: '0.9178',
      priorKnowledgeDate: null,
      erp: null,
      version: 2,
      scope: scopeOf({}),
    });
    expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'ISSUED' });
    expect((await world.agency.get(`${API}/${quoteId}`)).body).toMatchObject({ status: 'ISSUED' });

    const second = await endorse(bound.policyId, { initialRequestData: { deductible: 50_000 } });
    expect(second.body).toMatchObject({
      oldAnnualPremium: 2570,
      newAnnualPremium: 2570,
      premium: 0,
      amountDue: 0,
      terms: { limit: 2_000_000, deductible: 50_000 },
    });
  });

  it('shows a change by a dry run and saves nothing', async () => {
    const { bound } = await policy();
    world.rater.answer = { premium: 1000, totalPremium: 1000, amountDue: 1000 };
    const { status, body } = await endorse(bound.policyId, raised, { prefer: 'dry-run' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'READY', premium: -340, committed: false });
    expect((await world.agency.get(`${API}/${String(body.id)}`)).status).toBe(404);
    const made = await endorse(bound.policyId, raised);
    expect(made.body.quoteNumber).toBe(body.quoteNumber);
  });

  it.each([
    ['costs more', raised, { premium: 2570, totalPremium: 2570, amountDue: 2570 }],
    ['covers less', { initialRequestData: { deductible: 50_000 } }, {}],
  ])('binds a change that %s when it is signed', async (_, body, price) => {
    const { bound } = await policy();
    world.rater.answer = price;
    const id = String((await endorse(bound.policyId, body)).body.id);
    const offered = async () =>
      (await world.agency.get<{ allowedActions: string[] }>(`${API}/${id}`)).body.allowedActions;
    expect(await offered()).not.toContain('bind');
    expect(await world.agency.post(`${API}/bind/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'SIGNATURE_MISSING' },
    });
    await sign(id);
    expect(await offered()).toContain('bind');
    expect((await world.agency.post(`${API}/bind/${id}`)).body).toMatchObject({ status: 'BOUND' });
  });

  it('binds a change that costs and covers the same unsigned', async () => {
    const { bound } = await policy();
    const { body } = await endorse(bound.policyId, raised);
    expect((await world.agency.post(`${API}/bind/${String(body.id)}`)).status).toBe(200);
  });

  it('closes the other open changes of the policy when one is bound', async () => {
    const { bound } = await policy();
    const [first, second] = [
      await endorse(bound.policyId, raised),
      await endorse(bound.policyId, { initialRequestData: { limit: 3_000_000 } }),
    ];
    await world.agency.post(`${API}/bind/${String(first.body.id)}`);
    const other = await world.agency.get(`${API}/${String(second.body.id)}`);
    expect(other.body).toMatchObject({ status: 'INVALID' });
  });

  it('refuses a change of nothing, however the score has changed', async () => {
    const { quoteId, bound } = await policy();
    const rated = await world.agency.get<{ input: object }>(`${API}/${quoteId}/rating`);
    await world.scoreChanged(String(bound.scope.accountId), 95);
    for (const body of [{}, { initialRequestData: { limit: 1_000_000 } }]) {
      expect(await endorse(bound.policyId, body, { prefer: 'dry-run' })).toMatchObject({
        status: 400,
        body: { code: 'NOTHING_CHANGES', detail: 'Nothing changes.' },
      });
    }
    await endorse(bound.policyId, raised);
    expect(world.rater.calls.at(-1)?.input).toEqual({
      ...rated.body.input,
      aggregateLimit: 2_000_000,
    });
  });

  it('changes the control that it answers, and names who is insured too', async () => {
    const { quoteId, bound } = await policy();
    const rated = await world.agency.get<{ input: { controls: object; companyAggregate: number } }>(
      `${API}/${quoteId}/rating`,
    );
    // A newer score of the insured is not that of the term.
    await world.scoreChanged(String(bound.scope.accountId), 95);
    const answered = { securityQuestions: { useEncryption: false } };
    const made = await endorse(bound.policyId, answered);
    expect(made.status).toBe(201);
    const { input } = rated.body;
    expect(world.rater.calls.at(-1)?.input).toEqual({
      ...input,
      controls: { ...input.controls, useEncryption: 'NO' },
      companyAggregate: 73,
    });
    expect(input.companyAggregate).toBe(79);
    const insured = {
      businessName: 'Red Rock Labs',
      address1: '9 Mesa Way',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      naicsCode: '621510',
    };
    const named = await endorse(bound.policyId, { additionalInsureds: [insured] });
    expect(named).toMatchObject({ status: 201, body: { additionalInsureds: [insured] } });
    // Rated again it is priced alike, though the account has the answer by now.
    const again = await world.agency.put(`${API}/endorsement/${String(made.body.id)}`, {
      effectiveDate: '2026-02-13',
    });
    expect(again.status).toBe(200);
    expect(world.rater.calls.at(-1)?.input).toMatchObject({ controls: { useEncryption: 'NO' } });
  });

  it('tells of a rating what it read, a policyholder nothing of schedule rating, none of a draft', async () => {
    const { quoteId } = await policy();
    const { body } = await world.agency.get<{ input: object; todaysInput: object }>(
      `${API}/${quoteId}/rating`,
    );
    expect(body.todaysInput).toEqual(body.input);
    const accountId = String((await world.agency.get(`${API}/${quoteId}`)).body.accountId);
    const holder = await world.app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions: ['quote:view'],
    });
    const read = await holder.get<{ input: object }>(`${API}/${quoteId}/rating`);
    expect(read.status).toBe(200);
    expect(Object.keys(read.body.input)).not.toContain('irpm');
    const draft = await world.agency.post(API, { accountId, product: 'P250' });
    expect(await world.agency.get(`${API}/${String(draft.body.id)}/rating`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_RATED' },
    });
  });

  it('binds no change of a policy that has ended meanwhile', async () => {
    const { bound } = await policy();
    const { body } = await endorse(bound.policyId, raised);
    await tell(bound, 'CANCELLED', 2);
    expect(await world.agency.post(`${API}/bind/${String(body.id)}`)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION' },
    });
    const kept = await world.agency.get(`${API}/${String(body.id)}`);
    expect(kept.body).toMatchObject({ status: 'READY' });
  });

  it('changes a quote that is not bound, and refers it when a rule is hit', async () => {
    const { bound } = await policy();
    const id = String((await endorse(bound.policyId, raised)).body.id);
    world.rater.answer = { premium: 1735, totalPremium: 1735, amountDue: 1735 };
    const change = (body: object) => world.agency.put(`${API}/endorsement/${id}`, body);
    // 214 of 365 days left: 0.5863 of 365.
    const later = await change({ effectiveDate: '2026-02-10' });
    expect(later.body).toMatchObject({
      status: 'READY',
      effectiveDate: '2026-02-10',
      premium: 339,
    });
    world.rater.answer = { flags: [REFER] };
    const referred = await change({ initialRequestData: { limit: 5_000_000 } });
    expect(referred.body).toMatchObject({
      status: 'REFERRED',
      statusReasons: [{ code: 'REF_LIMIT' }],
      terms: { limit: 5_000_000 },
    });
    expect(await world.published(id, 'quote.referred.v1')).toMatchObject({
      quoteHead: { kind: 'ENDORSEMENT', policyId: bound.policyId },
    });
  });

  describe('dated before another one', () => {
    const limitIn = ({ aggregateLimit }: Record<string, unknown>): number =>
      Number(aggregateLimit) / 1_000_000;
    const lower = { effectiveDate: '2026-02-04', initialRequestData: { deductible: 50_000 } };
    const bindSigned = async (id: string) => {
      await sign(id);
      await world.agency.post(`${API}/bind/${id}`);
      return world.published(id, 'quote.bound.v1');
    };
    const raisedMore = { initialRequestData: { limit: 3_000_000 } };
    /** 1,000 for each million, a tenth less with the higher retention. */
    const raisedPolicy = async (): Promise<InForce & { later: string }> => {
      world.rater.priceOf = (input) => limitIn(input) * (input.retention === 50_000 ? 900 : 1_000);
      const made = await policy();
      const later = String((await endorse(made.bound.policyId, raised)).body.id);
      await bindSigned(later);
      return { ...made, later };
    };
    afterEach(() => delete world.rater.priceOf);

    it('is priced from the terms of its date, and lays the later one again', async () => {
      const { bound, later } = await raisedPolicy();
      const made = await endorse(bound.policyId, lower);
      // 100 less for 345 days; 900 more and not 1,000 for 335: -95 and 826 in place of 918.
      expect(made).toMatchObject({
        status: 201,
        body: {
          premium: -187,
          amountDue: -187,
          oldAnnualPremium: 1000,
          newAnnualPremium: 900,
          terms: { limit: 1_000_000, deductible: 50_000 },
          laterChanges: [
            {
              quoteId: later,
              effectiveDate: '2026-02-14',
              premiumBefore: 918,
              premiumAfter: 826,
            },
          ],
        },
      });
      expect(await bindSigned(String(made.body.id))).toMatchObject({
        charges: { premium: -9_500, amountDue: -9_500 },
        terms: { aggregateLimit: 100_000_000, retention: 5_000_000 },
        later: [
          {
            quoteId: later,
            effectiveDate: '2026-02-14',
            terms: { aggregateLimit: 200_000_000, retention: 5_000_000 },
            charges: { premium: 82_600, amountDue: 82_600 },
          },
        ],
      });
      expect((await world.agency.get(`${API}/${later}`)).body).toMatchObject({
        terms: { limit: 2_000_000, deductible: 50_000 },
      });
      const next = { initialRequestData: { limit: 3_000_000 } };
      expect((await endorse(bound.policyId, next)).body).toMatchObject({
        oldAnnualPremium: 1800,
        newAnnualPremium: 2700,
        premium: 826,
        terms: { limit: 3_000_000, deductible: 50_000 },
        laterChanges: [],
      });
    });

    it('is taken back with what it moved', async () => {
      const { bound, later } = await raisedPolicy();
      const id = String((await endorse(bound.policyId, lower)).body.id);
      await bindSigned(id);
      const open = String((await endorse(bound.policyId, raisedMore)).body.id);
      const told = {
        policyHead: policyHeadOf(bound, 'ISSUED'),
        insured: bound.insured,
        endorsementId: id,
        effectiveDate: '2026-02-04',
        terms: bound.terms,
        charges: bound.charges,
        factor: '0.9452',
        priorKnowledgeDate: null,
        erp: null,
        scope: scopeOf({}),
      };
      await world.app.deliver('policy.endorsed.v1', { ...told, type: 'PREMIUM', version: 2 });
      await world.app.deliver('policy.endorsed.v1', { ...told, type: 'REVERTED', version: 3 });
      const statusOf = async (quoteId: string) =>
        (await world.agency.get(`${API}/${quoteId}`)).body.status;
      expect(await Promise.all([id, open, later].map(statusOf))).toEqual([
        'INVALID',
        'INVALID',
        'BOUND',
      ]);
      expect((await endorse(bound.policyId, raisedMore)).body).toMatchObject({
        oldAnnualPremium: 2000,
        terms: { limit: 3_000_000, deductible: 25_000 },
      });
    });

    it('costs what it is shown to cost, whatever is previewed beside it', async () => {
      const { bound } = await raisedPolicy();
      const shown = await endorse(bound.policyId, lower, { prefer: 'dry-run' });
      const made = await endorse(bound.policyId, lower);
      const { id: _, committed: __, created: ___, ...price } = made.body;
      expect(shown.body).toMatchObject({
        premium: price.premium,
        laterChanges: price.laterChanges as object,
        newAnnualPremium: price.newAnnualPremium,
      });
    });

    it('stays between the changes that it was made between', async () => {
      const { bound } = await raisedPolicy();
      const id = String((await endorse(bound.policyId, lower)).body.id);
      const moved = await world.agency.put(`${API}/endorsement/${id}`, {
        effectiveDate: '2026-02-14',
      });
      expect(moved).toMatchObject({
        status: 400,
        body: { detail: 'An endorsement starts between 2026-01-15 and 2026-02-13.' },
      });
      const earlier = await world.agency.put(`${API}/endorsement/${id}`, {
        effectiveDate: '2026-01-15',
      });
      expect(earlier.body).toMatchObject({ premium: -100 + 826 - 918 });
    });

    it('shares the layer of a date with what was bound for it', async () => {
      const { bound } = await raisedPolicy();
      const same = { effectiveDate: '2026-02-14', initialRequestData: { deductible: 50_000 } };
      // 800 more than before the date is 734; of that 918 are charged.
      expect((await endorse(bound.policyId, same)).body).toMatchObject({
        oldAnnualPremium: 2000,
        newAnnualPremium: 1800,
        premium: 734 - 918,
        laterChanges: [],
      });
    });
  });

  it('keeps to 14 days back and 30 ahead, but for provider staff', async () => {
    const { bound } = await policy();
    const ahead = await endorse(bound.policyId, { ...raised, effectiveDate: '2026-02-15' });
    expect(ahead).toMatchObject({
      status: 400,
      body: { detail: 'An endorsement starts between 2026-01-15 and 2026-02-14.' },
    });
    const body = { ...raised, effectiveDate: '2026-11-01' };
    const free = await world.underwriter.post(`${API}/endorsement/${bound.policyId}`, body);
    expect(free).toMatchObject({ status: 201, body: { premium: 0 } });
    await world.underwriter.post(`${API}/bind/${String(free.body.id)}`);
    const again = { initialRequestData: { limit: 3_000_000 }, effectiveDate: '2026-11-01' };
    expect(await endorse(bound.policyId, again)).toMatchObject({ status: 400 });
  });

  it('refuses a policy that ended, one of another agency and one that is none', async () => {
    const { bound } = await policy();
    const rival = await world.app.signIn({
      accountType: 'AGENCY',
      organizationId: randomUUID(),
      permissions: ['policy:endorse'],
    });
    const body = { effectiveDate: '2026-02-01' };
    expect((await rival.post(`${API}/endorsement/${bound.policyId}`, body)).status).toBe(404);
    expect((await endorse(randomUUID(), {})).status).toBe(404);
    await tell(bound, 'CANCELLED', 2);
    expect(await endorse(bound.policyId, {})).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION' },
    });
  });
});
