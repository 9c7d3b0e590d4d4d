import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { StandInRater } from './quote-world.fixture';
import {
  ALL_ANSWERS,
  accountCreated,
  agencySaved,
  licenseSaved,
  organizationSaved,
  startRater,
  userSaved,
} from './quote-world.fixture';

const API = '/api/quote/v1';
const AGENCY = randomUUID();
const ACCOUNT = randomUUID();
const STAFF = randomUUID();
const UNDERWRITER = randomUUID();
const PERMISSIONS = [
  'quote:view',
  'quote:create',
  'quote:request',
  'quote:send-sign-request',
  'quote:need-by',
  'underwriting:underwrite',
  'underwriting:update-terms',
  'underwriting:irpm',
  'underwriting:release',
  'underwriting:toggle-urgent',
  'activity:view',
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
const NOTE = 'They pay late, and say so.';
const HOLDER = {
  customerFirstName: 'Ana',
  customerLastName: 'Holder',
  customerEmail: 'ana@redrock.example',
  customerPhone: '7025550134',
};

interface Entry {
  action: string;
  by: { name: string | null; kind: string };
  changes: { field: string; from: unknown; to: unknown }[];
  sentTo: string | null;
  correlationId: string | null;
}

describe('the timeline of a quote', () => {
  let app: TestApp;
  let rater: StandInRater;
  let agent: TestCaller;
  let id: string;

  const as = (person: Partial<Parameters<TestApp['signIn']>[0]>): Promise<TestCaller> =>
    app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS, ...person });
  const read = async (caller: TestCaller): Promise<Entry[]> => {
    const { status, body } = await caller.get(`${API}/${id}/timeline?size=100`);
    expect(status).toBe(200);
    return body.content as Entry[];
  };
  const actionsOf = async (caller: TestCaller): Promise<string[]> =>
    (await read(caller)).map(({ action }) => action.replace('quote.', ''));

  beforeAll(async () => {
    rater = await startRater(randomUUID);
    app = await startApp(service, { RATER_URL: rater.url });
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('agency.saved.v1', agencySaved(AGENCY));
    for (const kind of ['AGENCY', 'AGENT'] as const) {
      await app.deliver('license.saved.v1', licenseSaved(AGENCY, kind, 'NV'));
    }
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, []));
    const agentId = randomUUID();
    await app.deliver('user.saved.v1', userSaved(agentId, AGENCY));
    await app.deliver('user.saved.v1', userSaved(UNDERWRITER, STAFF, 3));
    agent = await as({ organizationId: AGENCY, userId: agentId });
    rater.answer = { flags: [{ level: 'refer', rule: 'REF_CLASS', reason: 'It is referred.' }] };
    const body = { accountId: ACCOUNT, product: 'P250', securityQuestions: ALL_ANSWERS };
    id = String((await agent.post(API, body)).body.id);
    await agent.post(`${API}/cart/account/${ACCOUNT}/submit`, { quoteIds: [id] });
    rater.answer = {};
    const staff = await as({
      accountType: 'COWBELL',
      organizationId: STAFF,
      userId: UNDERWRITER,
    });
    expect((await staff.put(`${API}/uw/underwrite/${id}`)).status).toBe(200);
    expect((await staff.put(`${API}/uw/toggle-flag/${id}`)).status).toBe(200);
    const irpm = await staff.put(`${API}/irpm/${id}`, {
      ...IRPM,
      irpmModifier: 0.9,
      irpmNote: NOTE,
    });
    expect(irpm.status).toBe(200);
    expect((await staff.put(`${API}/release/${id}`, {})).status).toBe(200);
    expect((await agent.post(`${API}/send-sign-request/${id}`, HOLDER)).status).toBe(200);
  });
  afterAll(async () => {
    await app.close();
    rater.close();
  });

  it('tells staff everything, the newest first', async () => {
    const staff = await as({ accountType: 'COWBELL' });
    expect(await actionsOf(staff)).toEqual(
      'sendSignRequest releaseTerms updateTerms toggleUrgent underwrite rateReferred request create'.split(
        ' ',
      ),
    );
    const changed = (await read(staff)).find(({ action }) => action === 'quote.updateTerms');
    expect(changed?.changes).toContainEqual({
      field: 'irpmNote',
      kind: 'TEXT',
      from: null,
      to: NOTE,
    });
  });

  it('says who did it, what changed from what to what, and whom it wrote to', async () => {
    const [sent, released] = await read(agent);
    expect(sent).toMatchObject({
      action: 'quote.sendSignRequest',
      by: { kind: 'PERSON' },
      sentTo: HOLDER.customerEmail,
      documentIds: [],
    });
    expect(sent.correlationId).toBeTruthy();
    expect(released.changes).toContainEqual({
      field: 'status',
      kind: 'STATUS',
      from: 'IN_REVIEW',
      to: 'READY',
    });
    const rated = (await read(agent)).find(({ action }) => action === 'quote.rateReferred');
    expect(rated?.changes).toContainEqual({
      field: 'premium',
      kind: 'MONEY',
      from: null,
      to: 1370,
    });
  });

  it('keeps what underwriters note and use from the agency', async () => {
    const entries = await read(agent);
    expect(entries.map(({ action }) => action)).not.toContain('quote.toggleUrgent');
    expect(JSON.stringify(entries)).not.toContain(NOTE);
    expect(JSON.stringify(entries)).not.toContain('irpm');
  });

  it.each<[string, Partial<Parameters<TestApp['signIn']>[0]>]>([
    ['the policyholder', { accountType: 'CUSTOMER', organizationId: ACCOUNT }],
    ['a mailed code', { accountType: 'CUSTOMER', organizationId: ACCOUNT }],
    ['a code of the surplus lines broker', { organizationId: AGENCY }],
  ])('tells %s what was done with them, and no more', async (who, person) => {
    const confined = who.includes('code') ? { onlyQuoteId: id } : {};
    const caller = await as({ ...person, ...confined });
    expect(await actionsOf(caller)).toEqual(['sendSignRequest']);
  });

  it.each<[string, Partial<Parameters<TestApp['signIn']>[0]>, number]>([
    ['another agency', {}, 404],
    ['another insured', { accountType: 'CUSTOMER' }, 404],
    ['a carrier before the bind', { accountType: 'CARRIER' }, 404],
    ['who may not see quotes', { organizationId: AGENCY, permissions: [] }, 403],
    ['a code of another quote', { organizationId: AGENCY, onlyQuoteId: randomUUID() }, 401],
  ])('is nothing for %s', async (_, person, status) => {
    const caller = await as(person);
    expect((await caller.get(`${API}/${id}/timeline`)).status).toBe(status);
    expect((await caller.get(`${API}/${id}/timeline/verification`)).status).toBe(status);
  });

  it('comes in pages', async () => {
    const { body } = await agent.get(`${API}/${id}/timeline?size=2&page=1`);
    expect(body).toMatchObject({ totalElements: 7, totalPages: 4, number: 1, size: 2 });
    expect(body.content).toHaveLength(2);
    expect((await agent.get(`${API}/${id}/timeline?size=0`)).status).toBe(400);
  });

  it('is verified with the records that the caller is not told of', async () => {
    const { body } = await agent.get(`${API}/${id}/timeline/verification`);
    expect(body).toEqual({ holds: true, records: 8, brokenAt: null });
  });

  describe('in the log', () => {
    interface Logged extends Entry {
      occurred: string;
      subjectId: string;
      number: string;
    }
    const log = async (caller: TestCaller, query = ''): Promise<Logged[]> => {
      const { status, body } = await caller.get(`${API}/activities?first=100${query}`);
      expect(status).toBe(200);
      expect(body.total).toBe((body.entries as Logged[]).length);
      return body.entries as Logged[];
    };

    it.each([['staff'], ['its agency']])('tells %s what the timeline tells', async (who) => {
      const caller = who === 'staff' ? await as({ accountType: 'COWBELL' }) : agent;
      const entries = (await log(caller)).filter(({ subjectId }) => subjectId === id);
      const told = entries.map(({ action }) => action.replace('quote.', ''));
      expect(told).toEqual(await actionsOf(caller));
      expect(entries[0]).toMatchObject({ subjectType: 'quote', title: 'Red Rock Dental' });
    });

    it('tells another agency and a carrier nothing', async () => {
      expect(await log(await as({}))).toEqual([]);
      expect(await log(await as({ accountType: 'CARRIER' }))).toEqual([]);
      const { status } = await agent.get(`${API}/activities?first=1001`);
      expect(status).toBe(400);
    });

    it('is narrowed by row, person, text and time, and begins with the oldest on demand', async () => {
      const all = await log(agent);
      const [{ number, occurred }] = all;
      const ids = (entries: Logged[]): string[] => entries.map(({ occurred: at }) => at);
      const same = [
        `&quoteId=${id}`,
        `&accountId=${ACCOUNT}`,
        '&search=red%20ro',
        `&search=${number}`,
      ];
      for (const query of same) expect(ids(await log(agent, query))).toEqual(ids(all));
      const none = [`&quoteId=${randomUUID()}`, `&policyId=${randomUUID()}`, '&search=blue'];
      for (const query of none) expect(await log(agent, query)).toEqual([]);
      expect(ids(await log(agent, '&way=asc'))).toEqual(ids(all).reverse());
      const byStaff = await log(agent, `&userId=${UNDERWRITER}`);
      expect(byStaff.length).toBeGreaterThan(0);
      expect(byStaff.every(({ by }) => by.kind === 'PERSON')).toBe(true);
      expect((await log(agent, `&after=${occurred}`))[0]).toEqual(all[0]);
      expect(await log(agent, '&before=2000-01-01T00:00:00Z')).toEqual([]);
    });

    it.each(['action', 'subject', 'day'])('is counted by %s', async (groupBy) => {
      const keyOf = ({ action, occurred }: Logged): string =>
        ({ action, subject: 'quote', day: occurred.slice(0, 10) })[groupBy] ?? '';
      const counts = new Map<string, number>();
      for (const entry of await log(agent)) {
        counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
      }
      const { body } = await agent.get(`${API}/activities/aggregate?groupBy=${groupBy}`);
      const told = body.buckets as { key: string; count: number }[];
      expect(new Map(told.map(({ key, count }) => [key, count]))).toEqual(counts);
    });
  });
});
