import type { Answer, TestApp } from '@palisade/testing';
import { eventually, startApp, TestCaller } from '@palisade/testing';
import { decodeJwt } from 'jose';
import { demoOrganization } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const HARBORLINE = demoOrganization('harborline').id;
const NORTHWALL = demoOrganization('northwall').id;

interface Secret {
  id: string;
  secret: string;
}
interface Key {
  id: string;
  name: string | null;
  enabled: boolean;
  lastUsed: string | null;
}
interface Token {
  access_token: string;
  scope: string;
}

describe('API keys', () => {
  let app: TestApp;
  let admin: TestCaller;
  let staff: TestCaller;
  let stranger: TestCaller;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    admin = await login('agent@harborline.example');
    staff = await login('admin@palisade.example');
    stranger = await login('agent@bluecoast.example');
  });
  afterAll(() => app.close());

  async function login(username: string): Promise<TestCaller> {
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, {
      username,
      password: DEMO_PASSWORD,
    });
    return new TestCaller(app.url, body.accessToken);
  }
  const create = (
    scopes: string[],
    { by = admin, query = '', name = 'Nightly quotes' } = {},
  ): Promise<Answer<Secret>> => by.post(`${API}/api${query}`, { name, scopes });
  const token = (
    { id, secret }: Secret,
    more: Record<string, string> = {},
  ): Promise<Answer<Token & { code: string }>> => {
    const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
    const body = new URLSearchParams({ ...form, ...more }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return app.anonymous.send('POST', `${API}/oauth/token`, body, type);
  };
  const list = async (by = admin, query = ''): Promise<Key[]> =>
    (await by.get<{ content: Key[] }>(`${API}/api?${query}`)).body.content;

  it('are made with a secret that is shown once, and exchanged for a token', async () => {
    const made = await create(['account:view', 'quote:create']);
    expect(made).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    expect(made.body.secret.length).toBeGreaterThanOrEqual(43);
    expect(made.body.secret.length).toBeLessThanOrEqual(64);
    const [key] = await list();
    expect(key).toMatchObject({ id: made.body.id, name: 'Nightly quotes', lastUsed: null });
    const [{ row }] = await app.dataSource.query(
      'select row_to_json(api_key)::text as row from api_key where id = $1',
      [key.id],
    );
    expect(row).not.toContain(made.body.secret);
    const { status, body, headers } = await token(made.body);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'account:view quote:create' });
    expect(decodeJwt(body.access_token)).toMatchObject({
      sub: key.id,
      apiClientId: key.id,
      accountId: HARBORLINE,
      accountType: 'AGENCY',
      subscriberType: 'AGENCY',
      keyHolderId: decodeJwt(admin.token ?? '').sub,
      keyHolderName: 'Nora Vale',
    });
    expect((await list())[0].lastUsed).toBe(app.clock.now().toISOString());
    const machine = new TestCaller(app.url, body.access_token);
    const map = await machine.get(`${API}/permissions/map`);
    expect(map.body).toEqual({ account: ['view'], quote: ['create'] });
    expect((await machine.get(`${API}/users/me`)).status).toBe(401);
    // The role of the key reaches the services by its event.
    await eventually(async () => (await machine.get(`${API}/users`)).status === 403);
  });

  it('are exchanged by HTTP Basic as well', async () => {
    const { body: key } = await create(['account:view']);
    const ask = (secret: string): Promise<Response> =>
      fetch(`${app.url}${API}/oauth/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${key.id}:${secret}`).toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
    const answer = await ask(key.secret);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ scope: 'account:view' });
    expect((await ask('wrong')).status).toBe(401);
  });

  it.each([
    ['a wrong secret', { secret: 'wrong' }],
    ['an unknown id', { id: '01900000-0000-7000-8000-0000000000ff' }],
    ['an id that is none', { id: 'nobody' }],
  ])('are refused with %s', async (_, change) => {
    const { body } = await create(['account:view']);
    expect(await token({ ...body, ...change })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CLIENT' },
    });
  });

  it('give no scope that they do not have', async () => {
    const { body } = await create(['account:view']);
    expect((await token(body, { scope: 'account:view' })).status).toBe(200);
    expect(await token(body, { scope: 'account:view quote:bind' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_SCOPE' },
    });
  });

  it('give a token that holds only the scopes it was asked for', async () => {
    const { body: key } = await create(['carrier:create', 'policy:view'], { by: staff });
    const caller = async (scope: string): Promise<TestCaller> => {
      const { body } = await token(key, { scope });
      if (scope) expect(body.scope).toBe(scope);
      return new TestCaller(app.url, body.access_token);
    };
    const narrow = await caller('policy:view');
    const whole = await caller('');
    const make = async (by: TestCaller, name: string): Promise<number> => {
      const hostname = `${name}.partner.example`;
      return (await by.post(`${API}/carrier`, { name, description: '', hostname })).status;
    };
    // Auth hears of the role of the key a moment later, as every service does.
    await eventually(async () => (await make(narrow, 'narrow')) === 403);
    expect(await make(whole, 'whole')).toBe(201);
    expect(await make(narrow, 'again')).toBe(403);
    expect((await narrow.get(`${API}/permissions/map`)).body).toEqual({ policy: ['view'] });
    expect((await whole.get(`${API}/permissions/map`)).body).toEqual({
      carrier: ['create'],
      policy: ['view'],
    });
  });

  it.each([
    ['beyond those of the maker', ['account:view', 'underwriting:release'], ['/scopes/1']],
    ['about people', ['user:create'], ['/scopes/0']],
    ['that do not exist', ['kites:fly'], ['/scopes/0']],
    ['at all', [], ['/scopes']],
  ])('are not made with scopes %s', async (_, scopes, pointers) => {
    const { status, body } = await create(scopes);
    expect(status).toBe(400);
    const { errors } = body as unknown as { errors: { pointer: string }[] };
    expect([...new Set(errors.map(({ pointer }) => pointer))]).toEqual(pointers);
  });

  it('are renamed, switched off and on, regenerated and deleted', async () => {
    const { body: first } = await create(['account:view']);
    const path = `${API}/api/${first.id}`;
    const renamed = await admin.put<Key>(path, { name: 'Renamed' });
    expect(renamed.body).toMatchObject({ name: 'Renamed', enabled: true });
    await admin.put(path, { enabled: false });
    expect((await token(first)).status).toBe(401);
    await admin.put(path, { enabled: true });
    expect((await token(first)).status).toBe(200);
    const { body: second } = await admin.put<Secret>(`${API}/api/regenerate/${first.id}`);
    expect(second.id).toBe(first.id);
    expect((await token(first)).status).toBe(401);
    expect((await token(second)).status).toBe(200);
    expect((await admin.send('DELETE', path)).status).toBe(204);
    expect((await token(second)).status).toBe(401);
    expect((await admin.put(path, { name: 'Gone' })).status).toBe(404);
    const published = await app.dataSource.query(
      `select type, body->'data' as data from outbox
       where body->'data'->>'clientId' = $1 or body->'data'->>'userId' = $1 order by sequence`,
      [first.id],
    );
    const types = published.map(({ type }: { type: string }) => type);
    expect(types.filter((type: string) => type === 'user.sessions-revoked.v1')).toHaveLength(3);
    expect(published.at(-1).data).toMatchObject({ deleted: true, enabled: false });
  });

  it('name whoever was shown their secret last: it counts as that person', async () => {
    const { body: first } = await create(['quote:view']);
    const holderOf = async (key: Secret): Promise<unknown> =>
      decodeJwt((await token(key)).body.access_token).keyHolderName;
    expect(await holderOf(first)).toBe('Nora Vale');
    const { body: second } = await staff.put<Secret>(`${API}/api/regenerate/${first.id}`);
    expect(await holderOf(second)).toBe('Avery Stone');
    await admin.put(`${API}/api/${first.id}`, { name: 'Renamed' });
    expect(await holderOf(second)).toBe('Avery Stone');
  });

  it('have their tokens refused when they are retired, also twice within one second', async () => {
    const { body: first } = await create(['policy:view']);
    const isRefused = async (machine: TestCaller): Promise<boolean> =>
      (await machine.get(`${API}/permissions/map`)).status === 401;
    const machineOf = async (key: Secret): Promise<TestCaller> => {
      const machine = new TestCaller(app.url, (await token(key)).body.access_token);
      expect(await isRefused(machine)).toBe(false);
      return machine;
    };
    const before = await machineOf(first);
    const path = `${API}/api/regenerate/${first.id}`;
    const between = await machineOf((await admin.put<Secret>(path)).body);
    const after = await machineOf((await admin.put<Secret>(path)).body);
    await eventually(() => isRefused(before), 2_000);
    await eventually(() => isRefused(between), 2_000);
    expect(await isRefused(after)).toBe(false);
    await admin.send('DELETE', `${API}/api/${first.id}`);
    await eventually(() => isRefused(after), 2_000);
  });

  it('are neither regenerated nor switched on by who could not make them', async () => {
    const { body: key } = await create(['claim:pay', 'policy:view'], { by: staff });
    const path = `${API}/api/${key.id}`;
    await app.dataSource.query(
      `update app_user set role_id =
         (select id from role where account_type = 'COWBELL' and name = 'Power User')
       where email = 'underwriter@palisade.example'`,
    );
    const lesser = await login('underwriter@palisade.example');
    const refused = { status: 400, body: { code: 'INVALID_SCOPE' } };
    expect(await lesser.put(`${API}/api/regenerate/${key.id}`)).toMatchObject(refused);
    expect((await token(key)).status).toBe(200);
    expect((await lesser.put(path, { name: 'Renamed', enabled: true })).status).toBe(200);
    expect((await lesser.put(path, { enabled: false })).status).toBe(200);
    expect(await lesser.put(path, { enabled: true })).toMatchObject(refused);
    expect((await token(key)).status).toBe(401);
    expect((await staff.put(path, { enabled: true })).status).toBe(200);
    expect((await staff.put(`${API}/api/regenerate/${key.id}`)).status).toBe(200);
    const { body: small } = await create(['policy:view'], { by: staff });
    expect((await lesser.put(`${API}/api/regenerate/${small.id}`)).status).toBe(200);
  });

  it('of others are out of reach; staff see all and make them for any organisation', async () => {
    const { body } = await create(['account:view']);
    const path = `${API}/api/${body.id}`;
    expect((await admin.get<Key>(path)).body.name).toBe('Nightly quotes');
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.put(path, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    expect((await stranger.put(`${API}/api/regenerate/${body.id}`)).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
    const query = `?accountId=${NORTHWALL}`;
    const made = await create(['policy:view'], { by: staff, query });
    expect(made.status).toBe(201);
    const [key] = await list(staff, `accountId=${NORTHWALL}`);
    expect(key).toMatchObject({ id: made.body.id, accountName: 'Northwall Specialty' });
    expect(decodeJwt((await token(made.body)).body.access_token)).toMatchObject({
      accountType: 'CARRIER',
    });
    // An agency's wish for another organisation is refused.
    expect((await create(['account:view'], { query })).status).toBe(400);
    const scopes = await staff.get<string[]>(`${API}/api/scopes${query}`);
    expect(scopes.body).toContain('policy:view');
    expect(scopes.body).not.toContain('underwriting:release');
  });

  it('are for those who may', async () => {
    const producer = await login('producer@harborline.example');
    expect((await create(['account:view'], { by: producer })).status).toBe(403);
    expect((await producer.get(`${API}/api`)).status).toBe(403);
  });
});
