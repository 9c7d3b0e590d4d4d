import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { PartnerProfileResponse, PartnerSummary } from './partner.dto';

const API = '/api/account/v1';
const KINDS: [path: string, accountType: AccountType, group: string][] = [
  ['da', 'DIGITAL', 'aggregator'],
  ['carrier', 'CARRIER', 'carrier'],
  ['cluster', 'CLUSTER', 'cluster'],
  ['reinsurer', 'RE_INSURER', 'reinsurer'],
  ['premiumprocessor', 'PREMIUM_PROCESSOR', 'premium-processor'],
  ['mssp', 'MSSP', 'mssp'],
  ['vendor', 'VENDOR', 'mssp'],
];
const EDITED = KINDS.filter(([path]) => ['da', 'carrier', 'cluster', 'mssp'].includes(path));
const CONTACT = { firstName: 'Ada', lastName: 'Hill', email: 'ada@partner.example', phone: null };
const NEW_CONTACT = { ...CONTACT, firstName: 'Bo', email: 'bo@partner.example' };

describe('partners', () => {
  let app: TestApp;
  let staff: TestCaller;
  const ids = new Map<string, string>();
  const idOf = (path: string): string => ids.get(path) as string;

  const saved = (organizationId: string, accountType: AccountType, name: string) =>
    app.deliver('organization.saved.v1', {
      organizationId,
      accountType,
      name,
      fullName: null,
      hostname: `${organizationId}.example`,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      description: 'As it was made',
      contact: CONTACT,
      scope: scopeOf({}),
      version: 1,
    });
  const as = (path: string, permissions: string[]): Promise<TestCaller> => {
    const [, accountType] = KINDS.find(([one]) => one === path)!;
    return app.signIn({ accountType, organizationId: idOf(path), permissions });
  };
  const account = async (name: string, own: Record<string, unknown> = {}): Promise<string> => {
    const id = randomUUID();
    await app.dataSource.query(
      `insert into account (id, name, status, phone, address1, city, state, zip_code, country,
         team_ids, security_answers, created, created_by, modified, aggregator_id)
       values ($1, $2, 'Open', '+17025550134', '10 Canyon Road', 'Las Vegas', 'NV', '89101', 'USA',
         '{}', '{}', now(), $1, now(), $3)`,
      [id, name, own.aggregatorId ?? null],
    );
    return id;
  };
  const told = (type: string, field: string, id: string): Promise<{ data: object }[]> =>
    app.dataSource.query(
      `select body->'data' as data from outbox where type = $1 and body->'data'->>$2 = $3
       order by sequence`,
      [type, field, id],
    );

  beforeAll(async () => {
    app = await startApp(service);
    const groups = [...new Set(KINDS.map(([, , group]) => group))];
    const permissions = groups.flatMap((group) => [`${group}:view`, `${group}:edit`]);
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    for (const [path, accountType] of KINDS) {
      ids.set(path, randomUUID());
      await saved(idOf(path), accountType, `The ${path}`);
      await saved(randomUUID(), accountType, `Second ${path}`);
    }
  });
  afterAll(() => app.close());

  it.each(KINDS)('%s: all for staff, its own for itself, none for others', async (path) => {
    const names = async (caller: TestCaller, query = ''): Promise<string[]> => {
      const { status, body } = await caller.get<{ content: PartnerSummary[] }>(
        `${API}/${path}/search${query}`,
      );
      expect(status).toBe(200);
      return body.content.map(({ name }) => name);
    };
    const own = await as(path, []);
    const agency = await app.signIn({ accountType: 'AGENCY', permissions: [] });
    const blind = await app.signIn({ accountType: 'COWBELL', permissions: [] });
    expect(await names(staff)).toEqual([`Second ${path}`, `The ${path}`]);
    expect(await names(staff, '?search=THE')).toEqual([`The ${path}`]);
    expect(await names(own)).toEqual([`The ${path}`]);
    expect([await names(agency), await names(blind)]).toEqual([[], []]);
    const profile = await own.get(`${API}/${path}`);
    expect(profile).toMatchObject({
      status: 200,
      body: {
        id: idOf(path),
        name: `The ${path}`,
        description: 'As it was made',
        contactFirstName: 'Ada',
        contactEmail: 'ada@partner.example',
        enforceMFA: false,
      },
    });
    expect((await staff.get(`${API}/${path}?id=${idOf(path)}`)).body).toEqual(profile.body);
    expect((await staff.get(`${API}/${path}`)).status).toBe(400);
    for (const stranger of [agency, blind]) {
      expect((await stranger.get(`${API}/${path}?id=${idOf(path)}`)).status).toBe(404);
    }
  });

  it.each(KINDS)('%s: answers what another is named for as what nobody has', async (path) => {
    const own = await as(path, ['user:edit', 'user:view']);
    const [{ id: other }] = (await app.dataSource.query(
      'select id from organization where name = $1',
      [`Second ${path}`],
    )) as { id: string }[];
    const before = (await own.get(`${API}/${path}`)).body;
    const others = (await staff.get(`${API}/${path}?id=${other}`)).body;
    for (const id of [other, randomUUID()]) {
      expect((await own.get(`${API}/${path}?id=${id}`)).status).toBe(404);
      if (!EDITED.some(([one]) => one === path)) continue;
      const body = {
        name: 'Foreign',
        contactFirstName: 'Bo',
        contactLastName: 'Hill',
        contactEmail: 'bo@partner.example',
      };
      expect((await own.put(`${API}/${path}?id=${id}`, body)).status).toBe(404);
    }
    expect((await own.get(`${API}/${path}?id=${idOf(path)}`)).body).toEqual(before);
    expect((await staff.get(`${API}/${path}?id=${other}`)).body).toEqual(others);
  });

  it.each(EDITED)('%s: changed by itself and by staff, and auth is told', async (path) => {
    const manager = await as(path, ['user:edit']);
    const body = {
      name: `The ${path}`,
      description: 'Changed',
      contactFirstName: 'Bo',
      contactEmail: 'BO@partner.example ',
    };
    const changed = await manager.put(`${API}/${path}`, body);
    expect(changed).toMatchObject({
      status: 200,
      body: { description: 'Changed', contactFirstName: 'Bo', contactLastName: 'Hill' },
    });
    const named = `${API}/${path}?id=${idOf(path)}`;
    expect((await staff.put(named, { name: `The ${path}`, enforceMFA: true })).status).toBe(200);
    expect((await staff.put(named, { name: `The ${path}`, enforceMFA: false })).status).toBe(409);
    const events = await told('partner.saved.v1', 'organizationId', idOf(path));
    expect(events.map(({ data }) => data)).toMatchObject([
      { description: 'Changed', contact: NEW_CONTACT, enforceMfa: false },
      {
        contact: NEW_CONTACT,
        enforceMfa: true,
        savedBy: 'COWBELL',
        person: { name: expect.any(String) },
      },
    ]);
    const reader = await as(path, []);
    const agency = await app.signIn({ accountType: 'AGENCY', permissions: ['user:edit'] });
    for (const caller of [reader, agency]) {
      expect((await caller.put(named, { name: 'Taken over' })).status).toBe(404);
    }
    expect((await staff.put(named, { name: ' ', contactEmail: 'x' })).status).toBe(400);
    expect((await staff.put(named, { name: 'x', contactPhone: '1' })).status).toBe(400);
    expect((await reader.get(`${API}/${path}`)).body).toMatchObject({ name: `The ${path}` });
  });

  it('an aggregator has a host name that nobody has', async () => {
    const named = `${API}/da?id=${idOf('da')}`;
    const taken = { name: 'The da', hostname: `${idOf('cluster')}.example` };
    expect(await staff.put(named, taken)).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_HOSTNAME' },
    });
    expect((await staff.put(named, { name: 'The da', hostname: 'x' })).status).toBe(400);
    const free = { name: 'The da', hostname: 'free.example' };
    expect((await staff.put(named, free)).body).toMatchObject(free);
  });

  it.each([
    ['da', 'daId', 'DIGITAL', 'aggregatorId'],
    ['mssp', 'msspId', 'MSSP', 'msspIds'],
  ] as const)('%s: sees the accounts that staff link to it', async (path, param, _, field) => {
    const id = await account(`Linked to ${path}`);
    const put = (act: 'add' | 'remove', partner = idOf(path)) =>
      staff.put(`${API}/${path}/${act}/account/${id}?${param}=${partner}`);
    const caller = await as(path, ['account:view']);
    const sees = async (): Promise<unknown[]> => [
      (await caller.get(`${API}/${id}`)).status,
      (await caller.get(`${API}/search`)).body.totalElements,
      (await caller.get<PartnerProfileResponse>(`${API}/${path}`)).body.accounts,
    ];
    expect(await sees()).toEqual([404, 0, []]);
    expect((await put('remove')).status).toBe(404);
    expect((await put('add', randomUUID())).status).toBe(404);
    expect((await put('add')).status).toBe(204);
    expect((await put('add')).status).toBe(204);
    expect(await sees()).toEqual([200, 1, [{ id, name: `Linked to ${path}` }]]);
    const list = `${API}/${path}/search?search=the`;
    expect((await staff.get(list)).body).toMatchObject({ content: [{ accountsCount: 1 }] });
    expect((await put('remove')).status).toBe(204);
    expect(await sees()).toEqual([404, 0, []]);
    const events = await told('account.links-changed.v1', 'accountId', id);
    const tied = field === 'msspIds' ? [[idOf(path)], []] : [idOf(path), null];
    expect(events.map(({ data }) => (data as Record<string, unknown>)[field])).toEqual(tied);
  });

  it('staff say in one profile which accounts and which agencies belong to it', async () => {
    const [one, two, agencyId] = [await account('One'), await account('Two'), randomUUID()];
    await saved(agencyId, 'AGENCY', 'Harborline');
    const mssp = `${API}/mssp?id=${idOf('mssp')}`;
    const has = async (accountIds: string[]): Promise<string[]> => {
      const { body } = await staff.put<PartnerProfileResponse>(mssp, {
        name: 'The mssp',
        accountIds,
      });
      return body.accounts.map(({ name }) => name);
    };
    expect(await has([one, two])).toEqual(['One', 'Two']);
    expect(await has([two])).toEqual(['Two']);
    expect((await staff.put(mssp, { name: 'x', accountIds: [randomUUID()] })).status).toBe(400);
    const own = await as('mssp', ['user:edit']);
    const wider = { name: 'The mssp', accountIds: [one, two] };
    expect((await own.put(`${API}/mssp`, wider)).status).toBe(403);
    expect(await has([])).toEqual([]);
    const cluster = `${API}/cluster?id=${idOf('cluster')}`;
    const joined = await staff.put(cluster, { name: 'The cluster', agencyIds: [agencyId] });
    expect(joined.body).toMatchObject({ agencies: [{ id: agencyId, name: 'Harborline' }] });
    const left = await staff.put(cluster, { name: 'The cluster', agencyIds: [] });
    expect(left.body).toMatchObject({ agencies: [], agenciesCount: 0 });
  });

  it('are narrowed by where their clients are, by edition and by when they were made', async () => {
    await account('Client', { aggregatorId: idOf('da') });
    const count = async (query: string): Promise<number> =>
      (await staff.get<{ totalElements: number }>(`${API}/${query}`)).body.totalElements;
    expect(await count('da/search?state=NV')).toBe(1);
    expect(await count('da/search?state=TX')).toBe(0);
    expect(await count('da/search?country=USA')).toBe(2);
    expect(await count('da/search?country=GBR')).toBe(0);
    expect(await count('carrier/search?state=NV')).toBe(0);
    expect(await count('carrier/search?after=2020-01-01T00:00:00Z')).toBe(2);
    expect(await count('carrier/search?before=2020-01-01T00:00:00Z')).toBe(0);
  });
});
