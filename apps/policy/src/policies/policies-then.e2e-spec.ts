import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { PolicySweep } from '../sweeps/policy-sweep';
import { AGENCY, bound, boundQuote, charged } from './policy-world.fixture';

const API = '/api/policy/v1';
const DAY_MS = 86_400_000;
const ACTS = 200;

describe('a policy as of a day, by what was known', () => {
  let app: TestApp;
  let staff: TestCaller;

  const read = async (id: string, query = ''): Promise<Record<string, never>> =>
    (await staff.get(`${API}/${id}${query}`)).body as Record<string, never>;
  const aDay = async (): Promise<string> => {
    app.clock.advance(DAY_MS);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: ['policy:view'] });
    return app.clock.now().toISOString();
  };
  const change = async (
    policyId: string,
    effectiveDate: string,
    limit: number,
    later: object[] = [],
  ): Promise<string> => {
    const quote = boundQuote(
      { parentPolicyId: policyId, charges: charged({ premium: 10_000 }), later: later as never },
      { aggregateLimit: limit },
    );
    const kind = { kind: 'ENDORSEMENT', effectiveDate } as const;
    await app.deliver('quote.bound.v1', { ...quote, quoteHead: { ...quote.quoteHead, ...kind } });
    return quote.quoteHead.quoteId;
  };

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: ['policy:view'] });
  });
  afterAll(() => app.close());

  it('reads the old terms from before a late change was known, in its page and in the list', async () => {
    const { policyId: id } = await bound(app);
    await app.app.get(PolicySweep).run();
    await aDay();
    const july = await change(id, '2026-07-01', 300_000_000);
    const before = await aDay();
    await aDay();
    const { terms } = boundQuote({}, { aggregateLimit: 300_000_000 });
    const again = { quoteId: july, effectiveDate: '2026-07-01', terms };
    const later = [{ ...again, charges: charged({ premium: 12_000 }) }];
    await change(id, '2026-04-01', 200_000_000, later);
    const may = '?asOf=2026-05-01';
    expect(await read(id, may)).toMatchObject({
      status: 'IN FORCE',
      premium: 1100,
      terms: { aggregateLimit: 2_000_000 },
      revisions: [{}, {}],
      allowedActions: [],
    });
    expect(await read(id, `${may}&knownAt=${before}`)).toMatchObject({
      premium: 1000,
      terms: { aggregateLimit: 1_000_000 },
      revisions: [{ type: 'NEW' }],
    });
    expect(await read(id, `?knownAt=${before}`)).toMatchObject({
      premium: 1100,
      terms: { aggregateLimit: 3_000_000 },
      revisions: [{ type: 'NEW' }, { type: 'ENDORSEMENT' }],
    });
    expect(await read(id)).toMatchObject({ premium: 1220, revision: 5 });
    const { body } = await staff.get(`${API}/search?agencyId=${AGENCY}&knownAt=${before}`);
    const row = (body.content as { id: string }[]).find((one) => one.id === id);
    expect(row).toMatchObject({ premium: 1100, revision: 2, status: 'IN FORCE' });
  });

  it('is nothing before its issue, and refuses what makes no sense', async () => {
    const early = app.clock.now().toISOString();
    await aDay();
    const { policyId: id } = await bound(app);
    const unknown = await staff.get(`${API}/${id}?knownAt=${early}`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'POLICY_NOT_KNOWN' } });
    for (const query of ['asOf=2026-02-30', 'asOf=soon', 'knownAt=soon']) {
      expect((await staff.get(`${API}/${id}?${query}`)).status).toBe(400);
    }
    const ahead = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
    expect(await staff.get(`${API}/${id}?knownAt=${ahead}`)).toMatchObject({
      status: 400,
      body: { code: 'KNOWN_AT_AHEAD', errors: [{ pointer: '/knownAt' }] },
    });
    expect(await staff.get(`${API}/search?asOf=2026-02-01&status=ISSUED`)).toMatchObject({
      status: 400,
      body: { code: 'FILTER_OF_TODAY', errors: [{ pointer: '/status' }] },
    });
  });

  it('costs as many statements as a current read, however many acts there are', async () => {
    const { policyId: id } = await bound(app);
    await app.dataSource.query(
      `insert into policy_transaction
         (id, policy_id, number, type, effective_date, segments, charges, factor, created)
       select gen_random_uuid(), policy_id, number + step, 'NONPREMIUM', effective_date, segments,
         charges, factor, created
       from policy_transaction, generate_series(1, $2::int) step where policy_id = $1`,
      [id, ACTS],
    );
    const asked = jest.spyOn(app.dataSource.logger, 'logQuery');
    /** The least of three: a sweep may ask something beside one of them. */
    const statements = async (query: string): Promise<number> => {
      const counts: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        asked.mockClear();
        expect((await read(id, query)).id).toBe(id);
        counts.push(asked.mock.calls.length);
      }
      return Math.min(...counts);
    };
    await statements('');
    const now = await statements('');
    expect(now).toBeGreaterThan(0);
    expect(await statements('?asOf=2026-05-01')).toBe(now);
    expect(await read(randomUUID(), '?asOf=2026-05-01')).toMatchObject({ status: 404 });
  });
});
