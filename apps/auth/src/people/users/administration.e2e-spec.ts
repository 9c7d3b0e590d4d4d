import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import type { StoredMail, TimelineEntry } from '@palisade/platform';
import type { Answer, TestApp } from '@palisade/testing';
import { sentMails, startApp, TestCaller } from '@palisade/testing';
import { decodeJwt } from 'jose';
import { demoOrganization } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';
import type { StandInHolders } from './open-work.fixture-spec';
import { startHolders } from './open-work.fixture-spec';

const API = '/api/auth/v1';
const ADMIN = 'agent@harborline.example';
const PRODUCER = 'producer@harborline.example';
const STAFF = 'admin@palisade.example';
const HARBORLINE = demoOrganization('harborline').id;
const NOBODY = '01900000-0000-7000-8000-0000000000ff';

interface Named {
  id: string;
  name: string;
}
interface UserAnswer {
  id: string;
  email: string;
  phone: string | null;
  role: Named;
  teams: Named[];
  enabled: boolean;
  invitationPending: boolean;
  accountName: string;
  accountsCount: number;
  agencies: object[];
}
type List<T> = { content: T[]; totalElements: number };

describe('the administration of people', () => {
  let app: TestApp;
  let holders: StandInHolders;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-people-'));
    holders = await startHolders();
    app = await startApp(service, { DATA_DIR: folder, ...holders.settings }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(async () => {
    await app.close();
    holders.close();
    await rm(folder, { recursive: true });
  });

  const callers = new Map<string, Promise<TestCaller>>();
  const login = async (username: string, password = DEMO_PASSWORD): Promise<TestCaller> => {
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, {
      username,
      password,
    });
    return new TestCaller(app.url, body.accessToken);
  };
  const as = (username: string): Promise<TestCaller> => {
    const known = callers.get(username) ?? login(username);
    callers.set(username, known);
    return known;
  };
  const roleOf = async (accountType: string, name: string): Promise<string> => {
    const { body } = await (await as(STAFF)).get<Named[]>(`${API}/roles/${accountType}`);
    return body.find((role) => role.name === name)?.id ?? '';
  };
  const mails = (): Promise<StoredMail[]> => sentMails(app);
  const invite = async (
    email: string,
    more: object = {},
    by = ADMIN,
  ): Promise<Answer<UserAnswer>> => {
    const roleId = await roleOf('AGENCY', 'Producer');
    const body = { firstName: 'Ida', lastName: 'Falk', email, roleId, ...more };
    return (await as(by)).post<UserAnswer>(`${API}/users`, body);
  };
  const remove = async (id: string, by = ADMIN): Promise<number> =>
    (await (await as(by)).send('DELETE', `${API}/users/${id}`)).status;
  const published = (type: string, field: string, id: string): Promise<{ data: never }[]> =>
    app.dataSource.query(
      `select body->'data' as data from outbox
       where type = $1 and body->'data'->>$2 = $3 order by sequence`,
      [type, field, id],
    );

  it('lists the own organisation; staff find everybody, by several filters', async () => {
    const emails = async (who: string, query: string): Promise<string[]> => {
      const { status, body } = await (await as(who)).get<List<UserAnswer>>(`${API}/users?${query}`);
      expect(status).toBe(200);
      return body.content.map(({ email }) => email);
    };
    expect(await emails(ADMIN, 'sort=email,asc')).toEqual([ADMIN, PRODUCER]);
    expect(await emails(ADMIN, `accountId=${demoOrganization('bluecoast').id}`)).toEqual([]);
    expect(await emails(ADMIN, 'search=TRAN')).toEqual([PRODUCER]);
    expect(await emails(STAFF, 'accountType=AGENCY&search=agent%40')).toEqual([
      'agent@bluecoast.example',
      'agent@hourglass.example',
      ADMIN,
    ]);
    const roleId = await roleOf('AGENCY', 'Producer');
    expect(await emails(STAFF, `roleId=${roleId}`)).toEqual([PRODUCER]);
    const { body } = await (await as(ADMIN)).get<Named[]>(`${API}/teams`);
    const team = body.find(({ name }) => name === 'West Coast');
    expect(await emails(ADMIN, `teamId=${team?.id}`)).toEqual([PRODUCER]);
    expect(await emails(ADMIN, 'size=1&page=1&sort=name,asc')).toEqual([ADMIN]);
  });

  it('invites a person, who comes in by the mailed link with the role and the team', async () => {
    const { status, body } = await invite('Ida.Falk@harborline.example', {
      phone: '(555) 123-4567',
      npn: '123',
      primaryContact: true,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'ida.falk@harborline.example',
      phone: '+15551234567',
      npn: '123',
      primaryContact: true,
      billingContact: false,
      invitationPending: true,
      enabled: true,
      accountName: 'Harborline Insurance Partners',
      role: { name: 'Producer' },
      teams: [{ name: 'Main Team', default: true }],
    });
    const mail = (await mails()).find(({ to }) => to === body.email);
    expect(mail?.text).toMatch(
      /Harborline Insurance Partners invites you[^]*\/confirmUser\/[\w-]+/,
    );
    expect(await published('user.saved.v1', 'userId', body.id)).toHaveLength(1);
    expect((await invite('ida.falk@harborline.example')).status).toBe(409);
    expect(await remove(body.id)).toBe(204);
    const again = await invite('ida.falk@harborline.example', { firstName: 'Ina' });
    expect(again.body).toMatchObject({ id: body.id, firstName: 'Ina', invitationPending: true });
    expect(again.body).toMatchObject({ phone: null, npn: null, primaryContact: false });
    expect(await remove(body.id)).toBe(204);
  });

  it.each([
    ['no names', { firstName: ' ', lastName: '' }, ['/firstName', '/lastName']],
    ['no address', { email: 'ida' }, ['/email']],
    ['a phone that is none', { phone: '12' }, ['/phone']],
    ['an NPN that is too long', { npn: '12345678901' }, ['/npn']],
    ['a role that does not exist', { roleId: NOBODY }, ['/roleId']],
    ['a team of others', { teamIds: [NOBODY] }, ['/teamIds']],
    ['an agency that does not exist', { agencies: [NOBODY] }, ['/agencies']],
    ['a Slack handle outside the provider', { slackHandle: '@ida' }, ['/slackHandle']],
  ])('refuses an invitation with %s', async (_, more, pointers) => {
    const { status, body } = await invite('refused@harborline.example', more);
    expect(status).toBe(400);
    const { errors } = body as unknown as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('lets nobody give a role that may do more, or manage who may do more', async () => {
    const producerRole = await roleOf('AGENCY', 'Principal Producer');
    const { body: chief } = await invite('chief@harborline.example', { roleId: producerRole });
    await app.dataSource.query(
      `update app_user set email_validated = created,
         password_hash = (select password_hash from app_user where email = $1) where id = $2`,
      [ADMIN, chief.id],
    );
    const adminRole = await roleOf('AGENCY', 'Agency Admin');
    const by = 'chief@harborline.example';
    expect((await invite('more@harborline.example', { roleId: adminRole }, by)).status).toBe(403);
    const { body: admins } = await (
      await as(ADMIN)
    ).get<List<UserAnswer>>(`${API}/users?roleId=${adminRole}`);
    const change = { firstName: 'Not' };
    const path = `${API}/users/${admins.content[0].id}`;
    expect((await (await as(by)).put(path, change)).status).toBe(403);
    expect((await (await as(PRODUCER)).put(path, change)).status).toBe(403);
    expect((await (await as('agent@bluecoast.example')).put(path, change)).status).toBe(404);
    expect(await remove(chief.id)).toBe(204);
  });

  it('changes people; one switched off is out at once', async () => {
    const { body } = await invite('sam@harborline.example');
    await app.dataSource.query(
      `update app_user set email_validated = created,
         password_hash = (select password_hash from app_user where email = $1) where id = $2`,
      [ADMIN, body.id],
    );
    const own = await login('sam@harborline.example');
    const path = `${API}/users/${body.id}`;
    const names = { firstName: 'Samuel', middleName: ' Lee ' };
    const renamed = await own.put(path, { ...names, phone: '' });
    expect(renamed).toMatchObject({
      status: 200,
      body: { firstName: 'Samuel', middleName: 'Lee', phone: null },
    });
    expect((await own.get(`${API}/users/me`)).body.firstName).toBe('Samuel');
    expect((await own.put(path, { enabled: false })).status).toBe(409);
    const off = await (await as(ADMIN)).put<UserAnswer>(path, { enabled: false });
    expect(off).toMatchObject({ status: 200, body: { enabled: false } });
    expect((await own.get(`${API}/users/me`)).status).toBe(401);
    const revoked = await published('user.sessions-revoked.v1', 'userId', body.id);
    expect(revoked).toHaveLength(1);
    expect((await (await as(ADMIN)).put(path, { enabled: true })).status).toBe(200);
    expect(await remove(body.id)).toBe(204);
    expect((await (await as(ADMIN)).get(path)).status).toBe(404);
  });

  it('says what was changed of a person, from what to what, and to nobody else', async () => {
    const admin = await as(ADMIN);
    const { body } = await invite('told@harborline.example');
    const path = `${API}/users/${body.id}`;
    const roleId = await roleOf('AGENCY', 'Customer Service');
    expect((await admin.put(path, { firstName: 'Tilda', roleId })).status).toBe(200);
    const { body: told } = await admin.get<List<TimelineEntry>>(`${path}/timeline`);
    expect(told.content).toMatchObject([
      {
        action: 'user.change',
        by: { kind: 'PERSON' },
        changes: [
          { field: 'firstName', from: expect.any(String), to: 'Tilda' },
          { field: 'role', from: expect.any(String), to: 'Customer Service' },
        ],
      },
      { action: 'user.invite' },
    ]);
    expect(await admin.get(`${path}/timeline/verification`)).toMatchObject({
      body: { holds: true, brokenAt: null },
    });
    const other = await as('agent@bluecoast.example');
    expect((await other.get(`${path}/timeline`)).status).toBe(404);
    expect(await remove(body.id)).toBe(204);
  });

  it('makes no contact of a technician, and none of who becomes one', async () => {
    const staff = await as(STAFF);
    const roleId = await roleOf('COWBELL', 'Technician');
    const refusal = { status: 400, body: { code: 'NO_CONTACT' } };
    const asked = { roleId, primaryContact: true };
    expect(await invite('tech@palisade.example', asked, STAFF)).toMatchObject(refusal);
    const underwriter = { roleId: await roleOf('COWBELL', 'Underwriter'), primaryContact: true };
    const { body } = await invite('tech@palisade.example', underwriter, STAFF);
    expect(body).toMatchObject({ primaryContact: true });
    expect((await staff.put(`${API}/users/${body.id}`, { roleId })).status).toBe(200);
    expect(await staff.put(`${API}/users/${body.id}`, { primaryContact: true })).toMatchObject(
      refusal,
    );
    const read = await staff.get(`${API}/users/${body.id}`);
    expect(read.body).toMatchObject({ role: { name: 'Technician' }, primaryContact: false });
  });

  it('does not let people remove themselves', async () => {
    const { body } = await (await as(ADMIN)).get<UserAnswer>(`${API}/users/me`);
    expect(await remove(body.id)).toBe(409);
    expect(await remove(body.id.toUpperCase())).toBe(409);
    const path = `${API}/users/${body.id.toUpperCase()}`;
    expect((await (await as(ADMIN)).put(path, { enabled: false })).status).toBe(409);
  });

  it('makes one login of two invitations at the same time', async () => {
    const email = 'twice@harborline.example';
    const answers = await Promise.all([invite(email), invite(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = answers.find(({ status }) => status === 201);
    expect(await remove(made?.body.id ?? '')).toBe(204);
  });

  it('ends what a person does in an account with the access to it', async () => {
    const { body } = await invite('guest@harborline.example');
    await app.dataSource.query(
      `update app_user set email_validated = created,
         password_hash = (select password_hash from app_user where email = $1) where id = $2`,
      [ADMIN, body.id],
    );
    const accountId = demoOrganization('bluecoast').id;
    const roleId = await roleOf('AGENCY', 'Producer');
    const request = { userId: body.id, accountIds: [accountId], roleId };
    const staff = await as(STAFF);
    expect((await staff.put(`${API}/accounts/assign`, request)).status).toBeLessThan(300);
    const guest = await login('guest@harborline.example');
    const { body: ticket } = await guest.post(`${API}/accounts/${accountId}/myToken`);
    const { body: entered } = await app.anonymous.post<{ refreshToken: string }>(
      `${API}/admin/enter/${String(ticket.token)}`,
    );
    const renew = (refreshToken: string) => app.anonymous.post(`${API}/access`, { refreshToken });
    const renewed = await renew(entered.refreshToken);
    expect(renewed.status).toBe(200);
    const away = `${API}/users/${body.id}?accountId=${accountId}`;
    expect((await staff.send('DELETE', away)).status).toBe(204);
    expect((await renew(renewed.body.refreshToken as string)).status).toBe(401);
    expect(await remove(body.id)).toBe(204);
  });

  it('invites again who has not joined, and nobody else', async () => {
    const { body } = await invite('late@harborline.example');
    const resend = async (request: object): Promise<number> =>
      (await (await as(ADMIN)).post(`${API}/invitations/resend`, request)).status;
    expect(await resend({ userId: body.id })).toBe(204);
    expect(await resend({ email: 'LATE@harborline.example' })).toBe(204);
    expect(await resend({ email: PRODUCER })).toBe(409);
    expect(await resend({ email: 'agent@bluecoast.example' })).toBe(404);
    expect(await resend({})).toBe(400);
    const sent = (await mails()).filter(({ to }) => to === 'late@harborline.example');
    expect(sent).toHaveLength(3);
    const [live] = await app.dataSource.query(
      `select count(*)::int as count from one_time_link
       where user_id = $1 and used is null and replaced is null`,
      [body.id],
    );
    expect(live.count).toBe(1);
    expect(await remove(body.id)).toBe(204);
  });

  it('assigns agencies to the people of an aggregator', async () => {
    const da = await as('da@brightpath.example');
    const { body: list } = await da.get<List<UserAnswer>>(`${API}/users`);
    const [person] = list.content;
    const path = `${API}/users/${person.id}/agencies`;
    const assign = () => da.put(path, { agencies: [HARBORLINE] });
    expect(await assign()).toMatchObject({ status: 400, body: { code: 'INVALID_AGENCY' } });
    const aggregatorId = demoOrganization('brightpath').id;
    const link = { agencyId: HARBORLINE, clusterId: null, scope: scopeOf({}) };
    await app.deliver('agency.links-changed.v1', { ...link, aggregatorId, version: 1 });
    const assigned = await da.put<UserAnswer>(path, { agencies: [HARBORLINE] });
    expect(assigned.body.agencies).toEqual([
      { accountId: HARBORLINE, name: 'Harborline Insurance Partners', access: 'AGENCY' },
    ]);
    const events = await published('user.saved.v1', 'userId', person.id);
    expect(events.at(-1)?.data).toMatchObject({ agencyIds: [HARBORLINE] });
    expect((await da.put(path, { agencies: [NOBODY] })).status).toBe(400);
    await app.deliver('agency.links-changed.v1', { ...link, aggregatorId: null, version: 2 });
    expect((await da.put<UserAnswer>(path, { agencies: [] })).body.agencies).toEqual([]);
    expect((await assign()).status).toBe(400);
  });

  describe('teams', () => {
    const all = async (): Promise<(Named & { default: boolean; members: number })[]> => {
      const { body } = await (await as(ADMIN)).get<List<never>>(`${API}/teams/all?size=3000`);
      return body.content;
    };

    it('are made, renamed, made default and deleted; people follow', async () => {
      const admin = await as(ADMIN);
      const made = await admin.post<Named>(`${API}/teams`, { name: ' Renewals ' });
      expect(made).toMatchObject({
        status: 201,
        body: { name: 'Renewals', default: false, members: 0, accountId: HARBORLINE },
      });
      expect((await admin.post(`${API}/teams`, { name: 'renewals' })).status).toBe(409);
      const path = `${API}/teams/${made.body.id}`;
      expect((await admin.put(path, { name: 'Renewal' })).body.name).toBe('Renewal');
      const told = await admin.get<List<TimelineEntry>>(`${path}/timeline`);
      expect(told.body.content).toMatchObject([
        {
          action: 'team.change',
          by: { kind: 'PERSON' },
          changes: [{ field: 'name', from: 'Renewals', to: 'Renewal' }],
        },
        { action: 'team.create', changes: [{ field: 'name' }, { field: 'isDefault' }] },
      ]);
      const { body: people } = await admin.get<List<UserAnswer>>(`${API}/users?search=tran`);
      const [producer] = people.content;
      const move = `${API}/users/teams/migrate/${producer.id}`;
      const moved = await admin.put<UserAnswer>(move, { teamIds: [made.body.id] });
      expect(moved.body.teams.map(({ name }) => name)).toEqual(['Renewal']);
      const before = (await all()).find((team) => team.default);
      await admin.put(path, { name: 'Renewal', default: true });
      expect((await all()).filter((team) => team.default).map(({ name }) => name)).toEqual([
        'Renewal',
      ]);
      expect((await admin.send('DELETE', path)).status).toBe(409);
      expect((await admin.put(path, { name: 'Renewal', default: false })).status).toBe(409);
      await admin.put(`${API}/teams/${before?.id}`, { name: before?.name, default: true });
      expect((await admin.send('DELETE', path)).status).toBe(204);
      const gone = await admin.get<List<TimelineEntry>>(`${path}/timeline`);
      expect(gone.body.content[0]).toMatchObject({ action: 'team.remove' });
      const { body: after } = await admin.get<UserAnswer>(`${API}/users/${producer.id}`);
      expect(after.teams.map(({ name }) => name)).toEqual(['Main Team']);
      const events = await published('team.saved.v1', 'teamId', made.body.id);
      expect(events.at(-1)?.data).toMatchObject({ deleted: true, replacedBy: before?.id });
      const home = (await all()).find(({ name }) => name === 'West Coast');
      await admin.put(move, { teamIds: [home?.id] });
    });

    it('leave their people to the default team, each of whom is told of', async () => {
      const admin = await as(ADMIN);
      const { body: team } = await admin.post<Named>(`${API}/teams`, { name: 'Leaving' });
      const people = [];
      for (const name of ['one', 'two', 'three']) {
        const { body } = await invite(`${name}@harborline.example`);
        await admin.put(`${API}/users/teams/migrate/${body.id}`, { teamIds: [team.id] });
        people.push(body.id);
      }
      const before = await app.dataSource.query('select max(sequence) as last from outbox');
      expect((await admin.send('DELETE', `${API}/teams/${team.id}`)).status).toBe(204);
      const rows: { id: string; data: { teamIds: string[] } }[] = await app.dataSource.query(
        `select subject as id, body->'data' as data from outbox
           where type = 'user.saved.v1' and sequence > $1`,
        [before[0].last],
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(people.sort());
      const home = (await all()).find((one) => one.default);
      expect(rows.map(({ data }) => data.teamIds)).toEqual(people.map(() => [home?.id]));
      for (const id of people) expect(await remove(id)).toBe(204);
    });

    it('are changed from the state that was read alone', async () => {
      const admin = await as(ADMIN);
      const made = await admin.post<Named>(`${API}/teams`, { name: 'Shared' });
      const path = `${API}/teams/${made.body.id}`;
      const read = await admin.get<Named>(path);
      expect(read.body).toEqual(made.body);
      const change = (name: string) =>
        admin.send('PUT', path, JSON.stringify({ name }), {
          'if-match': read.headers.get('etag') ?? '',
        });
      expect((await change('Shared by one')).status).toBe(200);
      const { status, body } = await change('Shared by another');
      expect([status, body.errors]).toMatchObject([412, [{ pointer: '/name' }]]);
      expect((await admin.send('DELETE', path)).status).toBe(204);
    });

    it('of others are out of reach', async () => {
      const [team] = await all();
      const other = await as('agent@bluecoast.example');
      const path = `${API}/teams/${team.id}`;
      expect((await other.get(path)).status).toBe(404);
      expect((await other.put(path, { name: 'Mine' })).status).toBe(404);
      expect((await other.send('DELETE', path)).status).toBe(404);
      expect((await (await login(PRODUCER)).post(`${API}/teams`, { name: 'X' })).status).toBe(403);
    });
  });

  describe('entering an account', () => {
    it('tells of the role inside only when it is another than before', async () => {
      const count = async (): Promise<number> =>
        (
          await app.dataSource.query(
            `select count(*)::int as count from outbox where type = 'role.saved.v1'`,
          )
        )[0].count;
      await jump(`admin/agencies/${HARBORLINE}`);
      const before = await count();
      await jump(`admin/agencies/${HARBORLINE}`);
      expect(await count()).toBe(before);
      await app.dataSource.query(
        `update role set permissions = '{}' where staff_role_id is not null`,
      );
      await jump(`admin/agencies/${HARBORLINE}`);
      expect(await count()).toBe(before + 1);
    });

    const jump = async (path: string, body: object = {}, by = STAFF): Promise<Answer> =>
      (await as(by)).post(`${API}/${path}/jtoken`, body);
    const enter = (
      token: unknown,
    ): Promise<Answer<{ accessToken: string; refreshToken: string }>> =>
      app.anonymous.post(`${API}/admin/enter/${String(token)}`);

    it('goes by the address of each kind of organisation', async () => {
      const { status, body } = await jump(`carrier/${demoOrganization('northwall').id}`);
      expect([status, typeof body.token]).toEqual([200, 'string']);
    });

    it('as staff shows both identities, has no more rights than people there, and leads back', async () => {
      const { status, body } = await jump(`admin/agencies/${HARBORLINE}`, {
        accountType: 'AGENCY',
      });
      expect(status).toBe(200);
      const entered = await enter(body.token);
      expect(entered.status).toBe(200);
      const claims = decodeJwt(entered.body.accessToken);
      expect(claims).toMatchObject({
        name: 'Avery Stone',
        accountId: HARBORLINE,
        accountType: 'AGENCY',
        subscriberType: 'COWBELL',
        subscriberId: demoOrganization('palisade').id,
        realm: 'ACCOUNT',
        allTeams: true,
      });
      const inside = new TestCaller(app.url, entered.body.accessToken);
      const me = await inside.get(`${API}/users/me`);
      expect(me.body).toMatchObject({
        email: STAFF,
        account: { name: 'Harborline Insurance Partners', accountType: 'AGENCY' },
        home: { name: 'Palisade', accountType: 'COWBELL' },
      });
      const { body: people } = await inside.get<List<UserAnswer>>(`${API}/users?sort=email,asc`);
      expect(people.content.map(({ email }) => email)).toEqual([ADMIN, PRODUCER]);
      const map = (await inside.get<Record<string, string[]>>(`${API}/permissions/map`)).body;
      expect(map).not.toHaveProperty('underwriting');
      expect(map.account).toContain('address-override');
      const kingsgate = demoOrganization('kingsgate').id;
      expect((await inside.post(`${API}/admin/agencies/${kingsgate}/jtoken`)).status).toBe(403);
      const renewed = await app.anonymous.post<{ accessToken: string }>(`${API}/access`, {
        refreshToken: entered.body.refreshToken,
      });
      expect(decodeJwt(renewed.body.accessToken).accountId).toBe(HARBORLINE);
      await inside.post(`${API}/teams`, { name: 'Made by staff' });
      const [record] = await app.dataSource.query(
        `select tenant, actor from activity where action = 'team.create' order by id desc limit 1`,
      );
      expect(record).toMatchObject({
        tenant: HARBORLINE,
        actor: { name: 'Avery Stone', accountType: 'AGENCY', subscriberType: 'COWBELL' },
      });
      const back = await inside.post(`${API}/accounts/${claims.subscriberId as string}/myToken`);
      const home = await enter(back.body.token);
      expect(decodeJwt(home.body.accessToken)).toMatchObject({
        accountType: 'COWBELL',
        subscriberType: 'COWBELL',
      });
    });

    it('works once and within a minute', async () => {
      const { body } = await jump(`admin/agencies/${HARBORLINE}`);
      const both = await Promise.all([enter(body.token), enter(body.token)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      const late = await jump(`admin/agencies/${HARBORLINE}`);
      app.clock.advance(60_000);
      expect((await enter(late.body.token)).status).toBe(404);
      expect((await enter('nonsense')).status).toBe(404);
    });

    it.each([
      ['another type of account', `carrier/${HARBORLINE}`, 404],
      ['nothing', `da/${NOBODY}`, 404],
      ['the provider', `admin/${demoOrganization('palisade').id}`, 400],
      ['no known persona', `pirates/${HARBORLINE}`, 400],
      ['no id', 'carrier/1', 400],
    ])('is refused for %s', async (_, target, status) => {
      const answer = await jump(target);
      expect(answer.status).toBe(status);
      if (target.startsWith('pirates')) {
        expect(answer.body.detail).toBe('Jump Failed: Unsupported account type');
      }
    });

    it('begins with a look-up of organisations', async () => {
      const path = `${API}/organizations?accountType=AGENCY&search=KINGS`;
      const found = await (await as(STAFF)).get<List<Named>>(path);
      expect(found.body.content).toEqual([
        {
          id: demoOrganization('kingsgate').id,
          name: 'Kingsgate Brokers',
          accountType: 'AGENCY',
          locationAlias: 'UK',
        },
      ]);
      expect((await (await as(ADMIN)).get(path)).status).toBe(403);
    });

    it('is for staff alone', async () => {
      expect((await jump(`admin/agencies/${HARBORLINE}`, {}, ADMIN)).status).toBe(403);
    });
  });
});
