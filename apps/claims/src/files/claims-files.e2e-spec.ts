import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import {
  ACCOUNT,
  AGENCY,
  CARRIER,
  CHARGES,
  eventsOf,
  NOTICE,
  policyIssued,
} from '../claims/claim-world.fixture';
import { service } from '../main';
import type { ClaimsDeskResponse } from './claims-desk.dto';

const FILES = '/api/claims/v1/claimsFile';
const STAFF = [
  'claim:view',
  'claim:create',
  'claim:file',
  'claim:manage',
  'claim:reserve',
  'claim:close',
];

/** A hundred claims more that wait as one does. */
const SAME_WAITING = `
  with more as (select gen_random_uuid() as id, number from generate_series(1, 100) number),
  claims as (
    insert into claim (id, policy_id, status, claim_number, reported_date, notice, cause,
        vendor_ids, created, created_by, owner_id, modified)
      select more.id, policy_id, status, 'X-' || number, reported_date, notice, cause, vendor_ids,
        created, created_by, owner_id, modified from claim, more where claim.id = $1),
  files as (
    insert into claims_file
      select (jsonb_populate_record(file, jsonb_build_object('id', more.id))).*
      from claims_file file, more where file.id = $1)
  insert into reserve_change
    select (jsonb_populate_record(change, jsonb_build_object(
      'id', gen_random_uuid(), 'claim_id', more.id, 'change_id', gen_random_uuid()))).*
    from reserve_change change, more where change.claim_id = $1 and change.status = 'WAITING'
`;

describe('claims files', () => {
  let app: TestApp;
  let adjuster: TestCaller;
  let head: TestCaller;
  const policyId = randomUUID();

  const person = async (roleName: string, firstName = 'Ada'): Promise<TestCaller> => {
    const userId = randomUUID();
    await app.deliver('user.saved.v1', {
      userId,
      organizationId: randomUUID(),
      accountType: 'COWBELL',
      roleId: randomUUID(),
      contact: { firstName, lastName: 'Moss', email: 'ada@palisade.example', phone: null },
      roleName,
      teamIds: [],
      agencyIds: [],
      accountIds: [],
      npn: null,
      authorityLevel: null,
      enabled: true,
      removed: false,
      version: 1,
      scope: scopeOf({}),
    });
    return app.signIn({ accountType: 'COWBELL', userId, permissions: STAFF });
  };
  const filed = async (change: object = {}): Promise<string> => {
    const body = { policyId, ...NOTICE, ...change, isFiled: true };
    return String((await adjuster.post('/api/policy/v1/claim', body)).body.claimId);
  };
  const opened = async (): Promise<string> => {
    const claimId = await filed();
    expect((await adjuster.post(FILES, { claimId })).status).toBe(201);
    return claimId;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('policy.issued.v1', policyIssued(policyId));
    adjuster = await person('Claims Adjuster');
    head = await person('Head of Claims');
  });
  afterAll(() => app.close());

  it('adds what is incurred by the month of opening, and counts files by status, in scope', async () => {
    const carrier = await app.signIn({
      accountType: 'CARRIER',
      organizationId: CARRIER,
      permissions: ['claim:view'],
    });
    const home = async (caller: TestCaller, query = '') =>
      (await caller.get(`${FILES}/home${query}`)).body as unknown;
    expect(await home(carrier)).toEqual({ currency: 'USD', byMonth: [], byStatus: [] });
    const first = await opened();
    const second = await opened();
    await adjuster.put(`${FILES}/${first}`, { firstPartyLoss: 50_000.5, lossAdjustment: 1_000 });
    await adjuster.put(`${FILES}/${second}`, { closedDate: '2026-01-15' });
    const month = { month: '2026-01', count: 2, paid: 0 };
    const byStatus = [
      { status: 'CLOSED_NO_PAYMENT', count: 1 },
      { status: 'OPEN', count: 1 },
    ];
    const losses = { ...month, outstanding: 51_000.5, incurred: 51_000.5 };
    expect(await home(carrier)).toEqual({ currency: 'USD', byMonth: [losses], byStatus });
    await app.dataSource.query(
      `update claims_file set paid = jsonb_set(paid, '{firstPartyLoss}', '2000050') where id = $1`,
      [first],
    );
    expect(await home(carrier)).toMatchObject({
      byMonth: [{ ...month, paid: 20_000.5, outstanding: 31_000, incurred: 51_000.5 }],
    });
    expect(await home(carrier, '?currency=GBP')).toEqual({
      currency: 'GBP',
      byMonth: [],
      byStatus,
    });
    expect(await home(carrier, '?after=2026-02-01T00:00:00Z')).toMatchObject({ byMonth: [] });
    expect(await home(carrier, '?before=2026-01-01T00:00:00Z')).toMatchObject({ byMonth: [] });
    expect(await home(carrier, `?teamId=${randomUUID()}`)).toMatchObject({ byStatus: [] });
    const listed = async (query: string) =>
      (await carrier.get(`${FILES}/search${query}`)).body.totalElements as number;
    expect([await listed('?currency=USD'), await listed('?currency=GBP')]).toEqual([2, 0]);
    expect(await listed(`?teamId=${randomUUID()}`)).toBe(0);
    const csv = await carrier.send<string>('GET', `${FILES}/search`, undefined, {
      accept: 'text/csv',
    });
    for (const amount of ['"reserves.total"', '"paid.total"', '"51000.5"', '"20000.5"']) {
      expect(csv.body).toContain(amount);
    }
    expect(await listed('?waitsFor=REPORT')).toBe(0);
    // Both were changed long ago; one is closed.
    await app.dataSource.query(`update claims_file set modified = modified - interval '25 days'`);
    expect(await listed('?waitsFor=REPORT')).toBe(1);
    const other = { accountType: 'CARRIER' as const, organizationId: randomUUID() };
    const stranger = await app.signIn({ ...other, permissions: ['claim:view'] });
    expect(await home(stranger)).toMatchObject({ byMonth: [], byStatus: [] });
  });

  it('is opened once for a filed claim under a policy', async () => {
    const claimId = await filed();
    const made = await adjuster.post(FILES, { claimId });
    expect(made).toMatchObject({
      status: 201,
      body: {
        claimId,
        fileStatus: 'OPEN',
        reportedDate: '2026-01-15',
        incidentDate: '2026-01-10',
        policyNumber: 'P-26-0000001',
        reserves: { total: 0 },
        closedDate: null,
        allowedActions: [
          'edit',
          'assign',
          'vendors',
          'setReserves',
          'approveReserves',
          'withdrawReserves',
          'relate',
          'excuse',
          'litigate',
          'reserveRights',
          'deny',
          'closeWithPayment',
          'closeWithoutPayment',
          'void',
        ],
      },
    });
    expect((await adjuster.post(FILES, { claimId })).status).toBe(409);
    expect((await eventsOf(app, claimId)).at(-1)).toMatchObject({
      type: 'claim.changed.v1',
      data: { fileStatus: 'OPEN', action: 'openFile', version: 2 },
    });
    const unmatched = await filed({ lossDate: '2020-01-01' });
    expect((await adjuster.post(FILES, { claimId: unmatched })).status).toBe(409);
    const draft = await adjuster.post('/api/policy/v1/claim', { policyId, name: 'Ira' });
    expect((await adjuster.post(FILES, { claimId: draft.body.claimId })).status).toBe(409);
    const other = { claimId: await filed(), claimNumber: 'C-00-0000000' };
    expect((await adjuster.post(FILES, other)).status).toBe(400);
  });

  it('adds changes to the reserves and tells what is left of the limit', async () => {
    const id = await opened();
    await adjuster.put(`${FILES}/${id}`, { firstPartyLoss: 50_000.5, lossAdjustment: 1_000 });
    const changed = await adjuster.put(`${FILES}/${id}`, {
      firstPartyLoss: -0.5,
      reason: 'Typo',
    });
    expect(changed.body).toMatchObject({
      reserves: { firstPartyLoss: 50_000, lossAdjustment: 1_000, total: 51_000 },
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.reserve-changed.v1',
      data: { total: 5_100_000, incurred: 5_100_000, aggregateLeft: 100_000_000 },
    });
    const rows = await app.dataSource.query(
      'select category, previous_amount, new_amount from reserve_change where claim_id = $1 order by changed_on, id',
      [id],
    );
    const history = await adjuster.get(`${FILES}/${id}/reserves`);
    expect(history.body).toMatchObject([
      { category: 'firstPartyLoss', previousAmount: 50_000.5, newAmount: 50_000, reason: 'Typo' },
      { changedByName: 'Ada Moss', reason: null },
      { reason: null },
    ]);
    const stranger = await app.signIn({ accountType: 'AGENCY', permissions: ['claim:view'] });
    expect((await stranger.get(`${FILES}/${id}/reserves`)).status).toBe(404);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toMatchObject({ previous_amount: '5000050', new_amount: '5000000' });
  });

  it('is given to vendors, who see it until it is taken from them', async () => {
    const [id, vendorId, otherId] = [await opened(), randomUUID(), randomUUID()];
    for (const [organizationId, deleted] of [
      [vendorId, false],
      [otherId, true],
    ] as const) {
      await app.deliver('organization.saved.v1', {
        organizationId,
        accountType: 'VENDOR',
        name: 'Breachworks Response',
        fullName: null,
        hostname: null,
        locationAlias: 'US',
        enforceMfa: false,
        deleted,
        scope: scopeOf({}),
        version: 1,
      });
    }
    const choices = await adjuster.get<object[]>(`${FILES}/vendors`);
    expect(choices.body).toMatchObject([{ id: vendorId, name: 'Breachworks Response' }]);
    const vendor = await app.signIn({
      accountType: 'VENDOR',
      organizationId: vendorId,
      permissions: ['claim:view'],
    });
    const sees = async (): Promise<unknown[]> => [
      (await vendor.get(`/api/claims/v1/${id}`)).status,
      (await vendor.get(`${FILES}/${id}`)).status,
      (await vendor.get('/api/claims/v1/search')).body.totalElements,
      (await vendor.get(`${FILES}/search`)).body.totalElements,
    ];
    expect(await sees()).toEqual([404, 404, 0, 0]);
    expect((await adjuster.put(`${FILES}/${id}`, { vendorIds: [otherId] })).status).toBe(400);
    const given = await adjuster.put(`${FILES}/${id}`, { vendorIds: [vendorId] });
    expect(given.body).toMatchObject({ vendors: [{ id: vendorId }] });
    expect(await sees()).toEqual([200, 200, 1, 1]);
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.changed.v1',
      data: { action: 'vendors', scope: { vendorIds: [vendorId] } },
    });
    await adjuster.put(`${FILES}/${id}`, { vendorIds: [] });
    expect(await sees()).toEqual([404, 404, 0, 0]);
    const { body } = await adjuster.get<{ content: { action: string; changes: object[] }[] }>(
      `/api/claims/v1/${id}/timeline`,
    );
    const told = body.content.filter(({ action }) => action === 'claim.vendors');
    expect(told.map(({ changes }) => changes)).toMatchObject([
      [{ field: 'vendors', from: 'Breachworks Response', to: null }],
      [{ field: 'vendors', from: null, to: 'Breachworks Response' }],
    ]);
  });

  it('lets an adjuster reserve up to 100,000 in total; more waits and changes nothing', async () => {
    const id = await opened();
    const atLimit = { thirdPartyLoss: 100_000 };
    expect((await adjuster.put(`${FILES}/${id}`, atLimit)).status).toBe(200);
    const beyond = await adjuster.put(`${FILES}/${id}`, { lossAdjustment: 0.01 });
    expect(beyond).toMatchObject({ status: 200, body: { reserves: { total: 100_000 } } });
    const rows = await adjuster.get<{ status: string; changeId: string }[]>(
      `${FILES}/${id}/reserves`,
    );
    expect(rows.body[0]).toMatchObject({ status: 'WAITING', newAmount: 0.01 });
    const again = await head.put(`${FILES}/${id}`, { lossAdjustment: 0.01 });
    expect(again).toMatchObject({ status: 409, body: { code: 'RESERVE_WAITS' } });
    const change = `${FILES}/${id}/reserves/${rows.body[0].changeId}`;
    expect((await adjuster.send('PUT', `${change}/approval`)).status).toBe(403);
    const approved = await head.send('PUT', `${change}/approval`);
    expect(approved.body).toMatchObject({ reserves: { total: 100_000.01 } });
    expect((await head.send('PUT', `${change}/approval`)).status).toBe(404);
  });

  it('offers the claims team by name', async () => {
    for (const name of ['zebra', 'Ångel', 'Bea', 'abel']) await person('Claims Adjuster', name);
    const { body } = await adjuster.get<{ name: string }[]>(`${FILES}/handlers`);
    const names = body.map(({ name }) => name.replace(' Moss', ''));
    expect([...new Set(names)]).toEqual(['abel', 'Ada', 'Ångel', 'Bea', 'zebra']);
  });

  it('goes to another of the claims team, and to nobody else', async () => {
    const id = await opened();
    const { body } = await adjuster.get<{ id: string; name: string; roleName: string }[]>(
      `${FILES}/handlers`,
    );
    const [other] = body.filter(({ roleName }) => roleName === 'Head of Claims');
    const given = await adjuster.put(`${FILES}/${id}`, { handlerId: other.id });
    expect(given.body).toMatchObject({ handlerId: other.id, handlerName: 'Ada Moss' });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({ data: { action: 'assign' } });
    const { body: theirs } = await adjuster.get(`${FILES}/search?handlerId=${other.id}`);
    expect(theirs).toMatchObject({ totalElements: 1 });
    expect(await adjuster.put(`${FILES}/${id}`, { handlerId: randomUUID() })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/handlerId' }] },
    });
  });

  it('goes with all that are open to who takes the work of somebody who leaves', async () => {
    for (const name of ['Lea', 'Tom']) await person('Claims Adjuster', name);
    const people = await adjuster.get<{ id: string; name: string }[]>(`${FILES}/handlers`);
    const idOf = (name: string) => people.body.find((one) => one.name === `${name} Moss`)?.id ?? '';
    const [leaver, taker] = [idOf('Lea'), idOf('Tom')];
    const [first, second, closed] = [await opened(), await opened(), await opened()];
    const give = { handlerId: leaver };
    for (const id of [first, second, closed]) await adjuster.put(`${FILES}/${id}`, give);
    await adjuster.put(`${FILES}/${closed}`, { closedDate: '2026-01-15' });
    const reader = await app.signIn({ accountType: 'COWBELL', permissions: ['user:view'] });
    const open = async (userId: string) =>
      (await reader.get(`/api/claims/v1/work/${userId}`)).body as unknown;
    expect(await open(leaver)).toEqual({ claims: 2 });
    const work = { userId: leaver, takerId: taker, version: 2, scope: scopeOf({}) };
    await app.deliver('user.work-given.v1', work);
    expect(await open(leaver)).toEqual({ claims: 0 });
    expect(await open(taker)).toEqual({ claims: 2 });
    expect((await eventsOf(app, first)).at(-1)).toMatchObject({
      type: 'claim.changed.v1',
      data: { action: 'assign', handlerId: taker },
    });
    const { body: kept } = await adjuster.get(`${FILES}/${closed}`);
    expect(kept).toMatchObject({ handlerId: leaver });
    const timeline = `/api/claims/v1/${second}/timeline`;
    const { body } = await adjuster.get<{ content: { action: string }[] }>(timeline);
    expect(body.content[0]).toMatchObject({ action: 'claim.assign' });
    const agent = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    const stranger = await app.signIn({ ...agent, permissions: ['user:view'] });
    const { body: hidden } = await stranger.get(`/api/claims/v1/work/${taker}`);
    expect(hidden).toEqual({ claims: 0 });
  });

  it('closes when nothing is outstanding, and opens again', async () => {
    const id = await opened();
    await adjuster.put(`${FILES}/${id}`, { firstPartyLoss: 10 });
    const early = await adjuster.put(`${FILES}/${id}`, { closedDate: '2026-01-15' });
    expect(early).toMatchObject({ status: 400, body: { code: 'REASON_MISSING' } });
    const body = { firstPartyLoss: -10, closedDate: '2026-01-15' };
    expect((await adjuster.put(`${FILES}/${id}`, body)).body).toMatchObject({
      fileStatus: 'CLOSED_NO_PAYMENT',
      closedDate: '2026-01-15',
      allowedActions: ['reopen'],
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.closed.v1',
      data: { fileStatus: 'CLOSED_NO_PAYMENT', incurred: 0 },
    });
    expect((await adjuster.put(`${FILES}/${id}`, { firstPartyLoss: 10 })).status).toBe(409);
    expect(await adjuster.put(`${FILES}/${id}`, { closedDate: null })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/reason' }] },
    });
    const again = { closedDate: null, reason: 'A third party sues' };
    expect((await adjuster.put(`${FILES}/${id}`, again)).body).toMatchObject({
      fileStatus: 'REOPENED',
      closedDate: null,
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({ data: { action: 'reopen' } });
    expect((await adjuster.put(`${FILES}/${id}`, again)).status).toBe(409);
  });

  it('closes without payment and releases what is left, with its reason', async () => {
    const id = await opened();
    await adjuster.put(`${FILES}/${id}`, { firstPartyExpense: 12_000, lossAdjustment: 4_000 });
    const reason = 'The loss stayed below the retention';
    const closing = { firstPartyExpense: -12_000, reason, closedDate: '2026-01-15' };
    expect((await adjuster.put(`${FILES}/${id}`, closing)).body).toMatchObject({
      fileStatus: 'CLOSED_NO_PAYMENT',
      reserves: { total: 0 },
    });
    const { body } = await adjuster.get<object[]>(`${FILES}/${id}/reserves`);
    expect(body[0]).toMatchObject({
      category: 'lossAdjustment',
      previousAmount: 4_000,
      newAmount: 0,
      reason,
    });
  });

  it('is void with a reason, gives its reserves back, and stays void', async () => {
    const id = await opened();
    await adjuster.put(`${FILES}/${id}`, { firstPartyLoss: 10 });
    expect(await adjuster.put(`${FILES}/${id}`, { isVoid: true })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/reason' }] },
    });
    const request = { isVoid: true, reason: 'The claim came twice' };
    expect((await adjuster.put(`${FILES}/${id}`, request)).body).toMatchObject({
      fileStatus: 'VOID',
      reserves: { total: 0 },
      allowedActions: [],
    });
    const { body } = await adjuster.get<Record<string, unknown>[]>(`${FILES}/${id}/reserves`);
    expect(body[0]).toMatchObject({ previousAmount: 10, newAmount: 0, reason: request.reason });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.closed.v1',
      data: { fileStatus: 'VOID', incurred: 0 },
    });
    expect((await adjuster.put(`${FILES}/${id}`, request)).status).toBe(409);
    const again = { closedDate: null, reason: 'A third party sues' };
    expect((await adjuster.put(`${FILES}/${id}`, again)).status).toBe(409);
  });

  it('is in the queue by what is due next, and on the desk of the head of claims', async () => {
    const [early, late] = [await opened(), await opened()];
    const keeper = await app.signIn({
      accountType: 'COWBELL',
      permissions: [...STAFF, 'claim:diary'],
    });
    const text = 'Call the bank';
    await keeper.post(`/api/claims/v1/diary/${early}`, { dueDate: '2026-01-01', text });
    await keeper.post(`/api/claims/v1/diary/${late}`, { dueDate: '2026-01-02', text });
    await adjuster.put(`${FILES}/${late}`, { lossAdjustment: 99_999 });
    const queue = async (query: string) =>
      (await keeper.get<{ content: { claimId: string }[] }>(`${FILES}/search?${query}`)).body
        .content;
    const [first, second] = await queue('sort=dueDate,asc&waitsFor=DEADLINE');
    expect(first).toMatchObject({ claimId: early, dueDate: '2026-01-01', nextStep: text });
    expect(second).toMatchObject({ claimId: late, dueDate: '2026-01-02' });
    const byReserve = (await queue('sort=reserved,desc')).map(({ claimId }) => claimId);
    expect(byReserve.indexOf(late)).toBeLessThan(byReserve.indexOf(early));
    const british = randomUUID();
    const terms = policyIssued(british, {}, { charges: { ...CHARGES, currency: 'GBP' } });
    const insured = { ...terms.insured, accountId: randomUUID() };
    await app.deliver('policy.issued.v1', { ...terms, insured });
    const pounds = await filed({ policyId: british });
    await adjuster.post(FILES, { claimId: pounds });
    await adjuster.put(`${FILES}/${pounds}`, { lossAdjustment: 99_998 });
    expect((await queue('sort=reserved,desc')).at(-1)).toMatchObject({ claimId: pounds });
    expect((await queue('sort=reserved,asc')).at(0)).toMatchObject({ claimId: pounds });
    const hidden = (await adjuster.get(`${FILES}/${early}`)).body;
    expect(hidden).toMatchObject({ dueDate: null, nextStep: null });

    const { body: desk } = await head.get<{ handlers: object[] }>('/api/claims/v1/desk');
    expect(desk).toMatchObject({
      handlers: expect.arrayContaining([
        expect.objectContaining({ handlerName: 'Ada Moss', missed: 2 }),
      ]),
      authority: [
        { roleName: 'Head of Claims', reserve: 5_000_000, mayExcuse: true },
        { roleName: 'Claims Adjuster', reserve: 100_000, payment: 50_000 },
      ],
    });
    await adjuster.put(`${FILES}/${early}`, { firstPartyLoss: 100_000.01 });
    const { body: waiting } = await head.get('/api/claims/v1/desk');
    expect(waiting).toMatchObject({
      waiting: expect.arrayContaining([
        expect.objectContaining({ claimId: early, reserves: 1, payments: 0 }),
      ]),
    });
    const total = Number(waiting.waitingTotal);
    await app.dataSource.query(SAME_WAITING, [early]);
    const { body: more } = await head.get<ClaimsDeskResponse>('/api/claims/v1/desk');
    expect([more.waiting.length, more.waitingTotal]).toEqual([100, total + 100]);
    const carrier = { accountType: 'CARRIER' as const, organizationId: CARRIER };
    const stranger = await app.signIn({ ...carrier, permissions: STAFF });
    expect((await stranger.get('/api/claims/v1/desk')).status).toBe(403);
  });

  it('keeps what can have been: it happens, is reported, is closed', async () => {
    const id = await opened();
    const dates = { incidentDate: '2026-01-02', reportedDate: '2026-01-03' };
    expect((await adjuster.put(`${FILES}/${id}`, dates)).body).toMatchObject(dates);
    const unopened = await filed();
    const ahead = await adjuster.post(FILES, { claimId: unopened, incidentDate: '2026-01-16' });
    expect(ahead).toMatchObject({ status: 400, body: { code: 'FILE_DATES_IMPOSSIBLE' } });
  });

  it.each([
    ['three decimals', { firstPartyLoss: 0.001 }, '/firstPartyLoss'],
    ['a reserve below zero', { lossAdjustment: -1 }, '/lossAdjustment'],
    ['a date that is none', { closedDate: '2026-02-30' }, '/closedDate'],
    ['an unknown field', { total: 5 }, '/total'],
    ['an incident to come', { incidentDate: '2026-01-16' }, '/incidentDate'],
    ['a report to come', { reportedDate: '2026-01-16' }, '/reportedDate'],
    ['a report before the loss', { reportedDate: '2026-01-09' }, '/reportedDate'],
    ['no date of the report', { reportedDate: null }, '/reportedDate'],
    ['a close to come', { closedDate: '2026-01-16' }, '/closedDate'],
    ['a close before the report', { closedDate: '2020-01-01' }, '/closedDate'],
  ])('refuses %s with 400', async (_, body, pointer) => {
    const answer = await adjuster.put(`${FILES}/${await opened()}`, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('is shown to staff and the carrier, and to no agency or policyholder', async () => {
    const id = await opened();
    const permissions = ['claim:view', 'claim:manage'];
    const statusFor = async (
      accountType: 'AGENCY' | 'CUSTOMER' | 'CARRIER' | 'VENDOR',
      organizationId: string,
    ): Promise<number> => {
      const caller = await app.signIn({ accountType, organizationId, permissions });
      const { body } = await caller.get(`${FILES}/search?policyId=${policyId}`);
      const read = await caller.get(`${FILES}/${id}`);
      expect(Number(body.totalElements) > 0).toBe(read.status === 200);
      return read.status;
    };
    expect(await statusFor('CARRIER', CARRIER)).toBe(200);
    expect(await statusFor('AGENCY', AGENCY)).toBe(404);
    expect(await statusFor('CUSTOMER', ACCOUNT)).toBe(404);
    expect(await statusFor('VENDOR', AGENCY)).toBe(404);
    const manager = await app.signIn({ accountType: 'COWBELL', permissions });
    expect((await manager.put(`${FILES}/${id}`, { firstPartyLoss: 1 })).status).toBe(403);
    expect((await manager.put(`${FILES}/${id}`, { closedDate: '2026-01-15' })).status).toBe(403);
    const found = await manager.get(`${FILES}/search?status=OPEN&search=ira&sort=created,desc`);
    expect(found.body).toMatchObject({ content: expect.arrayContaining([expect.anything()]) });
  });
});
