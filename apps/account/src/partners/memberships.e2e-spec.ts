import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const [AGENCY, CLUSTER, OTHER, DA] = Array.from({ length: 4 }, () => randomUUID());

describe('the agencies of a cluster and of an aggregator', () => {
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
    const permissions = ['cluster:edit', 'cluster:remove-agency', 'aggregator:edit'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    await saved(AGENCY, 'AGENCY');
    await saved(CLUSTER, 'CLUSTER');
    await saved(OTHER, 'CLUSTER');
    await saved(DA, 'DIGITAL');
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

  it('show their clients to the partner as long as they belong to it', async () => {
    const [agencyId, id, carrierId] = Array.from({ length: 3 }, () => randomUUID());
    await saved(agencyId, 'AGENCY');
    await app.dataSource.query(
      `insert into account (id, name, status, phone, address1, city, state, zip_code, country,
         team_ids, agency_id, security_answers, created, created_by, modified)
       values ($1, 'Red Rock Dental', 'Open', '+17025550134', '10 Canyon Road', 'Las Vegas', 'NV',
         '89101', 'USA', '{}', $2, '{}', now(), $1, now())`,
      [id, agencyId],
    );
    await app.dataSource.query('insert into carrier_of_account values ($1, $2)', [carrierId, id]);
    const permissions = ['account:view', 'agency:view', 'risk:view'];
    const as = (accountType: AccountType, organizationId: string): Promise<TestCaller> =>
      app.signIn({ accountType, organizationId, permissions });
    const [cluster, aggregator, carrier] = await Promise.all([
      as('CLUSTER', CLUSTER),
      as('DIGITAL', DA),
      as('CARRIER', carrierId),
    ]);
    const sees = async (caller: TestCaller): Promise<unknown[]> => [
      (await caller.get(`/api/account/v1/${id}`)).status,
      (await caller.get('/api/account/v1/search')).body.totalElements,
      (await caller.get<{ hits: object[] }>('/api/account/v1/find?search=red')).body.hits.length,
    ];
    const agencies = async (caller: TestCaller): Promise<unknown> =>
      (await caller.get('/api/account/v1/agency/search')).body.totalElements;
    const none = [404, 0, 0];
    expect([await sees(cluster), await sees(aggregator)]).toEqual([none, none]);
    const da = (act: 'add' | 'remove') =>
      staff.put(`/api/account/v1/da/${act}/agency/${agencyId}?daId=${DA}`);
    await put('add', CLUSTER, agencyId);
    await da('add');
    expect([await sees(cluster), await sees(aggregator)]).toEqual([
      [200, 1, 1],
      [200, 1, 1],
    ]);
    expect([await agencies(cluster), await agencies(aggregator)]).toEqual([1, 1]);
    await put('remove', CLUSTER, agencyId);
    await da('remove');
    expect([await sees(cluster), await sees(aggregator)]).toEqual([none, none]);
    expect([await agencies(cluster), await agencies(aggregator)]).toEqual([0, 0]);
    expect(await sees(carrier)).toEqual([200, 1, 1]);
    expect(await sees(await as('CARRIER', randomUUID()))).toEqual(none);
    // A carrier sees the score, and not what it is made from.
    expect((await carrier.get(`/api/risk/v1/score/${id}`)).status).toBe(200);
    expect((await carrier.get(`/api/risk/v1/score/${id}/signals`)).status).toBe(404);
    expect((await carrier.get(`/api/account/v1/scan/${id}`)).status).toBe(404);
  });

  it('belong to a cluster and an aggregator at once', async () => {
    const da = (act: 'add' | 'remove') =>
      staff.put(`/api/account/v1/da/${act}/agency/${AGENCY}?daId=${DA}`);
    expect((await da('remove')).status).toBe(404);
    expect((await da('add')).status).toBe(204);
    const [last] = await app.dataSource.query(
      `select body->'data' as data from outbox
       where type = 'agency.links-changed.v1' order by sequence desc limit 1`,
    );
    expect(last.data).toMatchObject({ clusterId: OTHER, aggregatorId: DA });
    expect((await da('remove')).status).toBe(204);
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
