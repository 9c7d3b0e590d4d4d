import { randomUUID } from 'node:crypto';
import type { FoundRow } from '@palisade/platform';
import { findStatements } from '@palisade/platform';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { copyRow, scansOf, startApp } from '@palisade/testing';
import { service } from '../main';
import { findableAccounts } from './accounts.finder';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const AGGREGATOR = randomUUID();
const ID = randomUUID();
const MANY = 20_000;

describe('the search for clients', () => {
  let app: TestApp;
  const id = ID;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['account:view'] });
  const find = async (caller: TestCaller, search: string): Promise<FoundRow[]> => {
    const path = `${API}/find?search=${encodeURIComponent(search)}`;
    const { status, body } = await caller.get<{ hits: FoundRow[] }>(path);
    expect(status).toBe(200);
    return body.hits;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.dataSource.query(
      `insert into account (id, name, status, phone, address1, city, state, zip_code, country, team_ids,
         agency_id, aggregator_id, domain_name, policy_contact, security_answers, created, created_by, modified)
       values ($1, 'Red Rock Dental', 'Open', '+17025550134', '10 Canyon Road', 'Las Vegas', 'NV', '89101',
         'USA', array[$2::uuid], $3, $4, 'redrock.example', $5, '{}', now(), $1, now())`,
      [
        id,
        TEAM,
        AGENCY,
        AGGREGATOR,
        { email: 'Ira.Stone@canyon.example', phone: '+4402079460018' },
      ],
    );
    await copyRow(app.dataSource, {
      table: 'account',
      id,
      count: MANY,
      own: {
        name: `'Company ' || md5(n::text) || ' Inc'`,
        domain_name: `md5(n::text)`,
        phone: `'+1303' || lpad(n::text, 7, '0')`,
        policy_contact: 'null',
        modified: `modified - n * interval '1 minute'`,
      },
    });
  });
  afterAll(() => app.close());

  it.each([
    'red rock',
    'DENTAL',
    'redrock.ex',
    'ira.stone@can',
    'stone@canyon',
    '(702) 555-0134',
    '7025550134',
    '020 7946 0018',
    '+44 20 7946 0018',
  ])('finds %j for who may see it, and nothing for another', async (typed) => {
    const hit = {
      id,
      title: 'Red Rock Dental',
      number: null,
      detail: 'redrock.example',
      status: 'Open',
    };
    expect(await find(await as({ accountType: 'AGENCY', organizationId: AGENCY }), typed)).toEqual([
      hit,
    ]);
    expect(await find(await as({ accountType: 'AGENCY' }), typed)).toEqual([]);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>, number]>([
    ['staff', { accountType: 'COWBELL' }, 1],
    ['the client', { accountType: 'CUSTOMER', organizationId: ID }, 1],
    ['another client', { accountType: 'CUSTOMER' }, 0],
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
    ['its aggregator', { accountType: 'DIGITAL', organizationId: AGGREGATOR }, 1],
    ['another aggregator', { accountType: 'DIGITAL' }, 0],
    ['a carrier', { accountType: 'CARRIER' }, 0],
    ['an MSSP', { accountType: 'MSSP' }, 0],
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
    ['a name for staff', 'red rock', { accountType: 'COWBELL' }],
    ['a telephone for staff', '7025550134', { accountType: 'COWBELL' }],
    [
      'half a mail for its agency',
      'stone@canyon',
      { accountType: 'AGENCY', organizationId: AGENCY },
    ],
    [
      'a name for its aggregator',
      'red rock',
      { accountType: 'DIGITAL', organizationId: AGGREGATOR },
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
    const findable = findableAccounts(app.dataSource.manager, actor as never);
    for (const statement of findStatements(findable, typed)) {
      const scans = await scansOf(app.dataSource, statement);
      expect(scans.map(({ index }) => index)).toContain('account_find');
      const rows = scans.filter((scan) => scan.table === 'account');
      expect(rows.map(({ kind }) => kind)).not.toContain('Seq Scan');
      expect(Math.max(...rows.map((scan) => scan.rows))).toBeLessThanOrEqual(10);
    }
  });
});
