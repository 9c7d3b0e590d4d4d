import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const [EAST, WEST] = [randomUUID(), randomUUID()];
const [ANA, BO] = [randomUUID(), randomUUID()];
const [ADA, BEN] = [randomUUID(), randomUUID()];
const PERMISSIONS = [
  ...['view', 'create', 'edit', 'assign-agent'].map((name) => `account:${name}`),
  ...['view', 'create', 'assign'].map((name) => `submission:${name}`),
  'user:view',
];

describe('the open work of somebody who leaves', () => {
  let app: TestApp;
  let staff: TestCaller;

  const person = (userId: string, firstName: string, of: Partial<EventData<'user.saved.v1'>>) =>
    app.deliver('user.saved.v1', {
      userId,
      organizationId: AGENCY,
      accountType: 'AGENCY',
      contact: { firstName, lastName: 'Reed', email: `${firstName}@reed.example`, phone: null },
      roleId: randomUUID(),
      roleName: 'Test',
      teamIds: [],
      agencyIds: [],
      accountIds: [],
      npn: null,
      authorityLevel: null,
      enabled: true,
      removed: false,
      version: 1,
      scope: scopeOf({}),
      ...of,
    });

  const agency = (of: Partial<EventData<'organization.saved.v1'>>) =>
    app.deliver('organization.saved.v1', {
      organizationId: AGENCY,
      accountType: 'AGENCY',
      name: 'Alder Agency',
      fullName: null,
      enforceMfa: false,
      hostname: null,
      locationAlias: 'US',
      version: 1,
      scope: scopeOf({ agencyId: AGENCY }),
      deleted: false,
      ...of,
    });

  beforeAll(async () => {
    app = await startApp(service);
    const told = { version: 1, scope: scopeOf({ agencyId: AGENCY }), deleted: false };
    await agency({});
    for (const teamId of [EAST, WEST]) {
      const team = { teamId, organizationId: AGENCY, name: teamId, replacedBy: null };
      await app.deliver('team.saved.v1', { ...team, default: teamId === EAST, ...told });
    }
    await person(ANA, 'ana', { teamIds: [EAST] });
    await person(BO, 'bo', { teamIds: [WEST] });
    const provider = { accountType: 'COWBELL', organizationId: randomUUID() } as const;
    await person(ADA, 'ada', provider);
    await person(BEN, 'ben', provider);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
  });
  afterAll(() => app.close());

  const open = async (userId: string, caller = staff): Promise<unknown> =>
    (await caller.get(`${API}/work/${userId}`)).body;
  const give = (userId: string, takerId: string) => {
    const work = { userId, takerId, version: 2, scope: scopeOf({}) };
    return app.deliver('user.work-given.v1', work);
  };

  const client = async (name: string): Promise<string> => {
    const agent = {
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
    } as const;
    const made = await (
      await app.signIn(agent)
    ).post<{ id: string }>(API, {
      name,
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: EAST }],
    });
    const { id } = made.body;
    const serving = { agencyId: AGENCY, agentEmail: 'ana@reed.example', teamIds: [EAST] };
    expect((await staff.put(`${API}/assign-agency/${id}`, serving)).status).toBe(200);
    return id;
  };

  it('arrives also with who was switched off meanwhile, whose agency is gone', async () => {
    const name = 'Gone Dental';
    const id = await client(name);
    await person(BO, 'bo', { teamIds: [WEST], enabled: false, version: 2 });
    await agency({ deleted: true, version: 2 });
    await give(ANA, BO);
    expect(await open(BO)).toEqual({ submissions: 0, accounts: 1 });
    await agency({ deleted: false, version: 3 });
    await person(BO, 'bo', { teamIds: [WEST], version: 3 });
    await app.dataSource.query(`update account set status = 'Deleted' where id = $1`, [id]);
  });

  it('is found by an index', async () => {
    const plan = await app.dataSource.transaction(async (em) => {
      await em.query('set local enable_seqscan = off');
      return JSON.stringify(
        await em.query(`explain select 1 from account where agent ->> 'userId' = 'nobody'`),
      );
    });
    expect(plan).toContain('account_agent_user');
  });

  it('goes with all its clients to another agent, whose team serves them too', async () => {
    const id = await client('Red Rock Dental');
    expect(await open(ANA)).toEqual({ submissions: 0, accounts: 1 });
    await give(ANA, BO);
    expect(await open(ANA)).toEqual({ submissions: 0, accounts: 0 });
    expect(await open(BO)).toEqual({ submissions: 0, accounts: 1 });
    const [{ data }]: { data: unknown }[] = await app.dataSource.query(
      `select body->'data' as data from outbox
       where type = 'account.agent-changed.v1' and subject = $1 order by sequence desc limit 1`,
      [id],
    );
    expect(data).toMatchObject({ agent: { userId: BO }, isAgentNew: true, teamIds: [EAST, WEST] });
    const timeline = await staff.get<{ content: object[] }>(`${API}/${id}/timeline`);
    expect(timeline.body.content[0]).toMatchObject({ action: 'account.change-agent' });
    const stranger = await app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS });
    expect(await open(BO, stranger)).toEqual({ submissions: 0, accounts: 0 });
  });

  it('goes with all open submissions to another of the provider, as they stand', async () => {
    const send = async (name: string): Promise<string> => {
      const sent = { accountName: name, agencyId: AGENCY, assignedUser: ADA };
      const { body } = await staff.post<{ id: string }>(`${API}/submission`, sent);
      return body.id;
    };
    const [asked, worked] = [await send('Asked Company'), await send('Worked Company')];
    await staff.put(`${API}/submission/${asked}`, { operationalStatus: 'PENDING_INFO' });
    expect(await open(ADA)).toEqual({ submissions: 2, accounts: 0 });
    await give(ADA, BEN);
    expect(await open(ADA)).toEqual({ submissions: 0, accounts: 0 });
    const read = async (id: string) => (await staff.get(`${API}/submission/${id}`)).body;
    expect(await read(asked)).toMatchObject({
      status: 'IN_PROGRESS',
      operationalStatus: 'PENDING_INFO',
      assignedUser: BEN,
    });
    expect(await read(worked)).toMatchObject({ assignedUser: BEN });
    const { body } = await staff.get<{ content: object[] }>(`${API}/submission/${worked}/timeline`);
    expect(body.content[0]).toMatchObject({ action: 'submission.reassign' });
  });
});
