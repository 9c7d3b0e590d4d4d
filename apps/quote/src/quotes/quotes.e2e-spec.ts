import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { coverageName } from '@palisade/trade';
import { service } from '../main';
import { MANDATORY, accountCreated, organizationSaved, userSaved } from './quote-world.fixture';

const API = '/api/quote/v1';
const AGENCY = randomUUID();
const RIVAL = randomUUID();
const TEAM = randomUUID();
const WEST = randomUUID();
const AGENT = randomUUID();
const ACCOUNT = randomUUID();
const PERMISSIONS = ['quote:view', 'quote:create', 'quote:request'];

describe('quotes', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;

  const draft = (change: object = {}): object => ({
    accountId: ACCOUNT,
    product: 'P250',
    ...change,
  });
  const account = async (change: Parameters<typeof accountCreated>[3], teams = [TEAM]) => {
    const id = randomUUID();
    const published = accountCreated(id, AGENCY, teams, change);
    await app.deliver('account.created.v1', published);
    return { id, published };
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('user.saved.v1', userSaved(AGENT, AGENCY));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, [TEAM]));
    const organization = (organizationId: string, userId = randomUUID()): Promise<TestCaller> =>
      app.signIn({ accountType: 'AGENCY', organizationId, userId, permissions: PERMISSIONS });
    agency = await organization(AGENCY, AGENT);
    rival = await organization(RIVAL);
    staff = await app.signIn({ accountType: 'COWBELL', permissions: ['quote:view'] });
  });
  afterAll(() => app.close());

  it('saves a draft with a number, the defaults and the caller as its agent', async () => {
    const made = await agency.post(API, draft());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      quoteNumber: 'Q-26-0000001',
      status: 'DRAFT',
      outcome: null,
      companyName: 'Red Rock Dental',
      agencyName: 'Harborline',
      agentName: 'Nora Vale',
      effectiveDate: '2026-01-29',
      endDate: '2027-01-29',
      aggLimit: 1_000_000,
      premium: null,
      allowedActions: ['request'],
      initialRequestData: { deductible: 25_000, waitingPeriod: 12, retroActivePeriod: -1 },
      firmographicData: {
        state: 'NV',
        revenue: 10_000_000,
        naicsCode: '621210',
        sicCode: null,
        noOfEmployeesAll: 40,
        numberOfPersonalRecords: 40_000,
      },
    });
    const { firmographicData } = made.body;
    for (const name of ['industryCode', 'employees', 'records']) {
      expect(firmographicData).not.toHaveProperty(name);
    }
    const read = await agency.get(`${API}/${String(made.body.id)}`);
    expect(read.body).toEqual(made.body);
    const history = await app.dataSource.query(
      'select from_status, to_status, action, actor_id from quote_history where quote_id = $1',
      [made.body.id],
    );
    const step = { from_status: null, to_status: 'DRAFT', action: 'create', actor_id: AGENT };
    expect(history).toEqual([step]);
  });

  it('gives no new quote in a state that is closed, until it is open again', async () => {
    const told = (state: string, isOpen: boolean, version: number) =>
      app.deliver('state.saved.v1', { state, isOpen, version, scope: scopeOf({}) });
    const { insured } = accountCreated(ACCOUNT, AGENCY, [TEAM]);
    const id = randomUUID();
    const oregon = { ...insured, accountId: id, state: 'OR', zipCode: '97201' };
    await app.deliver(
      'account.created.v1',
      accountCreated(id, AGENCY, [TEAM], { insured: oregon }),
    );
    const made = await agency.post(API, draft({ accountId: id }));
    await told('OR', false, 1);
    const closed = { status: 409, body: { code: 'STATE_CLOSED' } };
    expect(await agency.post(API, draft({ accountId: id }))).toMatchObject(closed);
    const submit = () =>
      agency.post(`${API}/cart/account/${id}/submit`, { quoteIds: [String(made.body.id)] });
    const refused = [{ pointer: '/quoteIds/0', detail: 'OR is not open for new quotes.' }];
    expect((await submit()).body).toMatchObject({ errors: refused });
    const asked = { product: 'P250', state: 'OR', industryCode: '621210', revenue: 1_000_000 };
    expect(await agency.post(`${API}/indications`, asked)).toMatchObject(closed);
    await told('OR', true, 2);
    expect((await agency.post(API, draft({ accountId: id }))).status).toBe(201);
  });

  it('names the retail agent of an admitted Prime 250 in Florida, also on its duplicate', async () => {
    const accountId = randomUUID();
    const told = accountCreated(accountId, AGENCY, [TEAM]);
    const insured = { ...told.insured, state: 'FL' };
    await app.deliver('account.created.v1', { ...told, insured });
    const agent = {
      retailAgentFirstName: 'Rosa',
      retailAgentLastName: 'Key',
      retailAgentLicenseNumber: 'W123456',
    };
    const made = await agency.post(API, draft({ accountId, ...agent }));
    expect(made.status).toBe(201);
    expect((await agency.get(`${API}/${String(made.body.id)}`)).body).toMatchObject(agent);
    const again = await agency.post(`${API}/duplicate/${String(made.body.id)}`);
    expect(again.body).toMatchObject(agent);
    const { status, body } = await agency.post(API, draft(agent));
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        pointer: '/retailAgentFirstName',
        detail: 'A retail agent is named on an admitted Prime 250 of Florida alone.',
      },
    ]);
  });

  it('keeps the terms and answers that it was asked for', async () => {
    const initialRequestData = {
      limit: 2_000_000,
      coverages: [...MANDATORY, { key: 'CYBER_CRIME', limit: 250_000 }],
      isTriaExcluded: true,
    };
    const securityQuestions = { mfaCloud: true, backupFrequency: 'WEEKLY' };
    const made = await agency.post(API, draft({ initialRequestData, securityQuestions }));
    expect(made.body).toMatchObject({
      aggLimit: 2_000_000,
      terms: {
        limit: 2_000_000,
        deductible: 25_000,
        coverages: [
          ...MANDATORY.map(({ key }) => ({ key, limit: null })),
          { key: 'CYBER_CRIME', limit: 250_000 },
        ],
        isTriaExcluded: true,
      },
      securityQuestions,
    });
  });

  it.each([
    ['an unknown field', { colour: 'red' }, '/colour'],
    ['a product that is none', { product: 'NotSupported' }, '/product'],
    ['a product of the other region', { product: 'P_ONE' }, '/product'],
    ['a date that is none', { effectiveDate: '2026-02-30' }, '/effectiveDate'],
    ['a start too far ahead', { effectiveDate: '2026-06-01' }, '/effectiveDate'],
    ['a coverage that is none', { initialRequestData: { coverages: [{ key: 'X' }] } }, undefined],
    ['half a dollar of limit', { initialRequestData: { limit: 0.5 } }, undefined],
    ['an agency that is another', { agencyId: RIVAL }, '/agencyId'],
    ['an answer that is none', { securityQuestions: { mfaCloud: 'maybe' } }, undefined],
  ])('refuses %s with 400 and makes no draft', async (_, change, pointer) => {
    const count = (): Promise<unknown> => app.dataSource.query('select count(*) from quote');
    const before = await count();
    const { status, body } = await agency.post(API, draft(change));
    expect(status).toBe(400);
    const pointers = (body.errors as { pointer: string }[]).map((error) => error.pointer);
    if (pointer) expect(pointers).toContain(pointer);
    expect(await count()).toEqual(before);
  });

  it('refuses mandatory coverages that are left out or sublimited, naming each', async () => {
    const coverages = [{ key: 'PCI', limit: 5_000 }, { key: 'EXTORTION' }];
    const { status, body } = await agency.post(API, draft({ initialRequestData: { coverages } }));
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          pointer: '/initialRequestData/coverages/0/limit',
          detail: 'PCI Fines and Penalties can not have a limit of its own.',
        },
        ...['LIABILITY', 'REGULATORY', 'COWBELL_BREACH_FUND'].map((key) => ({
          pointer: '/initialRequestData/coverages',
          detail: `${coverageName(key)} is mandatory.`,
        })),
      ],
    ]);
  });

  it.each([
    ['its profile score is too low', { profileScore: 3 }, 'ACCOUNT_NEEDS_INFORMATION'],
    ['it is declined', { status: 'Declined' as const }, 'ACCOUNT_NOT_ELIGIBLE'],
  ])('refuses an account with 409 because %s', async (_, change, code) => {
    const { id } = await account(change);
    const answer = await agency.post(API, draft({ accountId: id }));
    expect(answer).toMatchObject({ status: 409, body: { code } });
  });

  it('follows what account tells later of score and status', async () => {
    const { id } = await account({ profileScore: null });
    const scope = scopeOf({ accountId: id });
    const factor = 60;
    await app.deliver('account.score-changed.v1', {
      accountId: id,
      companyAggregate: 60,
      industryAggregate: 55,
      portfolioAggregate: null,
      factors: {
        networkSecurity: factor,
        cloudSecurity: factor,
        endpointSecurity: factor,
        darkIntelligence: factor,
        fundsTransfer: factor,
        cyberExtortion: factor,
        compliance: factor,
        insiderThreat: null,
        supplyChain: null,
      },
      profileScore: 5,
      ruleVersion: '1',
      version: 2,
      scope,
    });
    expect((await agency.post(API, draft({ accountId: id }))).status).toBe(201);
    const change = { accountId: id, from: 'Open', to: 'Declined', reason: null } as const;
    await app.deliver('account.status-changed.v1', { ...change, version: 3, scope });
    const answer = await agency.post(API, draft({ accountId: id }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'ACCOUNT_NOT_ELIGIBLE' } });
  });

  it('shows a quote to its agency and to staff, and to no other agency', async () => {
    const { body } = await agency.post(API, draft());
    const address = `${API}/${String(body.id)}`;
    expect((await staff.get(address)).body).toMatchObject({ allowedActions: [] });
    const foreign = await rival.get(address);
    const absent = await rival.get(`${API}/${randomUUID()}`);
    const bare = (problem: object): object => ({ ...problem, instance: '', correlationId: '' });
    expect(foreign.status).toBe(404);
    expect(bare(foreign.body)).toEqual(bare(absent.body));
    expect((await rival.post(API, draft())).status).toBe(404);
    expect((await rival.get(`${API}/search`)).body).toMatchObject({ totalElements: 0 });
  });

  it('shows a producer the quotes of the own teams only, also after a team is replaced', async () => {
    const { id } = await account({}, [WEST]);
    const made = await agency.post(API, draft({ accountId: id }));
    const producer = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
      teamIds: [WEST],
      seesAllTeams: false,
    });
    const listed = async (): Promise<unknown[]> => {
      const list = await producer.get<{ content: { id: string }[] }>(`${API}/search`);
      return list.body.content.map((quote) => quote.id);
    };
    expect(await listed()).toEqual([made.body.id]);
    await app.deliver('team.saved.v1', {
      teamId: WEST,
      organizationId: AGENCY,
      name: 'West',
      default: false,
      replacedBy: TEAM,
      deleted: true,
      version: 2,
      scope: scopeOf({}),
    });
    expect(await listed()).toEqual([]);
  });

  it('lists what one team works on, and never more than the caller sees', async () => {
    const [east, north] = [randomUUID(), randomUUID()];
    const made = await agency.post(API, draft({ accountId: (await account({}, [east])).id }));
    const listed = async (caller: TestCaller, teamId: string): Promise<unknown[]> => {
      const path = `${API}/search?teamId=${teamId}`;
      const list = await caller.get<{ content: { id: string }[] }>(path);
      return list.body.content.map((quote) => quote.id);
    };
    expect(await listed(agency, east)).toEqual([made.body.id]);
    expect(await listed(agency, north)).toEqual([]);
    const producer = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
      teamIds: [north],
      seesAllTeams: false,
    });
    expect(await listed(producer, east)).toEqual([]);
    expect((await agency.get(`${API}/search?teamId=east`)).status).toBe(400);
  });

  it('searches, filters, sorts and pages, the newest change first', async () => {
    const { id: accountId } = await account({});
    const made: unknown[] = [];
    for (const product of ['P100', 'P250', 'PRIME_CLOUD']) {
      app.clock.advance(1000);
      made.unshift((await agency.post(API, draft({ accountId, product }))).body.id);
    }
    const ids = async (query: string): Promise<unknown[]> => {
      const list = await agency.get<{ content: { id: string }[] }>(
        `${API}/search?accountId=${accountId}&${query}`,
      );
      return list.body.content.map((quote) => quote.id);
    };
    expect(await ids('')).toEqual(made);
    expect(await ids('size=2&page=1')).toEqual(made.slice(2));
    expect(await ids('sort=created,asc&size=1')).toEqual(made.slice(2));
    expect(await ids('product=P_100')).toEqual([made[2]]);
    expect(await ids('status=DRAFT&status=TEMP&search=red%20rock')).toEqual(made);
    expect(await ids('status=READY')).toEqual([]);
    expect(await ids('isRenewal=true')).toEqual([]);
    expect((await agency.get(`${API}/search?sort=answers`)).status).toBe(400);
    expect((await agency.get(`${API}/search?status=OPEN`)).status).toBe(400);
  });

  it('gives numbers without a gap or a double, however many ask at once', async () => {
    const { id: accountId } = await account({});
    const asks = Array.from({ length: 8 }, (_, index) =>
      agency.post(API, draft({ accountId, product: index % 2 ? 'P250' : 'P_ONE' })),
    );
    await Promise.all(asks);
    const rows: { number: string }[] = await app.dataSource.query(
      'select quote_number as number from quote order by quote_number',
    );
    const counts = rows.map(({ number }) => Number(number.slice(-7)));
    expect(counts).toEqual(counts.map((_, index) => index + 1));
  });

  it('refuses a caller without the permission, and one without a token', async () => {
    expect((await staff.post(API, draft())).status).toBe(403);
    expect((await app.anonymous.get(`${API}/search`)).status).toBe(401);
  });
});
