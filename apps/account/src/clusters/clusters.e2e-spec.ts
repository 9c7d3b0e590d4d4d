import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const [AGENCY, CLUSTER, OTHER] = [randomUUID(), randomUUID(), randomUUID()];

describe('the agencies of a cluster', () => {
  let app: TestApp;
  let staff: TestCaller;

  const saved = (organizationId: string, accountType: AccountType): Promise<unknown> =>
    app.deliver('organization.saved.v1', {
      organizationId,
      accountType,
      name: `Organisation ${organizationId}`,
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['cluster:edit', 'cluster:remove-agency'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    await saved(AGENCY, 'AGENCY');
    await saved(CLUSTER, 'CLUSTER');
    await saved(OTHER, 'CLUSTER');
  });
  afterAll(() => app.close());

  const put = (act: 'add' | 'remove', clusterId: string, agencyId = AGENCY) =>
    staff.put(`/api/account/v1/cluster/${act}/agency/${agencyId}?clusterId=${clusterId}`);

  const told = async (): Promise<(string | null)[]> => {
    const rows: { cluster: string | null }[] = await app.dataSource.query(
      `select body->'data'->>'clusterId' as cluster from outbox
       where type = 'agency.links-changed.v1' order by sequence`,
    );
    return rows.map(({ cluster }) => cluster);
  };

  it('are added once and removed, and the others are told of each change', async () => {
    expect((await put('add', CLUSTER)).status).toBe(204);
    expect((await put('add', CLUSTER)).status).toBe(204);
    expect(await put('add', OTHER)).toMatchObject({
      status: 409,
      body: { code: 'OTHER_CLUSTER' },
    });
    expect((await put('remove', OTHER)).status).toBe(404);
    const rival = await app.signIn({
      accountType: 'CLUSTER',
      organizationId: OTHER,
      permissions: ['cluster:remove-agency'],
    });
    const address = `/api/account/v1/cluster/remove/agency/${AGENCY}?clusterId=${CLUSTER}`;
    expect((await rival.put(address)).status).toBe(404);
    expect((await put('remove', CLUSTER)).status).toBe(204);
    expect((await put('add', OTHER)).status).toBe(204);
    expect(await told()).toEqual([CLUSTER, null, OTHER]);
  });

  it.each([
    ['an unknown agency', CLUSTER, randomUUID(), 404],
    ['an unknown cluster', randomUUID(), AGENCY, 404],
    ['an agency for a cluster', AGENCY, AGENCY, 404],
    ['what is no id', 'x', AGENCY, 400],
  ])('are not %s', async (_, clusterId, agencyId, status) => {
    expect((await put('add', clusterId, agencyId)).status).toBe(status);
  });
});
