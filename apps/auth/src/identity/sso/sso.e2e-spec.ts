import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { Answer, TestApp } from '@palisade/testing';
import { startApp, TestCaller } from '@palisade/testing';
import { decodeJwt } from 'jose';
import { demoOrganization } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { SSO_ATTEMPT_MS } from '../../domain/single-sign-on';
import { service } from '../../main';
import { seed } from '../../seed';
import type { TestProvider } from './identity-provider.fixture';
import { CLIENT, startProvider } from './identity-provider.fixture';

const API = '/api/auth/v1';
const PUBLIC_URL = 'http://palisade.example';
const HARBORLINE = demoOrganization('harborline').id;
const STAFF = 'admin@palisade.example';
const PRODUCER = 'producer@harborline.example';

interface Status {
  enabled: boolean;
  loginUrl: string;
}

describe('single sign-on', () => {
  let app: TestApp;
  let provider: TestProvider;
  let staff: TestCaller;

  beforeAll(async () => {
    // The provider says at length that it is set up for tests.
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'info').mockReturnValue();
    app = await startApp(service, { PUBLIC_URL }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    provider = await startProvider(`${PUBLIC_URL}/sso`);
    staff = await login(STAFF);
    expect((await save({})).status).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
    jest.restoreAllMocks();
  });

  async function login(username: string): Promise<TestCaller> {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, credentials);
    return new TestCaller(app.url, body.accessToken);
  }
  const save = (change: object, id = HARBORLINE, by = staff): Promise<Answer> =>
    by.put(`${API}/sso/settings/${id}`, {
      enabled: true,
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      domains: ['harborline.example', 'unproven.example', 'bluecoast.example'],
      ...change,
    });
  const status = async (email: string): Promise<Status> =>
    (await app.anonymous.get<Status>(`${API}/sso/status?email=${email}`)).body;
  const comeBack = async (email: string): Promise<Record<string, string>> => {
    const { loginUrl } = await status(email);
    const { searchParams } = await provider.signIn(loginUrl, email);
    return Object.fromEntries(searchParams);
  };
  const enter = (body: object): Promise<Answer<{ accessToken: string }>> =>
    app.anonymous.post(`${API}/sso/token`, body);

  it('lets the people of an organisation in by the provider of their own, once', async () => {
    const back = await comeBack(PRODUCER);
    const { status: answered, body } = await enter(back);
    expect(answered).toBe(200);
    expect(decodeJwt(body.accessToken)).toMatchObject({
      name: 'Eli Tran',
      accountId: HARBORLINE,
      accountType: 'AGENCY',
    });
    expect((await enter(back)).status).toBe(401);
  });

  it('asks with PKCE, and tells of domains, not of people', async () => {
    const { loginUrl } = await status('nobody@harborline.example');
    const { searchParams } = new URL(loginUrl);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/sso`,
      client_id: CLIENT.id,
    });
    expect(await status('nora@nowhere.example')).toEqual({ enabled: false, loginUrl: null });
    expect((await app.anonymous.get(`${API}/sso/status?email=x`)).status).toBe(400);
  });

  it.each([
    ['is not known', 'nobody@harborline.example'],
    ['belongs to another organisation', 'agent@bluecoast.example'],
    ['the provider does not vouch for', 'agent@unproven.example'],
  ])('refuses a person who %s', async (_, email) => {
    expect(await enter(await comeBack(email))).toMatchObject({
      status: 401,
      body: { code: 'SSO_REFUSED' },
    });
  });

  it('refuses a state that is not ours, the code of another attempt, and one that is late', async () => {
    const back = await comeBack(PRODUCER);
    expect((await enter({ ...back, state: 'forged' })).status).toBe(401);
    const other = new URL((await status(PRODUCER)).loginUrl).searchParams.get('state');
    expect((await enter({ ...back, state: other })).status).toBe(401);
    const late = await comeBack(PRODUCER);
    app.clock.advance(SSO_ATTEMPT_MS);
    expect((await enter(late)).status).toBe(401);
    app.clock.advance(-SSO_ATTEMPT_MS);
  });

  it('checks the issuer that the answer names', async () => {
    const back = await comeBack(PRODUCER);
    const forged = await enter({ ...back, iss: 'http://another.example' });
    expect(forged).toMatchObject({ status: 401, body: { code: 'SSO_REFUSED' } });
    expect((await enter({ ...back, iss: undefined })).status).toBe(401);
    expect((await enter({ ...back, iss: provider.issuer })).status).toBe(200);
  });

  it('is set by staff alone, and never shows the secret', async () => {
    const kept = await save({ clientSecret: undefined, enabled: false });
    expect(kept.body).toEqual({
      accountId: HARBORLINE,
      enabled: false,
      issuer: provider.issuer,
      clientId: CLIENT.id,
      domains: ['bluecoast.example', 'harborline.example', 'unproven.example'],
      redirectUri: `${PUBLIC_URL}/sso`,
    });
    expect((await status(PRODUCER)).enabled).toBe(false);
    const { headers } = await staff.get(`${API}/sso/settings/${HARBORLINE}`);
    expect(headers.get('etag')).toContain(HARBORLINE);
    const bluecoast = demoOrganization('bluecoast').id;
    expect((await save({}, bluecoast)).status).toBe(409);
    expect((await save({ domains: [], clientSecret: undefined }, bluecoast)).status).toBe(400);
    expect((await staff.get(`${API}/sso/settings/${bluecoast}`)).status).toBe(404);
    const agent = await login('agent@harborline.example');
    expect((await agent.get(`${API}/sso/settings/${HARBORLINE}`)).status).toBe(403);
    await save({});
  });

  it.each(['Corp Admin', 'Power User', 'Customer Success'])(
    'is not set by a %s, least of all for the provider',
    async (role) => {
      await app.dataSource.query(
        `update app_user set role_id =
           (select id from role where account_type = 'COWBELL' and name = $1)
         where email = 'underwriter@palisade.example'`,
        [role],
      );
      const lesser = await login('underwriter@palisade.example');
      const domains = ['palisade.example'];
      const provider = demoOrganization('palisade').id;
      expect((await save({ domains }, provider, lesser)).status).toBe(403);
      expect((await save({ issuer: 'http://mine.example' }, HARBORLINE, lesser)).status).toBe(403);
      expect((await lesser.get(`${API}/sso/settings/${HARBORLINE}`)).status).toBe(200);
    },
  );

  it('tells by the activity record who changed what', async () => {
    expect((await save({ clientSecret: undefined, enabled: false })).status).toBe(200);
    const [published] = await app.dataSource.query(
      `select actor, before, after from activity
       where action = 'organization.set-sso' and subject_id = $1 order by id desc limit 1`,
      [HARBORLINE],
    );
    expect(published).toMatchObject({
      actor: { name: 'Avery Stone', accountType: 'COWBELL' },
      before: { enabled: true, issuer: provider.issuer, clientId: CLIENT.id },
      after: { enabled: false, secretReplaced: false },
    });
    expect(JSON.stringify(published)).not.toContain(CLIENT.secret);
    const history = `${API}/organizations/${HARBORLINE}/timeline`;
    const told = await staff.get<Page<TimelineEntry>>(history);
    expect(told.body.content[0]).toMatchObject({
      action: 'organization.set-sso',
      by: { name: 'Avery Stone', kind: 'PERSON' },
      changes: [{ field: 'ssoEnabled', kind: 'FLAG', from: true, to: false }],
    });
    const agent = await login('agent@harborline.example');
    const read = await agent.get<Page<TimelineEntry>>(history);
    expect(read.status).toBe(200);
    expect(read.body.content.map(({ action }) => action)).not.toContain('organization.set-sso');
    await save({});
  });
});
