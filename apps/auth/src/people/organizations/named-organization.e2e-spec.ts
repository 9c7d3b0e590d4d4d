import type { TestApp } from '@palisade/testing';
import { eventually, startApp, TestCaller } from '@palisade/testing';
import { demoOrganization } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const HARBORLINE = demoOrganization('harborline').id;
const BLUECOAST = demoOrganization('bluecoast').id;
const NOBODY = '01900000-0000-7000-8000-0000000000ff';

type Call = (caller: TestCaller, accountId: string) => Promise<{ status: number; body: object }>;

describe('an organisation that a call names', () => {
  let app: TestApp;
  let agent: TestCaller;
  let staff: TestCaller;
  let roleId: string;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    agent = await signedIn('agent@harborline.example');
    staff = await signedIn('admin@palisade.example');
    const find = `select id from role where account_type = 'AGENCY' and name = 'Producer'`;
    [{ id: roleId }] = await app.dataSource.query(find);
  });
  afterAll(() => app.close());

  const signedIn = async (username: string): Promise<TestCaller> => {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, credentials);
    const caller = new TestCaller(app.url, body.accessToken);
    // Auth hears of its own roles a moment later, as every service does.
    await eventually(async () => (await caller.get(`${API}/users`)).status === 200);
    return caller;
  };
  let made = 0;
  const nextName = (): string => `named${(made += 1)}`;

  const CALLS: [string, Call][] = [
    [
      'a person',
      (caller, accountId) => {
        const names = { firstName: 'Ida', lastName: 'Falk', email: `${nextName()}@falk.example` };
        return caller.post(`${API}/users`, { ...names, roleId, accountId });
      },
    ],
    ['a team', (caller, accountId) => caller.post(`${API}/teams`, { name: nextName(), accountId })],
    [
      'an API key',
      (caller, accountId) =>
        caller.post(`${API}/api?accountId=${accountId}`, { scopes: ['account:view'] }),
    ],
    [
      'the scopes of a key',
      (caller, accountId) => caller.get(`${API}/api/scopes?accountId=${accountId}`),
    ],
  ];

  it.each(CALLS)('is the own one, or any for staff: %s', async (_, call) => {
    const refusal = { code: 'ACCOUNT_NOT_FOUND', errors: [{ pointer: '/accountId' }] };
    for (const foreign of [BLUECOAST, NOBODY]) {
      expect(await call(agent, foreign)).toMatchObject({ status: 400, body: refusal });
    }
    expect((await call(agent, HARBORLINE.toUpperCase())).status).toBeLessThan(300);
    expect((await call(staff, BLUECOAST)).status).toBeLessThan(300);
  });
});
