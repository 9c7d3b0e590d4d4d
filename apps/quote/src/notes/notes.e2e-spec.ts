import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { documentUploaded } from '../quotes/quote-events.fixture';
import type { StandInRater } from '../quotes/quote-world.fixture';
import {
  accountCreated,
  ALL_ANSWERS,
  organizationSaved,
  startRater,
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
  'quote:refer',
  'underwriting:underwrite',
  'note:view',
  'note:create',
];

interface Note {
  noteId: string;
  text: string;
  isOwn: boolean;
}

describe('the desk of an underwriter', () => {
  let app: TestApp;
  let rater: StandInRater;
  let nora: TestCaller;
  let imogen: TestCaller;
  let rival: TestCaller;
  let quoteId: string;
  const imogenId = randomUUID();

  const listed = async (caller: TestCaller): Promise<Note[]> =>
    (await caller.get<{ content: Note[] }>(`${API}/notes/${quoteId}`)).body.content;
  const note = (more: object = {}) => ({
    noteType: 'GENERAL',
    text: 'Called the client.',
    ...more,
  });

  beforeAll(async () => {
    rater = await startRater(randomUUID);
    app = await startApp(service, { RATER_URL: rater.url });
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('account.created.v1', accountCreated(ACCOUNT, AGENCY, []));
    await app.deliver('user.saved.v1', userSaved(imogenId, STAFF, 3));
    const staff = { accountType: 'COWBELL', organizationId: STAFF, userId: imogenId } as const;
    imogen = await app.signIn({ ...staff, permissions: PERMISSIONS });
    const agency = { accountType: 'AGENCY', permissions: PERMISSIONS } as const;
    nora = await app.signIn({ ...agency, organizationId: AGENCY });
    rival = await app.signIn(agency);
    rater.answer = { flags: [REFER], premium: 1000, totalPremium: 1000, amountDue: 1036.5 };
    const agent = { agentFirstName: 'Nora', agentLastName: 'Vale', agentEmail: 'n@v.example' };
    const draft = { accountId: ACCOUNT, product: 'P250', securityQuestions: ALL_ANSWERS, ...agent };
    quoteId = String((await imogen.post(API, draft)).body.id);
    await imogen.post(`${API}/cart/account/${ACCOUNT}/submit`, { quoteIds: [quoteId] });
  });
  afterAll(async () => {
    await app.close();
    rater.close();
  });

  it('notes a quote, changes the note and takes it away', async () => {
    const { body } = await nora.post<Note>(`${API}/notes/${quoteId}`, note());
    expect(await listed(imogen)).toMatchObject([{ noteId: body.noteId, isOwn: false }]);
    const place = `${API}/notes/${quoteId}/${body.noteId}`;
    expect((await imogen.put(place, note())).status).toBe(403);
    await nora.put(place, note({ text: 'They call back.' }));
    expect(await listed(nora)).toMatchObject([{ text: 'They call back.', isOwn: true }]);
    expect((await nora.send('DELETE', place)).status).toBe(204);
    expect(await listed(nora)).toEqual([]);
  });

  it('keeps what underwriters note from agencies, and all of it from rivals', async () => {
    const url = `${API}/notes/${quoteId}`;
    const { body } = await imogen.post<Note>(url, note({ noteType: 'UNDERWRITING' }));
    expect(await listed(nora)).toEqual([]);
    expect((await nora.send('DELETE', `${url}/${body.noteId}`)).status).toBe(404);
    expect((await nora.post(url, note({ noteType: 'CLAIM' }))).status).toBe(400);
    expect((await rival.get(url)).status).toBe(404);
    expect((await rival.post(url, note())).status).toBe(404);
    expect((await nora.get<string[]>(`${API}/note-types`)).body).toEqual([
      'GENERAL',
      'SALES',
      'SUBJECTIVITY',
    ]);
  });

  it('names files of the quote that the author may read, and no others', async () => {
    const [docId, secret] = [randomUUID(), randomUUID()];
    const uploaded = 'document.uploaded.v1';
    await app.deliver(uploaded, documentUploaded(quoteId, { docId }));
    const hidden = documentUploaded(quoteId, { docId: secret, visibility: 'STAFF' });
    await app.deliver(uploaded, hidden);
    const add = (attachments: string[]) =>
      nora.post<{ attachments: string[] }>(`${API}/notes/${quoteId}`, note({ attachments }));
    expect((await add([docId])).body.attachments).toEqual([docId]);
    for (const other of [secret, randomUUID()]) expect((await add([other])).status).toBe(400);
  });

  it('gives a quote to an underwriter, who is told', async () => {
    const people = await nora.get<{ id: string }[]>(`${API}/underwriter?search=example`);
    expect(people.body.map(({ id }) => id)).toContain(imogenId);
    const url = `${API}/underwriter/${quoteId}`;
    expect((await imogen.put(url, { underwriterId: randomUUID() })).status).toBe(400);
    expect((await rival.put(url, { underwriterId: imogenId })).status).toBe(404);
    await imogen.put(url, { underwriterId: imogenId });
    const { body } = await nora.get(`${API}/${quoteId}`);
    expect(body).toMatchObject({ assignedUnderwriterId: imogenId });
    const told: unknown[] = await app.dataSource.query(
      `select 1 from outbox where type = 'quote.assigned.v1'
       and body->'data'->>'assignedUnderwriterId' = $1`,
      [imogenId],
    );
    expect(told).toHaveLength(1);
  });

  it('goes to who takes the work of an underwriter who leaves', async () => {
    const takerId = randomUUID();
    await app.deliver('user.saved.v1', userSaved(takerId, randomUUID(), 2));
    const reader = await app.signIn({ accountType: 'COWBELL', permissions: ['user:view'] });
    const open = async (userId: string) =>
      (await reader.get(`${API}/work/${userId}`)).body as unknown;
    expect(await open(imogenId)).toEqual({ quotes: 1 });
    const work = { userId: imogenId, takerId, version: 2, scope: scopeOf({}) };
    await app.deliver('user.work-given.v1', work);
    expect(await open(imogenId)).toEqual({ quotes: 0 });
    expect(await open(takerId)).toEqual({ quotes: 1 });
    const { body } = await nora.get(`${API}/${quoteId}`);
    expect(body).toMatchObject({ assignedUnderwriterId: takerId });
    const told: unknown[] = await app.dataSource.query(
      `select 1 from outbox where type = 'quote.assigned.v1'
       and body->'data'->>'assignedUnderwriterId' = $1`,
      [takerId],
    );
    expect(told).toHaveLength(1);
    const timeline = await nora.get<{ content: object[] }>(`${API}/${quoteId}/timeline`);
    expect(timeline.body.content[0]).toMatchObject({ action: 'quote.assignUnderwriter' });
  });
});
