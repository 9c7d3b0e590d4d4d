import { randomUUID } from 'node:crypto';
import type { Page } from '@palisade/kernel';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { service } from '../main';
import type { StandInRater } from '../quotes/quote-world.fixture';
import {
  ALL_ANSWERS,
  MANDATORY,
  startRater,
  accountCreated,
  organizationSaved,
  userSaved,
} from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';
const AGENCY = randomUUID();
const STAFF = randomUUID();
const ACCOUNT = randomUUID();
const REFER = { level: 'refer', rule: 'REF_CLASS', reason: 'The class is referred.' };
const PERMISSIONS = [
  'quote:view',
  'quote:create',
  'quote:request',
  'quote:decline',
  'quote:lost',
  'underwriting:underwrite',
  'underwriting:update-terms',
  'underwriting:irpm',
  'underwriting:release',
  'underwriting:subjectivity-edit',
  'quote:refer',
];
const IRPM = {
  managementOfContent: 0,
  dcmPractices: 0,
  companyStability: -5,
  drPlanning: -5,
  financialCondition: 0,
  securityAwareness: 0,
  managementExperience: 0,
};

describe('underwriting', () => {
  let app: TestApp;
  let imogen: TestCaller;
  let other: TestCaller;
  let junior: TestCaller;
  let rater: StandInRater;

  const underwriter = async (level: number): Promise<TestCaller> => {
    const userId = randomUUID();
    await app.deliver('user.saved.v1', userSaved(userId, STAFF, level));
    const person = { accountType: 'COWBELL', organizationId: STAFF, userId } as const;
    return app.signIn({ ...person, permissions: PERMISSIONS });
  };
  /** A quote that was requested by staff for the agency, and referred. */
  const referred = async (change: object = {}): Promise<string> => {
    rater.answer = { flags: [REFER] };
    const agent = { agentFirstName: 'Nora', agentLastName: 'Vale', agentEmail: 'n@v.example' };
    const body = { accountId: ACCOUNT, product: 'P250', securityQuestions: ALL_ANSWERS };
    const made = await imogen.post(API, { ...body, ...agent, ...change });
    const id = String(made.body.id);
    await imogen.post(`${API}/cart/account/${ACCOUNT}/submit`, { quoteIds: [id] });
    rater.answer = {};
    return id;
  };
  const lastEvent = async (id: string): Promise<unknown> => {
    const rows: { body: unknown }[] = await app.dataSource.query(
      'select body from outbox where subject = $1 order by sequence desc limit 1',
      [id],
    );
    return rows[0].body;
  };

  beforeAll(async () => {
    rater = await startRater(randomUUID);
    app = await startApp(service, { RATER_URL: rater.url });
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, []));
    imogen = await underwriter(2);
    other = await underwriter(3);
    junior = await underwriter(1);
  });
  afterAll(async () => {
    await app.close();
    rater.close();
  });

  it('takes a referral from pick-up over new terms to their release', async () => {
    const id = await referred();
    const picked = await imogen.put(`${API}/uw/underwrite/${id}`);
    expect(picked.body).toMatchObject({
      status: 'IN_REVIEW',
      allowedActions: ['updateTerms', 'releaseTerms', 'decline', 'markLost', 'changeCommission'],
    });
    expect(await lastEvent(id)).toMatchObject({
      type: 'quote.changed.v1',
      data: { action: 'underwrite', assignedUnderwriterId: picked.body.assignedUnderwriterId },
    });

    rater.answer = { premium: 1500.5, totalPremium: 1500.5, amountDue: 1500.5, flags: [REFER] };
    const terms = { deductible: 50_000, coverages: MANDATORY };
    const updated = await imogen.put(`${API}/update/${id}`, { terms });
    expect(updated.body).toMatchObject({
      status: 'IN_REVIEW',
      premium: 1500.5,
      terms: { limit: 1_000_000, deductible: 50_000, coverages: MANDATORY },
      initialRequestData: { deductible: 25_000 },
    });
    expect(rater.calls.at(-1)?.input).toMatchObject({ retention: 50_000 });
    expect(await lastEvent(id)).toMatchObject({ type: 'quote.rated.v1' });

    const released = await imogen.put(`${API}/release/${id}`, { message: 'Good controls.' });
    expect(released.body).toMatchObject({
      status: 'READY',
      outcome: 'offered',
      statusReasons: [],
      expiresOn: '2026-03-16T12:00:00.000Z',
    });
    expect(await lastEvent(id)).toMatchObject({
      type: 'quote.released.v1',
      data: { charges: { premium: 150_050 } },
    });
    const [step] = await app.dataSource.query(
      'select action, note from quote_history where quote_id = $1 order by id desc limit 1',
      [id],
    );
    expect(step).toEqual({ action: 'releaseTerms', note: 'Good controls.' });
  });

  it('rates schedule credits and keeps released terms released', async () => {
    const id = await referred();
    await imogen.put(`${API}/release/${id}`);
    rater.answer = { irpmModifier: '0.9', premium: 1233, totalPremium: 1233, amountDue: 1233 };
    const saved = await imogen.put(`${API}/irpm/${id}`, { ...IRPM, irpmModifier: 0.9 });
    expect(saved.body).toMatchObject({
      status: 'READY',
      premium: 1233,
      irpm: IRPM,
      rating: { irpmModifier: '0.9' },
    });
    expect(rater.calls.at(-1)?.input).toMatchObject({ irpm: IRPM });
    expect((await imogen.put(`${API}/irpm/${id}`, { ...IRPM, irpmModifier: 1 })).status).toBe(400);
    const { drPlanning: _, ...incomplete } = IRPM;
    expect((await imogen.put(`${API}/irpm/${id}`, incomplete)).status).toBe(400);
  });

  it('holds a quote for who picked it up, until the half hour is over', async () => {
    const id = await referred();
    await imogen.put(`${API}/uw/underwrite/${id}`);
    const calls = rater.calls.length;
    const terms = { deductible: 50_000 };
    const refused = await other.put(`${API}/update/${id}`, { terms });
    expect(refused).toMatchObject({ status: 409, body: { code: 'QUOTE_HELD' } });
    expect(rater.calls).toHaveLength(calls);
    expect((await other.put(`${API}/release/${id}`)).body.code).toBe('QUOTE_HELD');
    app.clock.advance(30 * 60_000);
    expect((await other.put(`${API}/update/${id}`, { terms })).status).toBe(200);
  });

  it('refuses what is above the authority of the underwriter', async () => {
    const id = await referred({ initialRequestData: { limit: 3_000_000 } });
    const refused = await junior.put(`${API}/uw/underwrite/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'AUTHORITY_EXCEEDED' } });
    const raised = await imogen.put(`${API}/update/${id}`, { terms: { limit: 4_000_000 } });
    expect(raised.body.code).toBe('AUTHORITY_EXCEEDED');
    rater.answer = { hazard: '5' };
    const hazardous = await imogen.put(`${API}/update/${id}`, { terms: { deductible: 50_000 } });
    expect(hazardous.body.code).toBe('AUTHORITY_EXCEEDED');
    expect((await imogen.get(`${API}/${id}`)).body).toMatchObject({ terms: { limit: 3_000_000 } });
  });

  it('changes nothing when the rater refuses the terms or is away', async () => {
    const id = await referred();
    const before = (await imogen.get(`${API}/${id}`)).body;
    const change = { terms: { deductible: 77_000 } };
    const errors = [{ pointer: '/retention', detail: 'Not offered.' }];
    rater.answer = { status: 400, code: 'VALIDATION_FAILED', detail: 'Not offered.', errors };
    const refused = await imogen.put(`${API}/update/${id}`, change);
    expect(refused).toMatchObject({ status: 400, body: { detail: 'Not offered.', errors } });
    rater.answer = { status: 500 };
    const away = await imogen.put(`${API}/update/${id}`, change);
    expect(away).toMatchObject({ status: 503, body: { code: 'RATER_UNAVAILABLE' } });
    expect(away.headers.get('retry-after')).toBe('1');
    rater.answer = { flags: [{ level: 'block', rule: 'REF_NOT_FILED', reason: 'Not filed.' }] };
    const blocked = await imogen.put(`${API}/update/${id}`, change);
    expect(blocked).toMatchObject({ status: 400, body: { code: 'REF_NOT_FILED' } });
    expect((await imogen.get(`${API}/${id}`)).body).toEqual(before);
  });

  it('lets only one of two changes at the same time through', async () => {
    const id = await referred();
    const change = (deductible: number): Promise<{ status: number }> =>
      imogen.put(`${API}/update/${id}`, { terms: { deductible } });
    const calls = rater.calls.length;
    let open = (): void => undefined;
    rater.gate = new Promise((resolve) => (open = resolve));
    const both = Promise.all([change(50_000), change(75_000)]);
    await eventually(() => rater.calls.length === calls + 2);
    open();
    const answers = await both;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('declines with a reason and says whether the agency is to be told', async () => {
    const id = await referred();
    const body = {
      quoteId: id,
      isNotificationEnabled: false,
      reason: 'No backups',
      reasonSummary: 'Poor Cyber Security Controls',
    };
    const wrong = await imogen.put(`${API}/decline/${id}`, { ...body, quoteId: randomUUID() });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'QUOTE_DIFFERS' } });
    const fillIn = { ...body, reasonSummary: 'Fill-in option' };
    expect((await imogen.put(`${API}/decline/${id}`, fillIn)).status).toBe(400);
    const nonsense = { ...body, reasonSummary: 'Nonsense reason' };
    expect(await imogen.put(`${API}/decline/${id}`, nonsense)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_REASON', errors: [{ pointer: '/reasonSummary' }] },
    });
    const declined = await imogen.put(`${API}/decline/${id}`, body);
    expect(declined.body).toMatchObject({ status: 'DECLINED', outcome: 'declined' });
    expect(await lastEvent(id)).toMatchObject({
      type: 'quote.declined.v1',
      data: { reason: 'No backups', reasonSummary: body.reasonSummary, notify: false },
    });
    expect((await imogen.put(`${API}/release/${id}`)).status).toBe(409);
  });

  it('refuses an agency, which never underwrites', async () => {
    const agent = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: ['quote:view', 'quote:lost'],
    });
    const id = await referred();
    const calls = ['uw/underwrite', 'update', 'irpm', 'release', 'decline'];
    for (const call of calls) expect((await agent.put(`${API}/${call}/${id}`)).status).toBe(403);
    expect((await agent.get(`${API}/${id}`)).body).toMatchObject({ allowedActions: ['markLost'] });
  });

  it('releases, refers and declines under the addresses of the first product too', async () => {
    const id = await referred();
    const { body: released } = await imogen.put(`${API}/p250/release/${id}`, {});
    expect(released).toMatchObject({ id, status: 'READY' });
    const { body: back } = await imogen.put(`${API}/uw/refer/${id}`, { reason: 'A merger.' });
    expect(back).toMatchObject({ id, status: 'REFERRED' });
    const { body: declined } = await imogen.put(`${API}/p250/decline/${id}`, {
      quoteId: id,
      isNotificationEnabled: false,
      reason: 'No backups',
      reasonSummary: 'Poor Cyber Security Controls',
    });
    expect(declined).toMatchObject({ id, status: 'DECLINED' });
  });

  it('replaces the conditions that terms are released with', async () => {
    const path = `${API}/subjectivity/settings`;
    const { body: known } = await imogen.get<Record<string, unknown>[]>(path);
    const [{ id: _, ...first }] = known;
    const subjectivities = [{ ...first, title: 'Backup report' }];
    expect((await imogen.put(path, { subjectivities })).status).toBe(200);
    const { body } = await imogen.get(path);
    expect(body).toMatchObject([{ code: first.code, title: 'Backup report' }]);
    const told = await imogen.get<Page<TimelineEntry>>(`${path}/${String(known[0].id)}/timeline`);
    expect(told.body.content).toMatchObject([
      {
        action: 'condition.change',
        by: { kind: 'PERSON' },
        changes: [{ field: 'title', from: first.title, to: 'Backup report' }],
      },
    ]);
    expect((await imogen.get(`${path}/${randomUUID()}/timeline`)).status).toBe(404);
  });
});
