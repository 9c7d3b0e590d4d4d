import { randomUUID } from 'node:crypto';
import type { FoundRow } from '@palisade/platform';
import { findStatements } from '@palisade/platform';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { copyRow, scansOf, startApp } from '@palisade/testing';
import { service } from '../../main';
import { findablePeople } from './users.finder';

const API = '/api/auth/v1';
const AGENCY = randomUUID();
const ROLE = randomUUID();
const MANY = 20_000;

describe('the search for people', () => {
  let app: TestApp;
  const id = randomUUID();

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['user:view'] });
  const find = async (caller: TestCaller, search: string): Promise<FoundRow[]> => {
    const path = `${API}/find?search=${encodeURIComponent(search)}`;
    const { status, body } = await caller.get<{ hits: FoundRow[] }>(path);
    expect(status).toBe(200);
    return body.hits;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.dataSource.query(
      `insert into organization (id, account_type, name, created, modified)
       values ($1, 'AGENCY', 'Harborline', now(), now())`,
      [AGENCY],
    );
    await app.dataSource.query(
      `insert into role (id, account_type, name, scopes, permissions) values ($1, 'AGENCY', 'Finder', '{}', '{}')`,
      [ROLE],
    );
    await app.dataSource.query(
      `insert into app_user (id, organization_id, role_id, first_name, last_name, email, phone, created, modified)
       values ($1, $2, $3, 'Wilhelmina', 'Quill', 'w.quill@harborline.example', '+17025550134', now(), now())`,
      [id, AGENCY, ROLE],
    );
    await copyRow(app.dataSource, {
      table: 'app_user',
      id,
      count: MANY,
      own: {
        first_name: `'Person'`,
        last_name: `md5(n::text)`,
        email: `md5(n::text) || '@other.example'`,
        phone: `'+1303' || lpad(n::text, 7, '0')`,
        created: `created - n * interval '1 minute'`,
      },
    });
  });
  afterAll(() => app.close());

  it.each([
    'quill',
    'wilhelmina qu',
    'w.quill@har',
    'quill@harborline',
    '(702) 555-0134',
    '7025550134',
  ])('finds %j for who may see it, and nothing for another', async (typed) => {
    const hit = {
      id,
      title: 'Wilhelmina Quill',
      number: null,
      detail: 'w.quill@harborline.example',
      status: null,
    };
    expect(await find(await as({ accountType: 'AGENCY', organizationId: AGENCY }), typed)).toEqual([
      hit,
    ]);
    expect(await find(await as({ accountType: 'AGENCY' }), typed)).toEqual([]);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>, number]>([
    ['staff', { accountType: 'COWBELL' }, 1],
    ['a colleague', { accountType: 'AGENCY', organizationId: AGENCY }, 1],
    ['another agency', { accountType: 'AGENCY' }, 0],
    ['a policyholder', { accountType: 'CUSTOMER' }, 0],
    ['a carrier', { accountType: 'CARRIER' }, 0],
  ])('shows it to %s or not', async (_, person, count) => {
    expect(await find(await as(person), 'quill')).toHaveLength(count);
  });

  it('is for who may see the list, and looks for two characters or more', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    expect((await staff.get(`${API}/find?search=r`)).status).toBe(400);
    const other = await app.signIn({ accountType: 'AGENCY', permissions: ['state:view'] });
    expect((await other.get(`${API}/find?search=red`)).status).toBe(403);
  });

  it.each<[string, string, object]>([
    ['a name for staff', 'wilhelmina', { accountType: 'COWBELL' }],
    ['a telephone for staff', '7025550134', { accountType: 'COWBELL' }],
    [
      'half a mail for a colleague',
      'quill@harbor',
      { accountType: 'AGENCY', organizationId: AGENCY },
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
    const findable = findablePeople(app.dataSource.manager, actor as never);
    for (const statement of findStatements(findable, typed)) {
      const scans = await scansOf(app.dataSource, statement);
      expect(scans.map(({ index }) => index)).toContain('user_find');
      const rows = scans.filter((scan) => scan.table === 'app_user');
      expect(rows.map(({ kind }) => kind)).not.toContain('Seq Scan');
      expect(Math.max(...rows.map((scan) => scan.rows))).toBeLessThanOrEqual(10);
    }
  });
});
