import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { AGENCY, bound, boundQuote, charged, eventsOf } from '../policies/policy-world.fixture';
import { PolicySweep } from '../sweeps/policy-sweep';

const API = '/api/policy/v1';
const READING = ['policy:view', 'binder:view', 'activity:view'];
const ENDORSING = [...READING, 'policy:endorse', 'policy:cancel-request', 'policy:cancel'];
const PERMISSIONS = [...ENDORSING, 'commission:view', 'policy:revert-revision'];

describe('endorsing a policy', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agency: TestCaller;

  const raise = async (parentPolicyId: string, effectiveDate: string): Promise<string> => {
    const quote = boundQuote(
      { parentPolicyId, charges: charged({ premium: 59_500 }) },
      { aggregateLimit: 200_000_000 },
    );
    const quoteHead = { ...quote.quoteHead, kind: 'ENDORSEMENT' as const, effectiveDate };
    await app.deliver('quote.bound.v1', { ...quote, quoteHead });
    return quoteHead.quoteId;
  };

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
    const organization = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    agency = await app.signIn({ ...organization, permissions: PERMISSIONS });
  });
  afterAll(() => app.close());

  it('makes the next revision of a bound endorsement quote', async () => {
    const { policyId } = await bound(app);
    const quoteId = await raise(policyId, '2026-07-15');
    expect((await agency.get(`${API}/${policyId}`)).body).toMatchObject({
      revision: 2,
      totalPremium: 1645,
      charges: { premium: 1595 },
      terms: { aggregateLimit: 2_000_000, endDate: '2027-01-15' },
      revisions: [{ number: 1 }, { number: 2, type: 'ENDORSEMENT', premiumChange: 595 }],
    });
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      type: 'policy.endorsed.v1',
      data: {
        endorsementId: quoteId,
        type: 'PREMIUM',
        effectiveDate: '2026-07-15',
        factor: '0.5041',
        priorKnowledgeDate: '2026-07-15',
        erp: null,
        charges: { premium: 59_500 },
        policyHead: { revision: 2 },
      },
    });
    const limitOn = async (date: string): Promise<unknown> => {
      const { body } = await agency.get(`${API}/${policyId}/state?effective=${date}`);
      return (body.segments as { terms: { aggregateLimit: number } }[])[0]?.terms.aggregateLimit;
    };
    expect(await limitOn('2026-07-14')).toBe(1_000_000);
    expect(await limitOn('2026-07-15')).toBe(2_000_000);
    expect(await limitOn('2027-01-15')).toBeUndefined();
    expect((await agency.get(`${API}/diff/${policyId}`)).body).toEqual({
      changes: [{ field: 'aggregateLimit', from: 1_000_000, to: 2_000_000 }],
    });
    expect((await agency.get(`${API}/diff/${policyId}?from=1&to=3`)).status).toBe(404);
  });

  it('lays what begins later again over a change that is dated before it', async () => {
    const { policyId } = await bound(app);
    const laterId = await raise(policyId, '2026-07-15');
    const quote = boundQuote(
      { parentPolicyId: policyId, charges: charged({ premium: 30_000 }) },
      { retention: 5_000_000 },
    );
    const terms = { ...quote.terms, aggregateLimit: 200_000_000 };
    const again = { quoteId: laterId, effectiveDate: '2026-07-15', terms };
    await app.deliver('quote.bound.v1', {
      ...quote,
      quoteHead: { ...quote.quoteHead, kind: 'ENDORSEMENT', effectiveDate: '2026-04-15' },
      later: [{ ...again, charges: charged({ premium: 50_000 }) }],
    });
    expect((await agency.get(`${API}/${policyId}`)).body).toMatchObject({
      revision: 5,
      totalPremium: 1050 + 300 + 500,
      terms: { aggregateLimit: 2_000_000, retention: 50_000 },
      revisions: [
        { type: 'NEW' },
        { type: 'ENDORSEMENT', premiumChange: 595 },
        { type: 'REVERSAL', premiumChange: -595 },
        { type: 'ENDORSEMENT', premiumChange: 300, effectiveDate: '2026-04-15' },
        { type: 'ENDORSEMENT', premiumChange: 500, effectiveDate: '2026-07-15' },
      ],
    });
    const told = (await eventsOf(app, policyId)).filter(
      ({ type }) => (type as string) === 'policy.endorsed.v1',
    );
    expect(told).toHaveLength(2);
    expect(told.at(-1)).toMatchObject({
      data: {
        effectiveDate: '2026-04-15',
        charges: { premium: 30_000 + 50_000 - 59_500 },
        premiums: [-59_500, 30_000, 50_000],
        cover: [
          { from: '2026-04-15', to: '2026-07-15', terms: { aggregateLimit: 100_000_000 } },
          { from: '2026-07-15', to: '2027-01-15', terms: { aggregateLimit: 200_000_000 } },
        ],
      },
    });
    const on = async (date: string): Promise<unknown> => {
      const { body } = await agency.get(`${API}/${policyId}/state?effective=${date}`);
      const [segment] = body.segments as { terms: { retention: number; aggregateLimit: number } }[];
      return [segment.terms.retention, segment.terms.aggregateLimit];
    };
    expect(await on('2026-04-14')).toEqual([25_000, 1_000_000]);
    expect(await on('2026-04-15')).toEqual([50_000, 1_000_000]);
    expect(await on('2026-07-15')).toEqual([50_000, 2_000_000]);
  });

  it('takes the last endorsement back, and nothing else', async () => {
    const { policyId } = await bound(app);
    await raise(policyId, '2026-07-15');
    const revisions = async (): Promise<{ id: string }[]> =>
      (await staff.get<{ id: string }[]>(`${API}/revisions/${policyId}`)).body;
    const revert = async (at: number) =>
      staff.put(`${API}/revert/${policyId}`, { revisionId: (await revisions()).at(at)?.id });
    expect(await revert(0)).toMatchObject({ status: 409, body: { code: 'NOT_REVERTIBLE' } });
    expect(await revert(1)).toMatchObject({
      status: 200,
      body: { totalPremium: 1050, terms: { aggregateLimit: 1_000_000 }, revision: 3 },
    });
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      type: 'policy.endorsed.v1',
      data: {
        type: 'REVERTED',
        effectiveDate: '2026-07-15',
        charges: { premium: -59_500 },
        premiums: [-59_500],
        terms: { aggregateLimit: 100_000_000 },
      },
    });
    expect(await revert(-1)).toMatchObject({ status: 409, body: { code: 'NOT_REVERTIBLE' } });
    const unknown = { revisionId: randomUUID() };
    expect((await staff.put(`${API}/revert/${policyId}`, unknown)).status).toBe(404);
  });

  it('gives back what is left of both, when it is cancelled later', async () => {
    const { policyId } = await bound(app);
    await raise(policyId, '2026-07-15');
    const body = { effectiveDate: '2026-10-15', reason: 'REWRITTEN' };
    await agency.put(`${API}/cancel/${policyId}`, body);
    const answer = await staff.put(`${API}/cancel/${policyId}`, body);
    // 92 of 365 days of 1,000.00 and 92 of 184 days of 595.00.
    expect(answer.body).toMatchObject({ cancellation: { charges: { premium: -(252.1 + 297.5) } } });
  });

  it('tells what was known at a time, page by page and as CSV', async () => {
    const { policyId } = await bound(app);
    const asOf = app.clock.now().toISOString();
    app.clock.advance(60_000);
    await raise(policyId, '2026-07-15');
    const path = `${API}/${policyId}/transactions`;
    expect((await staff.get(path)).body).toMatchObject({
      totalElements: 2,
      content: [
        {
          number: 1,
          charges: [
            { type: 'premium', amount: 1000 },
            { type: 'brokerFee', amount: 50 },
          ],
        },
        { number: 2, amountDue: 595 },
      ],
    });
    expect((await staff.get(`${path}?asOf=${asOf}`)).body).toMatchObject({ totalElements: 1 });
    expect((await staff.get(`${path}?sort=number,desc&size=1`)).body).toMatchObject({
      content: [{ number: 2 }],
      totalPages: 2,
    });
    const csv = await staff.send<string>('GET', path, undefined, { accept: 'text/csv' });
    expect(csv.body.split('\n')).toHaveLength(4);
    const revisions = await agency.get<unknown[]>(`${API}/revisions/${policyId}`);
    expect(revisions.body).toHaveLength(2);
  });

  it('never changes a transaction that stands', async () => {
    const { policyId } = await bound(app);
    const change = app.dataSource.query(
      `update policy_transaction set factor = '0' where policy_id = $1`,
      [policyId],
    );
    await expect(change).rejects.toThrow('A transaction of a policy is never changed.');
  });

  it('changes names and contacts without a premium', async () => {
    const { policyId } = await bound(app);
    const changes = { companyName: 'Red Rock Dental LLC', customerEmail: 'New@RedRock.example' };
    const body = { changes, effectiveDate: '2026-01-20' };
    const early = await staff.post(`${API}/nonpremium/${policyId}`, body);
    expect(early).toMatchObject({ status: 409, body: { code: 'RENAME_NEEDS_TWO' } });
    // Two people have renamed the client.
    await app.dataSource.query(
      `insert into account (id, agency_id, agency_told, team_ids, version, name)
       select account_id, agency_id, true, '{}', 1, $2 from policy where id = $1`,
      [policyId, changes.companyName],
    );
    const answer = await agency.post(`${API}/nonpremium/${policyId}`, body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        companyName: 'Red Rock Dental LLC',
        revision: 2,
        totalPremium: 1050,
        contact: { firstName: 'Ira', email: 'new@redrock.example' },
        revisions: [{ number: 1 }, { type: 'NONPREMIUM', premiumChange: 0 }],
      },
    });
    expect((await eventsOf(app, policyId)).at(-1)).toMatchObject({
      data: {
        type: 'NONPREMIUM',
        charges: { amountDue: 0 },
        priorKnowledgeDate: null,
        insured: { name: 'Red Rock Dental LLC' },
      },
    });
    const outside = { changes: { customerFirstName: 'Ada' }, effectiveDate: '2026-03-15' };
    expect((await agency.post(`${API}/nonpremium/${policyId}`, outside)).status).toBe(400);
    expect((await staff.post(`${API}/nonpremium/${policyId}`, outside)).status).toBe(200);
    expect((await staff.post(`${API}/nonpremium/${policyId}`, { changes: { x: 1 } })).status).toBe(
      400,
    );
    expect((await staff.post(`${API}/nonpremium/${randomUUID()}`, outside)).status).toBe(404);
  });

  it('says of a policy that its agency settles net who owes whom, each to whom it concerns', async () => {
    const accountId = randomUUID();
    const { policyId } = await bound(app, { agencyBilled: true }, {}, accountId);
    await app.deliver('invoice.created.v1', {
      invoiceId: randomUUID(),
      invoiceNumber: 'I-26-0000001',
      policyId,
      policyNumber: 'P-26-0000001',
      kind: 'NEW',
      lines: [],
      currency: 'USD',
      amountDue: 90_000,
      balance: 90_000,
      dueDate: '2026-03-02',
      agencyBilled: true,
      version: 1,
      scope: scopeOf({}),
    });
    const net = { amountDue: 900, balance: 900 };
    expect((await agency.get(`${API}/${policyId}`)).body).toMatchObject({
      ...net,
      money: { ...net, collected: { insuredOwesAgency: 1050, agencyOwes: 900 } },
    });
    const listed = async (caller: TestCaller): Promise<unknown> =>
      (await caller.get(`${API}/search?accountId=${accountId}`)).body.content;
    expect(await listed(agency)).toMatchObject([net]);
    const owed = async (caller: TestCaller): Promise<unknown[]> => {
      const binder = await caller.get(`${API}/binders/${policyId}`);
      const policy = await caller.get<{ binders: object[] }>(`${API}/${policyId}`);
      return [binder.body, ...policy.body.binders];
    };
    expect(await owed(agency)).toMatchObject([{ balance: 900 }, { balance: 900 }]);
    const insured = { accountType: 'CUSTOMER', organizationId: accountId } as const;
    const staffOfAgency = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    const gross = { amountDue: 1050, balance: 0 };
    for (const caller of [
      await app.signIn({ ...insured, permissions: PERMISSIONS }),
      await app.signIn({ ...staffOfAgency, permissions: ENDORSING }),
    ]) {
      expect((await caller.get(`${API}/${policyId}`)).body).toMatchObject({
        ...gross,
        money: {
          ...gross,
          paid: 0,
          dueDate: null,
          collected: { insuredOwesAgency: 1050, agencyOwes: null },
        },
      });
      expect(await listed(caller)).toMatchObject([gross]);
      expect(await owed(caller)).toMatchObject([{ balance: 0 }, { balance: 0 }]);
      const { body: told } = await caller.get(`${API}/${policyId}/timeline`);
      expect(JSON.stringify(told)).not.toMatch(/900|90000/);
    }
  });

  it.each([['BINDER EXPIRED'], ['RESCIND']])(
    'says that nothing is collected of a binder that ended: %s',
    async (status) => {
      const { policyId } = await bound(app, { agencyBilled: true, signed: null });
      await app.dataSource.query('update policy set status = $2 where id = $1', [policyId, status]);
      const { body } = await staff.get(`${API}/${policyId}`);
      expect(body).toMatchObject({ money: { collected: { insuredOwesAgency: 0 } } });
    },
  );

  it('is counted by the limit in force: the new one from the day on which it begins', async () => {
    const other = randomUUID();
    const { policyId } = await bound(app, { scope: scopeOf({ agencyId: other }), agent: null });
    await raise(policyId, '2026-07-15');
    const counted = async (): Promise<unknown> => {
      const path = `${API}/search/aggregate?groupBy=limit&agencyId=${other}`;
      return (await staff.get(path)).body.buckets;
    };
    const one = { count: 1, premium: 1595 };
    expect(await counted()).toEqual([{ key: '1000000', label: '1000000', ...one }]);
    app.clock.advance(Date.parse('2026-07-16T00:00:00Z') - app.clock.now().getTime());
    await app.app.get(PolicySweep).run();
    expect(await counted()).toEqual([{ key: '2000000', label: '2000000', ...one }]);
  });
});
