import { randomUUID } from 'node:crypto';
import type { CloudEvent, EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { sentMails, startApp } from '@palisade/testing';
import { service } from '../main';
import { ExpirySweep } from './expiry-sweep';

const AGENCY = '01900000-0000-7000-8000-0000000000a1';
const REMINDED = '01900000-0000-7000-8000-0000000000a3';
const DAY_MS = 86_400_000;
const OTHER = '01900000-0000-7000-8000-0000000000a2';
const API = '/api/agency/v1/license';
const SURPLUS = '/api/account/v1/agency/surplus';

const permissions = [
  'account:view',
  'agency:edit',
  ...['license', 'surplus-license'].flatMap((group) =>
    ['view', 'create', 'edit', 'delete'].map((name) => `${group}:${name}`),
  ),
];

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

  it.each([
    ['/number', 'License # is required', { number: '' }],
    ['/number', 'Only alphabets and numbers are allowed for this field', { number: 'A-1' }],
    ['/expirationDate', 'Expiration Date is a required field', { expirationDate: '' }],
    ['/npn', 'NPN must be less than or equal to 10 digits', { npn: '12345678901' }],
  ])('of an agency are refused by %s: %s', async (pointer, detail, change) => {
    const { status, body } = await agency.post(API, { ...license, ...change });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ pointer, detail: expect.stringContaining(`${detail}.`) }]);
  });

  it.each([
    ['/brokerFirstName', 'Only alphabets are allowed for this field', { brokerFirstName: 'M4' }],
    ['/brokerLastName', 'Only alphabets are allowed for this field', { brokerLastName: 'Q_' }],
    ['/brokerEmail', 'Please enter a valid Email Address', { brokerEmail: 'martha' }],
    ['/surplusLinesState', 'Broker License State is required', { surplusLinesState: '' }],
  ])('for surplus lines are refused by %s: %s', async (pointer, detail, change) => {
    const { status, body } = await agency.post(SURPLUS, { ...surplus, ...change });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ pointer, detail: `${detail}.` }]);
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

  describe('of agents', () => {
    const AGENTS = '/api/agency/v1/agent/license';
    const [ANA, OTIS] = [randomUUID(), randomUUID()];
    let ana: TestCaller;

    const joined = (userId: string, organizationId: string, more = {}): Promise<void> =>
      app.deliver('user.saved.v1', {
        userId,
        organizationId,
        accountType: 'AGENCY',
        contact: {
          firstName: 'Ana',
          lastName: 'de la Cruz',
          email: `${userId}@agents.example`,
          phone: '+17025550134',
        },
        roleId: randomUUID(),
        roleName: 'Producer',
        teamIds: [],
        agencyIds: [],
        accountIds: [],
        npn: '778899',
        authorityLevel: null,
        enabled: true,
        removed: false,
        scope: scopeOf({ agencyId: organizationId }),
        version: 1,
        ...more,
      });

    beforeAll(async () => {
      await joined(ANA, AGENCY);
      await joined(OTIS, OTHER);
      ana = await app.signIn({
        accountType: 'AGENCY',
        organizationId: AGENCY,
        userId: ANA,
        permissions,
      });
    });

    const draft = { ...license, npn: undefined, state: 'TX', number: 'TX 778899' };

    it('are found by the printed addresses, with and without a last slash', async () => {
      const { status, body } = await agency.post(AGENTS, { ...draft, agentId: ANA });
      expect([status, body]).toEqual([
        201,
        expect.objectContaining({
          agentId: ANA,
          agentFirstName: 'Ana',
          agentLastName: 'de la Cruz',
          agentEmail: `${ANA}@agents.example`,
          npn: '778899',
          agencyName: 'Harborline',
        }),
      ]);
      const count = async (path: string, caller = agency): Promise<unknown> =>
        (await caller.get(`${AGENTS}/${path}`)).body.totalElements;
      expect(await count('search/')).toBe(1);
      expect(await count(`search?search=de+la&state=TX&email=${ANA}@agents.example`)).toBe(1);
      expect(await count('search?after=2027-01-01&before=2027-01-01')).toBe(1);
      expect(await count('search?before=2026-12-31')).toBe(0);
      expect(await count('search', other)).toBe(0);
      expect((await agency.get(`${AGENTS}/searchall`)).status).toBe(403);
      expect(await count(`searchall?agencyId=${AGENCY}&surplusLinesState=TX`, staff)).toBe(1);
      expect((await ana.get(`${AGENTS}/TX`)).body).toMatchObject([{ id: body.id }]);
      expect((await ana.get(`${AGENTS}/OH`)).body).toEqual([]);
      expect((await agency.get(`${AGENTS}/TX`)).body).toEqual([]);
      expect((await agency.get(`${AGENTS}/texas`)).status).toBe(400);
      expect((await published()).at(-1)).toMatchObject({
        kind: 'AGENT',
        holderName: 'Ana de la Cruz',
        userId: ANA,
      });
    });

    it('name a person of the agency, change, and end when the person leaves', async () => {
      const answer = await agency.post(AGENTS, { ...draft, state: 'OH', agentId: OTIS });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/agentId' }] } });
      const request = { ...draft, state: 'OH', agentId: ANA };
      const wrong = { ...request, agentEmail: 'no@agents.example' };
      expect((await agency.post(AGENTS, wrong)).status).toBe(400);
      const { body } = await staff.post(AGENTS, request);
      const change = { ...request, id: body.id, number: 'OH 2' };
      expect((await agency.put(AGENTS, change)).body).toMatchObject({ number: 'OH 2' });
      expect((await other.put(AGENTS, change)).status).toBe(404);
      expect((await staff.put(AGENTS, { ...change, agentId: OTIS })).status).toBe(400);
      expect((await other.send('DELETE', `${AGENTS}/${body.id}`)).status).toBe(404);
      expect((await agency.send('DELETE', `${AGENTS}/${body.id}`)).status).toBe(204);
      expect((await staff.get(`${AGENTS}/searchall?state=OH`)).body.totalElements).toBe(0);
      await joined(ANA, AGENCY, { version: 2, removed: true });
      expect((await staff.get(`${AGENTS}/searchall`)).body.totalElements).toBe(0);
      expect((await published()).at(-1)).toMatchObject({ kind: 'AGENT', deleted: true });
    });

    it('are held by people whom their agency, staff and its insureds choose', async () => {
      const found = async (caller: TestCaller, query = ''): Promise<unknown> =>
        (await caller.get(`/api/agency/v1/agent/search${query}`)).body.totalElements;
      await joined(randomUUID(), AGENCY, { npn: null });
      expect(await found(agency)).toBe(1);
      expect(await found(other)).toBe(1);
      expect(await found(staff)).toBe(2);
      expect(await found(staff, `?agencyId=${OTHER}&search=${OTIS}`)).toBe(1);
      const insured = await app.signIn({ accountType: 'CUSTOMER', permissions });
      expect(await found(insured)).toBe(0);
    });
  });

  it('for surplus lines are all seen by staff alone, by broker and day', async () => {
    await agency.post(SURPLUS, { ...surplus, surplusLinesState: 'CA' });
    const all = '/api/account/v1/agency/cowbell/surplus/search';
    const query = `?email=Martha@quill.example&after=2026-01-01&state=CA&agencyId=${AGENCY}`;
    expect((await staff.get(all + query)).body.totalElements).toBe(1);
    expect((await staff.get(`${all}?before=2020-01-01`)).body.totalElements).toBe(0);
    expect((await agency.get(all)).status).toBe(403);
    expect((await agency.get(`${SURPLUS}/search?email=martha@quill.example`)).body).toMatchObject({
      totalElements: 1,
    });
  });

  it('are told of 60, 30 and 7 days before they end, each time once', async () => {
    // The mails of earlier runs are kept.
    const ida = `ida.${randomUUID()}@quietharbour.example`;
    const saved: EventData<'organization.saved.v1'> = {
      organizationId: REMINDED,
      accountType: 'AGENCY',
      name: 'Quiet Harbour',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    };
    await app.deliver('organization.saved.v1', saved);
    const own = await app.signIn({ accountType: 'AGENCY', organizationId: REMINDED, permissions });
    await own.put(`/api/account/v1/agency/${REMINDED}`, {
      name: 'Quiet Harbour',
      npn: '1',
      contactFirstName: 'Ida',
      contactLastName: 'Frost',
      contactEmail: ida,
      contactPhone: '702-555-0134',
    });
    const today = app.clock.now();
    const inDays = (days: number): string =>
      new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const made = { ...license, number: 'ENDING 1', expirationDate: inDays(61) };
    const { body } = await own.post(API, made);
    const sweep = app.app.get(ExpirySweep);
    const told = async (): Promise<(string | undefined)[]> => {
      await sweep.run();
      await sweep.run();
      const mails = (await sentMails(app)).filter(({ to }) => to === ida);
      return mails.map(({ text }) => /ENDING \d/.exec(text)?.[0]);
    };
    const dueIn = async (days: number): Promise<void> =>
      expect(await sweep.next({ except: [] })).toEqual(new Date(inDays(days)));
    expect(await told()).toEqual([]);
    await dueIn(1);
    app.clock.advance(DAY_MS);
    expect(await told()).toEqual(['ENDING 1']);
    await dueIn(31);
    app.clock.advance(30 * DAY_MS);
    expect(await told()).toHaveLength(2);
    app.clock.advance(23 * DAY_MS);
    expect(await told()).toHaveLength(3);
    const renewed = { ...made, id: body.id, number: 'ENDING 2', expirationDate: inDays(100) };
    await own.put(API, renewed);
    expect(await told()).toEqual(expect.arrayContaining(['ENDING 2']));
    await own.send('DELETE', `${API}/${body.id}`);
    app.clock.advance(40 * DAY_MS);
    expect(await told()).toHaveLength(4);
  });
});
