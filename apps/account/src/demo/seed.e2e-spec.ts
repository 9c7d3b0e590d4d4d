import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import { US_STATES } from '@palisade/kernel';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { LICENSED_AGENCIES } from './demo-licenses';
import { service } from '../main';
import { seed } from '../seed';

const OWNERS: [name: string, accountType: AccountType, teams: string[]][] = [
  ['Harborline Insurance Partners', 'AGENCY', ['Main Team', 'West Coast', 'Technology']],
  ['Kingsgate Brokers', 'AGENCY', ['Main Team']],
  ['Bluecoast Agency', 'AGENCY', ['Main Team']],
  ['Hourglass Brokers', 'AGENCY', ['Main Team']],
  ['Brightpath Digital', 'DIGITAL', ['Main Team']],
  ['Meridian Cluster', 'CLUSTER', ['Main Team']],
  ['Sentrywatch Security', 'MSSP', ['Main Team']],
];

const PRODUCERS = LICENSED_AGENCIES.flatMap(({ name, producers }) =>
  producers.map((email) => [name, email] as const),
);
const producer = (
  organizationId: string,
  email: string,
  npn: string,
): EventData<'user.saved.v1'> => ({
  userId: randomUUID(),
  organizationId,
  accountType: 'AGENCY',
  contact: { firstName: 'Nora', lastName: 'Vale', email, phone: null },
  roleId: organizationId,
  roleName: 'Producer',
  teamIds: [],
  agencyIds: [],
  accountIds: [],
  npn,
  authorityLevel: null,
  enabled: true,
  removed: false,
  version: 1,
  scope: scopeOf({}),
});

describe('the demo accounts', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(service);
    const saved = { deleted: false, version: 1, scope: scopeOf({}) };
    for (const [name, accountType, teams] of OWNERS) {
      const organizationId = randomUUID();
      const facts = {
        fullName: null,
        hostname: null,
        locationAlias: name.startsWith('Kingsgate') ? 'UK' : 'US',
        enforceMfa: false,
      } as const;
      const organization = { organizationId, accountType, name, ...facts };
      await app.deliver('organization.saved.v1', { ...organization, ...saved });
      for (const teamName of teams) {
        const team = { teamId: randomUUID(), organizationId, name: teamName, default: false };
        await app.deliver('team.saved.v1', { ...team, replacedBy: null, ...saved });
      }
      for (const [index, [agency, email]] of PRODUCERS.entries()) {
        if (agency !== name) continue;
        const person = producer(organizationId, email, `1023456${index}`);
        await app.deliver('user.saved.v1', person);
      }
    }
  });
  afterAll(() => app.close());

  it('are made once, verified, scored and complete enough to be quoted', async () => {
    await seed(app.app);
    await seed(app.app);
    const rows: { name: string; profile_score: number }[] = await app.dataSource.query(
      `select name, address_verified, risk_score.profile_score from account
       join risk_score on account_id = account.id order by name`,
    );
    const names = DEMO_ACCOUNTS.map(({ company }) => company.name);
    expect(rows.map(({ name }) => name)).toEqual(names.sort());
    expect(new Set(rows.map(({ profile_score }) => profile_score))).toEqual(new Set([8]));
    const told: { agencies: number; events: number }[] = await app.dataSource.query(
      `select count(distinct subject)::int as agencies, count(*)::int as events
       from outbox where type = 'agency.saved.v1'`,
    );
    expect(told).toEqual([{ agencies: 4, events: 4 }]);
    const tied: object[] = await app.dataSource.query(
      `select (select count(*)::int from agency_link where cluster_id is not null) as clustered,
         (select count(*)::int from agency_link where aggregator_id is not null) as aggregated,
         (select count(*)::int from account where mssp_ids <> '{}') as protected,
         (select count(*)::int from lead) as leads`,
    );
    const licensed: object[] = await app.dataSource.query(
      `select kind, count(*)::int from license group by kind order by kind`,
    );
    // Harborline in every state, with two producers; the others in eight together.
    expect(licensed).toEqual([
      { kind: 'AGENCY', count: US_STATES.length + 8 },
      { kind: 'AGENT', count: 2 * US_STATES.length + 8 },
      { kind: 'SURPLUS', count: US_STATES.length + 8 },
    ]);
    expect(tied).toEqual([{ clustered: 2, aggregated: 1, protected: 3, leads: 3 }]);
  });
});
