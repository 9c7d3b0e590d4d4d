import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, TestApp } from '@palisade/testing';
import { eventually, sentMails, startApp, TestCaller } from '@palisade/testing';
import { demoOrganization } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const ADMIN = 'agent@harborline.example';
const PRODUCER = 'producer@harborline.example';
const GUEST = 'agent@bluecoast.example';
const THIRD = 'agent@hourglass.example';
const STAFF = 'admin@palisade.example';
const [HARBORLINE, BLUECOAST] = (['harborline', 'bluecoast'] as const).map(
  (name) => demoOrganization(name).id,
);

interface Named {
  id: string;
  name: string;
}
interface Listed {
  id: string;
  email: string;
  isGuest: boolean;
}
interface Tokens {
  accessToken: string;
  refreshToken: string;
}

describe('the guests of an account, who joined it beside their own', () => {
  let app: TestApp;
  let folder: string;
  let admin: TestCaller;
  let guest: TestCaller;
  let id: string;
  let producerRole: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-guests-'));
    app = await startApp(service, { DATA_DIR: folder }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    admin = await as(ADMIN);
    guest = await as(GUEST);
    id = (await guest.get<Listed>(`${API}/users/me`)).body.id;
    const { body: roles } = await admin.get<Named[]>(`${API}/roles/AGENCY`);
    producerRole = roles.find(({ name }) => name === 'Producer')?.id ?? '';
  });
  beforeEach(async () => {
    if (!(await listed(ADMIN)).includes(GUEST)) await join(ADMIN);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const login = async (username: string): Promise<Tokens> => {
    const sent = { username, password: DEMO_PASSWORD };
    return (await app.anonymous.post<Tokens>(`${API}/login`, sent)).body;
  };
  const as = async (username: string): Promise<TestCaller> =>
    new TestCaller(app.url, (await login(username)).accessToken);
  const user = (more = ''): string => `${API}/users/${id}${more}`;
  const rowsOf = async (who: string, query = ''): Promise<Listed[]> =>
    (await (await as(who)).get<{ content: Listed[] }>(`${API}/users?${query}`)).body.content;
  const listed = async (who: string, query = ''): Promise<string[]> =>
    (await rowsOf(who, query)).map(({ email }) => email).sort();
  const mailedToken = async (inviter: TestCaller): Promise<string> => {
    const before = (await sentMails(app)).length;
    const person = { email: GUEST, firstName: 'Ann', lastName: 'Other', roleId: producerRole };
    const body = { ...person, accountType: 'AGENCY', reason: 'JOIN' };
    await inviter.post(`${API}/signup/invitations`, body);
    const mail = await eventually(async () => {
      const mails = await sentMails(app);
      return mails.slice(0, mails.length - before).find(({ to }) => to === GUEST);
    });
    return /\/signup\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
  };
  const accept = (token: string): Promise<Answer> =>
    app.anonymous.post(`${API}/validationTokens/${token}/accept`);
  const join = async (inviter: string): Promise<void> => {
    expect((await accept(await mailedToken(await as(inviter)))).status).toBe(204);
  };
  const passTo = async (accountId: string): Promise<string> =>
    String((await guest.post(`${API}/accounts/${accountId}/myToken`, {})).body.token);
  const enter = (pass: string): Promise<Answer<Tokens>> =>
    app.anonymous.post<Tokens>(`${API}/admin/enter/${pass}`);
  const renew = (refreshToken: string): Promise<Answer<Tokens>> =>
    app.anonymous.post<Tokens>(`${API}/access`, { refreshToken });
  const accountsOf = async (): Promise<string[]> => {
    const { body } = await (await as(GUEST)).get<{ content: Named[] }>(`${API}/users/me/accounts`);
    return body.content.map((account) => account.id);
  };
  const remove = (caller: TestCaller, more = ''): Promise<Answer> =>
    caller.send('DELETE', user(more));

  it('are listed there as such, with what they have there and nothing of elsewhere', async () => {
    await app.dataSource.query('update app_user set primary_contact = true where id = $1', [id]);
    await join(THIRD);
    const found = (await rowsOf(ADMIN)).find(({ email }) => email === GUEST);
    expect(found).toMatchObject({
      id,
      isGuest: true,
      roleId: producerRole,
      teams: [{ name: 'Main Team' }],
      accountId: BLUECOAST,
      accountIds: [HARBORLINE],
      userAccountsAccess: [{ accountId: HARBORLINE }],
      primaryContact: false,
      passwordResetDate: null,
      lastLogin: null,
      mfaType: null,
    });
    expect((await admin.get(user())).body).toEqual(found);
    const [own] = await rowsOf(GUEST);
    expect(own).toMatchObject({ email: GUEST, isGuest: false, primaryContact: true });
    expect(own).toMatchObject({ role: { name: 'Agency Admin' }, accountsCount: 2 });
    expect(own).toMatchObject({ mfaType: 'NONE', lastLogin: expect.any(String) });
    // Unknown sign-ins come first: the guest's is one.
    expect((await rowsOf(ADMIN, 'sort=lastLogin,desc')).at(-1)?.email).toBe(ADMIN);
    expect((await (await as(THIRD)).get(user())).body).toMatchObject({ isGuest: true });
  });

  it.each([
    ['all who work there', ADMIN, '', [ADMIN, GUEST, PRODUCER].sort()],
    ['the role there', ADMIN, 'roleId={role}', [GUEST, PRODUCER].sort()],
    ['the name', ADMIN, `search=${GUEST}`, [GUEST]],
    ['the account of the login', ADMIN, `accountId=${HARBORLINE}`, [ADMIN, PRODUCER].sort()],
    ['their own account, which sees no one of the other', GUEST, '', [GUEST]],
    ['everybody once, to staff', STAFF, `search=${GUEST}`, [GUEST]],
  ])('are found by %s', async (_, who, query, expected) => {
    expect(await listed(who, query.replace('{role}', producerRole))).toEqual(expected);
  });

  it('are found by a text as well, by that account and by no third', async () => {
    const find = async (who: string): Promise<unknown> =>
      (await (await as(who)).get(`${API}/find?search=${GUEST}`)).body;
    expect(await find(ADMIN)).toEqual({ hits: [expect.objectContaining({ id })] });
    expect(await find('broker@kingsgate.example')).toEqual({ hits: [] });
  });

  it.each<[string, (caller: TestCaller) => Promise<Answer>]>([
    ['change their facts', (caller) => caller.put(user(), { lastName: 'Taken' })],
    ['switch them off', (caller) => caller.put(user(), { enabled: false })],
    ['give them another role', (caller) => caller.put(user(), { roleId: producerRole })],
    [
      'move them to other teams',
      (caller) => caller.put(`${API}/users/teams/migrate/${id}`, { teamIds: [] }),
    ],
    [
      'send them a way to a new password',
      (caller) => caller.put(`${API}/passwords/${GUEST}/reset`),
    ],
    ['invite them again', (caller) => caller.post(`${API}/invitations/resend`, { userId: id })],
    ['read their history', (caller) => caller.get(user('/timeline'))],
    ['ask for their open work', (caller) => caller.get(user('/work'))],
    ['remove them at home', (caller) => caller.send('DELETE', user(`?accountId=${BLUECOAST}`))],
  ])('have a host that cannot %s', async (_, call) => {
    expect((await call(admin)).status).toBe(404);
    expect((await guest.get(user())).body).toMatchObject({
      enabled: true,
      lastName: expect.not.stringMatching('Taken'),
    });
  });

  it('are told of on the timeline by the accounts that opened to them', async () => {
    await remove(admin);
    await join(ADMIN);
    const { body } = await guest.get<{ content: { changes: object[] }[] }>(user('/timeline'));
    const { from, to } = body.content[0].changes[0] as { from: string; to: string };
    expect(to).toContain('Harborline');
    expect(from).not.toContain('Harborline');
  });

  it('are not invited again, and no link of before changes what they may do', async () => {
    const draft = { email: GUEST, firstName: 'Ann', lastName: 'Other', roleId: producerRole };
    const again = { ...draft, accountType: 'AGENCY', reason: 'JOIN' };
    const errors = [{ pointer: '/email' }];
    expect(await admin.post(`${API}/signup/invitations`, again)).toMatchObject({
      status: 409,
      body: { code: 'JOINED_ALREADY', errors },
    });
    await remove(admin);
    const token = await mailedToken(admin);
    await app.dataSource.query(
      `insert into user_access (user_id, organization_id, access, role_id)
       select $1, $2, 'ACCOUNT', id from role where account_type = 'AGENCY' and name = 'Agency Admin'`,
      [id, HARBORLINE],
    );
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'JOINED_ALREADY' } });
    expect((await admin.get(user())).body).toMatchObject({ role: { name: 'Agency Admin' } });
    expect((await remove(admin)).status).toBe(204);
    expect((await accept(token)).status).toBe(404);
  });

  it('leave no key behind that they were shown', async () => {
    const { body: key } = await admin.post<Named>(`${API}/api`, {
      name: 'Nightly',
      scopes: ['account:view'],
    });
    const { body: kept } = await admin.post<Named>(`${API}/api`, {
      name: 'Daily',
      scopes: ['account:view'],
    });
    await app.dataSource.query('update api_key set holder_id = $2 where id = $1', [key.id, id]);
    expect((await remove(admin)).status).toBe(204);
    const isOn = async (one: Named): Promise<unknown> =>
      (await admin.get<{ enabled: boolean }>(`${API}/api/${one.id}`)).body.enabled;
    expect([await isOn(key), await isOn(kept)]).toEqual([false, true]);
    const [told] = await app.dataSource.query(
      `select body->'data'->'enabled' as enabled from outbox
       where type = 'api-key.saved.v1' and body->'data'->>'clientId' = $1 order by id desc limit 1`,
      [key.id],
    );
    expect(told).toEqual({ enabled: false });
  });

  it('have the second factor reset by nobody but themselves', async () => {
    const sent = { username: GUEST, password: 'of somebody else' };
    expect((await app.anonymous.post(`${API}/mfa/reset`, sent)).status).toBe(401);
  });

  it('are taken out of this account alone, and out of what they do there at once', async () => {
    const third = demoOrganization('hourglass').id;
    if (!(await accountsOf()).includes(third)) await join(THIRD);
    const home = await login(GUEST);
    const there = (await enter(await passTo(HARBORLINE))).body;
    const elsewhere = (await enter(await passTo(third))).body;
    const unused = await passTo(HARBORLINE);
    expect((await remove(admin)).status).toBe(204);
    expect((await renew(there.refreshToken)).status).toBe(401);
    expect((await enter(unused)).status).not.toBe(200);
    expect((await renew(elsewhere.refreshToken)).status).toBe(200);
    expect((await renew(home.refreshToken)).status).toBe(200);
    expect((await accountsOf()).sort()).toEqual([BLUECOAST, third].sort());
    expect(await listed(ADMIN)).toEqual([ADMIN, PRODUCER].sort());
    expect((await admin.get(user())).status).toBe(404);
    const [teams] = await app.dataSource.query(
      `select count(*)::int from user_team join team on team.id = team_id
       where user_id = $1 and organization_id = $2`,
      [id, HARBORLINE],
    );
    expect(teams).toEqual({ count: 0 });
    const own = await as(GUEST);
    const { body } = await own.get<{ content: object[] }>(user('/timeline'));
    expect(body.content).toContainEqual(expect.objectContaining({ action: 'user.leave-account' }));
    expect((await remove(admin)).status).toBe(404);
  });

  it('are not taken out by who may do less there', async () => {
    const setRole = (roleId: string): Promise<unknown> =>
      app.dataSource.query(
        'update user_access set role_id = $3 where user_id = $1 and organization_id = $2',
        [id, HARBORLINE, roleId],
      );
    const [{ id: higher }] = await app.dataSource.query(
      `select id from role where account_type = 'COWBELL' and name = 'Super Admin'`,
    );
    await setRole(higher);
    expect((await remove(admin)).status).toBe(403);
    await setRole(producerRole);
  });

  it('are taken out once, and only by who may remove people there', async () => {
    expect((await remove(await as(PRODUCER))).status).toBe(403);
    const stranger = await as('broker@kingsgate.example');
    expect((await remove(stranger)).status).toBe(404);
    expect(await listed(ADMIN)).toContain(GUEST);
    const both = await Promise.all([remove(admin), remove(admin, `?accountId=${HARBORLINE}`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});
