import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { PolicySweep } from '../sweeps/policy-sweep';
import {
  ACCOUNT,
  AGENCY,
  bound,
  CARRIER,
  TEAM,
  accountCreated,
  agencySaved,
  typesOf,
} from './policy-world.fixture';

const API = '/api/policy/v1';
const PERMISSIONS = ['policy:view', 'binder:view'];
const DAY_MS = 86_400_000;

describe('policies', () => {
  let app: TestApp;
  let staff: TestCaller;
  let id: string;
  const [reinsurer, cluster, aggregator] = [randomUUID(), randomUUID(), randomUUID()];

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: PERMISSIONS });

  beforeAll(async () => {
    app = await startApp(service);
    staff = await as({ accountType: 'COWBELL' });
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('agency.saved.v1', agencySaved(true));
    await app.deliver('agency.links-changed.v1', {
      agencyId: AGENCY,
      clusterId: cluster,
      aggregatorId: aggregator,
      version: 2,
      scope: scopeOf({}),
    });
    await app.dataSource.query(
      `insert into treaty values ($1, $2, $3, '{P250}', '2026-01-01', '2027-01-01', 50, 30)`,
      [randomUUID(), reinsurer, CARRIER],
    );
    id = (await bound(app, {}, {}, ACCOUNT)).policyId;
  });
  afterAll(() => app.close());

  it.each([
    ['its team', TEAM, [1, 1]],
    ['another team', AGENCY, [0, 0]],
  ])('lists the binders and policies of one team: %s', async (_, teamId, counts) => {
    const staff = await as({ accountType: 'COWBELL' });
    const count = async (path: string): Promise<number> => {
      const { body } = await staff.get<{ totalElements: number }>(`${path}teamId=${teamId}`);
      return body.totalElements;
    };
    const binders = await count('/api/policy/v1/binders/search?status=ISSUED&');
    const policies = await count(`${API}/search?`);
    expect([binders, policies]).toEqual(counts);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>, number]>([
    ['staff', { accountType: 'COWBELL' }, 200],
    ['its agency', { accountType: 'AGENCY', organizationId: AGENCY }, 200],
    [
      'its team',
      { accountType: 'AGENCY', organizationId: AGENCY, seesAllTeams: false, teamIds: [TEAM] },
      200,
    ],
    [
      'another team',
      {
        accountType: 'AGENCY',
        organizationId: AGENCY,
        seesAllTeams: false,
        teamIds: [randomUUID()],
      },
      404,
    ],
    ['another agency', { accountType: 'AGENCY' }, 404],
    ['the insured', { accountType: 'CUSTOMER', organizationId: ACCOUNT }, 200],
    ['another insured', { accountType: 'CUSTOMER' }, 404],
    ['its carrier', { accountType: 'CARRIER', organizationId: CARRIER }, 200],
    ['another carrier', { accountType: 'CARRIER' }, 404],
    ['its reinsurer', { accountType: 'RE_INSURER', organizationId: reinsurer }, 200],
    ['another reinsurer', { accountType: 'RE_INSURER' }, 404],
    ['its cluster', { accountType: 'CLUSTER', organizationId: cluster }, 200],
    ['another cluster', { accountType: 'CLUSTER' }, 404],
    ['its aggregator', { accountType: 'DIGITAL', organizationId: aggregator }, 200],
    ['another aggregator', { accountType: 'DIGITAL' }, 404],
    ['a financer', { accountType: 'PREMIUM_PROCESSOR' }, 404],
    ['a security provider', { accountType: 'MSSP' }, 404],
    ['a vendor', { accountType: 'VENDOR' }, 404],
  ])('shows a policy to %s, or not', async (_, person, status) => {
    const caller = await as(person);
    for (const path of ['', '/state', '/transactions']) {
      expect((await caller.get(`${API}/${id}${path}`)).status).toBe(status);
    }
    expect((await caller.get(`${API}/binders/${id}`)).status).toBe(status);
    expect((await caller.get(`${API}/revisions/${id}`)).status).toBe(status);
    const { body } = await caller.get(`${API}/search`);
    expect(body.totalElements).toBe(status === 200 ? 1 : 0);
  });

  it('shows a one-time code its own policy only', async () => {
    const other = (await bound(app)).policyId;
    const insured = { accountType: 'CUSTOMER', organizationId: ACCOUNT } as const;
    const confined = await as({ ...insured, onlyPolicyId: id });
    expect((await confined.get(`${API}/${id}`)).status).toBe(200);
    expect((await confined.get(`${API}/${other}`)).status).toBe(401);
    expect((await confined.get(`${API}/search`)).body.totalElements).toBe(1);
    const ofQuote = await as({ ...insured, onlyQuoteId: randomUUID() });
    expect((await ofQuote.get(`${API}/${id}`)).status).toBe(401);
    expect((await ofQuote.get(`${API}/binders/search`)).body.totalElements).toBe(0);
  });

  it('needs the permission and a token', async () => {
    const caller = await app.signIn({ accountType: 'COWBELL', permissions: ['binder:view'] });
    expect((await caller.get(`${API}/search`)).status).toBe(403);
    expect((await app.anonymous.get(`${API}/${id}`)).status).toBe(401);
    expect((await staff.get(`${API}/${randomUUID()}`)).status).toBe(404);
    expect((await staff.get(`${API}/no-id`)).status).toBe(400);
  });

  it('is found by its product, and by no other', async () => {
    expect((await staff.get(`${API}/product/P250/${id}`)).body).toMatchObject({ policyId: id });
    expect((await staff.get(`${API}/product/P100/${id}`)).status).toBe(404);
    expect((await staff.get(`${API}/product/X/${id}`)).status).toBe(400);
    expect((await staff.get(`${API}/view/${id}`)).body).toMatchObject({
      revisions: [{ number: 1 }],
    });
  });

  it('is marked as Check In Mail, and the mark is taken off', async () => {
    const accounting = await app.signIn({
      accountType: 'COWBELL',
      permissions: ['policy:check-in-mail'],
    });
    const mark = (description: unknown) =>
      accounting.put(`${API}/description/${id}`, { description });
    expect((await mark('Check In Mail')).body).toMatchObject({ description: 'Check In Mail' });
    expect((await mark(null)).body).toMatchObject({ description: null });
    expect((await mark('x'.repeat(501))).status).toBe(400);
    expect((await mark(undefined)).status).toBe(400);
    expect((await staff.put(`${API}/description/${id}`, { description: 'x' })).status).toBe(403);
  });

  it('takes effect at 12:01 in the zone of the insured, and ends at the end', async () => {
    const { policyId } = await bound(
      app,
      {},
      { effectiveDate: '2026-01-16', endDate: '2027-01-16' },
    );
    const sweep = app.app.get(PolicySweep);
    const statusAfter = async (ms: number): Promise<unknown> => {
      app.clock.advance(ms);
      await Promise.all([sweep.run(), sweep.run()]);
      return (await staff.get(`${API}/${policyId}`)).body.status;
    };
    const start = Date.parse('2026-01-16T08:01:00Z') - app.clock.now().getTime();
    expect(await statusAfter(start - 1)).toBe('ISSUED');
    expect(await statusAfter(1)).toBe('IN FORCE');
    expect((await staff.get(`${API}/search?isOpenForRenewal=true`)).body.totalElements).toBe(0);
    expect(await statusAfter(250 * DAY_MS)).toBe('IN FORCE');
    const open = await staff.get(`${API}/search?filter=OPEN FOR RENEWAL&search=p-26`);
    expect(open.body).toMatchObject({ content: [{ isOpenForRenewal: true }, {}, {}] });
    const ending = (days: number) => staff.get(`${API}/search?expiresWithin=${days}`);
    expect((await ending(60)).body.totalElements).toBe(0);
    expect((await ending(180)).body.totalElements).toBe(3);
    expect(await statusAfter(115 * DAY_MS)).toBe('EXPIRED');
    expect((await ending(180)).body.totalElements).toBe(0);
    expect((await typesOf(app, policyId)).slice(2)).toEqual([
      'policy.in-force.v1',
      'policy.renewal-offered.v1',
      'policy.expired.v1',
      'policy.reporting-offered.v1',
    ]);
  });

  it.each([
    ['status=EXPIRED', 3],
    ['status=ISSUED&status=EXPIRED', 3],
    ['filter=CANCELLATIONS', 0],
    ['product=P250&search=RED', 3],
    [`agencyId=${AGENCY}&accountId=${ACCOUNT}`, 1],
    ['after=2026-01-15T00:00:00Z&before=2026-01-15T23:00:00Z', 3],
    ['search=nobody', 0],
    ['isUnpaid=true', 0],
    ['isUnpaid=false', 3],
  ])('lists by %s', async (query, count) => {
    const { body } = await staff.get(`${API}/search?${query}`);
    expect(body.totalElements).toBe(count);
  });

  it.each([
    'status=X',
    'filter=X',
    'product=X',
    'agencyId=1',
    'sort=colour,asc',
    'size=101',
    'expiresWithin=0',
  ])('refuses a list by %s', async (query) => {
    expect((await staff.get(`${API}/search?${query}`)).status).toBe(400);
  });

  it('answers a list as CSV', async () => {
    const answer = await staff.send<string>('GET', `${API}/search`, undefined, {
      accept: 'text/csv',
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.body).toContain('"P-26-0000001"');
  });

  it('goes on with the others when time fails at one', async () => {
    const running = { effectiveDate: '2026-01-15', endDate: '2028-01-15' };
    const [broken, sound] = [await bound(app, {}, running), await bound(app, {}, running)];
    await app.dataSource.query(`update policy set time_zone = 'Nowhere' where id = $1`, [
      broken.policyId,
    ]);
    await app.app.get(PolicySweep).run();
    expect((await staff.get(`${API}/${sound.policyId}`)).body.status).toBe('IN FORCE');
  });
});
