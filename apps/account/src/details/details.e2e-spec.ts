import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { expectSecondPersonOnly, sampleQuoteHead, startApp } from '@palisade/testing';
import { SECURITY_QUESTIONS } from '@palisade/trade';
import { service } from '../main';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const RIVAL = randomUUID();
const TEAM = randomUUID();
const PERMISSIONS = ['view', 'create', 'edit', 'verify', 'certify', 'assign-agent'].map(
  (name) => `account:${name}`,
);
const ADA = {
  accountType: 'COWBELL' as const,
  permissions: PERMISSIONS,
  userId: randomUUID(),
  name: 'Ada Reed',
};
const FACTS = {
  domainName: 'https://lone-mesa.example',
  naicsCode: '621210',
  revenue: 1_200_000.5,
  noOfEmployeesAll: 12.9,
  yearEstablished: 1998,
  ownershipType: 'Private',
};
const CONTACT = {
  contactFirstName: 'Ada',
  contactLastName: 'Stone',
  contactEmail: 'Ada@lone-mesa.example',
  contactPhone: '702 555 0134',
};

describe('the details of an account', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;
  let colleague: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const fresh = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...fresh });
    const signIn = (accountType: 'AGENCY' | 'COWBELL', organizationId = randomUUID()) =>
      app.signIn({ accountType, organizationId, permissions: PERMISSIONS });
    [agency, rival, staff, colleague] = await Promise.all([
      signIn('AGENCY', AGENCY),
      signIn('AGENCY', RIVAL),
      app.signIn(ADA),
      app.signIn({ ...ADA, userId: randomUUID(), name: 'Ben Cole' }),
    ]);
  });
  afterAll(() => app.close());

  let count = 0;
  const created = async (): Promise<string> => {
    const place = { address1: '10 Canyon Road', city: 'Las Vegas', state: 'NV', zipCode: '89101' };
    const company = { name: `Lone Mesa ${count++} Dental`, phone: '702-555-0134', country: 'USA' };
    const { body } = await agency.post(API, { ...company, ...place, teams: [{ id: TEAM }] });
    return String(body.id);
  };
  const read = async (id: string) => (await agency.get(`${API}/${id}`)).body;
  const quoted = async (accountId: string, product: 'P250' | 'PRIME_CLOUD') => {
    const quoteHead = { ...sampleQuoteHead(randomUUID()), product, status: 'READY' as const };
    const scope = scopeOf({ accountId });
    const asked = { quoteHead, agent: null, securityAnswers: {}, scope, version: 1 };
    await app.deliver('quote.requested.v1', asked);
    return quoteHead;
  };
  const lastChange = async (): Promise<unknown> => {
    const [row]: { data: unknown }[] = await app.dataSource.query(
      `select body -> 'data' as data from outbox where type = 'account.changed.v1'
       order by sequence desc limit 1`,
    );
    return row.data;
  };

  it('make a company that no directory knows one that can be quoted', async () => {
    const id = await created();
    expect(await read(id)).toMatchObject({ profileScore: 1 });
    const products = () => agency.get<{ eligible: boolean }[]>(`${API}/eligible-products/${id}`);
    expect((await products()).body.every(({ eligible }) => !eligible)).toBe(true);
    const saved = await agency.put(`${API}/${id}`, FACTS);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        profileScore: 7,
        errorMessage: null,
        domainName: 'lone-mesa.example',
        revenue: 1_200_000.5,
        noOfEmployeesAll: 12,
        secondaryIndustry: 'Offices of Dentists',
        factOrigins: { revenue: { source: 'TYPED' } },
      },
    });
    expect((await products()).body.some(({ eligible }) => eligible)).toBe(true);
    expect((await agency.put(`${API}/policy-contact/${id}`, CONTACT)).body).toMatchObject({
      contactEmail: 'ada@lone-mesa.example',
      contactPhone: '+17025550134',
      profileScore: 8,
    });
  });

  it.each([
    ['code', { naicsCode: '1' }, 'Unknown industry code'],
    ['revenue', { revenue: 1_000_000_000_001 }, 'must be less than or equal to 1 Trillion Dollars'],
    ['domain', { domainName: 'gmail.com' }, 'Invalid Domain! Try a different domain name.'],
    ['telephone', { phone: '12' }, 'Phone is not a valid phone number'],
    ['name', { name: null }, 'Name is a required field'],
    ['team', { teams: [] }, 'Please select a Team'],
    ['colour', { colour: 'red' }, 'Unknown field colour'],
    ['quote', { quoteId: randomUUID(), revenue: 5 }, 'Quote not found'],
  ])('refuse a wrong %s and change nothing', async (_, wrong, detail) => {
    const id = await created();
    const before = await read(id);
    const answer = await agency.put(`${API}/${id}`, { yearEstablished: 2001, ...wrong });
    expect(answer.status).toBe('quoteId' in wrong ? 404 : 400);
    expect(String(answer.body.detail).replace(/\.$/, '')).toBe(detail.replace(/\.$/, ''));
    expect(await read(id)).toEqual(before);
  });

  it('name the open quotes that a change concerns, before it is made', async () => {
    const id = await created();
    const cloud = await quoted(id, 'PRIME_CLOUD');
    const p250 = await quoted(id, 'P250');
    const check = (facts: object, query = '') =>
      agency.post(`${API}/precheck/${id}${query}`, facts);
    expect((await check({ noOfEmployeesAll: 5 })).body).toMatchObject({ quotes: [] });
    const { body } = await check({ revenue: 5 });
    expect(body).toMatchObject({ WillInvalidateQuotes: true, WillReferQuotes: true });
    expect(body.quotes).toHaveLength(2);
    const own = await check({ revenue: 5 }, `?quoteId=${cloud.quoteId}`);
    expect(own.body).toMatchObject({ WillInvalidateQuotes: false, WillReferQuotes: true });
    expect((await read(id)).revenue).toBeNull();
    await agency.put(`${API}/${id}`, { revenue: 5, quoteId: cloud.quoteId });
    expect(await lastChange()).toMatchObject({
      changed: ['revenue'],
      ratingChanged: true,
      quoteId: cloud.quoteId,
    });
    const scope = scopeOf({ accountId: id });
    const quoteHead = { ...p250, status: 'LOST' as const };
    const lost = { reason: '', reasonSummary: null, changed: null, notify: false };
    await app.deliver('quote.lost.v1', { quoteHead, ...lost, scope, version: 2 });
    expect((await check({ revenue: 6 })).body).toMatchObject({ WillReferQuotes: false });
  });

  it('are verified by an agent, until somebody changes one', async () => {
    const id = await created();
    const verify = (caller: TestCaller, body: object) => caller.put(`${API}/verify/${id}`, body);
    expect((await verify(staff, { isVerifiedByAgent: true })).status).toBe(403);
    expect((await verify(agency, { isVerifiedByAgent: false })).status).toBe(400);
    const ticked = await verify(agency, { yearEstablished: 1990, isVerifiedByAgent: true });
    expect(ticked.body).toMatchObject({ isVerifiedByAgent: true });
    expect(await read(id)).toMatchObject({
      yearEstablished: 1990,
      factOrigins: { yearEstablished: { source: 'AGENT_ATTESTED' } },
    });
    await agency.put(`${API}/${id}`, { yearEstablished: 1990 });
    expect(await read(id)).toMatchObject({ isVerifiedByAgent: true });
    await agency.put(`${API}/${id}`, { yearEstablished: 1991 });
    expect(await read(id)).toMatchObject({ isVerifiedByAgent: false, verifiedDate: null });
  });

  it('are certified by staff alone', async () => {
    const id = await created();
    const path = `${API}/certify/${id}`;
    expect((await agency.put(path, { certified: true })).status).toBe(403);
    expect((await staff.put(path, { certified: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ isCertified: true });
  });

  it('say that there is no domain until there is one', async () => {
    const id = await created();
    const attest = (attested: boolean) => agency.put(`${API}/attest-no-domain/${id}`, { attested });
    expect((await attest(true)).body).toMatchObject({ noDomainAttested: true, profileScore: 2 });
    await agency.put(`${API}/${id}`, { domainName: 'lone-mesa.example' });
    expect(await read(id)).toMatchObject({ noDomainAttested: false, profileScore: 2 });
    expect(await attest(true)).toMatchObject({ status: 409, body: { code: 'DOMAIN_KNOWN' } });
  });

  it('take no domain that auth has blocked', async () => {
    const check = async () =>
      (await agency.get(`${API}/domain/check?domain=https://spam.example/`)).body;
    expect(await check()).toEqual({
      valid: true,
      domain: 'spam.example',
      blacklisted: false,
      reason: null,
    });
    const block = { domain: 'spam.example', blocked: true, version: 1, scope: scopeOf({}) };
    await app.deliver('domain-blacklist.saved.v1', block);
    expect(await check()).toMatchObject({ valid: false, blacklisted: true });
    expect((await agency.get(`${API}/domain/check`)).body).toMatchObject({
      reason: 'Please enter a domain name.',
    });
  });

  it('let only staff rename a client that was quoted', async () => {
    const id = await created();
    expect((await agency.put(`${API}/${id}`, { name: `Mesa ${id}` })).status).toBe(200);
    await quoted(id, 'P250');
    const rename = (caller: TestCaller) => caller.put(`${API}/${id}`, { name: `Red ${id}` });
    expect(await rename(agency)).toMatchObject({
      status: 409,
      body: { code: 'RENAME_NEEDS_STAFF' },
    });
    expect((await rename(staff)).body).toMatchObject({ name: `Red ${id}` });
  });

  it('hold the name that an agency asked staff for', async () => {
    const id = await created();
    const path = `${API}/rename/${id}`;
    const wish = { name: `Red Mesa ${id}`, reason: 'Renamed by its owners' };
    expect((await agency.post(path, wish)).body).toMatchObject({ code: 'RENAME_NOT_NEEDED' });
    await quoted(id, 'P250');
    expect((await agency.post(path, { ...wish, name: '1' })).status).toBe(400);
    expect((await staff.put(path, { approved: true, name: wish.name })).body).toMatchObject({
      code: 'RENAME_NOT_ASKED',
    });
    expect((await staff.post(path, wish)).body).toMatchObject({ code: 'RENAME_NOT_NEEDED' });
    expect((await rival.post(path, wish)).status).toBe(404);
    expect((await agency.post(path, wish)).body).toMatchObject({
      renameRequest: { ...wish, status: 'OPEN', note: null, decidedOn: null },
    });
    const waiting = async (caller: TestCaller) =>
      (await caller.get<{ content: { id: string }[] }>(`${API}/search?filter=NAME%20REQUESTS`)).body
        .content;
    expect(await waiting(staff)).toEqual([expect.objectContaining({ id })]);
    expect(await waiting(rival)).toEqual([]);
    const approval = { approved: true, name: wish.name };
    expect((await agency.put(path, approval)).status).toBe(403);
    expect((await staff.put(path, { approved: true })).status).toBe(400);
    expect((await staff.put(path, { approved: true, name: 'Red Mesa' })).body).toMatchObject({
      code: 'NAME_DIFFERS',
    });
    expect((await staff.put(path, { approved: false })).status).toBe(400);
    expect((await staff.put(path, { approved: false, note: 'No deed' })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      name: expect.not.stringContaining('Red Mesa'),
      renameRequest: { status: 'REFUSED', note: 'No deed' },
    });
    await agency.post(path, wish);
    expect((await staff.put(path, approval)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      name: wish.name,
      renameRequest: { status: 'APPROVED' },
    });
    expect(await lastChange()).toMatchObject({
      insured: { name: wish.name },
      changed: ['renameRequest', 'name'],
    });
    const insured = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: id,
      permissions: PERMISSIONS,
    });
    expect((await insured.get(`${API}/${id}`)).body).toMatchObject({ renameRequest: null });
    expect(await waiting(staff)).toEqual([]);
  });

  const insured = (accountId: string): Promise<unknown> =>
    app.dataSource.query(
      `insert into policy_of_account (id, account_id, ended, end_date, version)
       values ($1, $2, false, '2027-02-01', 1)`,
      [randomUUID(), accountId],
    );
  const approval = (path: string, name: string) => (caller: TestCaller) =>
    caller.put(path, { approved: true, name });

  it('hold the name of an insured until two people have changed it', async () => {
    const id = await created();
    await quoted(id, 'P250');
    await insured(id);
    const name = `Red Mesa ${id}`;
    for (const caller of [staff, agency]) {
      expect(await caller.put(`${API}/${id}`, { name })).toMatchObject({
        status: 409,
        body: { code: 'RENAME_NEEDS_TWO' },
      });
    }
    const path = `${API}/rename/${id}`;
    expect((await staff.post(path, { name, reason: 'Renamed by its owners' })).status).toBe(200);
    const approve = approval(path, name);
    await expectSecondPersonOnly({ app, first: ADA, approve, read: `${API}/${id}` });
    expect((await approve(colleague)).body).toMatchObject({
      name,
      renameRequest: { status: 'APPROVED', askedByName: 'Ada Reed', decidedByName: 'Ben Cole' },
    });
    const { body } = await staff.get(`${API}/${id}/timeline`);
    expect((body.content as object[])[0]).toMatchObject({
      action: 'account.rename',
      by: { name: 'Ben Cole' },
      changes: expect.arrayContaining([expect.objectContaining({ to: 'Ada Reed' })]),
    });
  });

  it('take what was asked in an entered account as asked by who entered it', async () => {
    const id = await created();
    await quoted(id, 'P250');
    const entered = { accountType: 'AGENCY' as const, subscriberType: 'COWBELL' as const };
    const jumped = await app.signIn({ ...ADA, ...entered, organizationId: AGENCY });
    const path = `${API}/rename/${id}`;
    const name = `Red Mesa ${id}`;
    await jumped.post(path, { name, reason: 'Renamed by its owners' });
    const approve = approval(path, name);
    expect(await approve(staff)).toMatchObject({
      status: 403,
      body: { code: 'SECOND_PERSON_NEEDED' },
    });
    expect((await approve(colleague)).status).toBe(200);
  });

  it('answer 412 to a form that is stale, and 404 to whom it is not shown', async () => {
    const id = await created();
    const tag = (await agency.get(`${API}/${id}`)).headers.get('etag') ?? '';
    await agency.put(`${API}/${id}`, { yearEstablished: 1990 });
    const late = await agency.send(
      'PUT',
      `${API}/${id}`,
      JSON.stringify({ yearEstablished: 1995 }),
      { 'content-type': 'application/json', 'if-match': tag },
    );
    expect(late.status).toBe(412);
    expect(String(late.body.detail)).toMatch(/^This was changed meanwhile by .*Read it again\.$/);
    expect(await read(id)).toMatchObject({ yearEstablished: 1990 });
    const foreign = await Promise.all([
      rival.put(`${API}/${id}`, { yearEstablished: 1990 }),
      rival.post(`${API}/precheck/${id}`, {}),
      rival.put(`${API}/verify/${id}`, { isVerifiedByAgent: true }),
      rival.put(`${API}/attest-no-domain/${id}`, { attested: true }),
      rival.put(`${API}/policy-contact/${id}`, CONTACT),
      rival.get(`${API}/eligible-products/${id}`),
      rival.get(`${API}/questions/answers/${id}`),
      rival.put(`${API}/questions/answers/${id}`, { answers: {} }),
    ]);
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
  });

  it.each([
    ['contactFirstName', ' ', 'Please enter Policy Holder First Name.'],
    ['contactLastName', null, 'Please enter Policy Holder Last Name.'],
    ['contactEmail', '', 'Please enter Email Address.'],
    ['contactEmail', 'ada', 'Please enter a valid Email Address'],
    ['contactPhone', '12', 'Please enter a valid Policy Holder Phone Number.'],
  ])('say what is wrong with the %s %j of a policyholder', async (field, value, detail) => {
    const id = await created();
    const answer = await agency.put(`${API}/policy-contact/${id}`, { ...CONTACT, [field]: value });
    expect(answer.status).toBe(400);
    expect(String(answer.body.detail)).toContain(detail);
    expect(await read(id)).toMatchObject({ contactEmail: null });
  });

  it('ask the security questions in their sections, and keep one set of answers', async () => {
    const questions = await agency.get<{ key: string; label: string }[]>(`${API}/questions`);
    expect(questions.body[0]).toMatchObject({ key: 'mfaCloud', type: 'boolean' });
    expect(questions.body.every(({ label }) => label.length > 10)).toBe(true);
    const form = await agency.get<{ sections: unknown[] }>(`${API}/questions/forms/P_ONE`);
    expect(form.body.sections).toHaveLength(5);
    const id = await created();
    const path = `${API}/questions/answers/${id}`;
    const yes = SECURITY_QUESTIONS.filter((name) => !name.endsWith('Frequency')).slice(0, 11);
    const answers = Object.fromEntries(yes.map((name) => [name, true]));
    await quoted(id, 'P250');
    expect((await agency.put(path, { answers: { mfaCloud: 'perhaps' } })).status).toBe(400);
    expect((await agency.put(path, { answers })).status).toBe(200);
    expect(await lastChange()).toMatchObject({ changed: ['securityAnswers'], ratingChanged: true });
    const transfers = {
      isAuthenticatingFundTransferRequests: true,
      isVerifyingBankAccounts: false,
      isPreventingUnauthorizedWireTransfers: true,
    };
    expect((await agency.put(`${API}/social-engineering/${id}`, transfers)).body).toEqual({
      socialEngineering: false,
      reasons: ['Changes of bank accounts are not verified.'],
    });
    const kept = await agency.get<{ answers: object; versions: object[] }>(path);
    expect(kept.body.answers).toMatchObject({ mfaCloud: true, isVerifyingBankAccounts: false });
    expect(kept.body.versions).toHaveLength(2);
    expect(
      (await agency.get<{ missingFields: string[] }>(`${API}/profile/${id}`)).body.missingFields,
    ).not.toContain('securityAnswers');
  });

  it('are changed with the country and the teams beside them', async () => {
    const west = randomUUID();
    const team = { teamId: west, organizationId: AGENCY, name: 'West', default: false };
    const fresh = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...fresh });
    const id = await created();
    const teams = [{ id: west, name: 'West' }];
    const put = (body: object) => agency.put(`${API}/${id}`, body);
    const answer = await put({ revenue: 900_000, country: 'USA', teams });
    expect(answer).toMatchObject({
      status: 200,
      body: { revenue: 900_000, country: 'USA', teams },
    });
    expect(await read(id)).toMatchObject({ revenue: 900_000, country: 'USA', teams });
    expect(await lastChange()).toMatchObject({ scope: { teamIds: [west] } });
    const [told]: { teamIds: string[] }[] = await app.dataSource.query(
      `select body -> 'data' -> 'teamIds' as "teamIds" from outbox
       where type = 'account.agent-changed.v1' order by sequence desc limit 1`,
    );
    expect(told.teamIds).toEqual([west]);
    expect(await put({ country: 'GBR' })).toMatchObject({
      status: 400,
      body: { code: 'COUNTRY_FIXED', errors: [{ pointer: '/country' }] },
    });
    expect(await put({ teams: [{ id: randomUUID() }] })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TEAM', errors: [{ pointer: '/teams/0/id' }] },
    });
    expect(await put({ teams: [] })).toMatchObject({ status: 400 });
    const { factOrigins, ...account } = await read(id);
    expect(account).toMatchObject({ teams });
    expect(factOrigins).toHaveProperty('revenue');
    expect(factOrigins).not.toHaveProperty('teamIds');
    const { body: history } = await agency.get<Page<TimelineEntry>>(`${API}/${id}/timeline`);
    expect(history.content[0]?.changes).toContainEqual({
      field: 'teams',
      kind: 'TEXT',
      from: 'East',
      to: 'West',
    });
  });

  it('are changed with the teams by those who assign, and not out of their own sight', async () => {
    const [west, north] = [randomUUID(), randomUUID()];
    for (const [teamId, name] of [
      [west, 'West'],
      [north, 'North'],
    ] as const) {
      const team = { teamId, organizationId: AGENCY, name, default: false };
      const fresh = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
      await app.deliver('team.saved.v1', { ...team, ...fresh });
    }
    const id = await created();
    const as = (permissions: string[], teamIds: string[]) =>
      app.signIn({
        accountType: 'AGENCY',
        organizationId: AGENCY,
        permissions,
        teamIds,
        seesAllTeams: false,
      });
    const put = (caller: TestCaller, ...teamIds: string[]) =>
      caller.put(`${API}/${id}`, { teams: teamIds.map((team) => ({ id: team })) });
    const producer = await as(['account:view', 'account:edit'], [TEAM, west]);
    expect((await put(producer, TEAM)).status).toBe(200);
    expect((await put(producer, west)).status).toBe(403);
    expect((await put(agency, TEAM, north)).status).toBe(200);
    const eastern = await as(PERMISSIONS, [TEAM]);
    expect(await put(eastern, north)).toMatchObject({
      status: 400,
      body: { code: 'TEAMS_NOT_OWN', errors: [{ pointer: '/teams' }] },
    });
    expect((await eastern.get(`${API}/${id}`)).status).toBe(200);
  });
});
