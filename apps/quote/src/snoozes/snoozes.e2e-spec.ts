import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { StandInRater } from '../quotes/quote-world.fixture';
import {
  ALL_ANSWERS,
  accountCreated,
  organizationSaved,
  startRater,
  userSaved,
} from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';
const AGENCY = randomUUID();
const STAFF = randomUUID();
const ACCOUNT = randomUUID();
const REFER = { level: 'refer', rule: 'REF_CLASS', reason: 'The class is referred.' };
const PERMISSIONS = ['quote:view', 'quote:create', 'quote:request', 'underwriting:underwrite'];
const HOUR_MS = 3_600_000;

describe('the rows of an inbox', () => {
  let app: TestApp;
  let rater: StandInRater;
  let imogen: TestCaller;
  let other: TestCaller;
  let rival: TestCaller;
  let id: string;

  const underwriter = async (): Promise<TestCaller> => {
    const userId = randomUUID();
    await app.deliver('user.saved.v1', userSaved(userId, STAFF, 3));
    const person = { accountType: 'COWBELL', organizationId: STAFF, userId } as const;
    return app.signIn({ ...person, permissions: PERMISSIONS });
  };
  const search = async (caller: TestCaller, query: string): Promise<object[]> =>
    (await caller.get<{ content: object[] }>(`${API}/search?${query}`)).body.content;
  const inHours = (hours: number): string =>
    new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString();

  beforeAll(async () => {
    rater = await startRater(randomUUID);
    app = await startApp(service, { RATER_URL: rater.url });
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, []));
    imogen = await underwriter();
    other = await underwriter();
    rival = await app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS });
    rater.answer = { flags: [REFER], premium: 1000, totalPremium: 1000, amountDue: 1036.5 };
    const agent = { agentFirstName: 'Nora', agentLastName: 'Vale', agentEmail: 'n@v.example' };
    const draft = { accountId: ACCOUNT, product: 'P250', securityQuestions: ALL_ANSWERS, ...agent };
    id = String((await imogen.post(API, draft)).body.id);
    await imogen.post(`${API}/cart/account/${ACCOUNT}/submit`, { quoteIds: [id] });
  });
  afterAll(async () => {
    await app.close();
    rater.close();
  });

  it('say why a quote waits, since when, who has it and what the insured owes', async () => {
    expect(await search(imogen, 'status=REFERRED')).toMatchObject([
      {
        id,
        amountDue: 1036.5,
        referralReasons: [REFER.reason],
        referredOn: app.clock.now().toISOString(),
        assignedUnderwriterName: null,
        score: null,
      },
    ]);
    await app.deliver('account.score-changed.v1', {
      accountId: ACCOUNT,
      companyAggregate: 71,
      industryAggregate: 60,
      portfolioAggregate: null,
      factors: {
        networkSecurity: 71,
        cloudSecurity: 71,
        endpointSecurity: 71,
        darkIntelligence: 71,
        fundsTransfer: 71,
        cyberExtortion: 71,
        compliance: 71,
        insiderThreat: null,
        supplyChain: null,
      },
      profileScore: 4,
      ruleVersion: '1',
      version: 2,
      scope: scopeOf({}),
    });
    const referredOn = app.clock.now().toISOString();
    app.clock.advance(HOUR_MS);
    await imogen.put(`${API}/uw/underwrite/${id}`);
    const row = { referredOn, assignedUnderwriterName: 'Nora Vale', score: 71 };
    expect(await search(other, 'status=IN_REVIEW')).toMatchObject([row]);
    expect((await other.get(`${API}/${id}`)).body).toMatchObject(row);
  });

  it('are put aside for one person alone, and come back by themselves', async () => {
    const until = inHours(20);
    const aside = await imogen.put(`${API}/snooze/${id}`, { until });
    expect(aside).toMatchObject({ status: 200, body: { id, snoozedUntil: until } });
    expect(await search(imogen, 'isSnoozed=false')).toEqual([]);
    expect(await search(imogen, 'isSnoozed=true')).toMatchObject([{ id, snoozedUntil: until }]);
    expect(await search(imogen, '')).toHaveLength(1);
    expect(await search(other, 'isSnoozed=false')).toMatchObject([{ id, snoozedUntil: null }]);
    expect(await search(other, 'isSnoozed=true')).toEqual([]);

    const later = inHours(40);
    await imogen.put(`${API}/snooze/${id}`, { until: later });
    expect(await search(imogen, 'isSnoozed=true')).toMatchObject([{ snoozedUntil: later }]);
    app.clock.advance(41 * HOUR_MS);
    expect(await search(imogen, 'isSnoozed=false')).toMatchObject([{ id, snoozedUntil: null }]);
    expect(await search(imogen, 'isSnoozed=true')).toEqual([]);
  });

  it('come back when they are taken back', async () => {
    await imogen.put(`${API}/snooze/${id}`, { until: inHours(20) });
    const back = await imogen.send('DELETE', `${API}/snooze/${id}`);
    expect(back).toMatchObject({ status: 200, body: { id, snoozedUntil: null } });
    expect(await search(imogen, 'isSnoozed=false')).toHaveLength(1);
    expect((await imogen.send('DELETE', `${API}/snooze/${id}`)).status).toBe(200);
  });

  it('are put aside by nobody who does not see them, and never for long', async () => {
    const path = `${API}/snooze/${id}`;
    expect((await rival.put(path, { until: inHours(20) })).status).toBe(404);
    expect((await rival.send('DELETE', path)).status).toBe(404);
    for (const until of [inHours(-1), inHours(91 * 24), 'soon', undefined]) {
      expect((await imogen.put(path, { until })).status).toBe(400);
    }
  });
});
