import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const PERMISSIONS = ['account:view', 'account:create', 'account:edit', 'activity:view'];

describe('the timeline of an account', () => {
  let app: TestApp;
  let id: string;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: PERMISSIONS });
  const timeline = async (person: Omit<TestPerson, 'permissions'>, path = '') =>
    (await as(person)).get(`${API}/${id}/timeline${path}`);

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', {
      organizationId: AGENCY,
      accountType: 'AGENCY',
      name: 'Harborline',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    await app.deliver('team.saved.v1', {
      teamId: TEAM,
      organizationId: AGENCY,
      name: 'West',
      default: true,
      replacedBy: null,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    const agent = await as({ accountType: 'AGENCY', organizationId: AGENCY, teamIds: [TEAM] });
    const made = await agent.post(API, {
      name: 'Red Rock Dental',
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: TEAM }],
    });
    expect(made.status).toBe(201);
    id = String(made.body.id);
  });
  afterAll(() => app.close());

  it.each<[string, Omit<TestPerson, 'permissions'>]>([
    ['its agency', { accountType: 'AGENCY', organizationId: AGENCY, teamIds: [TEAM] }],
    ['staff', { accountType: 'COWBELL' }],
  ])('tells %s who made it', async (_, person) => {
    const { status, body } = await timeline(person);
    expect(status).toBe(200);
    expect(body.content).toMatchObject([
      {
        action: 'account.create',
        by: { kind: 'PERSON' },
        changes: [
          { field: 'status', kind: 'STATUS', from: null, to: 'Open' },
          { field: 'name', kind: 'TEXT', from: null, to: 'Red Rock Dental' },
        ],
      },
    ]);
    const { body: verified } = await timeline(person, '/verification');
    expect(verified).toEqual({ holds: true, records: 1, brokenAt: null });
  });

  it('tells what an edit changed, from what to what, and who did it', async () => {
    const agent = await as({ accountType: 'AGENCY', organizationId: AGENCY, teamIds: [TEAM] });
    const edit = { yearEstablished: 1998, revenue: 2_500_000, dbaOrTradestyle: 'Red Rock' };
    expect((await agent.put(`${API}/${id}`, edit)).status).toBe(200);
    const changes = expect.arrayContaining([
      { field: 'revenue', kind: 'MONEY', from: null, to: 2_500_000 },
      { field: 'yearEstablished', kind: 'TEXT', from: null, to: '1998' },
      { field: 'dbaOrTradestyle', kind: 'TEXT', from: null, to: 'Red Rock' },
    ]);
    const told = { action: 'account.edit', by: { kind: 'PERSON' }, changes };
    const { body } = await timeline({ accountType: 'COWBELL' });
    expect(body.content).toMatchObject([told, { action: 'account.create' }]);
    const { body: log } = await agent.get(`${API}/activities?accountId=${id}`);
    expect(log.entries).toMatchObject([told, { action: 'account.create' }]);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>]>([
    ['another agency', { accountType: 'AGENCY' }],
    [
      'another team',
      {
        accountType: 'AGENCY',
        organizationId: AGENCY,
        seesAllTeams: false,
        teamIds: [randomUUID()],
      },
    ],
    ['another insured', { accountType: 'CUSTOMER' }],
  ])('is not there for %s', async (_, person) => {
    expect((await timeline(person)).status).toBe(404);
    expect((await timeline(person, '/verification')).status).toBe(404);
  });

  it('is in the log of its agency, and not in that of another', async () => {
    const agency = await as({ accountType: 'AGENCY', organizationId: AGENCY, teamIds: [TEAM] });
    const { body } = await agency.get(`${API}/activities?accountId=${id}`);
    expect(body).toMatchObject({
      total: 2,
      entries: [{ action: 'account.edit' }, { action: 'account.create', subjectId: id }],
    });
    const counted = await agency.get(`${API}/activities/aggregate`);
    expect(counted.body.buckets).toEqual([
      { key: 'account.create', count: 1 },
      { key: 'account.edit', count: 1 },
    ]);
    const rival = await as({ accountType: 'AGENCY' });
    expect((await rival.get(`${API}/activities`)).body).toEqual({ entries: [], total: 0 });
  });
});
