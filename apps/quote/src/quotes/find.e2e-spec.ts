import { randomUUID } from 'node:crypto';
import { findStatements } from '@palisade/platform';
import type { FoundRow } from '@palisade/platform';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { copyRow, scansOf, startApp } from '@palisade/testing';
import { service } from '../main';
import { accountCreated, organizationSaved } from './quote-world.fixture';
import { findableQuotes } from './quotes.finder';

const API = '/api/quote/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const ACCOUNT = randomUUID();
const PERMISSIONS = ['quote:view', 'quote:create'];
const MANY = 20_000;

describe('the search for quotes', () => {
  let app: TestApp;
  let id: string;
  let number: string;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: PERMISSIONS });
  const find = async (caller: TestCaller, search: string): Promise<FoundRow[]> => {
    const path = `${API}/find?search=${encodeURIComponent(search)}`;
    const { status, body } = await caller.get<{ hits: FoundRow[] }>(path);
    expect(status).toBe(200);
    return body.hits;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, [TEAM]));
    const agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    const { body } = await agency.post(API, { accountId: ACCOUNT, product: 'P250' });
    id = String(body.id);
    number = String(body.quoteNumber);
    await app.dataSource.query(
      `update quote set customer_email = 'Ira.Stone@redrock.example', customer_phone = '+17025550134',
         sent_on = now() where id = $1`,
      [id],
    );
  });
  afterAll(() => app.close());

  const TYPED = [
    'red rock',
    '  RED   ro',
    'rėd rôck',
    'dental',
    'Q-26-0000001',
    'q260000001',
    '0000001',
    'ira.stone@red',
    'stone@redrock.exam',
    '(702) 555-0134',
    '7025550134',
    '+1 702 555 0134',
    '555-0134',
  ];

  it.each(TYPED)('finds %j for its agency, and nothing for another', async (typed) => {
    const hit = { id, title: 'Red Rock Dental', number, detail: 'P250', status: 'DRAFT' };
    const agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    expect(await find(agency, typed)).toEqual([hit]);
    expect(await find(await as({ accountType: 'AGENCY' }), typed)).toEqual([]);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>, number]>([
    ['staff', { accountType: 'COWBELL' }, 1],
    ['its insured', { accountType: 'CUSTOMER', organizationId: ACCOUNT }, 1],
    ['another insured', { accountType: 'CUSTOMER' }, 0],
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
    ['a carrier', { accountType: 'CARRIER' }, 0],
    ['a cluster', { accountType: 'CLUSTER' }, 0],
    ['an aggregator', { accountType: 'DIGITAL' }, 0],
    ['an MSSP', { accountType: 'MSSP' }, 0],
    [
      'who holds a code for another',
      { accountType: 'CUSTOMER', organizationId: ACCOUNT, onlyQuoteId: randomUUID() },
      0,
    ],
  ])('shows it to %s or not', async (_, person, count) => {
    expect(await find(await as(person), 'red rock')).toHaveLength(count);
  });

  it.each(['%%', '_____', 'red\\', '100%', "' or 1=1", 'zebra', 're%k'])(
    'takes %j as it is written',
    async (typed) => {
      expect(await find(await as({ accountType: 'COWBELL' }), typed)).toEqual([]);
    },
  );

  it.each(['', 'r', ' r ', 'r'.repeat(101)])('refuses to look for %j', async (typed) => {
    const staff = await as({ accountType: 'COWBELL' });
    const { status } = await staff.get(`${API}/find?search=${encodeURIComponent(typed)}`);
    expect(status).toBe(400);
  });

  it('is for who may list quotes', async () => {
    const caller = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    expect((await caller.get(`${API}/find?search=red`)).status).toBe(403);
  });

  describe('among many', () => {
    beforeAll(async () => {
      const own = {
        quote_number: `'Q-25-' || lpad(n::text, 7, '0')`,
        company_name: `'Company ' || md5(n::text) || ' Inc'`,
        customer_email: 'null',
        customer_phone: 'null',
        modified: `modified - n * interval '1 minute'`,
      };
      await copyRow(app.dataSource, { table: 'quote', id, count: MANY, own });
    });

    it.each<[string, string, object]>([
      ['a number for staff', 'Q-25-0012345', { accountType: 'COWBELL' }],
      ['a name for staff', 'red rock', { accountType: 'COWBELL' }],
      ['a telephone for staff', '7025550134', { accountType: 'COWBELL' }],
      ['a name for its agency', 'red rock', { accountType: 'AGENCY', organizationId: AGENCY }],
      [
        'half a mail for its agency',
        'stone@redrock',
        { accountType: 'AGENCY', organizationId: AGENCY },
      ],
    ])('reads the index and at most ten rows for %s', async (_, typed, who) => {
      const actor = {
        teamIds: [],
        seesAllTeams: true,
        onlyQuoteId: null,
        onlyPolicyId: null,
        onlyClaimId: null,
        ...who,
      };
      const findable = findableQuotes(app.dataSource.manager, actor as never);
      for (const statement of findStatements(findable, typed)) {
        const scans = await scansOf(app.dataSource, statement);
        expect(scans.map(({ index }) => index)).toContain('quote_find');
        const rows = scans.filter(({ table }) => table === 'quote');
        expect(rows.map(({ kind }) => kind)).not.toContain('Seq Scan');
        expect(Math.max(...rows.map((scan) => scan.rows))).toBeLessThanOrEqual(10);
      }
    });

    it('puts the number itself before what begins so, and that before a part', async () => {
      const staff = await as({ accountType: 'COWBELL' });
      const numbers = async (typed: string) => (await find(staff, typed)).map((row) => row.number);
      expect(await numbers('q-25-0000100')).toEqual(['Q-25-0000100']);
      expect(await numbers('Q-25-000010')).toEqual(
        ['0', '1', '2', '3', '4'].map((last) => `Q-25-000010${last}`),
      );
    });
  });
});
