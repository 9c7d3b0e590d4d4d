import { randomUUID } from 'node:crypto';
import { POLICY_STATUSES } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { endOfDay, startOfDay, todayIn } from '@palisade/kernel';
import { copyRow, sameBytes, startApp } from '@palisade/testing';
import { service } from '../main';
import type { PolicySummary } from '../policies/policies.dto';
import {
  ACCOUNT,
  accountCreated,
  AGENCY,
  agencySaved,
  bound,
  CARRIER,
  charged,
  TEAM,
} from '../policies/policy-world.fixture';
import type { PolicyAggregateResponse } from './figures.dto';
import type { PolicyHomeResponse } from './home.dto';
import { PolicyRollupSweep } from './policy-rollup-sweep';

const API = '/api/policy/v1';
const [OTHER, SECOND, SECOND_TEAM] = [randomUUID(), randomUUID(), randomUUID()];
const COPIES = 96;
/** Readers who are hours apart; days of the last begin within an hour of UTC. */
const ZONES = ['Pacific/Honolulu', 'America/New_York', 'Europe/London', 'Asia/Kathmandu'];

/** Two times of whole days of a zone. */
const timesIn = (zone: string) => ({
  after: startOfDay('2026-02-20', zone).toISOString(),
  before: endOfDay('2026-04-10', zone).toISOString(),
  previousAfter: startOfDay('2026-01-01', zone).toISOString(),
  previousBefore: endOfDay('2026-02-19', zone).toISOString(),
  timeZone: zone,
});

const OWN = {
  policy_number: `'CYB-' || lpad(n::text, 7, '0')`,
  quote_id: 'gen_random_uuid()',
  status: `(array['${POLICY_STATUSES.join("', '")}'])[1 + n / 2 % ${POLICY_STATUSES.length}]`,
  account_id: `(array['${ACCOUNT}', '${SECOND}', '${SECOND}'])[1 + n % 3]::uuid`,
  product: `(array['P250', 'P100', 'P250_S', 'P100', 'P_ONE'])[1 + n % 5]`,
  state: `(array['NV', 'TX', 'OH'])[1 + n % 3]`,
  insured: `jsonb_set(insured, '{industryCode}', (array['"311811"', '"332710"', '"541110"', '"03110"', 'null'])[1 + n % 5]::jsonb)`,
  agency_id: `(array['${AGENCY}', '${OTHER}'])[1 + n % 2]::uuid`,
  bound_terms: `jsonb_set(bound_terms, '{aggregateLimit}', (array['100000000', '200000000'])[1 + n % 2]::jsonb)`,
  premium: '90000 + n * n * 31',
  total_premium: '100000 + n * n * 37',
  balance: 'n % 7 % 2 * 5000',
  // Time changes none of them between the home and its lists.
  due_at: 'null',
  issued_on: `timestamptz '2026-01-01 23:30Z' + n * interval '25 hours'`,
};

/** What a reader chooses above the home. */
interface Chosen {
  agencyId?: string;
  teamId?: string;
}

const CHOICES: [string, Chosen][] = [
  ['one agency', { agencyId: AGENCY }],
  ['the other agency', { agencyId: OTHER }],
  ['one team', { teamId: TEAM }],
  ['one agency and the other team', { agencyId: AGENCY, teamId: SECOND_TEAM }],
];
const TEAM_OF = new Map<string, string>([
  [ACCOUNT, TEAM],
  [SECOND, SECOND_TEAM],
]);

describe('the home of policies', () => {
  let app: TestApp;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: ['policy:view'] });
  const read = async <T>(caller: TestCaller, path: string): Promise<T> => {
    const { status, body } = await caller.get<T>(`${API}${path}`);
    expect(status).toBe(200);
    return body;
  };
  const sql = <T>(text: string): Promise<T[]> => app.dataSource.query(text);

  const CALLERS: [string, Omit<TestPerson, 'permissions'>][] = [
    ['staff', { accountType: 'COWBELL' }],
    ['the agency', { accountType: 'AGENCY', organizationId: AGENCY }],
    ['the carrier', { accountType: 'CARRIER', organizationId: CARRIER }],
    ['a stranger', { accountType: 'AGENCY' }],
    ['another carrier', { accountType: 'CARRIER' }],
    ['another reinsurer', { accountType: 'RE_INSURER' }],
    ['another cluster', { accountType: 'CLUSTER' }],
    ['another aggregator', { accountType: 'DIGITAL' }],
    ['another processor', { accountType: 'PREMIUM_PROCESSOR' }],
  ];

  /** Every number of a home beside what the lists hold. */
  async function compare(
    person: Omit<TestPerson, 'permissions'>,
    chosen: Chosen = {},
    zone = 'UTC',
  ): Promise<void> {
    const caller = await as(person);
    const times = timesIn(zone);
    const [inTime, before] = [
      `after=${times.after}&before=${times.before}`,
      `after=${times.previousAfter}&before=${times.previousBefore}`,
    ];
    const home = await read<PolicyHomeResponse>(
      caller,
      `/search/home?${new URLSearchParams({ ...chosen, ...times })}`,
    );
    const { agencyId, teamId } = chosen;
    // Narrowed by the columns of the rows.
    const listed = async (filters: string): Promise<PolicySummary[]> =>
      (
        await read<{ content: PolicySummary[] }>(caller, `/search?size=100&${filters}`)
      ).content.filter(
        (policy) =>
          (!agencyId || policy.agencyId === agencyId) &&
          (!teamId || TEAM_OF.get(policy.accountId) === teamId),
      );
    const count = async (filters: string) => (await listed(filters)).length;
    expect([home.inForce, home.unpaid, home.expiring.count]).toEqual([
      await count('status=IN FORCE'),
      await count('isUnpaid=true'),
      await count('expiresWithin=60'),
    ]);
    const current = await listed(`currency=USD&${inTime}`);
    const previous = await listed(`currency=USD&${before}`);
    const timeOf = (policies: PolicySummary[]) => ({
      count: policies.length,
      premium: policies.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0) / 100,
    });
    expect(home.current).toEqual(timeOf(current));
    expect(home.previous).toEqual(timeOf(previous));
    for (const [keyOf, kinds] of [
      [({ product }: PolicySummary) => product, home.byProduct],
      [({ agencyId }: PolicySummary) => agencyId, home.byAgency],
      [({ created }: PolicySummary) => todayIn(zone, new Date(created)).slice(0, 7), home.byMonth],
    ] as const) {
      expect(kinds.map(({ key }) => key).sort()).toEqual([...new Set(current.map(keyOf))].sort());
      for (const { key, label, ...time } of kinds) {
        expect(label).not.toBe('');
        expect(time).toEqual(timeOf(current.filter((policy) => keyOf(policy) === key)));
      }
    }
    // Two manufacturers of one sector; a code of the other country, and none.
    if (current.length > 0) {
      expect(home.byIndustry.map(({ key }) => key).sort()).toEqual(['31-33', '54', 'OTHER']);
    }
    for (const { key, label, ...time } of home.byIndustry) {
      expect(label).toBe(key);
      const ofIndustry = `currency=USD&${inTime}&industry=${key}`;
      expect(time).toEqual(timeOf(await listed(ofIndustry)));
    }
    // In currency units, as they are bound.
    expect(['1000000', '2000000']).toEqual(
      expect.arrayContaining(home.byLimit.map(({ key }) => key)),
    );
    const all = timeOf(current);
    for (const kinds of [home.byMonth, home.byState, home.byIndustry, home.byLimit]) {
      const cents = kinds.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0);
      expect(cents / 100).toBe(all.premium);
      expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(all.count);
    }
  }

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    const second = accountCreated([SECOND_TEAM]);
    await app.deliver('account.created.v1', {
      ...second,
      insured: { ...second.insured, accountId: SECOND },
      scope: { ...second.scope, accountId: SECOND },
    });
    await app.deliver('agency.saved.v1', agencySaved(true));
    const { policyId: id } = await bound(app, { charges: charged({ premium: 100_000 }) }, {});
    await copyRow(app.dataSource, { table: 'policy', id, count: COPIES, own: OWN });
  });
  afterAll(() => app.close());

  it.each(CALLERS)('counts for %s what the lists hold', (_, person) => compare(person));

  it.each(ZONES)('counts in the days of %s what the lists hold', async (zone) => {
    for (const [, person] of CALLERS.slice(0, 3)) await compare(person, {}, zone);
  });

  it('has a row in every status', async () => {
    const there = await sql('select distinct status from policy');
    expect(there).toHaveLength(POLICY_STATUSES.length);
  });

  it.each(CHOICES)('counts of %s what its rows hold', async (_, chosen) => {
    for (const [, person] of CALLERS.slice(0, 3)) await compare(person, chosen);
  });

  it('follows what changes, folded or not, and is rebuilt to the same bytes', async () => {
    await sql(`update policy set status = 'CANCELLED', premium = 4321 where status = 'ISSUED'`);
    for (const [, person] of CALLERS) await compare(person);
    await app.app.get(PolicyRollupSweep).run();
    expect(await sql('select 1 from policy_tally_change')).toEqual([]);
    for (const [, person] of CALLERS) await compare(person);
    await sameBytes(app.dataSource, 'policy');
  });

  it.each(['UTC', ...ZONES])('gives by whole days of %s what the rows give', async (timeZone) => {
    const staff = await as({ accountType: 'COWBELL' });
    const from = startOfDay('2026-02-01', timeZone).getTime();
    const path = (groupBy: string, after: number): string =>
      `/search/aggregate?${new URLSearchParams({
        groupBy,
        timeZone,
        after: new Date(after).toISOString(),
        before: endOfDay('2026-04-02', timeZone).toISOString(),
      })}`;
    for (const groupBy of ['status', 'product', 'agency', 'state', 'industry', 'limit', 'month']) {
      const days = await read<PolicyAggregateResponse>(staff, path(groupBy, from));
      // Nothing happens within the second before: the same rows, one by one.
      const rows = await read<PolicyAggregateResponse>(staff, path(groupBy, from - 1_000));
      expect(days.buckets.length).toBeGreaterThan(0);
      expect(days).toEqual(rows);
    }
  });
});
