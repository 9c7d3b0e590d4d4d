import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import { Upstreams } from '@palisade/platform';
import type { Answer, TestApp } from '@palisade/testing';
import { sentMails, startApp, TestCaller } from '@palisade/testing';
import { demoOrganization, RED_ROCK_DENTAL_ID, userId } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const HARBORLINE = demoOrganization('harborline').id;
const BLUECOAST = demoOrganization('bluecoast').id;
const NORA = userId(3);
const NOBODY = randomUUID();
const PRODUCER = 'producer@harborline.example';
const MSSP = 'mssp@sentrywatch.example';
const AGGREGATOR = 'da@brightpath.example';

interface Row {
  id: string;
  name: string;
}

/** What uses a partner in these cases, told of again and again. */
const USED = randomUUID();
let versions = 0;
const nextVersion = (): number => ++versions;

describe('what the provider keeps of its partners', () => {
  let app: TestApp;
  let staff: TestCaller;
  let agent: TestCaller;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-partners-'));
    app = await startApp(service, { DATA_DIR: folder }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    staff = await login('admin@palisade.example');
    agent = await login('agent@harborline.example');
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  async function login(username: string): Promise<TestCaller> {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, credentials);
    return new TestCaller(app.url, body.accessToken);
  }
  const published = (type: string, field: string, value: string): Promise<{ data: object }[]> =>
    app.dataSource.query(
      `select body->'data' as data from outbox
       where type = $1 and body->'data'->>$2 = $3 order by sequence`,
      [type, field, value],
    );

  it.each([
    ['da', 'DIGITAL', 'da/:id'],
    ['carrier', 'CARRIER', 'carrier/hostname/:id'],
    ['cluster', 'CLUSTER', 'cluster/:id'],
    ['reinsurer', 'RE_INSURER', 'reinsurer/:id'],
    ['premiumprocessor', 'PREMIUM_PROCESSOR', 'premiumprocessor/:id'],
    ['mssp', 'MSSP', 'mssp/:id'],
    ['vendor', 'VENDOR', 'vendor/:id'],
  ])('%s: made, changed and deleted', async (path, accountType, changePath) => {
    const hostname = `${path}.partner.example`;
    const body = { name: `New ${path}`, description: 'A partner', hostname };
    const made = await staff.post<Row>(`${API}/${path}`, body);
    expect(made).toMatchObject({ status: 201, body });
    const { id } = made.body;
    expect((await staff.post(`${API}/${path}`, body)).status).toBe(409);
    expect((await agent.post(`${API}/${path}`, body)).status).toBe(403);
    const isCarrier = path === 'carrier';
    const change = { ...(!isCarrier && { ...body, name: 'Renamed' }), hostname: `2.${hostname}` };
    const changed = await staff.put(`${API}/${changePath.replace(':id', id)}`, change);
    expect(changed).toMatchObject({ status: 200, body: change });
    const history = await staff.get(`${API}/organizations/${id}/timeline`);
    expect(history.body).toMatchObject({
      content: [
        {
          action: 'organization.change',
          changes: expect.arrayContaining([
            { field: 'hostname', kind: 'TEXT', from: hostname, to: `2.${hostname}` },
          ]),
        },
        { action: 'organization.create' },
      ],
    });
    expect((await agent.get(`${API}/organizations/${id}/timeline`)).status).toBe(404);
    const other = changePath.replace(':id', HARBORLINE);
    expect((await staff.put(`${API}/${other}`, change)).status).toBe(404);
    expect((await staff.send('DELETE', `${API}/${path}/${id}`)).status).toBe(204);
    expect((await staff.send('DELETE', `${API}/${path}/${id}`)).status).toBe(404);
    const events = await published('organization.saved.v1', 'organizationId', id);
    expect(events).toHaveLength(3);
    expect(events[2].data).toMatchObject({ accountType, deleted: true });
    expect(await published('team.saved.v1', 'organizationId', id)).toHaveLength(1);
  });

  it('invites the named contact as the first of its people', async () => {
    const contact = { contactFirstName: 'Ada', contactLastName: 'Hill' };
    const contactEmail = 'ada@new-cluster.example';
    const draft = { name: 'New cluster', ...contact, contactEmail };
    const { contactLastName: _, ...nameless } = draft;
    expect(await staff.post(`${API}/cluster`, nameless)).toMatchObject({ status: 400 });
    const made = await staff.post<Row>(`${API}/cluster`, draft);
    expect(made.status).toBe(201);
    const { body } = await staff.get<{ content: object[] }>(
      `${API}/users?accountId=${made.body.id}`,
    );
    expect(body.content).toMatchObject([{ email: contactEmail, role: { name: 'Cluster Admin' } }]);
    const mails = await sentMails(app);
    expect(mails.filter(({ to }) => to.includes(contactEmail))).toHaveLength(1);
    const [event] = await published('organization.saved.v1', 'organizationId', made.body.id);
    expect(event.data).toMatchObject({ contact: { firstName: 'Ada', email: contactEmail } });
  });

  it('takes over what its profile says, and stays while something uses it', async () => {
    const hostname = 'followed.partner.example';
    const { body } = await staff.post<Row>(`${API}/cluster`, { name: 'Followed', hostname });
    const told = {
      organizationId: body.id,
      name: 'Renamed',
      description: 'From its profile',
      hostname: 'taken.partner.example',
      enforceMfa: true,
      contact: { firstName: 'Bo', lastName: null, email: null, phone: null },
      changed: ['name' as const, 'hostname' as const, 'enforceMfa' as const, 'contact' as const],
      savedBy: 'CLUSTER' as const,
      person: { userId: randomUUID(), name: 'Bo Hill' },
      scope: scopeOf({}),
      version: 1,
    };
    await staff.post(`${API}/cluster`, { name: 'Other', hostname: told.hostname });
    await app.deliver('partner.saved.v1', told);
    const events = await published('organization.saved.v1', 'organizationId', body.id);
    expect(events[1].data).toMatchObject({
      name: 'Renamed',
      // What was not changed there may be newer here.
      description: null,
      hostname,
      enforceMfa: true,
      contact: told.contact,
    });
    const timeline = `${API}/organizations/${body.id}/timeline`;
    const { content } = (await staff.get<{ content: object[] }>(timeline)).body;
    expect(content[0]).toMatchObject({
      action: 'organization.change',
      by: { name: 'Bo Hill', kind: 'PERSON' },
      changes: expect.arrayContaining([
        { field: 'name', kind: 'TEXT', from: 'Followed', to: 'Renamed' },
        { field: 'enforceMfa', kind: 'FLAG', from: false, to: true },
      ]),
    });
    const link = (clusterId: string | null, version: number) =>
      app.deliver('agency.links-changed.v1', {
        agencyId: HARBORLINE,
        clusterId,
        aggregatorId: null,
        version,
        scope: scopeOf({}),
      });
    await link(body.id, 900);
    const refused = await staff.send('DELETE', `${API}/cluster/${body.id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    await link(null, 901);
    expect((await staff.send('DELETE', `${API}/cluster/${body.id}`)).status).toBe(204);
  });

  it.each<
    [kind: string, said: string, use: (id: string, ends: boolean, version: number) => Promise<void>]
  >([
    ['reinsurer', '1 treaty', (id, ends, version) => treaty({ reinsurerId: id }, ends, version)],
    ['carrier', '1 treaty', (id, ends, version) => treaty({ carrierId: id }, ends, version)],
    [
      'carrier',
      '1 carrier profile of the rater',
      (carrierId, deleted, version) =>
        app.deliver('carrier-profile.saved.v1', {
          profileId: USED,
          carrierId,
          name: 'Paper',
          code: 'PAPER',
          products: ['P250'],
          states: ['TX'],
          isSurplus: false,
          priority: 1,
          effectiveFrom: '2026-01-01',
          effectiveTo: null,
          deleted,
          version,
          scope: scopeOf({}),
        }),
    ],
    [
      'premiumprocessor',
      '1 finance plan',
      (processorId, ends, version) => {
        const scope = scopeOf({ processorId });
        const plan = { financeId: USED, policyId: USED, version, scope };
        return ends
          ? app.deliver('finance.ended.v1', { ...plan, outcome: 'PAID_OFF' })
          : app.deliver('finance.accepted.v1', {
              ...plan,
              financeQuoteNumber: 'F-1',
              policyNumber: 'P-1',
              processorId,
              currency: 'USD',
              amountFinanced: 1,
              downPayment: 1,
              apr: 9.5,
              installments: 10,
              installmentAmount: 1,
              firstInstallmentDue: '2026-02-01',
              signeeName: 'Ada',
              signedAt: '2026-01-01T00:00:00.000Z',
              docId: USED,
            });
      },
    ],
  ])('of the kind %s stays while %s uses it', async (kind, said, use) => {
    const { body } = await staff.post<Row>(`${API}/${kind}`, { name: `Used by ${said}` });
    const id = String(body.id);
    const remove = () => staff.send('DELETE', `${API}/${kind}/${id}`);
    const version = nextVersion();
    await use(id, false, version);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', detail: `It is in use by ${said} and cannot be deleted.` },
    });
    await use(id, true, nextVersion());
    expect((await remove()).status).toBe(204);
  });

  const treaty = (
    party: { carrierId?: string; reinsurerId?: string },
    deleted: boolean,
    version: number,
  ): Promise<void> =>
    app.deliver('treaty.saved.v1', {
      treatyId: USED,
      carrierId: USED,
      reinsurerId: USED,
      ...party,
      products: ['P250'],
      effectiveFrom: '2026-01-01',
      effectiveTo: '2027-01-01',
      cededPct: 40,
      cedingCommissionPct: 25,
      deleted,
      version,
      scope: scopeOf({}),
    });

  it('is used no more by a deleted client', async () => {
    const { body } = await staff.post(`${API}/mssp`, { name: 'Watchtower' });
    const accountId = randomUUID();
    await app.deliver('account.links-changed.v1', {
      accountId,
      aggregatorId: null,
      msspIds: [String(body.id)],
      version: 3,
      scope: scopeOf({}),
    });
    const remove = () => staff.send('DELETE', `${API}/mssp/${body.id}`);
    expect((await remove()).status).toBe(409);
    const status = { accountId, from: 'Open' as const, reason: null, scope: scopeOf({}) };
    await app.deliver('account.status-changed.v1', { ...status, to: 'Lost', version: 4 });
    expect((await remove()).status).toBe(409);
    await app.deliver('account.status-changed.v1', { ...status, to: 'Deleted', version: 5 });
    expect((await remove()).status).toBe(204);
  });

  it.each([
    ['da', { name: '', description: '', hostname: 'x' }, ['/name', '/description', '/hostname']],
    ['carrier', { name: 'C', contactEmail: 'x', contactPhone: '1' }, ['/contactEmail']],
    ['cluster', { name: 'C', contactPhone: '1' }, ['/contactPhone']],
  ])('%s is refused with %j', async (path, body, pointers) => {
    const answer = await staff.post<{ errors: { pointer: string }[] }>(`${API}/${path}`, body);
    expect(answer.status).toBe(400);
    const named = answer.body.errors.map(({ pointer }) => pointer);
    expect([...new Set(named)]).toEqual(pointers);
  });

  it.each([
    ['free.example', true, true],
    ['not a host', false, false],
  ])('tells of the host name %s: valid %s, available %s', async (hostname, valid, available) => {
    const answer = await staff.get(`${API}/hostname/check?hostname=${encodeURI(hostname)}`);
    expect(answer.body).toEqual({ valid, available });
  });

  it('blacklists a domain, under which nobody is invited any more, and frees it', async () => {
    const path = `${API}/domain/blacklist`;
    const added = await staff.post<Row>(path, { domainName: ' Spam.Example ' });
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'spam.example', addedBy: 'Avery Stone' },
    });
    expect((await staff.post(path, { domainName: 'spam.example' })).status).toBe(409);
    expect((await staff.post(path, { domainName: 'spam' })).body).toMatchObject({
      errors: [{ pointer: '/domainName', detail: 'Not a valid domain name.' }],
    });
    expect((await agent.post(path, { domainName: 'a.example' })).status).toBe(403);
    const { body: roles } = await agent.get<Row[]>(`${API}/roles/AGENCY`);
    const names = { firstName: 'A', lastName: 'B', roleId: roles[0].id };
    const invite = (): Promise<Answer> =>
      agent.post(`${API}/users`, { ...names, email: 'a@spam.example' });
    expect(await invite()).toMatchObject({ status: 400, body: { code: 'BLACKLISTED_DOMAIN' } });
    const found = await staff.get(`${path}/search?size=10&search=SPAM`);
    expect(found.body).toMatchObject({ totalElements: 1, size: 25 });
    expect((await staff.send('DELETE', `${path}/${added.body.id}`)).status).toBe(204);
    expect((await staff.send('DELETE', `${path}/${added.body.id}`)).status).toBe(404);
    expect((await invite()).status).toBe(201);
    const events = await published('domain-blacklist.saved.v1', 'domain', 'spam.example');
    expect(events.map(({ data }) => data)).toMatchObject([{ blocked: true }, { blocked: false }]);
  });

  describe('account links', () => {
    it('let a person switch to the accounts that staff add', async () => {
      const assign = (caller: TestCaller, accountIds: string[]): Promise<Answer> =>
        caller.put(`${API}/accounts/assign`, { userId: NORA, accountIds });
      expect((await assign(agent, [BLUECOAST])).status).toBe(403);
      expect((await assign(staff, [NOBODY])).status).toBe(400);
      expect((await assign(staff, [HARBORLINE])).status).toBe(400);
      expect((await agent.post(`${API}/accounts/${BLUECOAST}/myToken`)).status).toBe(404);
      expect(await assign(staff, [BLUECOAST, RED_ROCK_DENTAL_ID])).toMatchObject({
        status: 200,
        body: { accountsCount: 2 },
      });
      const told = await staff.get<{ content: object[] }>(`${API}/users/${NORA}/timeline`);
      expect(told.body.content[0]).toMatchObject({
        action: 'user.assign-accounts',
        changes: [{ field: 'accounts', from: '', to: 'Bluecoast Agency, Red Rock Dental' }],
      });
      const own = await agent.get<{ content: object[] }>(`${API}/users/me/accounts`);
      expect(own.body.content).toMatchObject([
        { name: 'Bluecoast Agency', role: { name: 'Agency Admin' } },
        { name: 'Harborline Insurance Partners', role: { name: 'Agency Admin' } },
        { name: 'Red Rock Dental', role: { name: 'Risk Manager' } },
      ]);
      const { body } = await agent.post(`${API}/accounts/${BLUECOAST}/myToken`);
      const entered = await app.anonymous.post<{ accessToken: string }>(
        `${API}/admin/enter/${body.token as string}`,
      );
      const inside = new TestCaller(app.url, entered.body.accessToken);
      const me = await inside.get(`${API}/users/me`);
      expect(me.body).toMatchObject({
        account: { name: 'Bluecoast Agency' },
        home: { name: 'Harborline Insurance Partners' },
        role: { name: 'Agency Admin' },
      });
      const taken = `${API}/users/${NORA}?accountId=${BLUECOAST}`;
      expect((await staff.send('DELETE', taken)).status).toBe(204);
      expect((await staff.send('DELETE', taken)).status).toBe(404);
      // What was taken away was in the tokens of until now.
      agent = await login('agent@harborline.example');
      expect((await agent.post(`${API}/accounts/${BLUECOAST}/myToken`)).status).toBe(404);
    });

    it('reach neither the provider nor people who may do more than the caller', async () => {
      const [helper, chief] = [userId(2), userId(1)];
      await app.dataSource.query(
        `update app_user set role_id =
           (select id from role where account_type = 'COWBELL' and name = 'Customer Success')
         where id = $1`,
        [helper],
      );
      const caller = await login('underwriter@palisade.example');
      const roleIdOf = async (accountType: string, name: string): Promise<string | undefined> => {
        const { body } = await caller.get<Row[]>(`${API}/roles/${accountType}`);
        return body.find((role) => role.name === name)?.id;
      };
      const assign = async (body: object): Promise<number> =>
        (await caller.put(`${API}/accounts/assign`, body)).status;
      const provider = demoOrganization('palisade').id;
      const superAdmin = await roleIdOf('COWBELL', 'Super Admin');
      for (const roleId of [superAdmin, undefined]) {
        expect(await assign({ userId: NORA, accountIds: [provider], roleId })).toBe(400);
      }
      expect(await assign({ userId: NORA, accountIds: [BLUECOAST], roleId: superAdmin })).toBe(400);
      expect((await agent.post(`${API}/accounts/${provider}/myToken`)).status).toBe(404);
      expect(await assign({ userId: chief, accountIds: [BLUECOAST] })).toBe(403);
      const roleId = await roleIdOf('AGENCY', 'Producer');
      expect(await assign({ userId: NORA, accountIds: [BLUECOAST], roleId })).toBe(200);
    });

    it('are given and taken by the accounts service, with its refusals', async () => {
      const link = (body: object): Promise<Answer> => staff.put(`${API}/accounts/link`, body);
      const unlink = (body: object): Promise<Answer> => staff.put(`${API}/accounts/unlink`, body);
      const wanted = { accountId: RED_ROCK_DENTAL_ID, agencyId: HARBORLINE, userId: NORA };
      const send = jest.spyOn(app.app.get(Upstreams), 'fetch');
      send.mockResolvedValueOnce(Response.json({}));
      expect(await link(wanted)).toMatchObject({
        status: 200,
        body: { accountId: RED_ROCK_DENTAL_ID, agencyId: HARBORLINE },
      });
      const body = JSON.stringify({ agencyId: HARBORLINE, agentEmail: 'agent@harborline.example' });
      expect(send).toHaveBeenCalledWith(
        'account',
        `/api/account/v1/assign-agency/${RED_ROCK_DENTAL_ID}`,
        expect.objectContaining({ method: 'PUT', body }),
      );
      const detail = 'The Client is already associated with another Agency/Brokerage!';
      const refusal = { code: 'LINKED_TO_OTHER_AGENCY', detail };
      send.mockResolvedValueOnce(Response.json(refusal, { status: 409 }));
      expect(await link(wanted)).toMatchObject({ status: 409, body: { detail } });
      send.mockRejectedValueOnce(new Error('gone'));
      expect((await link(wanted)).status).toBe(503);
      expect((await link({ ...wanted, userId: NOBODY })).status).toBe(400);
      expect((await unlink({ ...wanted, userId: NOBODY })).status).toBe(404);
      send.mockResolvedValueOnce(Response.json({ agencies: [] }));
      expect((await unlink({ ...wanted, userId: null })).status).toBe(204);
      expect(send).toHaveBeenLastCalledWith(
        'account',
        `/api/account/v1/my-agent/${RED_ROCK_DENTAL_ID}?agencyId=${HARBORLINE}`,
        expect.objectContaining({ method: 'DELETE' }),
      );
      send.mockRestore();
    });

    it('follow what accounts tell, by mail to the agency that is new, and never an older event', async () => {
      const accountId = RED_ROCK_DENTAL_ID;
      const sees = async (caller: TestCaller): Promise<number> =>
        (await caller.put(`${API}/accounts/favorite`, { accountId, favorite: true })).status;
      const tell = (agencyId: string, userId: string | null, version: number): Promise<void> => {
        const named = { agencyName: '', name: 'Nora Vale', email: 'agent@harborline.example' };
        const agent = userId && { agencyId, userId, ...named, phone: null, npn: null };
        return app.deliver('account.agent-changed.v1', {
          accountId,
          agent: agent || null,
          teamIds: [],
          previousAgencyId: null,
          version,
          scope: scopeOf({ accountId, agencyId }),
        });
      };
      const access = `${API}/users/${NORA}?accountId=${accountId}`;
      expect((await staff.send('DELETE', access)).status).toBe(204);
      agent = await login('agent@harborline.example');
      await tell(BLUECOAST, null, 901);
      expect(await sees(agent)).toBe(404);
      await tell(HARBORLINE, NORA, 903);
      await tell(BLUECOAST, null, 902);
      expect(await sees(agent)).toBe(200);
      const letters = (await sentMails(app)).filter(({ subject }) => /^New client/.test(subject));
      expect(letters).toContainEqual(
        expect.objectContaining({
          to: 'agent@harborline.example',
          subject: 'New client: Red Rock Dental',
          text: expect.stringContaining(`/agency/accounts/${accountId}`),
        }),
      );
    });

    it('begin with the agency that made the account, whose people mark it as a favourite', async () => {
      const accountId = randomUUID();
      const place = { address1: '1 A St', address2: null, address3: null, city: 'Austin' };
      const insured = { accountId, name: 'Fern Bakery', ...place, state: 'TX', zipCode: '78701' };
      await app.deliver('account.created.v1', {
        insured: {
          ...insured,
          country: 'USA',
          timeZone: 'America/Chicago',
          industryCode: null,
          hazard: null,
        },
        status: 'Open',
        domains: [],
        contact: null,
        agent: null,
        aggregatorId: null,
        msspIds: [],
        revenue: null,
        currency: 'USD',
        employees: null,
        yearEstablished: null,
        records: null,
        entityType: null,
        ownershipType: null,
        franchiseSystemConnectivity: null,
        percentInternationalSales: null,
        claimHistory: null,
        securityAnswers: {},
        profileScore: null,
        version: 1,
        scope: scopeOf({ accountId, agencyId: HARBORLINE }),
      });
      const mark = (caller: TestCaller, id: string, favorite = true): Promise<Answer> =>
        caller.put(`${API}/accounts/favorite`, { accountId: id, favorite });
      expect(await mark(agent, accountId)).toMatchObject({
        status: 200,
        body: { accountId, favorite: true },
      });
      expect((await mark(agent, accountId, false)).status).toBe(200);
      expect((await mark(await login('agent@bluecoast.example'), accountId)).status).toBe(404);
      expect((await mark(agent, NOBODY)).status).toBe(404);
      expect((await mark(await login(MSSP), accountId)).status).toBe(404);
      expect((await mark(staff, accountId)).status).toBe(200);
      await app.dataSource.query(`update client_account set team_ids = $2 where account_id = $1`, [
        accountId,
        [NOBODY],
      ]);
      expect((await mark(agent, accountId)).status).toBe(200);
      expect((await mark(await login(PRODUCER), accountId)).status).toBe(404);
    });

    it('of an aggregator are its favourites where the accounts service shows them', async () => {
      const aggregator = await login(AGGREGATOR);
      const mark = (): Promise<Answer> =>
        aggregator.put(`${API}/accounts/favorite`, {
          accountId: RED_ROCK_DENTAL_ID,
          favorite: true,
        });
      const ask = jest.spyOn(app.app.get(Upstreams), 'ask');
      ask.mockResolvedValue(new Response('{}', { status: 404 }));
      expect((await mark()).status).toBe(404);
      ask.mockResolvedValue(new Response('{}'));
      expect((await mark()).status).toBe(200);
      const [service, path, asked] = ask.mock.lastCall ?? [];
      expect([service, path]).toEqual(['account', `/api/account/v1/${RED_ROCK_DENTAL_ID}`]);
      expect(new Headers(asked?.headers).get('authorization')).toBe(`Bearer ${aggregator.token}`);
      ask.mockResolvedValue(undefined);
      expect((await mark()).status).toBe(503);
      ask.mockRestore();
    });
  });

  it('keeps views and preferences for each person alone', async () => {
    const path = `${API}/me/views`;
    const view = { screen: 'quotes', name: 'Ready', query: 'status=READY' };
    const made = await agent.post<Row>(path, view);
    expect(made).toMatchObject({ status: 201, body: view });
    expect((await agent.post(path, { ...view, name: 'READY' })).status).toBe(409);
    const own = `${path}/${made.body.id}`;
    expect((await staff.put(own, view)).status).toBe(404);
    expect((await agent.put(own, { ...view, name: 'Ready now' })).body.name).toBe('Ready now');
    const listed = await agent.get<{ content: object[] }>(`${path}?screen=quotes`);
    expect(listed.body.content).toHaveLength(1);
    expect((await staff.get(`${path}?screen=quotes`)).body).toMatchObject({ totalElements: 0 });
    expect((await agent.send('DELETE', own)).status).toBe(204);
    const preferences = { theme: 'dark', quotes: { columns: ['name'] } };
    expect((await agent.get(`${API}/me/preferences`)).body).toEqual({ preferences: {} });
    await agent.put(`${API}/me/preferences`, { preferences });
    expect((await agent.get(`${API}/me/preferences`)).body).toEqual({ preferences });
    const large = { preferences: { text: 'x'.repeat(20_000) } };
    expect((await agent.put(`${API}/me/preferences`, large)).status).toBe(400);
    expect((await staff.get(`${API}/me/preferences`)).body).toEqual({ preferences: {} });
  });
});
