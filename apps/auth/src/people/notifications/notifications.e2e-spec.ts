import { randomUUID } from 'node:crypto';
import type { CloudEvent, EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { Transactions } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import {
  SAMPLE_CHARGES,
  SAMPLE_TERMS,
  sampleQuoteHead,
  startApp,
  TestCaller,
} from '@palisade/testing';
import { demoOrganization, RED_ROCK_DENTAL_ID } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { NOTICE_MS } from '../../domain/notices/notice-rules';
import { ExpiredRows } from '../../identity/sessions/expired-rows';
import { service } from '../../main';
import { seed } from '../../seed';
import { NoticesService } from './notices.service';

const ME = '/api/auth/v1/me';
const HARBORLINE = demoOrganization('harborline').id;
const BLUECOAST = demoOrganization('bluecoast').id;
const NORA = 'agent@harborline.example';
const ELI = 'producer@harborline.example';
const IMOGEN = 'underwriter@palisade.example';
const ROSA = 'holder@redrockdental.example';

interface Told {
  id: string;
  eventType: string;
  subjectId: string;
  isRead: boolean;
}

interface List {
  content: Told[];
  totalElements: number;
}

describe('notifications', () => {
  let app: TestApp;
  let westCoast: string;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    [{ id: westCoast }] = (await app.dataSource.query(
      `select id from team where name = 'West Coast' and organization_id = $1`,
      [HARBORLINE],
    )) as { id: string }[];
  });
  afterAll(() => app.close());

  const signIn = async (username: string): Promise<TestCaller> => {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(
      '/api/auth/v1/login',
      credentials,
    );
    return new TestCaller(app.url, body.accessToken);
  };
  const toldTo = async (username: string, subjectId: string): Promise<Told[]> => {
    const { body } = await (await signIn(username)).get<List>(`${ME}/notifications?size=100`);
    return body.content.filter((one) => one.subjectId === subjectId);
  };
  const scopeOfRedRock = (more: object = {}): ReturnType<typeof scopeOf> =>
    scopeOf({ accountId: RED_ROCK_DENTAL_ID, agencyId: HARBORLINE, ...more });

  async function request(quoteId: string, email: string): Promise<void> {
    const agent = {
      agencyId: HARBORLINE,
      agencyName: 'Harborline',
      userId: null,
      name: 'The agent',
      email,
      phone: null,
      npn: null,
    };
    await app.deliver('quote.requested.v1', {
      quoteHead: sampleQuoteHead(quoteId),
      agent,
      securityAnswers: {},
      version: 1,
      scope: scopeOfRedRock(),
    });
  }

  function released(quoteId: string, more: object = {}): EventData<'quote.released.v1'> {
    return {
      quoteHead: sampleQuoteHead(quoteId),
      terms: SAMPLE_TERMS,
      charges: SAMPLE_CHARGES,
      rating: {
        ratingId: randomUUID(),
        inputHash: '0'.repeat(64),
        rateBookId: 'us',
        rateBookVersion: '1',
      },
      expiresOn: app.clock.now().toISOString(),
      subjectivities: [],
      commissionPct: 15,
      version: 2,
      scope: scopeOfRedRock(more),
    };
  }

  it('tell the agent of a release, by the name of the company, and let the bell ring', async () => {
    const quoteId = randomUUID();
    const eventId = randomUUID();
    await request(quoteId, NORA);
    await app.deliver('quote.released.v1', released(quoteId), eventId);
    expect(await toldTo(NORA, quoteId)).toEqual([
      {
        id: expect.any(String),
        kind: 'QUOTES',
        eventType: 'quote.released.v1',
        subjectType: 'QUOTE',
        subjectId: quoteId,
        number: 'Q-26-0000001',
        companyName: 'Red Rock Dental',
        occurred: app.clock.now().toISOString(),
        isRead: false,
      },
    ]);
    for (const other of [ELI, IMOGEN, ROSA, 'agent@bluecoast.example']) {
      expect(await toldTo(other, quoteId)).toEqual([]);
    }
    const rung: { data: { userIds: string[] } }[] = await app.dataSource.query(
      `select body->'data' as data from outbox
       where type = 'notification.added.v1' and body->'data'->>'eventId' = $1`,
      [eventId],
    );
    expect(rung.map(({ data }) => data.userIds.length)).toEqual([1]);
  });

  it('tell the team where no agent is named, and the insured of what was sent', async () => {
    const quoteId = randomUUID();
    const scope = { teamIds: [westCoast], quoteSent: true };
    await app.deliver('quote.released.v1', released(quoteId, scope));
    expect(await toldTo(ELI, quoteId)).toHaveLength(1);
    expect(await toldTo(NORA, quoteId)).toEqual([]);
    expect(await toldTo(ROSA, quoteId)).toHaveLength(1);
  });

  it('come once, however often the event arrives', async () => {
    const quoteId = randomUUID();
    const eventId = randomUUID();
    await request(quoteId, NORA);
    await app.deliver('quote.released.v1', released(quoteId), eventId);
    await app.deliver('quote.released.v1', released(quoteId), eventId);
    const again = { id: eventId, type: 'quote.released.v1', data: released(quoteId) };
    const event = { ...again, actor: 'system', time: app.clock.now().toISOString() };
    await app.app
      .get(Transactions)
      .run((tx) => app.app.get(NoticesService).tell(event as CloudEvent, tx));
    expect(await toldTo(NORA, quoteId)).toHaveLength(1);
  });

  it('stand in the order in which things happened, not in that of their arrival', async () => {
    const [earlier, later] = [randomUUID(), randomUUID()];
    await request(earlier, NORA);
    await request(later, NORA);
    app.clock.advance(10);
    await app.deliver('quote.released.v1', released(later));
    app.clock.advance(-10);
    await app.deliver('quote.released.v1', released(earlier));
    app.clock.advance(10);
    const { body } = await (await signIn(NORA)).get<List>(`${ME}/notifications?size=2`);
    expect(body.content.map(({ subjectId }) => subjectId)).toEqual([later, earlier]);
  });

  it('are marked one by one and all at once, by nobody else', async () => {
    const quoteId = randomUUID();
    await request(quoteId, NORA);
    await app.deliver('quote.released.v1', released(quoteId));
    const [{ id }] = await toldTo(NORA, quoteId);
    const [nora, eli] = [await signIn(NORA), await signIn(ELI)];
    expect((await eli.put(`${ME}/notifications/${id}`, { isRead: true })).status).toBe(404);
    expect((await nora.put(`${ME}/notifications/${id}`, { isRead: true })).body).toMatchObject({
      id,
      isRead: true,
    });
    await nora.put(`${ME}/notifications/${id}`, { isRead: false });
    const unread = async (): Promise<number> =>
      (await nora.get<List>(`${ME}/notifications?unread=true&size=1`)).body.totalElements;
    expect(await unread()).toBeGreaterThan(0);
    expect((await nora.put(`${ME}/notifications`, { isRead: false })).status).toBe(400);
    expect((await nora.put(`${ME}/notifications`, { isRead: true })).status).toBe(204);
    expect(await unread()).toBe(0);
  });

  it('of a kind that is switched off do not come', async () => {
    const nora = await signIn(NORA);
    const path = `${ME}/notification-subscriptions`;
    const before = await nora.get<{ kinds: { isOn: boolean }[] }>(path);
    expect(before.body.kinds.filter(({ isOn }) => !isOn)).toEqual([]);
    const off = { kinds: [{ kind: 'QUOTES', isOn: false }] };
    const { body } = await nora.put<{ kinds: object[] }>(path, off);
    expect(body.kinds).toContainEqual({ kind: 'QUOTES', isOn: false });
    expect(body.kinds).toContainEqual({ kind: 'POLICIES', isOn: true });
    const quoteId = randomUUID();
    await request(quoteId, NORA);
    await app.deliver('quote.released.v1', released(quoteId));
    expect(await toldTo(NORA, quoteId)).toEqual([]);
    await nora.put(path, { kinds: [{ kind: 'QUOTES', isOn: true }] });
    await app.deliver('quote.released.v1', released(quoteId));
    expect(await toldTo(NORA, quoteId)).toHaveLength(1);
    expect((await nora.put(path, { kinds: [{ kind: 'WEATHER', isOn: true }] })).status).toBe(400);
  });

  it('pass over who was removed', async () => {
    const set = (removed: boolean): Promise<unknown> =>
      app.dataSource.query('update app_user set removed = $1 where email = $2', [removed, ELI]);
    const quoteId = randomUUID();
    await request(quoteId, ELI);
    await set(true);
    await app.deliver('quote.released.v1', released(quoteId, { teamIds: [westCoast] }));
    await set(false);
    expect(await toldTo(ELI, quoteId)).toEqual([]);
    expect(await toldTo(NORA, quoteId)).toHaveLength(1);
  });

  it('tell the inbox of a referral, and later the underwriter who took it', async () => {
    const quoteId = randomUUID();
    const referred: EventData<'quote.referred.v1'> = {
      quoteHead: sampleQuoteHead(quoteId),
      terms: SAMPLE_TERMS,
      charges: null,
      rating: null,
      reasons: [],
      urgencyIndex: 1,
      needByDate: null,
      version: 2,
      scope: scopeOfRedRock(),
    };
    await app.deliver('quote.referred.v1', referred);
    expect(await toldTo(IMOGEN, quoteId)).toHaveLength(1);
    expect(await toldTo('admin@palisade.example', quoteId)).toHaveLength(1);
    const [{ id: imogen }] = (await app.dataSource.query(
      'select id from app_user where email = $1',
      [IMOGEN],
    )) as { id: string }[];
    await app.deliver('quote.changed.v1', {
      quoteHead: sampleQuoteHead(quoteId),
      action: 'underwrite',
      assignedUnderwriterId: imogen,
      subjectivities: null,
      version: 3,
      scope: scopeOfRedRock(),
    });
    await app.deliver('quote.referred.v1', { ...referred, version: 4 });
    expect(await toldTo(IMOGEN, quoteId)).toHaveLength(2);
    expect(await toldTo('admin@palisade.example', quoteId)).toHaveLength(1);
  });

  it('of what an agency settles net come to who sees commissions, as long as they do', async () => {
    const [policyId, teamIds] = [randomUUID(), [westCoast]];
    await app.dataSource.query(
      `insert into policy_address (policy_id, account_id, account_name, first_name, last_name, email,
         product, agency_billed, end_date)
       values ($1, $2, 'Red Rock Dental', 'Ada', 'Alder', $3, 'P100', true, '2027-02-01')`,
      [policyId, RED_ROCK_DENTAL_ID, ROSA],
    );
    await app.deliver('payment.refunded.v1', {
      transactionId: randomUUID(),
      policyId,
      policyNumber: 'P-26-0000001',
      currency: 'USD',
      amount: 8_550,
      premiumPart: 8_550,
      to: 'AGENCY',
      reason: 'Paid too much',
      version: 1,
      scope: scopeOfRedRock({ teamIds }),
    });
    for (const other of [ELI, ROSA]) expect(await toldTo(other, policyId)).toEqual([]);
    expect(await toldTo(NORA, policyId)).toMatchObject([{ subjectType: 'POLICY' }]);
    const kept = await app.dataSource.query<object[]>(
      'select distinct permission from notice where subject_id = $1',
      [policyId],
    );
    expect(kept).toEqual([{ permission: 'commission:view' }]);
  });

  it('are gone for an agency whose account went to another one', async () => {
    const quoteId = randomUUID();
    await request(quoteId, NORA);
    await app.deliver('quote.released.v1', released(quoteId, { quoteSent: true }));
    expect(await toldTo(NORA, quoteId)).toHaveLength(1);
    await app.deliver('account.agent-changed.v1', {
      accountId: RED_ROCK_DENTAL_ID,
      agent: null,
      teamIds: [],
      previousAgencyId: HARBORLINE,
      version: 9,
      scope: scopeOf({ accountId: RED_ROCK_DENTAL_ID, agencyId: BLUECOAST }),
    });
    expect(await toldTo(NORA, quoteId)).toEqual([]);
    expect(await toldTo(ROSA, quoteId)).toHaveLength(1);
  });

  it('are kept for 90 days', async () => {
    const quoteId = randomUUID();
    await request(quoteId, NORA);
    await app.deliver('quote.released.v1', released(quoteId));
    app.clock.advance(NOTICE_MS + 1);
    await app.app.get(ExpiredRows).sweep();
    expect(await toldTo(NORA, quoteId)).toEqual([]);
    expect(await app.dataSource.query('select 1 from notice')).toEqual([]);
  });
});
