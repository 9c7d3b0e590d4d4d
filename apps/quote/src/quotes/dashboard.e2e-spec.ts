import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { copyRow, startApp } from '@palisade/testing';
import { service } from '../main';
import type { QuoteDashboard } from './dashboard.dto';
import { accountCreated, organizationSaved } from './quote-world.fixture';
import type { QuoteSummary } from './quotes.dto';

const API = '/api/quote/v1/search';
const [AGENCY, ACCOUNT, TEAM] = Array.from({ length: 3 }, () => randomUUID());
const COPIES = 60;
const DAY_MS = 86_400_000;

/** Two copies a day, of the last month: no two counts agree by chance. */
const OWN = (now: Date): Record<string, string> => ({
  quote_number: `'Q-25-' || lpad(n::text, 7, '0')`,
  status: `(array['READY', 'INVALID', 'DECLINED', 'READY', 'REFERRED', 'DELETED', 'TEMPORARY'])[1 + n % 7]`,
  kind: `(array['NEW', 'NEW', 'RENEWAL'])[1 + n % 3]`,
  modified: `timestamptz '${now.toISOString()}' - n * interval '11 hours'`,
});

describe('the dashboard of quotes', () => {
  let app: TestApp;
  let agency: TestCaller;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['quote:view', 'quote:create'] });
  const read = async (caller: TestCaller, query: string): Promise<QuoteDashboard> => {
    const { status, body } = await caller.get<QuoteDashboard>(`${API}/dashboard?${query}`);
    expect(status).toBe(200);
    return body;
  };
  /** What the list holds of the last days. */
  const listed = async (days: number): Promise<QuoteSummary[]> => {
    const { body } = await agency.get<{ content: QuoteSummary[] }>(`${API}?size=100`);
    const after = app.clock.now().getTime() - days * DAY_MS;
    return body.content.filter(({ modified }) => Date.parse(modified) >= after);
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, [TEAM]));
    agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    const { body } = await agency.post('/api/quote/v1', { accountId: ACCOUNT, product: 'P250' });
    const own = OWN(app.clock.now());
    await copyRow(app.dataSource, { table: 'quote', id: String(body.id), count: COPIES, own });
  });
  afterAll(() => app.close());

  it('shows what moved in seven days, twenty a page, the last first', async () => {
    const { content, size, totalElements } = await read(agency, '');
    const rows = await listed(7);
    expect({ size, totalElements }).toEqual({ size: 20, totalElements: rows.length });
    expect(content.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).slice(0, 20));
    expect((await read(agency, 'duration=8&size=50')).totalElements).toBe(
      (await listed(90)).length,
    );
  });

  it.each(['', 'type=RENEWALS', 'status=INACTIVE', 'type=NEW%20BUSINESS&status=READY'])(
    'counts what each filter would show beside "%s"',
    async (chosen) => {
      const query = new URLSearchParams(chosen);
      const { counts } = await read(agency, `duration=7&${chosen}`);
      for (const [name, tallies] of Object.entries(counts) as [string, Record<string, number>][]) {
        for (const [value, count] of Object.entries(tallies)) {
          const beside = new URLSearchParams(query);
          beside.set(name, value);
          const { totalElements } = await read(agency, `duration=7&${beside.toString()}`);
          expect({ name, value, count }).toEqual({ name, value, count: totalElements });
        }
      }
      const rows = await listed(30);
      const type = query.get('type');
      const ofType = rows.filter(
        ({ isRenewal }) => type === null || isRenewal === (type === 'RENEWALS'),
      );
      const inactive = ofType.filter(({ status }) => ['INVALID', 'DECLINED'].includes(status));
      expect(counts.status.INACTIVE).toBe(inactive.length);
    },
  );

  it('holds nothing for a stranger, and nothing of another client or team', async () => {
    const stranger = await read(await as({ accountType: 'AGENCY' }), 'duration=8');
    expect(stranger).toMatchObject({ totalElements: 0, counts: { status: { INACTIVE: 0 } } });
    const [of, other] = [
      await read(agency, `duration=8&accountId=${ACCOUNT}&teamId=${TEAM}`),
      await read(agency, `duration=8&accountId=${randomUUID()}`),
    ];
    expect(of.totalElements).toBeGreaterThan(20);
    expect(other.totalElements).toBe(0);
  });

  it.each(['type=OLD', 'status=OPEN', 'duration=9', 'duration=1.5', 'agencyId=1', 'size=0'])(
    'refuses %s',
    async (query) => {
      expect((await agency.get(`${API}/dashboard?${query}`)).status).toBe(400);
    },
  );
});
