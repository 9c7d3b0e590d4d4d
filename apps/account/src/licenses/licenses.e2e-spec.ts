import type { CloudEvent, EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const AGENCY = '01900000-0000-7000-8000-0000000000a1';
const OTHER = '01900000-0000-7000-8000-0000000000a2';
const API = '/api/agency/v1/license';
const SURPLUS = '/api/account/v1/agency/surplus';

const permissions = ['license', 'surplus-license'].flatMap((group) =>
  ['view', 'create', 'edit', 'delete'].map((name) => `${group}:${name}`),
);

const license = {
  state: 'TX',
  number: 'AB 12',
  npn: '12345',
  expirationDate: '2027-01-01',
  activeResidentState: true,
};

const surplus = {
  brokerFirstName: 'Martha',
  brokerLastName: 'Quill',
  brokerEmail: 'martha@quill.example',
  surplusLicenseNumber: 'SL 9',
  surplusLinesState: 'LA',
};

describe('licences', () => {
  let app: TestApp;
  let agency: TestCaller;
  let other: TestCaller;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const agencyOf = (organizationId: string, name: string) => ({
      organizationId,
      accountType: 'AGENCY' as const,
      name,
      fullName: null,
      hostname: null,
      locationAlias: null,
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });
    const one: EventData<'organization.saved.v1'> = agencyOf(AGENCY, 'Harborline');
    await app.deliver('organization.saved.v1', one);
    await app.deliver('organization.saved.v1', agencyOf(OTHER, 'Bluecoast'));
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    other = await app.signIn({ accountType: 'AGENCY', organizationId: OTHER, permissions });
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const published = async (): Promise<EventData<'license.saved.v1'>[]> => {
    const rows: { body: CloudEvent<'license.saved.v1'> }[] = await app.dataSource.query(
      `select body from outbox where type = 'license.saved.v1' order by sequence`,
    );
    return rows.map(({ body }) => body.data);
  };

  it('of an agency are added, changed and deleted by it, and others are told', async () => {
    const { status, body } = await agency.post(API, license);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...license, agencyId: AGENCY, agencyName: 'Harborline' }),
    ]);
    const changed = await agency.put(API, { ...license, id: body.id, number: 'CD 34' });
    expect([changed.status, changed.body.number]).toEqual([200, 'CD 34']);
    const { body: list } = await agency.get(`${API}/search?state=TX`);
    expect(list).toMatchObject({ totalElements: 1, content: [{ number: 'CD 34' }] });
    expect((await agency.send('DELETE', `${API}/${body.id}`)).status).toBe(204);
    expect((await agency.get(`${API}/search`)).body.totalElements).toBe(0);
    const events = (await published()).filter(({ licenseId }) => licenseId === body.id);
    expect(events.map(({ number, deleted }) => [number, deleted])).toEqual([
      ['AB 12', false],
      ['CD 34', false],
      ['CD 34', true],
    ]);
  });

  it('are the agency’s own', async () => {
    const { body } = await agency.post(API, { ...license, state: 'OH' });
    expect((await other.get(`${API}/search`)).body.totalElements).toBe(0);
    const change = { ...license, id: body.id };
    expect((await other.put(API, change)).status).toBe(404);
    expect((await other.send('DELETE', `${API}/${body.id}`)).status).toBe(404);
    expect((await staff.get(`${API}/search?agencyId=${AGENCY}`)).body.totalElements).toBe(1);
  });

  it('exist once', async () => {
    const draft = { ...license, state: 'NY' };
    const answers = await Promise.all([1, 2, 3].map(() => agency.post(API, draft)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ['a state that is none', { ...license, state: 'ZZ' }, '/state'],
    ['a number with a sign', { ...license, number: 'A-1' }, '/number'],
    ['a past date', { ...license, expirationDate: '2026-01-01' }, '/expirationDate'],
    ['a long NPN', { ...license, npn: '12345678901' }, '/npn'],
  ])('are refused with %s', async (_, draft, pointer) => {
    const { status, body } = await agency.post<{ errors: { pointer: string }[] }>(API, draft);
    expect([status, body.errors.map((error) => error.pointer)]).toEqual([400, [pointer]]);
  });

  it('for surplus lines name their broker; only staff keep a signature on file', async () => {
    const own = await agency.post(SURPLUS, { ...surplus, signatureOnFile: true });
    expect([own.status, own.body]).toEqual([
      201,
      expect.objectContaining({ ...surplus, signatureOnFile: false }),
    ]);
    const signed = { ...surplus, agencyId: AGENCY, signatureOnFile: true };
    const { body } = await staff.put(`${SURPLUS}/${own.body.id}`, signed);
    expect(body.signatureOnFile).toBe(true);
    const kept = await agency.put(`${SURPLUS}/${own.body.id}`, surplus);
    expect(kept.body.signatureOnFile).toBe(true);
    expect((await published()).at(-1)).toMatchObject({
      kind: 'SURPLUS',
      holderName: 'Martha Quill',
    });
    const { status } = await staff.post(SURPLUS, surplus);
    expect(status).toBe(400);
    expect((await other.send('DELETE', `${SURPLUS}/${own.body.id}`)).status).toBe(404);
    expect((await agency.send('DELETE', `${SURPLUS}/${own.body.id}`)).status).toBe(204);
    expect((await agency.put(`${SURPLUS}/${own.body.id}`, surplus)).status).toBe(404);
  });
});
