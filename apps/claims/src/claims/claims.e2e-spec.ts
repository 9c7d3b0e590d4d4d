import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import { addDays, addMonths } from '@palisade/kernel';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import {
  ACCOUNT,
  AGENCY,
  CARRIER,
  CHARGES,
  eventsOf,
  NOTICE,
  TEAM,
  accountCreated,
  policyIssued,
  issuedTerms,
} from './claim-world.fixture';

const FIRST_SAVE = '/api/policy/v1/claim';
const API = '/api/claims/v1';
const DAY_MS = 86_400_000;
const PERMISSIONS = ['claim:view', 'claim:create', 'claim:file', 'claim:delete', 'claim:edit'];

describe('claims', () => {
  let app: TestApp;
  let staff: TestCaller;
  let customer: TestCaller;
  let policyId: string;

  const as = (person: Omit<TestPerson, 'permissions'>): Promise<TestCaller> =>
    app.signIn({ ...person, permissions: PERMISSIONS });
  const save = async (change: object = {}, caller = customer): Promise<string> => {
    const made = await caller.post(FIRST_SAVE, { policyId, ...NOTICE, ...change });
    expect(made.status).toBe(201);
    return String(made.body.claimId);
  };
  const file = (id: string, change: object = {}) =>
    customer.put(`${API}/${id}`, { ...change, isFiled: true });
  const issued = async (...policy: Partial<Parameters<typeof policyIssued>>): Promise<string> => {
    const id = policy[0] ?? randomUUID();
    await app.deliver('policy.issued.v1', policyIssued(id, policy[1], policy[2]));
    return id;
  };

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('account.created.v1', accountCreated());
    policyId = await issued();
    staff = await as({ accountType: 'COWBELL' });
    customer = await as({ accountType: 'CUSTOMER', organizationId: ACCOUNT });
  });
  afterAll(() => app.close());

  it('is saved with no more than a name, and saved again', async () => {
    const made = await customer.post(FIRST_SAVE, { policyId, name: ' Ira Stone ' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'UN_FILED',
        isFiled: false,
        claimNumber: null,
        name: 'Ira Stone',
        isRightContact: true,
        isCyberIncident: true,
        isAuthoritiesInvolved: false,
        policyNumber: 'P-26-0000001',
        insuredName: 'Red Rock Dental',
        cover: null,
        allowedActions: ['save', 'file', 'delete'],
      },
    });
    const id = String(made.body.claimId);
    const body = { lossDescription: 'Locked files', workPhone: '(702) 555-0134', name: null };
    expect((await customer.put(`${API}/${id}`, body)).status).toBe(400);
    const saved = await customer.put(`${API}/${id}`, { ...body, name: 'Ida Stone' });
    expect(saved.body).toMatchObject({ name: 'Ida Stone', workPhone: '+17025550134' });
    expect((await customer.get(`${API}/${id}`)).body).toEqual(saved.body);
    expect(await eventsOf(app, id)).toEqual([]);
  });

  it('is filed once, with a number, under the policy in force on the date of the loss', async () => {
    const id = await save();
    const filed = await file(id);
    expect(filed).toMatchObject({
      status: 200,
      body: {
        status: 'FILED',
        isFiled: true,
        reportedDate: '2026-01-15',
        isPolicyMatched: true,
        cover: { asOf: '2026-01-10', aggregateLimit: 1_000_000, retention: 25_000 },
        allowedActions: [],
      },
    });
    expect(filed.body.claimNumber).toMatch(/^C-26-\d{7}$/);
    expect(await eventsOf(app, id)).toMatchObject([
      {
        type: 'claim.filed.v1',
        data: {
          claimId: id,
          policyId,
          lossDate: '2026-01-10',
          reportedDate: '2026-01-15',
          reporterName: 'Ira Stone',
          version: 1,
          scope: { accountId: ACCOUNT, agencyId: AGENCY, teamIds: [TEAM], carrierId: CARRIER },
        },
      },
    ]);
    expect((await file(id)).status).toBe(409);
    expect((await customer.send('DELETE', `${API}/${id}`)).status).toBe(409);
  });

  it('is filed with the day of its loss, and no day that cannot be', async () => {
    const id = await save({ lossDate: null });
    expect(await file(id)).toMatchObject({
      status: 400,
      body: {
        code: 'CLAIM_INCOMPLETE',
        errors: [{ pointer: '/lossDate', detail: 'Loss date is a required field' }],
      },
    });
    const before = { lossDate: '2026-01-10', incidentNoticed: '2026-01-09' };
    expect(await file(id, before)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/incidentNoticed' }] },
    });
    expect((await customer.get(`${API}/${id}`)).body).toMatchObject({ status: 'UN_FILED' });
  });

  it('says where it stands and what happens next, with the hour and the answers', async () => {
    const answers = [{ key: 'isRansomAsked', answer: 'YES' }];
    const id = await save({ lossTime: '06:30', answers, isMoneyMoved: true });
    expect((await customer.get(`${API}/${id}`)).body).toMatchObject({ progress: null });
    const missing = { body: { errors: [{ pointer: '/moneyMoved' }] } };
    expect(await file(id)).toMatchObject({ status: 400, ...missing });
    const moneyMoved = 'First Bank to Nowhere Bank, yesterday, $40,000';
    expect((await file(id, { moneyMoved })).body).toMatchObject({
      lossTime: '06:30',
      answers,
      moneyMoved,
      progress: {
        stage: 'RECEIVED',
        handlerName: null,
        vendorNames: [],
        steps: [{ key: 'CALL', due: '2026-01-16', isDone: false }],
      },
    });
    const team = await app.signIn({ accountType: 'COWBELL', permissions: ['claim:manage'] });
    expect((await team.post(`${API}/claimsFile`, { claimId: id })).status).toBe(201);
    expect((await customer.get(`${API}/${id}`)).body).toMatchObject({
      progress: {
        stage: 'IN_WORK',
        steps: expect.arrayContaining([
          { key: 'CALL', due: '2026-01-16', isDone: false },
          expect.objectContaining({ key: 'ACKNOWLEDGE' }),
          { key: 'STATUS', due: '2026-02-14', isDone: false },
        ]),
      },
    });
  });

  it('is kept as a circumstance until it is made a claim, by its first day', async () => {
    const id = await save();
    const filed = await file(id, { isCircumstance: true });
    const kept = { isCircumstance: true, reportedDate: '2026-01-15' };
    const progress = { stage: 'RECEIVED', steps: [] };
    expect(filed.body).toMatchObject({ ...kept, progress, allowedActions: ['makeClaim'] });
    const team = await app.signIn({ accountType: 'COWBELL', permissions: ['claim:manage'] });
    expect(await team.post(`${API}/claimsFile`, { claimId: id })).toMatchObject({
      status: 409,
      body: { code: 'CIRCUMSTANCE' },
    });
    const reason = 'The log says so';
    await staff.put(`${API}/${id}/correction`, { lossDate: '2026-01-09', reason });
    app.clock.advance(10 * DAY_MS);
    const made = await customer.post(`${API}/${id}/claim`);
    app.clock.advance(-10 * DAY_MS);
    expect(made).toMatchObject({
      status: 200,
      body: {
        ...kept,
        isCircumstance: false,
        claimNumber: filed.body.claimNumber,
        progress: { steps: [{ key: 'CALL', due: '2026-01-26' }] },
      },
    });
    const told = { type: 'claim.filed.v1', data: { claimId: id, isCircumstance: true } };
    expect(await eventsOf(app, id)).toMatchObject([
      told,
      { type: 'claim.changed.v1', data: { action: 'correct', isCircumstance: true } },
      { ...told, data: { lossDate: '2026-01-09', isCircumstance: false, version: 3 } },
    ]);
    expect(await customer.post(`${API}/${id}/claim`)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_A_CLAIM' },
    });
    expect((await team.post(`${API}/claimsFile`, { claimId: id })).status).toBe(201);
  });

  it('ends a circumstance without a claim, and takes it up again', async () => {
    const id = await save();
    await file(id, { isCircumstance: true });
    const team = await app.signIn({
      accountType: 'COWBELL',
      permissions: [...PERMISSIONS, 'claim:manage'],
    });
    const at = `${API}/${id}/circumstance`;
    expect((await team.put(at, { isEnded: false, reason: 'No' })).body).toMatchObject({
      code: 'CIRCUMSTANCE_KEPT',
    });
    const ended = await team.put(at, { isEnded: true, reason: 'Nothing was taken' });
    expect(ended.body).toMatchObject({ endedOn: '2026-01-15', isCircumstance: true });
    expect((await customer.get(`${API}/${id}`)).body).toMatchObject({
      circumstanceReason: 'Nothing was taken',
      allowedActions: [],
    });
    expect((await customer.post(`${API}/${id}/claim`)).body).toMatchObject({
      code: 'CIRCUMSTANCE_ENDED',
    });
    const again = await team.put(at, { isEnded: false, reason: 'A letter came' });
    expect(again.body).toMatchObject({ endedOn: null, circumstanceReason: 'A letter came' });
    const told = await app.dataSource.query<object[]>(
      `select body -> 'data' as data from outbox
       where type = 'claim.changed.v1' and body -> 'data' ->> 'claimId' = $1 order by sequence`,
      [id],
    );
    expect(told).toMatchObject([
      {
        data: {
          action: 'endCircumstance',
          isCircumstance: true,
          endedOn: '2026-01-15',
          reason: 'Nothing was taken',
        },
      },
      { data: { action: 'reopenCircumstance', isCircumstance: true, endedOn: null } },
    ]);
    const listed = async (kind: string): Promise<unknown> => {
      const list = await team.get(`${API}/search?policyId=${policyId}&kind=${kind}&size=100`);
      return (list.body as { content: { claimId: string }[] }).content.some(
        ({ claimId }) => claimId === id,
      );
    };
    expect([await listed('CLAIM'), await listed('CIRCUMSTANCE')]).toEqual([false, true]);
  });

  it.each([
    ['as it was saved first', {}],
    ['or else as it was saved last', { isCircumstance: false }],
  ])('is filed as a circumstance or not %s', async (_, change) => {
    const id = await save({ isCircumstance: true });
    expect((await customer.get(`${API}/${id}`)).body).toMatchObject({ isCircumstance: true });
    const isCircumstance = !('isCircumstance' in change);
    expect((await customer.put(`${API}/${id}`, change)).body).toMatchObject({ isCircumstance });
    expect((await file(id)).body).toMatchObject({ status: 'FILED', isCircumstance });
  });

  it('is corrected by its agency and by staff, with a reason, and by nobody else', async () => {
    const id = await save();
    await file(id);
    const correct = (caller: TestCaller, lossDate: string, reason = 'The log says so') =>
      caller.put(`${API}/${id}/correction`, { lossDate, reason });
    expect(await correct(customer, '2026-01-09')).toMatchObject({ status: 403 });
    expect((await correct(staff, '2026-01-09', ' ')).status).toBe(400);
    expect(await correct(staff, '2026-01-16')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/lossDate' }] },
    });
    const agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    expect((await agency.get(`${API}/${id}`)).body).toMatchObject({ allowedActions: ['correct'] });
    expect(await correct(agency, '2026-01-14')).toMatchObject({
      status: 200,
      body: { lossDate: '2026-01-14', isPolicyMatched: true, cover: { asOf: '2026-01-14' } },
    });
    const told = await eventsOf(app, id);
    expect(await correct(agency, '2026-01-14')).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_CORRECTED' },
    });
    expect(await eventsOf(app, id)).toEqual(told);
    const noticed = { incidentNoticed: '2026-01-15', lossDescription: 'Files were copied' };
    const described = { ...noticed, reason: 'The report of the forensics' };
    expect((await staff.put(`${API}/${id}/correction`, described)).body).toMatchObject(noticed);
    // Before any cover of the client: no policy matches.
    expect(await correct(staff, '2019-01-01')).toMatchObject({
      status: 200,
      body: { lossDate: '2019-01-01', isPolicyMatched: false },
    });
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      type: 'claim.changed.v1',
      data: { action: 'correct', policyId },
    });
    const timeline = await customer.get(`${API}/${id}/timeline`);
    for (const text of ['The log says so', 'Files were copied', NOTICE.lossDescription]) {
      expect(JSON.stringify(timeline.body)).toContain(text);
    }
  });

  it('is filed with the first save', async () => {
    const made = await customer.post(FIRST_SAVE, { policyId, ...NOTICE, isFiled: true });
    expect(made).toMatchObject({ status: 201, body: { status: 'FILED' } });
  });

  it('gets one number of many simultaneous calls, and the numbers have no gap', async () => {
    const id = await save();
    const statuses = (await Promise.all(Array.from({ length: 16 }, () => file(id)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    const rows: { number: string }[] = await app.dataSource.query(
      'select claim_number as number from claim where claim_number is not null order by 1',
    );
    expect(rows.map(({ number }) => Number(number.slice(5)))).toEqual(rows.map((_, i) => i + 1));
  });

  it('is covered to the limit that was in force on the date of the loss', async () => {
    const id = await issued();
    const { insured, scope } = policyIssued(id);
    app.clock.advance(100 * 86_400_000);
    const endorsed = {
      endorsementId: randomUUID(),
      type: 'PREMIUM' as const,
      effectiveDate: '2026-03-01',
      terms: issuedTerms(300_000_000),
      charges: CHARGES,
      factor: '0.8',
      erp: null,
      priorKnowledgeDate: '2026-03-01',
      insured,
      version: 3,
      scope,
    };
    const head = { ...policyIssued(id).policyHead, revision: 2 };
    await app.deliver('policy.endorsed.v1', { policyHead: head, ...endorsed });
    const limitOf = async (lossDate: string): Promise<unknown> => {
      const filed = await file(await save({ policyId: id, lossDate }));
      return (filed.body.cover as { aggregateLimit: number } | null)?.aggregateLimit;
    };
    expect(await limitOf('2026-02-28')).toBe(1_000_000);
    expect(await limitOf('2026-03-01')).toBe(3_000_000);
    // A change that is dated before it lays it again: each limit from its own date on.
    const cover = [
      { from: '2026-02-15', to: '2026-03-01', terms: issuedTerms(200_000_000) },
      { from: '2026-03-01', to: head.endDate, terms: issuedTerms(300_000_000) },
    ];
    const earlier = { ...endorsed, effectiveDate: '2026-02-15', cover, version: 4 };
    await app.deliver('policy.endorsed.v1', { policyHead: head, ...earlier });
    expect(await limitOf('2026-02-14')).toBe(1_000_000);
    expect(await limitOf('2026-02-28')).toBe(2_000_000);
    expect(await limitOf('2026-03-01')).toBe(3_000_000);
    const cancelled = {
      reason: 'REWRITTEN',
      method: 'PRO_RATA' as const,
      cancelDate: '2026-04-01',
      factor: '0.7',
      charges: CHARGES,
      feesReturned: false,
      reinstateUntil: null,
      scope,
    };
    const status = { policyHead: { ...head, status: 'CANCELLED' as const, revision: 3 } };
    await app.deliver('policy.cancelled.v1', { ...status, ...cancelled, version: 5 });
    expect(await limitOf('2026-03-31')).toBe(3_000_000);
    const claim = await file(await save({ policyId: id, lossDate: '2026-04-02' }));
    expect(claim.body).toMatchObject({ isPolicyMatched: true });
    expect(claim.body.policyId).not.toBe(id);
    await app.deliver('policy.reinstated.v1', {
      policyHead: { ...head, revision: 4 },
      effectiveDate: '2026-04-01',
      charges: CHARGES,
      lapse: false,
      version: 6,
      scope,
    });
    expect(await limitOf('2026-04-02')).toBe(3_000_000);
    await app.deliver('policy.voided.v1', {
      policyHead: { ...head, status: 'VOID', revision: 5 },
      reason: 'ERROR',
      charges: CHARGES,
      premiums: [],
      version: 7,
      scope,
    });
    const afterwards = await file(await save({ policyId: id, lossDate: '2026-04-02' }));
    expect(afterwards.body.policyId).not.toBe(id);
    app.clock.advance(-100 * 86_400_000);
  });

  it('is late after the days of its policy, unless more were bought', async () => {
    const id = await issued();
    const { insured, scope, policyHead } = policyIssued(id);
    const head = { ...policyHead, status: 'EXPIRED' as const };
    const { endDate } = head;
    const isLate = async (): Promise<unknown> =>
      (await file(await save({ policyId: id, lossDate: '2026-01-15' }))).body.isReportedLate;
    expect(await isLate()).toBe(false);
    const days = (date: string) => (Date.parse(date) - app.clock.now().getTime()) / 86_400_000;
    const passed = Math.ceil(days(endDate)) + 60;
    app.clock.advance(passed * 86_400_000);
    const reportingUntil = addDays(endDate, 60);
    await app.deliver('policy.expired.v1', { policyHead: head, reportingUntil, version: 3, scope });
    expect(await isLate()).toBe(true);
    await app.deliver('policy.endorsed.v1', {
      policyHead: head,
      endorsementId: randomUUID(),
      type: 'ERP',
      effectiveDate: endDate,
      terms: issuedTerms(300_000_000),
      charges: CHARGES,
      factor: '1',
      erp: { months: 12, from: endDate, to: addMonths(endDate, 12) },
      priorKnowledgeDate: null,
      insured,
      version: 4,
      scope,
    });
    expect(await isLate()).toBe(false);
    app.clock.advance(-passed * 86_400_000);
  });

  it('is not late once its policy was renewed', async () => {
    const id = await issued();
    const { scope, policyHead } = policyIssued(id);
    const ended = { scope, policyHead: { ...policyHead, status: 'EXPIRED' as const } };
    const isLate = async (): Promise<unknown> =>
      (await file(await save({ policyId: id, lossDate: '2026-01-15' }))).body.isReportedLate;
    await app.deliver('policy.expired.v1', { ...ended, reportingUntil: '2026-01-01', version: 3 });
    expect(await isLate()).toBe(true);
    await app.deliver('policy.renewed.v1', {
      scope,
      policyHead: { ...policyHead, status: 'RENEWED' },
      renewalPolicyId: randomUUID(),
      renewalPolicyNumber: 'P-27-0000001',
      version: 4,
    });
    expect(await isLate()).toBe(false);
  });

  it('may name the day that has begun east of the insured', async () => {
    const evening = Date.parse('2026-01-16T02:00:00Z') - app.clock.now().getTime();
    app.clock.advance(evening);
    const filed = await file(await save({ incidentNoticed: '2026-01-16' }));
    expect(filed.body).toMatchObject({ status: 'FILED', reportedDate: '2026-01-15' });
    app.clock.advance(-evening);
  });

  it('is filed though no policy was in force, and says so', async () => {
    const filed = await file(await save({ lossDate: '2025-12-31' }));
    expect(filed.body).toMatchObject({
      status: 'FILED',
      isPolicyMatched: false,
      cover: null,
    });
    expect(filed.body.policyId).toBe(policyId);
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'nothing',
      { lossDescription: null, address: null, city: null, state: null, zipCode: null },
      {
        '/lossDescription': 'Loss description',
        '/address': 'Address',
        '/city': 'City',
        '/state': 'State',
        '/zipCode': 'Zip code',
      },
    ],
    [
      'no contact',
      { isRightContact: false },
      {
        '/contactName': 'Contact name',
        '/contactEmail': 'Contact email',
        '/contactPhone': 'Contact phone',
      },
    ],
    [
      'no authority',
      { isAuthoritiesInvolved: true },
      { '/authorityName': 'Authority', '/authorityPhoneNumber': 'Phone of the authority' },
    ],
    ['no report number', { isReportFiled: true }, { '/reportNumber': 'Report number' }],
  ])('is not filed with %s, and every field is named as on the form', async (_, change, labels) => {
    const id = await save();
    const answer = await file(id, change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'CLAIM_INCOMPLETE' } });
    const errors = answer.body.errors as { pointer: string; detail: string }[];
    const said = Object.fromEntries(errors.map(({ pointer, detail }) => [pointer, detail]));
    const named = Object.entries(labels).map(([at, label]) => [at, `${label} is a required field`]);
    expect(said).toEqual(Object.fromEntries(named));
    expect((await customer.get(`${API}/${id}`)).body).toMatchObject({
      status: 'UN_FILED',
      ...NOTICE,
    });
  });

  it.each<[string, object, string, string]>([
    ['no name', { name: '' }, '/name', 'Please select a option'],
    [
      'a phone that is none',
      { cellPhone: '12' },
      '/cellPhone',
      'Phone is not a valid phone number',
    ],
    ['a city that is none', { city: 'L4s Vegas' }, '/city', 'Invalid City'],
    ['a ZIP that is none', { zipCode: '1' }, '/zipCode', 'Invalid ZIP Code'],
    [
      'a mail address that is none',
      { email: 'ira' },
      '/email',
      'Please enter a valid Email Address',
    ],
    [
      'a loss of the year 1',
      { lossDate: '0001-01-01', isFiled: true },
      '/lossDate',
      'The date lies before the year 1900',
    ],
    ['a loss to come', { lossDate: '2026-01-16' }, '/lossDate', 'The date lies in the future'],
    ['a state that is none', { state: 'ZZ' }, '/state', 'State is not valid'],
    ['a date that is none', { lossDate: '2026-02-30' }, '/lossDate', 'Not a valid date.'],
    ['an unknown field', { colour: 'red' }, '/colour', 'Unknown field colour.'],
  ])('is not saved with %s', async (_, change, pointer, detail) => {
    const answer = await customer.post(FIRST_SAVE, { policyId, ...NOTICE, ...change });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer, detail }] } });
  });

  it('is deleted by its owner or staff while it is not filed', async () => {
    const id = await save();
    const agency = await as({ accountType: 'AGENCY', organizationId: AGENCY });
    expect((await agency.send('DELETE', `${API}/${id}`)).status).toBe(409);
    expect((await customer.send('DELETE', `${API}/${id}`)).status).toBe(204);
    expect((await staff.get(`${API}/${id}`)).status).toBe(404);
    expect((await customer.send('DELETE', `${API}/${id}`)).status).toBe(404);
    expect((await staff.send('DELETE', `${API}/${await save()}`)).status).toBe(204);
  });

  it('lists the claims of one team', async () => {
    const id = await save();
    const listed = async (teamId: string): Promise<string[]> => {
      const path = `${API}/search?size=100&teamId=${teamId}`;
      const { body } = await staff.get<{ content: { claimId: string }[] }>(path);
      return body.content.map(({ claimId }) => claimId);
    };
    expect(await listed(TEAM)).toContain(id);
    expect(await listed(AGENCY)).toEqual([]);
  });

  it.each<[string, Omit<TestPerson, 'permissions'>, number, number]>([
    ['staff', { accountType: 'COWBELL' }, 200, 201],
    ['its agency', { accountType: 'AGENCY', organizationId: AGENCY }, 200, 201],
    [
      'its team',
      { accountType: 'AGENCY', organizationId: AGENCY, seesAllTeams: false, teamIds: [TEAM] },
      200,
      201,
    ],
    [
      'another team',
      { accountType: 'AGENCY', organizationId: AGENCY, seesAllTeams: false, teamIds: [AGENCY] },
      404,
      404,
    ],
    ['another agency', { accountType: 'AGENCY' }, 404, 404],
    ['the insured', { accountType: 'CUSTOMER', organizationId: ACCOUNT }, 200, 201],
    ['another insured', { accountType: 'CUSTOMER' }, 404, 404],
    [
      'a one-time code',
      { accountType: 'CUSTOMER', organizationId: ACCOUNT, onlyPolicyId: TEAM },
      404,
      404,
    ],
    ['its carrier', { accountType: 'CARRIER', organizationId: CARRIER }, 200, 404],
    ['another carrier', { accountType: 'CARRIER' }, 404, 404],
    ['a vendor', { accountType: 'VENDOR' }, 404, 404],
    ['a cluster', { accountType: 'CLUSTER' }, 404, 404],
  ])('is shown to %s, or not', async (_, person, read, written) => {
    const id = await save();
    const caller = await as(person);
    expect((await caller.get(`${API}/${id}`)).status).toBe(read);
    const { body } = await caller.get(`${API}/search?policyId=${policyId}`);
    expect(Number(body.totalElements) > 0).toBe(read === 200);
    const made = await caller.post(FIRST_SAVE, { policyId, ...NOTICE });
    expect(made.status).toBe(written);
  });

  it('is opened by the code of its letter, alone and to read', async () => {
    const [id, other] = [await save(), await save()];
    const holder = await as({ accountType: 'CUSTOMER', organizationId: ACCOUNT, onlyClaimId: id });
    expect((await holder.get(`${API}/${id}`)).status).toBe(200);
    expect((await holder.get(`${API}/${other}`)).status).toBe(404);
    const { body } = await holder.get(`${API}/search?policyId=${policyId}`);
    expect(body).toMatchObject({ totalElements: 1, content: [{ claimId: id }] });
    expect((await holder.post(FIRST_SAVE, { policyId, ...NOTICE })).status).toBe(404);
  });

  it('is shown to the reinsurer under whose treaty its policy was issued, though it ended', async () => {
    const [treatyId, reinsurerId] = [randomUUID(), randomUUID()];
    const scope = scopeOf({ accountId: ACCOUNT, carrierId: CARRIER, treatyIds: [treatyId] });
    const told = {
      treatyId,
      reinsurerId,
      carrierId: CARRIER,
      products: ['P250' as const],
      effectiveFrom: '2026-01-01',
      effectiveTo: '2027-01-01',
      cededPct: 40,
      cedingCommissionPct: 27.5,
      scope,
    };
    const ceded = await issued(randomUUID(), {}, { scope, treatyIds: [treatyId] });
    const id = await save({ policyId: ceded });
    const reinsurer = await as({ accountType: 'RE_INSURER', organizationId: reinsurerId });
    expect((await reinsurer.get(`${API}/${id}`)).status).toBe(404);
    for (const deleted of [false, true]) {
      await app.deliver('treaty.saved.v1', { ...told, deleted, version: deleted ? 2 : 1 });
      expect((await reinsurer.get(`${API}/${id}`)).status).toBe(200);
      const { body } = await reinsurer.get(`${API}/search`);
      expect(body).toMatchObject({ totalElements: 1, content: [{ policyId: ceded }] });
    }
    const other = await as({ accountType: 'RE_INSURER' });
    expect((await other.get(`${API}/${id}`)).status).toBe(404);
  });

  it('is listed by what it is', async () => {
    const name = `Reporter ${randomUUID().slice(0, 6)}`;
    const id = await save({ name });
    const found = await staff.get(
      `${API}/search?search=${name}&status=UN_FILED&accountId=${ACCOUNT}`,
    );
    expect(found.body).toMatchObject({ content: [{ claimId: id, name }], totalElements: 1 });
    expect((await staff.get(`${API}/search?status=FILED&search=${name}`)).body.totalElements).toBe(
      0,
    );
    expect((await staff.get(`${API}/search?status=DELETED`)).status).toBe(400);
    expect((await staff.get(`${API}/search?sort=reportedDate,desc&size=2`)).status).toBe(200);
    const csv = await staff.send<string>('GET', `${API}/search`, undefined, { accept: 'text/csv' });
    expect(csv.body).toContain('"claimNumber"');
  });

  it('needs the permission', async () => {
    const viewer = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: ACCOUNT,
      permissions: ['claim:view'],
    });
    expect((await viewer.post(FIRST_SAVE, { policyId, ...NOTICE })).status).toBe(403);
    const saver = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: ACCOUNT,
      permissions: ['claim:create'],
    });
    expect((await saver.post(FIRST_SAVE, { policyId, ...NOTICE, isFiled: true })).status).toBe(403);
    expect((await app.anonymous.get(`${API}/search`)).status).toBe(401);
    expect((await customer.post(FIRST_SAVE, { ...NOTICE, policyId: randomUUID() })).status).toBe(
      404,
    );
  });

  it('follows a binder that runs out, and forgets an event that comes late', async () => {
    const id = randomUUID();
    const { policyHead: issuedHead, ...bound } = policyIssued(id);
    const policyHead = { ...issuedHead, status: 'BOUND' as const, revision: 0 };
    const { insured, contact, agent, carrierId, terms, charges, commissionPct, scope } = bound;
    await app.deliver('binder.bound.v1', {
      policyHead,
      insured,
      contact,
      agent,
      carrierId,
      terms,
      charges,
      commissionPct,
      boundOn: '2026-01-01T00:00:00.000Z',
      binderExpiresOn: '2026-01-31T00:00:00.000Z',
      agencyBilled: false,
      paymentTerms: 30,
      surplus: null,
      version: 1,
      scope,
    });
    expect((await file(await save({ policyId: id }))).body).toMatchObject({ policyId: id });
    const status = 'BINDER EXPIRED' as const;
    const expired = { policyHead: { ...policyHead, status }, charges, scope };
    const binderExpiresOn = '2026-01-31T00:00:00.000Z';
    await app.deliver('binder.expired.v1', { ...expired, binderExpiresOn, version: 3 });
    await app.deliver('policy.changed.v1', {
      policyHead,
      action: 'billed',
      isPaid: false,
      isOpenForRenewal: false,
      nocStopped: false,
      cancelRequest: null,
      version: 2,
      scope,
    });
    const filed = await file(await save({ policyId: id }));
    expect(filed.body.policyId).not.toBe(id);
  });
});
