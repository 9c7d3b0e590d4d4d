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
  CARRIER,
  NOTICE,
  policyIssued,
  TEAM,
} from './claim-world.fixture';
import { findableClaims } from './claims.finder';

const API = '/api/claims/v1';
const POLICY = randomUUID();
const OTHER = randomUUID();
const MANY = 20_000;
const POLICIES = 5_000;
const PARTS = 10;

describe('the search for claims', () => {
  let app: TestApp;
  let id: string;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['claim:view', 'claim:create', 'claim:file'] });
  const find = async (caller: TestCaller, search: string): Promise<FoundRow[]> => {
    const path = `${API}/find?search=${encodeURIComponent(search)}`;
    const { status, body } = await caller.get<{ hits: FoundRow[] }>(path);
    expect(status).toBe(200);
    return body.hits;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('policy.issued.v1', policyIssued(POLICY));
    await app.deliver('policy.issued.v1', policyIssued(OTHER, { policyNumber: 'P-24-0000009' }));
    const insured = await as({ accountType: 'CUSTOMER', organizationId: ACCOUNT });
    const made = await insured.post('/api/policy/v1/claim', { policyId: POLICY, ...NOTICE });
    id = String(made.body.claimId);
    await insured.put(`${API}/${id}`, { isFiled: true });
    await app.dataSource.query(
      `update policy_cover set insured_name = 'Alder Creamery' where id = $1`,
      [OTHER],
    );
    await copyRow(app.dataSource, {
      table: 'claim',
      id,
      count: MANY,
      own: {
        claim_number: `'C-25-' || lpad(n::text, 7, '0')`,
        policy_id: `'${OTHER}'::uuid`,
        notice: `jsonb_build_object('name', md5(n::text))`,
        created: `created - n * interval '1 minute'`,
      },
    });
    // Claims are of many policies, as in a year of work: the planner reads its statistics.
    await copyRow(app.dataSource, {
      table: 'policy_cover',
      id: OTHER,
      count: POLICIES,
      own: { policy_number: `'P-23-' || lpad(n::text, 7, '0')` },
    });
    // In parts: on a busy machine all of them at once take longer than a statement may.
    for (let part = 0; part < PARTS; part++) {
      await app.dataSource.query(
        `with cover as (
           select id, row_number() over (order by id) as place from policy_cover where id <> $3
         )
         update claim set policy_id = cover.id from cover
         where claim.policy_id = $1 and cover.place = 1 + abs(hashtext(claim.id::text)) % $2::int
           and cover.place % $4 = $5`,
        [OTHER, POLICIES, POLICY, PARTS, part],
      );
    }
    await app.dataSource.query('vacuum full analyze claim');
  });
  afterAll(() => app.close());

  it.each(['red rock', 'Rėd-Rôck', 'C-26-0000001', 'c26 0000001', 'P-26-0000001', 'p260000001'])(
    'finds %j for who may see it, and nothing for another',
    async (typed) => {
      const hit = {
        id,
        title: 'Red Rock Dental',
        number: 'C-26-0000001',
        detail: 'P-26-0000001',
        status: 'FILED',
      };
      expect(
        await find(await as({ accountType: 'AGENCY', organizationId: AGENCY }), typed),
      ).toEqual([hit]);
      expect(await find(await as({ accountType: 'AGENCY' }), typed)).toEqual([]);
    },
  );

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
    ['a vendor', { accountType: 'VENDOR' }, 0],
    ['a reinsurer', { accountType: 'RE_INSURER' }, 0],
    ['an aggregator', { accountType: 'DIGITAL' }, 0],
    [
      'who holds a code',
      { accountType: 'CUSTOMER', organizationId: ACCOUNT, onlyPolicyId: POLICY },
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
    ['a number for staff', 'C-25-0012345', { accountType: 'COWBELL' }],
    ['the number of a policy for staff', 'P-26-0000001', { accountType: 'COWBELL' }],
    ['a name for its agency', 'red rock', { accountType: 'AGENCY', organizationId: AGENCY }],
  ])('reads the index and at most ten rows of many for %s', async (_, typed, who) => {
    const actor = {
      teamIds: [],
      seesAllTeams: true,
      onlyQuoteId: null,
      onlyPolicyId: null,
      onlyClaimId: null,
      ...who,
    };
    const findable = findableClaims(app.dataSource.manager, actor as never);
    for (const statement of findStatements(findable, typed)) {
      const scans = await scansOf(app.dataSource, statement);
      expect(scans.map(({ index }) => index)).toContain('claim_find');
      const rows = scans.filter((scan) => scan.table === 'claim');
      expect(rows.map(({ kind }) => kind)).not.toContain('Seq Scan');
      expect(Math.max(...rows.map((scan) => scan.rows))).toBeLessThanOrEqual(10);
    }
  });
});
