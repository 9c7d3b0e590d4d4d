import { randomUUID } from 'node:crypto';
import type { CloudEvent, EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/account/v1/agency';
const [PROVIDER, CLUSTER] = [randomUUID(), randomUUID()];
const NAMES = ['view', 'create', 'edit', 'delete', 'settings'];
const permissions = [
  ...NAMES.map((name) => `agency:${name}`),
  'cluster:edit',
  'cluster:remove-agency',
];

const profile = {
  name: 'Larkspur Insurance',
  description: 'Tech and health care',
  hostname: 'larkspur.example',
  npn: '1234567890',
  agencyId: 'LK-7',
  contactFirstName: 'Dana',
  contactLastName: 'Reed',
  contactEmail: 'Dana@Larkspur.example',
  contactPhone: '702-555-0134',
};

const unhosted = { ...profile, hostname: null };

const terms = {
  dunsNumber: '123456789',
  commission: 17.5,
  additionalBrokerFee: 125.5,
  isWholesale: true,
  isAppointed: true,
  agencyBilled: true,
  canIssue: true,
  noticesByHand: true,
  paymentTerms: 45,
  programs: ['Technology'],
  levels: [{ name: 'Middle', minRevenue: 5_000_000, maxRevenue: null }],
};

describe('agencies', () => {
  let app: TestApp;
  let staff: TestCaller;

  const signedUp = (id: string, accountType: AccountType, more = {}): Promise<unknown> =>
    app.deliver('organization.saved.v1', {
      organizationId: id,
      accountType,
      name: `Organisation ${id.slice(0, 8)}`,
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
      ...more,
    });

  beforeAll(async () => {
    app = await startApp(service);
    await signedUp(PROVIDER, 'COWBELL');
    await signedUp(CLUSTER, 'CLUSTER');
    staff = await app.signIn({ accountType: 'COWBELL', organizationId: PROVIDER, permissions });
  });
  afterAll(() => app.close());

  const published = async (id: string): Promise<EventData<'agency.saved.v1'>[]> => {
    const rows: { body: CloudEvent<'agency.saved.v1'> }[] = await app.dataSource.query(
      `select body from outbox where type = 'agency.saved.v1' and subject = $1 order by sequence`,
      [id],
    );
    return rows.map(({ body }) => body.data);
  };
  const make = async (name: string): Promise<string> =>
    (await staff.post<{ id: string }>(API, { ...unhosted, name })).body.id;
  const peopleOf = (organizationId: string, accountType: AccountType = 'AGENCY') =>
    app.signIn({ accountType, organizationId, permissions });

  it('are made, found and given terms by staff, and the others are told', async () => {
    const made = await staff.post<{ id: string }>(API, profile);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        ...profile,
        contactEmail: 'dana@larkspur.example',
        contactPhone: '+17025550134',
        region: 'US',
        commission: null,
        agencyBilled: false,
      }),
    ]);
    const { id } = made.body;
    expect((await staff.post(API, { ...unhosted, name: 'larkspur INSURANCE' })).status).toBe(409);
    expect(await staff.post(API, { ...profile, name: 'Larkspur East' })).toMatchObject({
      status: 409,
      body: { code: 'HOSTNAME_TAKEN' },
    });
    const changed = await staff.put(`${API}/${id}`, { ...profile, ...terms });
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(terms)]);
    const { body } = await staff.get(`${API}/search?search=larks&filter=AGENCY+BILLED&region=US`);
    expect(body).toMatchObject({ totalElements: 1, content: [{ id, ...terms }] });
    expect((await staff.get(`${API}/search?search=larks&region=UK`)).body.totalElements).toBe(0);
    const history = await staff.get(`${API}/${id}/timeline`);
    expect(history.body).toMatchObject({
      content: [
        {
          action: 'agency.edit',
          changes: expect.arrayContaining([
            { field: 'agencyCommission', kind: 'NUMBER', from: null, to: 17.5 },
            { field: 'additionalBrokerFee', kind: 'MONEY', from: 0, to: 125.5 },
            { field: 'agencyBilled', kind: 'FLAG', from: false, to: true },
          ]),
        },
        { action: 'agency.create' },
      ],
    });
    expect((await published(id)).map(({ commissionPct }) => commissionPct)).toEqual([null, 17.5]);
    expect((await published(id)).at(-1)).toMatchObject({
      additionalBrokerFee: 12_550,
      agencyBilled: true,
      canIssue: true,
      paymentTerms: 45,
      levels: [{ name: 'Middle', minRevenue: 500_000_000, maxRevenue: null }],
      contact: { firstName: 'Dana', phone: '+17025550134' },
    });
  });

  it('edit their own profile, and never their terms', async () => {
    const id = await make('Own Profile Agency');
    const own = await peopleOf(id);
    const put = (body: object) => own.put<{ code: string }>(`${API}/${id}`, body);
    const mine = { ...unhosted, name: 'Own Profile Agency', description: null };
    expect((await put({ ...mine, dunsNumber: '987654321' })).body).toMatchObject({
      description: null,
      dunsNumber: '987654321',
    });
    // What they read they may send back.
    expect((await put({ ...mine, commission: null, programs: [] })).status).toBe(200);
    expect(await put({ ...mine, commission: 20 })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', errors: [{ pointer: '/commission' }] },
    });
    const plain = await app.signIn({ accountType: 'COWBELL', permissions: ['agency:edit'] });
    expect((await plain.put(`${API}/${id}`, { ...mine, agencyBilled: true })).status).toBe(403);
    expect((await published(id)).every((one) => one.commissionPct === null)).toBe(true);
    expect((await own.get(`${API}/search`)).body).toMatchObject({ content: [{ id }] });
    const other = await peopleOf(randomUUID());
    expect((await other.get(`${API}/${id}`)).status).toBe(404);
    expect((await other.put(`${API}/${id}`, mine)).status).toBe(404);
    expect((await own.post(API, { ...unhosted, name: 'Second' })).status).toBe(403);
    expect((await own.send('DELETE', `${API}/${id}`)).status).toBe(403);
  });

  it.each([
    ['a long NPN', { npn: '12345678901' }, '/npn'],
    ['no name', { name: ' ' }, '/name'],
    ['a host that is none', { hostname: 'no host' }, '/hostname'],
    ['an address that is none', { contactEmail: 'dana' }, '/contactEmail'],
    ['a telephone that is none', { contactPhone: '12' }, '/contactPhone'],
    ['a fee above the limit', { additionalBrokerFee: 10_000.01 }, '/additionalBrokerFee'],
    ['more than all of the premium', { commission: 100.5 }, '/commission'],
    [
      'a level upside down',
      { levels: [{ name: 'A', minRevenue: 2, maxRevenue: 1 }] },
      '/levels/0/minRevenue',
    ],
  ])('are refused with %s', async (_, patch, pointer) => {
    const id = await make(`Refused ${randomUUID()}`);
    const request = { ...unhosted, name: `Refused ${id}`, ...patch };
    const answer = await staff.put<{ errors: { pointer: string }[] }>(`${API}/${id}`, request);
    expect([answer.status, answer.body.errors.map((error) => error.pointer)]).toEqual([
      400,
      [pointer],
    ]);
  });

  it('that signed up are there, and are told of once their profile is complete', async () => {
    const id = randomUUID();
    await signedUp(id, 'AGENCY', { name: 'Signed Up Brokers', locationAlias: 'UK' });
    const { body } = await staff.get(`${API}/search?filter=INCOMPLETE`);
    expect(body).toMatchObject({ totalElements: 1, content: [{ id, npn: null, region: 'UK' }] });
    const complete = { ...unhosted, name: 'Signed Up Brokers', contactPhone: '020 7946 0958' };
    expect((await staff.put(`${API}/${id}`, complete)).status).toBe(200);
    expect(await published(id)).toMatchObject([{ region: 'UK', currency: 'GBP' }]);
  });

  it('switch a second factor on here, and off where auth has it', async () => {
    const id = await make('Careful Agency');
    const put = (enforceMFA: boolean) =>
      staff.put(`${API}/${id}`, { ...unhosted, name: 'Careful Agency', enforceMFA });
    expect((await put(true)).body.enforceMFA).toBe(true);
    expect((await put(false)).status).toBe(409);
    await signedUp(id, 'AGENCY', { version: 2, enforceMfa: false });
    expect((await staff.get(`${API}/${id}`)).body).toMatchObject({
      name: 'Careful Agency',
      enforceMFA: false,
    });
  });

  it('are made by an aggregator, to which they belong, without terms', async () => {
    const aggregatorId = randomUUID();
    await signedUp(aggregatorId, 'DIGITAL');
    const aggregator = await peopleOf(aggregatorId, 'DIGITAL');
    const { status, body } = await aggregator.post(API, { ...unhosted, name: 'Brought Agency' });
    expect([status, body]).toEqual([201, expect.objectContaining({ commission: null })]);
    const id = String(body.id);
    expect((await aggregator.get(`${API}/${id}`)).status).toBe(200);
    const rows: { body: CloudEvent<'agency.links-changed.v1'> }[] = await app.dataSource.query(
      `select body from outbox where type = 'agency.links-changed.v1' and subject = $1`,
      [id],
    );
    expect(rows.map((row) => row.body.data)).toMatchObject([{ clusterId: null, aggregatorId }]);
    const other = await peopleOf(randomUUID(), 'DIGITAL');
    expect((await other.get(`${API}/${id}`)).status).toBe(404);
    const cluster = await peopleOf(CLUSTER, 'CLUSTER');
    expect((await cluster.post(API, { ...unhosted, name: 'Own Agency' })).status).toBe(403);
  });

  it('are seen by their cluster and deleted when nothing hangs on them', async () => {
    const id = await make('Ending Agency');
    await signedUp(id, 'AGENCY');
    const link = (act: string) =>
      staff.put(`/api/account/v1/cluster/${act}/agency/${id}?clusterId=${CLUSTER}`);
    const cluster = await peopleOf(CLUSTER, 'CLUSTER');
    const seen = async (): Promise<unknown> =>
      (await cluster.get(`${API}/search`)).body.totalElements;
    expect(await seen()).toBe(0);
    expect((await link('add')).status).toBe(204);
    expect(await seen()).toBe(1);
    expect(await staff.send('DELETE', `${API}/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'AGENCY_IN_USE' },
    });
    expect((await link('remove')).status).toBe(204);
    expect((await staff.send('DELETE', `${API}/${id}`)).status).toBe(204);
    expect((await staff.get(`${API}/${id}`)).status).toBe(404);
    expect((await published(id)).at(-1)?.deleted).toBe(true);
  });
});
