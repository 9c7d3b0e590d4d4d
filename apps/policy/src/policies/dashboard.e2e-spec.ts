import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { copyRow, startApp } from '@palisade/testing';
import { service } from '../main';
import type { PolicyDashboard } from './dashboard.dto';
import type { PolicySummary } from './policies.dto';
import { ACCOUNT, accountCreated, AGENCY, agencySaved, bound } from './policy-world.fixture';

const API = '/api/policy/v1/search';
const COPIES = 60;
const GROUPS = ['OPEN FOR RENEWAL', 'CANCELLATIONS', 'INACTIVE'];

describe('the dashboard of policies', () => {
  let app: TestApp;
  let agency: TestCaller;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['policy:view'] });
  const read = async (caller: TestCaller, query: string): Promise<PolicyDashboard> => {
    const { status, body } = await caller.get<PolicyDashboard>(`${API}/dashboard?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const listed = async (query: string): Promise<PolicySummary[]> =>
    (await agency.get<{ content: PolicySummary[] }>(`${API}?size=100&${query}`)).body.content;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    await app.deliver('agency.saved.v1', agencySaved(true));
    agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    const { policyId: id } = await bound(app, {}, {}, ACCOUNT);
    const now = app.clock.now().toISOString();
    await copyRow(app.dataSource, {
      table: 'policy',
      id,
      count: COPIES,
      own: {
        policy_number: `'P-25-' || lpad(n::text, 7, '0')`,
        quote_id: 'gen_random_uuid()',
        due_at: 'null',
        issued_on: `timestamptz '${now}' - interval '1 year'`,
        end_date: `(timestamptz '${now}' + n * interval '9 days')::date`,
        status: `(array['IN FORCE', 'CANCEL PENDING', 'IN FORCE', 'VOID', 'EXPIRED'])[1 + n % 5]`,
        modified: `timestamptz '${now}' - n * interval '5 hours'`,
      },
    });
  });
  afterAll(() => app.close());

  it('shows what moved in seven days, twenty a page, by its end', async () => {
    const { content, size, totalElements } = await read(agency, '');
    const week = 7 * 24;
    expect({ size, totalElements }).toEqual({ size: 20, totalElements: Math.floor(week / 5) + 1 });
    const ends = content.map(({ endDate }) => endDate);
    expect(ends).toEqual([...ends].sort());
  });

  it('counts what each filter shows, as the list does', async () => {
    const { counts, totalElements } = await read(agency, 'duration=8');
    expect(totalElements).toBe((await listed('')).length);
    for (const [filter, count] of Object.entries(counts.filter)) {
      const name = GROUPS.includes(filter) ? 'filter' : 'status';
      const query = `duration=8&filter=${encodeURIComponent(filter)}`;
      const rows = await listed(`${name}=${encodeURIComponent(filter)}`);
      expect({ filter, count }).toEqual({ filter, count: rows.length });
      expect((await read(agency, query)).totalElements).toBe(count);
    }
    expect(GROUPS.every((group) => counts.filter[group] > 0)).toBe(true);
  });

  it('holds nothing for a stranger, and nothing of another client', async () => {
    const stranger = await read(await as({ accountType: 'AGENCY' }), 'duration=8');
    expect(stranger).toMatchObject({ totalElements: 0, counts: { filter: { INACTIVE: 0 } } });
    const other = await read(agency, `duration=8&accountId=${randomUUID()}`);
    expect(other.totalElements).toBe(0);
  });

  it.each(['filter=OPEN', 'duration=9', 'agencyId=1', 'size=101'])('refuses %s', async (query) => {
    expect((await agency.get(`${API}/dashboard?${query}`)).status).toBe(400);
  });
});
