import { randomUUID } from 'node:crypto';
import type { FoundRow } from '@palisade/platform';
import { findStatements } from '@palisade/platform';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { copyRow, scansOf, startApp } from '@palisade/testing';
import { service } from '../main';
import {
  ACCOUNT,
  accountCreated,
  AGENCY,
  agencySaved,
  bound,
  CARRIER,
  TEAM,
} from './policy-world.fixture';
import { findablePolicies } from './policies.finder';

const API = '/api/policy/v1';
const MANY = 20_000;

describe('the search for policies', () => {
  let app: TestApp;
  let id: string;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['policy:view'] });
  const find = async (caller: TestCaller, search: string): Promise<FoundRow[]> => {
    const path = `${API}/find?search=${encodeURIComponent(search)}`;
    const { status, body } = await caller.get<{ hits: FoundRow[] }>(path);
    expect(status).toBe(200);
    return body.hits;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('agency.saved.v1', agencySaved(true));
    id = (await bound(app, {}, {}, ACCOUNT)).policyId;
    await app.dataSource.query(
      `update policy set contact = contact || '{"phone": "+17025550134"}', due_at = null
         where id = $1`,
      [id],
    );
    await copyRow(app.dataSource, {
      table: 'policy',
      id,
      count: MANY,
      own: {
        policy_number: `'P-25-' || lpad(n::text, 7, '0')`,
        quote_id: 'gen_random_uuid()',
        due_at: 'null',
        company_name: `'Company ' || md5(n::text) || ' Inc'`,
        contact: `jsonb_build_object('email', md5(n::text), 'phone', null)`,
        bound_on: `bound_on - n * interval '1 minute'`,
      },
    });
  });
  afterAll(() => app.close());

  it.each([
    'red rock',
    'Rėd-Rôck',
    'P-26-0000001',
    'p26 0000001',
    'ira@redrock',
    'redrock.exam',
    '(702) 555-0134',
    '+1 702 555 0134',
  ])('finds %j for who may see it, and nothing for another', async (typed) => {
    const hit = {
      id,
      title: 'Red Rock Dental',
      number: 'P-26-0000001',
      detail: 'P250',
      status: expect.any(String),
    };
    expect(await find(await as({ accountType: 'AGENCY', organizationId: AGENCY }), typed)).toEqual([
      hit,
    ]);
    expect(await find(await as({ accountType: 'AGENCY' }), typed)).toEqual([]);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>, number]>([
    ['staff', { accountType: 'COWBELL' }, 1],
    ['the insured', { accountType: 'CUSTOMER', organizationId: ACCOUNT }, 1],
    ['another insured', { accountType: 'CUSTOMER' }, 0],
    ['its carrier', { accountType: 'CARRIER', organizationId: CARRIER }, 1],
    ['another carrier', { accountType: 'CARRIER' }, 0],
    [
      'its team',
      { accountType: 'AGENCY', organizationId: AGENCY, seesAllTeams: false, teamIds: [TEAM] },
      1,
    ],
    [
      'another team',
      {
        accountType: 'AGENCY',
        organizationId: AGENCY,
        seesAllTeams: false,
        teamIds: [randomUUID()],
      },
      0,
    ],
    ['a reinsurer', { accountType: 'RE_INSURER' }, 0],
    ['a cluster', { accountType: 'CLUSTER' }, 0],
    ['an aggregator', { accountType: 'DIGITAL' }, 0],
    ['a financer', { accountType: 'PREMIUM_PROCESSOR' }, 0],
    [
      'who holds a code for another',
      { accountType: 'CUSTOMER', organizationId: ACCOUNT, onlyPolicyId: randomUUID() },
      0,
    ],
  ])('shows it to %s or not', async (_, person, count) => {
    expect(await find(await as(person), 'red rock')).toHaveLength(count);
  });

  it('is for who may see the list, and looks for two characters or more', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    expect((await staff.get(`${API}/find?search=r`)).status).toBe(400);
    const other = await app.signIn({ accountType: 'AGENCY', permissions: ['state:view'] });
    expect((await other.get(`${API}/find?search=red`)).status).toBe(403);
  });

  it.each<[string, string, object]>([
    ['a number for staff', 'P-25-0012345', { accountType: 'COWBELL' }],
    ['a name for staff', 'red rock', { accountType: 'COWBELL' }],
    ['a telephone for staff', '7025550134', { accountType: 'COWBELL' }],
    ['a name for its agency', 'red rock', { accountType: 'AGENCY', organizationId: AGENCY }],
    [
      'half a mail for its carrier',
      'redrock.exam',
      { accountType: 'CARRIER', organizationId: CARRIER },
    ],
  ])('reads the index and at most ten rows of many for %s', async (_, typed, who) => {
    const actor = {
      teamIds: [],
      seesAllTeams: true,
      onlyQuoteId: null,
      onlyPolicyId: null,
      onlyClaimId: null,
      ...who,
    };
    const findable = findablePolicies(app.dataSource.manager, actor as never);
    for (const statement of findStatements(findable, typed)) {
      const scans = await scansOf(app.dataSource, statement);
      expect(scans.map(({ index }) => index)).toContain('policy_find');
      const rows = scans.filter((scan) => scan.table === 'policy');
      expect(rows.map(({ kind }) => kind)).not.toContain('Seq Scan');
      expect(Math.max(...rows.map((scan) => scan.rows))).toBeLessThanOrEqual(10);
    }
  });
});
