import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { ReminderSweep } from './reminder-sweep';

const DAY_MS = 86_400_000;
const AGENCY = randomUUID();
const TEAM = randomUUID();
const OTHER_TEAM = randomUUID();
const OTHER_AGENCY = randomUUID();
const ADA = randomUUID();
const BEN = randomUUID();
const API = '/api/account/v1/submission';
const AGENT = ['view', 'create', 'certify'].map((name) => `submission:${name}`);
const ALL = ['assign', 'decline', 'non-viable', 'complete'].map((name) => `submission:${name}`);

interface Submission {
  id: string;
  status: string;
  operationalStatus: string;
  allowedActions: string[];
  [field: string]: unknown;
}

describe('submissions', () => {
  let app: TestApp;
  let agency: TestCaller;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const region = { locationAlias: 'US' as const, enforceMfa: false, deleted: false, version: 1 };
    for (const organizationId of [AGENCY, OTHER_AGENCY]) {
      await app.deliver('organization.saved.v1', {
        organizationId,
        accountType: 'AGENCY',
        name: organizationId === AGENCY ? 'Harborline Insurance' : 'Bluecoast',
        hostname: null,
        ...region,
        scope: scopeOf({ agencyId: organizationId }),
      } as EventData<'organization.saved.v1'>);
    }
    for (const teamId of [TEAM, OTHER_TEAM]) {
      const team = { teamId, organizationId: AGENCY, name: teamId, default: teamId === TEAM };
      const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
      await app.deliver('team.saved.v1', { ...team, ...state });
    }
    for (const [userId, firstName] of [
      [ADA, 'Ada'],
      [BEN, 'Ben'],
    ]) {
      await app.deliver('user.saved.v1', {
        userId,
        organizationId: randomUUID(),
        accountType: 'COWBELL',
        contact: {
          firstName,
          lastName: 'Reed',
          email: `${firstName}@palisade.example`,
          phone: null,
        },
        teamIds: [],
        npn: null,
        enabled: userId === ADA,
        removed: false,
        version: 1,
        scope: scopeOf({}),
      } as unknown as EventData<'user.saved.v1'>);
    }
    const permissions = [...AGENT, 'account:view', 'account:create', 'quote:lost'];
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    staff = await app.signIn({ accountType: 'COWBELL', permissions: [...permissions, ...ALL] });
  });
  afterAll(() => app.close());

  const account = async (name: string, teamId = TEAM): Promise<string> => {
    const made = await agency.post<{ id: string }>('/api/account/v1', {
      name,
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: teamId }],
    });
    return made.body.id;
  };
  const send = async (body: object, caller = agency): Promise<Submission> => {
    const sent = await caller.post<Submission>(API, body);
    expect(sent.status).toBe(201);
    return sent.body;
  };
  const read = async (id: string, caller = agency): Promise<Submission> =>
    (await caller.get<Submission>(`${API}/${id}`)).body;
  const put = (path: string, body: object, caller = staff) =>
    caller.put<Submission>(`${API}/${path}`, body);
  const assign = (...submissionIds: string[]) =>
    put('bulk-assign', { submissionIds, assignedUser: ADA });
  const listed = async (query: string, caller = staff): Promise<string[]> => {
    const { body } = await caller.get<{ content: Submission[] }>(`${API}/search?${query}`);
    return body.content.map(({ id }) => id);
  };

  type Told = 'quote.requested.v1' | 'quote.released.v1' | 'quote.bound.v1' | 'quote.lost.v1';
  let version = 0;
  const quoteEvent = async (
    type: Told | 'quote.declined.v1',
    facts: { submissionId: string; accountId: string; quoteId: string; status: string },
    more: object = {},
  ): Promise<void> => {
    const { submissionId, accountId, quoteId, status } = facts;
    version += 1;
    await app.deliver(type, {
      quoteHead: {
        quoteId,
        quoteNumber: 'Q-26-0000077',
        submissionId,
        policyId: null,
        kind: 'NEW',
        product: 'P250',
        status,
        effectiveDate: '2026-04-01',
      },
      scope: scopeOf({ accountId, agencyId: AGENCY }),
      version,
      ...more,
    } as unknown as EventData<Told>);
  };

  it('is sent in by an agency, given out, certified and completed', async () => {
    const accountId = await account('Aspen Grove Dental');
    const sent = await send({ accountId, msgId: 'msg-1' });
    expect(sent).toMatchObject({
      status: 'NEW',
      operationalStatus: 'UNASSIGNED',
      accountName: 'Aspen Grove Dental',
      agencyName: 'Harborline Insurance',
      businessType: 'New Business',
      assignedUser: null,
      allowedActions: ['edit'],
    });
    expect((await agency.send('PUT', `${API}/certify/${sent.id}`)).status).toBe(409);
    const assignees = await staff.get(`${API}/assignees?search=ada`);
    expect(assignees.body).toEqual([{ id: ADA, name: 'Ada Reed', email: 'ada@palisade.example' }]);
    expect((await agency.get(`${API}/assignees`)).status).toBe(403);
    expect((await assign(sent.id)).body).toEqual({ updatedCount: 1 });
    expect(await read(sent.id)).toMatchObject({
      status: 'IN_PROGRESS',
      operationalStatus: 'ASSIGNED',
      assignedUserName: 'Ada Reed',
    });
    expect((await agency.send('PUT', `${API}/certify/${sent.id}`)).body).toMatchObject({
      status: 'CERTIFIED',
      operationalStatus: 'IN_REVIEW',
      certifiedOn: expect.any(String),
    });
    const facts = { submissionId: sent.id, accountId, quoteId: randomUUID() };
    await quoteEvent(
      'quote.requested.v1',
      { ...facts, status: 'REQUESTED' },
      { securityAnswers: {} },
    );
    const charges = { totalPremium: 125_050, currency: 'USD' };
    await quoteEvent('quote.released.v1', { ...facts, status: 'READY' }, { charges });
    expect(await read(sent.id)).toMatchObject({ status: 'QUOTED', quotedPremium: 1250.5 });
    expect((await put(`non-viable/${sent.id}`, { reason: 'Too small.' })).status).toBe(409);
    expect((await staff.send('PUT', `${API}/complete/${sent.id}`)).body).toMatchObject({
      status: 'COMPLETED',
      operationalStatus: 'DONE',
      allowedActions: [],
    });
    const reader = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: ['activity:view'],
    });
    const told = await agency.get<{ content: { action: string }[] }>(`${API}/${sent.id}/timeline`);
    expect(told.body.content.map(({ action }) => action)).toEqual(
      ['complete', 'release', 'certify', 'assign', 'create'].map((step) => `submission.${step}`),
    );
    const log = await reader.get<{ entries: { action: string }[] }>(`${API}/activities`);
    const ofIt = log.body.entries.filter(
      (entry) => 'subjectId' in entry && entry.subjectId === sent.id,
    );
    expect(ofIt.map(({ action }) => action)).toEqual(told.body.content.map(({ action }) => action));
    const counted = await reader.get<{ buckets: object[] }>(
      `${API}/activities/aggregate?groupBy=subject`,
    );
    expect(counted.body.buckets).toEqual([{ key: 'submission', count: log.body.entries.length }]);
    const seals = await agency.get(`${API}/${sent.id}/timeline/verification`);
    expect(seals.body).toMatchObject({ holds: true });
  });

  it('is declined with a reason, taken up again within 90 days, and deleted without a quote', async () => {
    const { id } = await send({ accountName: 'Birch Bay Marina' });
    const declinationReason = 'SIZE_TOO_BIG';
    expect((await put(`decline/${id}`, { declinationReason })).status).toBe(400);
    const why = { declinationReason, declinationReasonDescription: 'Above our limits.' };
    const fillIn = { ...why, declinationReason: 'FILL_IN_OPTION' };
    expect((await put(`decline/${id}`, fillIn)).body).toMatchObject({ code: 'FILL_IN_REQUIRED' });
    expect((await put(`decline/${id}`, why)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'DECLINED', ...why });
    expect((await put(id, { status: 'IN_PROGRESS' })).body).toMatchObject({
      status: 'IN_PROGRESS',
      declinationReason: null,
    });
    const marked = await put(`non-viable/${id}`, { reason: 'No such company.' });
    expect(marked.body).toMatchObject({
      status: 'NON_VIABLE',
      nonViableReason: 'No such company.',
    });
    expect((await staff.send('DELETE', `${API}/${id}`)).status).toBe(204);
    expect((await staff.get(`${API}/${id}`)).status).toBe(404);
    expect(await listed('search=birch bay')).toEqual([]);
  });

  it('reminds the agency once, seven days after it was asked for information', async () => {
    const { id } = await send({ accountName: 'Dogwood Print', businessType: 'New Business' });
    const other = await send({ accountName: 'Elm Street Books', businessType: 'New Business' });
    for (const asked of [id, other.id]) await put(asked, { operationalStatus: 'PENDING_INFO' });
    await put(other.id, { operationalStatus: 'IN_REVIEW' });
    const sweep = app.app.get(ReminderSweep);
    const reminded = async (): Promise<string[]> => {
      const rows: { subject: string }[] = await app.dataSource.query(
        `select subject from outbox where type = 'submission.information-due.v1'`,
      );
      return rows.map(({ subject }) => subject);
    };
    const due = new Date(app.clock.now().getTime() + 7 * DAY_MS);
    app.clock.advance(7 * DAY_MS - 1000);
    await sweep.run();
    expect([await reminded(), await sweep.next({ except: [] })]).toEqual([[], due]);
    app.clock.advance(2000);
    await Promise.all([sweep.run(), sweep.run()]);
    await sweep.run();
    expect(await reminded()).toEqual([id]);
    await put(id, { operationalStatus: 'PENDING_INFO' });
    app.clock.advance(8 * DAY_MS);
    await sweep.run();
    expect(await reminded()).toEqual([id, id]);
  });

  it('is matched, renamed and asked about', async () => {
    const { id } = await send({ accountName: 'Cedar Hill Foods', businessType: 'Renewal' });
    expect((await put(id, { operationalStatus: 'PENDING_INFO' })).body).toMatchObject({
      status: 'IN_PROGRESS',
      operationalStatus: 'PENDING_INFO',
    });
    expect((await agency.send('PUT', `${API}/certify/${id}`)).body).toMatchObject({
      code: 'SUBMISSION_WITHOUT_ACCOUNT',
    });
    const accountId = await account('Cedar Hill Foods Inc');
    expect((await put(id, { accountId }, agency)).body).toMatchObject({
      accountId,
      accountName: 'Cedar Hill Foods Inc',
    });
    expect(await listed(`accountId=${accountId}`)).toEqual([id]);
    expect((await put(id, { status: 'BOUND' })).body).toMatchObject({ code: 'STATUS_BY_CALL' });
    expect((await put(id, { accountId: randomUUID() }, agency)).status).toBe(400);
    expect((await put(id, { assignedUser: ADA }, agency)).body).toMatchObject({
      code: 'PROVIDER_ASSIGNS',
    });
    expect((await put(id, { agencyId: randomUUID() }, agency)).body).toMatchObject({
      code: 'AGENCY_INVALID',
    });
    expect((await put(id, { agencyId: OTHER_AGENCY, accountName: 'x' }, agency)).status).toBe(400);
    expect((await put(id, { assignedUser: BEN })).body).toMatchObject({ code: 'ASSIGNEE_INVALID' });
    expect((await put(id, { assignedUser: ADA })).body).toMatchObject({ assignedUser: ADA });
    expect(await listed(`assignedUser=${ADA}&status=IN_PROGRESS`)).toContain(id);
    expect((await put(id, { status: 'LOST' }, agency)).body).toMatchObject({ status: 'LOST' });
  });

  it('takes a message once, and names of agencies from staff alone', async () => {
    const asked = { accountName: 'Dogwood Print', msgId: 'msg-2' };
    expect((await staff.post(API, asked)).body).toMatchObject({ code: 'AGENCY_INVALID' });
    expect((await agency.post(API, {})).body).toMatchObject({ code: 'ACCOUNT_NAME_REQUIRED' });
    const foreign = { accountName: 'Dogwood Print', agencyId: OTHER_AGENCY };
    expect((await agency.post(API, foreign)).body).toMatchObject({ code: 'AGENCY_INVALID' });
    const { id } = await send({ ...asked, agencyId: AGENCY, assignedUser: ADA }, staff);
    expect(await read(id)).toMatchObject({ status: 'IN_PROGRESS', assignedUser: ADA });
    expect((await agency.post(API, asked)).body).toMatchObject({ code: 'MESSAGE_TAKEN' });
    expect((await agency.post(API, { ...asked, msgId: 'm', assignedUser: ADA })).status).toBe(400);
  });

  it('follows its quotes: lost when no open one is left, bound with one, declined when it is meant', async () => {
    const accountId = await account('Elder Creek Clinic');
    const { id: submissionId } = await send({ accountId });
    const [first, second] = [randomUUID(), randomUUID()];
    const of = (quoteId: string, status: string) => ({ submissionId, accountId, quoteId, status });
    for (const quoteId of [first, second]) {
      await quoteEvent('quote.requested.v1', of(quoteId, 'REQUESTED'), { securityAnswers: {} });
    }
    expect(await read(submissionId)).toMatchObject({ status: 'IN_PROGRESS' });
    await quoteEvent('quote.lost.v1', of(first, 'LOST'), { reason: 'Price', reasonSummary: null });
    expect(await read(submissionId)).toMatchObject({ status: 'IN_PROGRESS' });
    await quoteEvent('quote.lost.v1', of(second, 'LOST'), { reason: 'Price', reasonSummary: null });
    expect(await read(submissionId)).toMatchObject({ status: 'LOST' });
    await put(submissionId, { status: 'IN_PROGRESS' });
    const third = randomUUID();
    await quoteEvent('quote.requested.v1', of(third, 'REQUESTED'), { securityAnswers: {} });
    const fourth = randomUUID();
    await quoteEvent('quote.requested.v1', of(fourth, 'REQUESTED'), { securityAnswers: {} });
    const why = { reason: 'No backups.', reasonSummary: 'Poor controls' };
    const cascade = { ...why, alsoDeclined: ['SUBMISSION', 'ACCOUNT'] };
    await quoteEvent('quote.declined.v1', of(third, 'DECLINED'), cascade);
    expect(await read(submissionId)).toMatchObject({
      status: 'DECLINED',
      declinationReason: 'FILL_IN_OPTION',
      fillInDeclinationReason: 'Poor controls',
      declinationReasonDescription: 'No backups.',
    });
    const declined = await agency.get(`/api/account/v1/${accountId}`);
    expect(declined.body).toMatchObject({ status: 'Declined' });
  });

  it('counts what became of them, of one currency', async () => {
    const before = (await staff.get(`${API}/stats`)).body as Record<string, number>;
    const accountId = await account('Fir Point Hotel');
    const [one, two] = [
      await send({ accountId }),
      await send({ accountName: 'Gum Tree', businessType: 'Renewal' }),
    ];
    const charges = { totalPremium: 200_000, currency: 'USD' };
    const facts = { submissionId: one.id, accountId, quoteId: randomUUID(), status: 'READY' };
    await quoteEvent('quote.released.v1', facts, { charges });
    const why = { declinationReason: 'POOR_CONTROLS', declinationReasonDescription: 'None.' };
    await put(`decline/${two.id}`, why);
    const after = (await staff.get(`${API}/stats`)).body as Record<string, number>;
    expect(after.totalNewBusiness - before.totalNewBusiness).toBe(1);
    expect(after.renewals - before.renewals).toBe(1);
    expect(after.declined - before.declined).toBe(1);
    expect(after.totalQuotedPremium - before.totalQuotedPremium).toBe(2000);
    const pounds = await staff.get(`${API}/stats?currency=GBP`);
    expect(pounds.body).toMatchObject({ totalQuotedPremium: 0, currency: 'GBP' });
    const renewals = await staff.get(`${API}/stats?businessType=Renewal`);
    expect(renewals.body).toMatchObject({ totalNewBusiness: 0, renewals: after.renewals });
  });

  it('is for its agency, within the teams of a person', async () => {
    const accountId = await account('Holly Works', OTHER_TEAM);
    const { id } = await send({ accountId });
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: AGENT });
    const limited = { accountType: 'AGENCY', organizationId: AGENCY, permissions: AGENT } as const;
    const inTeam = (teamIds: string[]) =>
      app.signIn({ ...limited, permissions: [...AGENT], teamIds, seesAllTeams: false });
    const [elsewhere, member] = [await inTeam([TEAM]), await inTeam([OTHER_TEAM])];
    for (const caller of [rival, elsewhere]) {
      expect((await caller.get(`${API}/${id}`)).status).toBe(404);
      expect((await put(id, { accountName: 'Mine' }, caller)).status).toBe(404);
      expect(await listed('search=holly', caller)).toEqual([]);
    }
    expect(await listed('search=holly', member)).toEqual([id]);
  });

  it('lists the quotes that were asked to be bound', async () => {
    const accountId = await account('Iron Oak Steel');
    const quoteId = randomUUID();
    const facts = { submissionId: null as never, accountId, quoteId };
    const list = '/api/account/v1/wra/search';
    await quoteEvent(
      'quote.requested.v1',
      { ...facts, status: 'REQUESTED' },
      { securityAnswers: {} },
    );
    expect((await agency.get(`${list}?search=iron oak`)).body).toMatchObject({ content: [] });
    version += 1;
    const asked = { action: 'requestToBind', assignedUnderwriterId: null, subjectivities: null };
    await quoteEvent('quote.changed.v1' as Told, { ...facts, status: 'READY' }, asked);
    expect((await agency.get(`${list}?search=iron oak&filter=WAITING`)).body).toMatchObject({
      content: [
        { id: quoteId, companyName: 'Iron Oak Steel', wraRequestToBind: true, status: 'READY' },
      ],
    });
    expect((await agency.get(`${list}?status=BOUND`)).body).toMatchObject({ content: [] });
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: AGENT });
    expect((await rival.get(list)).body).toMatchObject({ content: [] });
  });

  it('is the mail of an agent, matched by the account that its subject names', async () => {
    await app.deliver('user.saved.v1', {
      userId: randomUUID(),
      organizationId: AGENCY,
      accountType: 'AGENCY',
      contact: {
        firstName: 'Nora',
        lastName: 'Vale',
        email: 'Nora@harborline.example',
        phone: null,
      },
      teamIds: [TEAM],
      npn: null,
      enabled: true,
      removed: false,
      version: 1,
      scope: scopeOf({}),
    } as unknown as EventData<'user.saved.v1'>);
    const accountId = await account('Juniper Farms');
    let sent = 0;
    const mail = async (
      subject: string,
      fromEmail = 'nora@harborline.example',
      application: Record<string, string> | null = null,
    ) => {
      sent += 1;
      const facts = { msgId: `<${sent}@mail.example>`, fromName: null, fromEmail, subject };
      const at = { received: '2026-01-15T12:00:00.000Z', docIds: [] };
      const rest = { ...at, application, scope: scopeOf({}) };
      await app.deliver('mail.received.v1', { ...facts, ...rest, version: 1 });
    };
    await mail('New business: Juniper Farms, cyber');
    await mail('Larkspur Foods');
    await mail('Juniper Farms', 'stranger@elsewhere.example');
    const found = await agency.get<{ content: Submission[] }>(`${API}/search?search=juniper`);
    expect(found.body.content).toMatchObject([
      { accountId, status: 'NEW', msgId: '<1@mail.example>', accountName: 'Juniper Farms' },
    ]);
    const other = await agency.get<{ content: Submission[] }>(`${API}/search?search=larkspur`);
    expect(other.body.content).toMatchObject([{ accountId: null, accountName: 'Larkspur Foods' }]);

    const application = {
      name: 'Copper Kiln Pottery',
      address1: '12 Mesa Road',
      city: 'Phoenix',
      state: 'az',
      zipCode: '85004',
      country: 'USA',
      phone: '(602) 555-0142',
      revenue: '$1,200,000',
      yearEstablished: '3024',
      'answer.mfaCloud': 'Yes',
      'answer.backupFrequency': 'Every six months',
      'answer.mfaAdmin': 'Perhaps',
    };
    await mail('Please quote', undefined, application);
    // The same client, however its name and address are spelled.
    await mail('Again, please', undefined, {
      ...application,
      name: 'COPPER KILN pottery ',
      zipCode: ' 85004',
    });
    await mail('Unfinished', undefined, { name: 'No Address', phone: '1' });
    const filled = await agency.get<{ content: Submission[] }>(`${API}/search?search=copper`);
    const ids = filled.body.content.map((submission) => submission.accountId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    const client = `/api/account/v1/${ids[0]}`;
    // A year to come cannot be taken over; the rest is.
    expect((await agency.get(client)).body).toMatchObject({
      name: 'Copper Kiln Pottery',
      state: 'AZ',
      revenue: 1_200_000,
      yearEstablished: null,
    });
    const given = await app.dataSource.query<object[]>(
      'select security_answers as answers from account where id = $1',
      [ids[0]],
    );
    expect(given).toEqual([{ answers: { mfaCloud: true, backupFrequency: 'SIX_MONTHS' } }]);
    const unfinished = await agency.get<{ content: Submission[] }>(
      `${API}/search?search=unfinished`,
    );
    expect(unfinished.body.content).toMatchObject([{ accountId: null, accountName: 'Unfinished' }]);
  });
});
