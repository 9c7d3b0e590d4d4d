import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestApp } from '@palisade/testing';
import { startApp, TestCaller } from '@palisade/testing';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';

const VIEWS = '/api/auth/v1/me/views';
const VIEW = { screen: 'quotes', name: 'Renewals to bind', query: 'type=RENEWAL&status=READY' };

interface Row {
  id: string;
}

describe('views that a colleague shares', () => {
  let app: TestApp;
  let folder: string;
  let owner: TestCaller;
  let colleague: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;

  const login = async (username: string): Promise<TestCaller> => {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(
      '/api/auth/v1/login',
      credentials,
    );
    return new TestCaller(app.url, body.accessToken);
  };
  const seenBy = async (caller: TestCaller): Promise<object[]> =>
    (await caller.get<{ content: object[] }>(`${VIEWS}?screen=quotes`)).body.content;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-views-'));
    app = await startApp(service, { DATA_DIR: folder }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    owner = await login('agent@harborline.example');
    colleague = await login('producer@harborline.example');
    rival = await login('agent@bluecoast.example');
    staff = await login('admin@palisade.example');
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('are seen by the organisation alone, and changed by their owner alone', async () => {
    const made = await owner.post<Row>(VIEWS, VIEW);
    expect(made).toMatchObject({ status: 201, body: { ...VIEW, isShared: false, isOwn: true } });
    expect(await seenBy(colleague)).toEqual([]);

    const own = `${VIEWS}/${made.body.id}`;
    const shared = { ...VIEW, isShared: true };
    expect((await owner.put(own, shared)).body).toMatchObject({ isShared: true, isOwn: true });
    expect(await seenBy(owner)).toMatchObject([{ ...shared, isOwn: true }]);
    expect(await seenBy(colleague)).toMatchObject([{ ...shared, isOwn: false }]);
    for (const outsider of [rival, staff]) expect(await seenBy(outsider)).toEqual([]);

    for (const caller of [colleague, rival, staff]) {
      expect((await caller.put(own, { ...shared, name: 'Mine now' })).status).toBe(404);
      expect((await caller.send('DELETE', own)).status).toBe(404);
    }
    expect((await owner.put(own, VIEW)).body).toMatchObject({ isShared: false });
    expect(await seenBy(colleague)).toEqual([]);
    expect((await owner.send('DELETE', own)).status).toBe(204);
  });

  it('do not stand in the way of the names that others use', async () => {
    const shared = { ...VIEW, isShared: true };
    expect((await owner.post(VIEWS, shared)).status).toBe(201);
    expect((await colleague.post(VIEWS, shared)).status).toBe(201);
    expect(await seenBy(owner)).toMatchObject([{ name: VIEW.name }, { name: VIEW.name }]);
    expect((await owner.post(VIEWS, { ...VIEW, isShared: 'yes' })).status).toBe(400);
  });

  it('go with who shared them, for nobody else could take them away', async () => {
    const theirs = await seenBy(colleague);
    await app.dataSource.query(
      `update app_user set removed = true where email = 'agent@harborline.example'`,
    );
    expect(await seenBy(colleague)).toEqual(
      theirs.filter((view) => (view as { isOwn: boolean }).isOwn),
    );
    expect(theirs).toHaveLength(2);
  });
});
