import { Upstreams } from '@palisade/platform';
import type { Answer, TestApp } from '@palisade/testing';
import { startApp, TestCaller } from '@palisade/testing';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';
import type { StandInHolders } from './open-work.fixture-spec';
import { startHolders } from './open-work.fixture-spec';

const API = '/api/auth/v1';
const ADMIN = 'agent@harborline.example';
const STAFF = 'admin@palisade.example';
const NOBODY = '01900000-0000-7000-8000-0000000000ff';

interface Named {
  id: string;
  name: string;
}
interface Work {
  takers: Named[];
}

describe('who takes the open work of somebody who leaves', () => {
  let app: TestApp;
  let holders: StandInHolders;
  let staff: TestCaller;
  let admin: TestCaller;

  beforeAll(async () => {
    holders = await startHolders();
    app = await startApp(service, holders.settings, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    staff = await login(STAFF);
    admin = await login(ADMIN);
  });
  beforeEach(() => {
    holders.work = {};
    holders.status = 200;
  });
  afterAll(async () => {
    await app.close();
    holders.close();
  });

  async function login(username: string): Promise<TestCaller> {
    const sent = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, sent);
    return new TestCaller(app.url, body.accessToken);
  }
  const join = async (caller: TestCaller, accountType: string, role: string): Promise<string> => {
    const { body: roles } = await caller.get<Named[]>(`${API}/roles/${accountType}`);
    const roleId = roles.find(({ name }) => name === role)?.id;
    const email = `${role.replace(/\W/g, '')}.${joined++}@leavers.example`.toLowerCase();
    const body = { firstName: 'Ida', lastName: role, email, roleId };
    const { body: made } = await caller.post<Named>(`${API}/users`, body);
    await app.dataSource.query('update app_user set authority_level = 2 where id = $1', [made.id]);
    return made.id;
  };
  let joined = 0;
  const path = (id: string, more = '') => `${API}/users/${id}${more}`;
  const remove = (caller: TestCaller, id: string, takerId?: string): Promise<Answer> =>
    caller.send('DELETE', path(id, takerId ? `?workGoesTo=${takerId}` : ''));
  const given = async (userId: string): Promise<unknown[]> => {
    const rows: { data: object }[] = await app.dataSource.query(
      `select body->'data' as data from outbox
       where type = 'user.work-given.v1' and body->'data'->>'userId' = $1`,
      [userId],
    );
    return rows.map(({ data }) => data);
  };
  const lastChange = async (caller: TestCaller, id: string): Promise<unknown> => {
    const { body } = await caller.get<{ content: { changes: object[] }[] }>(path(id, '/timeline'));
    return body.content[0].changes;
  };

  it('is counted by the services that hold it, with those who may have all of it', async () => {
    const leaver = await join(staff, 'COWBELL', 'Underwriter');
    const taker = await join(staff, 'COWBELL', 'Underwriter');
    const adjuster = await join(staff, 'COWBELL', 'Claims Adjuster');
    const takers = async (): Promise<string[]> =>
      (await staff.get<Work>(path(leaver, '/work'))).body.takers.map(({ id }) => id);
    const nothing = { submissions: 0, accounts: 0, quotes: 0, claims: 0, takers: [] };
    expect((await staff.get(path(leaver, '/work'))).body).toEqual(nothing);
    holders.work = { quotes: 3, submissions: 2 };
    expect((await staff.get(path(leaver, '/work'))).body).toMatchObject({
      quotes: 3,
      submissions: 2,
    });
    expect(await takers()).toContain(taker);
    expect(await takers()).not.toContain(adjuster);
    expect(await takers()).not.toContain(leaver);
    holders.work = { claims: 1 };
    expect(await takers()).toContain(adjuster);
    expect(await takers()).not.toContain(taker);
    expect((await admin.get(path(leaver, '/work'))).status).toBe(404);
  });

  it('is asked for before the person is removed, and refused to who may not have it', async () => {
    const leaver = await join(staff, 'COWBELL', 'Underwriter');
    const taker = await join(staff, 'COWBELL', 'Underwriter');
    const adjuster = await join(staff, 'COWBELL', 'Claims Adjuster');
    holders.work = { quotes: 3 };
    const errors = [{ pointer: '/workGoesTo' }];
    const refused = { status: 409, body: { code: 'OPEN_WORK', errors } };
    expect(await remove(staff, leaver)).toMatchObject(refused);
    for (const other of [adjuster, leaver, NOBODY]) {
      const body = { code: 'TAKER_INVALID', errors };
      expect(await remove(staff, leaver, other)).toMatchObject({ status: 400, body });
    }
    expect(await given(leaver)).toEqual([]);
    expect((await staff.get(path(leaver))).status).toBe(200);
    expect((await remove(staff, leaver, taker)).status).toBe(204);
    expect(await given(leaver)).toMatchObject([{ userId: leaver, takerId: taker }]);
    expect((await staff.get(path(leaver))).status).toBe(404);
  });

  it('is asked for before the person is switched off, and told on the timeline', async () => {
    const leaver = await join(admin, 'AGENCY', 'Producer');
    const taker = await join(admin, 'AGENCY', 'Producer');
    holders.work = { accounts: 7 };
    const off = (more: object = {}) => admin.put(path(leaver), { enabled: false, ...more });
    expect(await off()).toMatchObject({ status: 409, body: { code: 'OPEN_WORK' } });
    const elsewhere = await join(staff, 'COWBELL', 'Super Admin');
    expect((await off({ workGoesTo: elsewhere })).status).toBe(400);
    expect((await admin.put(path(leaver), { lastName: 'Falk' })).status).toBe(200);
    expect(await off({ workGoesTo: taker })).toMatchObject({
      status: 200,
      body: { enabled: false },
    });
    expect(await given(leaver)).toMatchObject([{ takerId: taker }]);
    const told = { field: 'workGoesTo', to: 'Ida Producer' };
    expect(await lastChange(admin, leaver)).toEqual(
      expect.arrayContaining([expect.objectContaining(told)]),
    );
    // Who is off already has handed over.
    expect((await off({ lastName: 'Falke' })).status).toBe(200);
  });

  it('stays where no colleague may have all of it, which the timeline tells', async () => {
    const only = await join(staff, 'COWBELL', 'Claims Adjuster');
    const [off, gone] = [
      await join(admin, 'AGENCY', 'Producer'),
      await join(admin, 'AGENCY', 'Producer'),
    ];
    const told = expect.arrayContaining([
      expect.objectContaining({ field: 'workStays', to: true }),
    ]);
    // No role of an agency writes quotes.
    holders.work = { accounts: 1, quotes: 1 };
    expect((await admin.put(path(off), { enabled: false })).status).toBe(200);
    expect(await lastChange(admin, off)).toEqual(told);
    expect((await remove(admin, gone)).status).toBe(204);
    expect([...(await given(off)), ...(await given(gone))]).toEqual([]);
    expect((await remove(staff, only)).status).toBe(409);
  });

  it('hinders nobody from switching a login off while it cannot be counted', async () => {
    const leaver = await join(admin, 'AGENCY', 'Producer');
    const taker = await join(admin, 'AGENCY', 'Producer');
    holders.status = 503;
    const { status } = await admin.put(path(leaver), { enabled: false, workGoesTo: taker });
    expect(status).toBe(200);
    expect(await given(leaver)).toEqual([]);
    const told = { field: 'workNotCounted', to: true };
    expect(await lastChange(admin, leaver)).toEqual(
      expect.arrayContaining([expect.objectContaining(told)]),
    );
  });

  it.each([401, 403])('is not for whom a holder refuses with %s', async (status) => {
    const leaver = await join(admin, 'AGENCY', 'Producer');
    holders.status = status;
    const refused = { status: 403, body: { code: 'FORBIDDEN' } };
    expect(await admin.get(path(leaver, '/work'))).toMatchObject(refused);
    expect(await admin.put(path(leaver), { enabled: false })).toMatchObject(refused);
  });

  it('is asked for by nobody who may not change the person', async () => {
    const leaver = await join(admin, 'AGENCY', 'Agency Admin');
    const producer = await login('producer@harborline.example');
    const before = holders.asked;
    expect((await producer.put(path(leaver), { enabled: false })).status).toBe(403);
    expect(holders.asked).toBe(before);
  });

  it('keeps the person while nobody can say what is open', async () => {
    const leaver = await join(admin, 'AGENCY', 'Producer');
    const away = jest.spyOn(app.app.get(Upstreams), 'bridge').mockRejectedValue(new Error('gone'));
    const refused = await remove(admin, leaver);
    away.mockRestore();
    expect(refused).toMatchObject({ status: 503, body: { code: 'WORK_UNAVAILABLE' } });
    expect((await admin.get(path(leaver))).status).toBe(200);
    expect((await remove(admin, leaver)).status).toBe(204);
  });
});
