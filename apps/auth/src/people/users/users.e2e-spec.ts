import type { Answer, TestApp } from '@palisade/testing';
import { startApp, TestCaller } from '@palisade/testing';
import { ACCOUNT_TYPES } from '@palisade/kernel';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../demo/demo-sign-ins';
import { permissionsOf } from '../../domain/roles/role';
import { ROLES } from '../../domain/roles/roles';
import { service } from '../../main';
import { seed } from '../../seed';
import { RolesService } from '../roles/roles.service';

const API = '/api/auth/v1';

interface Named {
  name: string;
}

describe('the signed-in person', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(() => app.close());

  const signIn = async (username: string): Promise<TestCaller> => {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, credentials);
    return new TestCaller(app.url, body.accessToken);
  };
  const namesOf = ({ body }: Answer<Named[]>): string[] => body.map(({ name }) => name);

  it('reads the own profile, with account and teams', async () => {
    const { status, body } = await (
      await signIn('agent@harborline.example')
    ).get(`${API}/users/me`);
    expect(status).toBe(200);
    const [team] = body.teams as Named[];
    const { id: organizationId } = body.account as { id: string };
    expect(body).toEqual({
      id: expect.any(String),
      firstName: 'Nora',
      middleName: null,
      lastName: 'Vale',
      initials: 'NV',
      email: 'agent@harborline.example',
      phone: null,
      npn: '10234567',
      role: { id: expect.any(String), name: 'Agency Admin' },
      canSetSingleSignOn: false,
      mfaType: 'NONE',
      avatar: null,
      avatarUrl: null,
      lastLogin: app.clock.now().toISOString(),
      account: {
        id: organizationId,
        accountType: 'AGENCY',
        name: 'Harborline Insurance Partners',
        fullName: 'Harborline Insurance Partners LLC',
        enforceMfa: false,
        locationAlias: 'US',
      },
      home: body.account,
      teams: [{ id: expect.any(String), name: 'Main Team', default: true }],
      accountRoleMap: { [organizationId]: body.role },
      accountTeamsMap: { [organizationId]: [team] },
    });
  });

  it('is refused once switched off, with a token that still lives', async () => {
    const caller = await signIn('mssp@sentrywatch.example');
    const set = (enabled: boolean): Promise<unknown> =>
      app.dataSource.query(`update app_user set enabled = $1 where email like 'mssp@%'`, [enabled]);
    await set(false);
    expect((await caller.get(`${API}/users/me`)).status).toBe(401);
    await set(true);
    expect((await caller.get(`${API}/users/me`)).status).toBe(200);
  });

  it.each(ROLES.map((role) => [`${role.accountType} ${role.name}`, role] as const))(
    'has exactly the permissions of %s',
    async (_, role) => {
      const email = DEMO_SIGN_INS[0].email;
      await app.dataSource.query(
        `update app_user set role_id = (select id from role where account_type = $2 and name = $3)
         where email = $1`,
        [email, role.accountType, role.name],
      );
      const { body } = await (
        await signIn(email)
      ).get<Record<string, string[]>>(`${API}/permissions/map`);
      const flat = Object.entries(body).flatMap(([group, names]) =>
        names.map((name) => `${group}:${name}`),
      );
      expect(flat.sort()).toEqual(permissionsOf(role));
    },
  );

  it('works in all teams of the organisation as its admin, in the own ones as a producer', async () => {
    const admin = await signIn('agent@harborline.example');
    const producer = await signIn('producer@harborline.example');
    const all = ['Main Team', 'Technology', 'West Coast'];
    expect(namesOf(await admin.get(`${API}/teams`))).toEqual(all);
    expect(namesOf(await producer.get(`${API}/teams`))).toEqual(['West Coast']);
    const search = async (caller: TestCaller, query: string): Promise<string[]> => {
      const { body } = await caller.get<{ content: Named[] }>(`${API}/teams/search?${query}`);
      return namesOf({ body: body.content } as Answer<Named[]>);
    };
    expect(await search(admin, 'size=3000')).toEqual(all);
    expect(await search(admin, 'search=WEST')).toEqual(['West Coast']);
    expect(await search(admin, 'search=marine')).toEqual([]);
    expect(await search(producer, 'search=t')).toEqual(['West Coast']);
    expect(await search(admin, 'sort=name,desc&size=1&page=1')).toEqual(['Technology']);
    const staff = await signIn('underwriter@palisade.example');
    expect(await search(staff, 'search=marine')).toEqual(['Marine']);
    const found = await staff.get(`${API}/teams/search?search=west`);
    expect(found.body).toMatchObject({
      content: [{ name: 'West Coast', accountName: 'Harborline Insurance Partners' }],
    });
    expect(namesOf(await staff.get(`${API}/teams`))).toEqual(['Main Team']);
  });

  it.each(['size=3001', 'size=0', 'page=-1', 'sort=id,asc', 'sort=name,up', 'color=red'])(
    'is refused a team search by %s',
    async (query) => {
      const caller = await signIn('agent@harborline.example');
      expect((await caller.get(`${API}/teams/search?${query}`)).status).toBe(400);
    },
  );

  it.each(ACCOUNT_TYPES)('reads the roles of %s', async (accountType) => {
    const caller = await signIn('agent@harborline.example');
    const { status, body } = await caller.get<Named[]>(`${API}/roles/${accountType}`);
    expect(status).toBe(200);
    const expected = ROLES.filter((role) => role.accountType === accountType);
    expect(body.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
  });

  it('is refused the roles of an account type that does not exist', async () => {
    const caller = await signIn('agent@harborline.example');
    expect((await caller.get(`${API}/roles/ADMIRAL`)).status).toBe(400);
  });

  it.each(['users/me', 'permissions/map', 'teams', 'teams/search', 'roles/AGENCY'])(
    'is asked for at %s',
    async (path) => {
      expect((await app.anonymous.get(`${API}/${path}`)).status).toBe(401);
    },
  );

  it('learns changed roles at the next start, under the same ids', async () => {
    const read = (): Promise<object[]> =>
      app.dataSource.query('select id, name, permissions from role order by id');
    const before = await read();
    await app.dataSource.query(`update role set permissions = '{}' where name = 'Producer'`);
    await app.app.get(RolesService).sync();
    expect(await read()).toEqual(before);
    const [event] = await app.dataSource.query(
      `select body->'data' as data from outbox where type = 'role.saved.v1'
         and body->'data'->>'name' = 'Producer' order by sequence desc limit 1`,
    );
    expect(event.data).toMatchObject({ version: 2, accountType: 'AGENCY' });
    expect(event.data.permissions).toHaveLength(74);
  });
});

describe('the demo', () => {
  const started: TestApp[] = [];
  const start = async (env: Record<string, string>): Promise<TestApp> => {
    const app = await startApp(service, env, { keepKeys: true });
    started.push(app);
    return app;
  };
  afterEach(async () => {
    for (const app of started.splice(0)) await app.close();
  });

  it('offers thirteen people, makes them once, and tells the others of all it made', async () => {
    const app = await start({});
    const offered = await app.anonymous.get<object[]>(`${API}/demo-sign-ins`);
    expect(offered.body).toEqual(DEMO_SIGN_INS);
    expect(offered.body).toHaveLength(12);
    expect(offered.body[8]).toEqual({
      persona: 'vendor',
      name: 'Jun Okafor',
      email: 'vendor@breachworks.example',
      password: 'Palisade-demo-1',
      landing: '/vendor/claims',
    });
    await seed(app.app);
    await seed(app.app);
    const [counts] = await app.dataSource.query(
      `select (select count(*)::int from organization) as organizations,
         (select count(*)::int from app_user) as people,
         (select count(*)::int from outbox where type = 'organization.saved.v1') as published,
         (select count(*)::int from outbox where type = 'user.saved.v1') as introduced,
         (select count(*)::int from team) - (select count(*)::int from outbox
           where type = 'team.saved.v1') as difference`,
    );
    expect(counts).toEqual({
      organizations: 14,
      people: 19,
      published: 14,
      introduced: 19,
      difference: 0,
    });
  });

  it('does not exist without demo mode', async () => {
    const app = await start({ DEMO_MODE: 'false' });
    expect((await app.anonymous.get(`${API}/demo-sign-ins`)).status).toBe(404);
  });

  it('does not exist in production, and its people cannot be made there', async () => {
    const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');
    const keys = { ENCRYPTION_KEY, SERVICE_SECRET: ENCRYPTION_KEY };
    const app = await start({ NODE_ENV: 'production', ...keys });
    expect((await app.anonymous.get(`${API}/demo-sign-ins`)).status).toBe(404);
    await expect(seed(app.app)).rejects.toThrow('not for production');
  });
});
