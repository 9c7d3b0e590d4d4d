import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const AGENCY = randomUUID();
const TEAM = randomUUID();
const TAGS = '/api/account/v1/tags';
const permissions = [
  'account:view',
  'account:create',
  'tag:view',
  'tag:edit',
  'tag:apply',
  'tag:delete',
  'note:view',
  'note:create',
];

interface Tag {
  id: string;
  name: string;
  accounts: number;
}

describe('tags and notes of accounts', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;
  let accountId: string;

  beforeAll(async () => {
    app = await startApp(service);
    await app.deliver('team.saved.v1', {
      teamId: TEAM,
      organizationId: AGENCY,
      name: 'East',
      default: true,
      replacedBy: null,
      deleted: false,
      version: 1,
      scope: scopeOf({}),
    });
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    rival = await app.signIn({ accountType: 'AGENCY', permissions });
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    const made = await agency.post<{ id: string }>('/api/account/v1', {
      name: 'Alder Creek Logistics',
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: TEAM }],
    });
    accountId = made.body.id;
  });
  afterAll(() => app.close());

  const tagsFor = async (caller: TestCaller): Promise<Tag[]> =>
    (await caller.get<{ content: Tag[] }>(TAGS)).body.content;
  const make = async (name: string): Promise<string> =>
    (await agency.post<{ id: string }>(TAGS, { name, color: '#1677ff' })).body.id;

  it('belong to their agency, once by name', async () => {
    const id = await make('Renewing');
    expect((await agency.post(TAGS, { name: ' renewing ' })).status).toBe(409);
    expect((await agency.post(TAGS, { name: ' ' })).status).toBe(400);
    expect((await agency.post(TAGS, { name: 'Red', color: 'red' })).status).toBe(400);
    expect(await tagsFor(rival)).toEqual([]);
    expect((await tagsFor(staff)).map((tag) => tag.id)).toContain(id);
    expect((await rival.put(`${TAGS}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await rival.send('DELETE', `${TAGS}/${id}`)).status).toBe(404);
  });

  it('are applied, filtered by, renamed and deleted', async () => {
    const [first, second] = [await make('Hot'), await make('Cold')];
    const apply = (tagIds: string[], caller = agency) =>
      caller.put<{ tags: Tag[] }>(`${TAGS}/apply/${accountId}`, { tagIds });
    expect((await apply([first, second])).body.tags.map(({ name }) => name).sort()).toEqual([
      'Cold',
      'Hot',
    ]);
    const found = async (tag: string): Promise<unknown> =>
      (await agency.get(`/api/account/v1/search?tags=${tag}`)).body.totalElements;
    expect([await found(first), await found(randomUUID())]).toEqual([1, 0]);
    expect((await tagsFor(agency)).find(({ id }) => id === first)?.accounts).toBe(1);
    expect((await apply([randomUUID()])).status).toBe(400);
    expect((await apply([first], rival)).status).toBe(404);
    await agency.put(`${TAGS}/${first}`, { name: 'Very hot' });
    await agency.send('DELETE', `${TAGS}/${second}`);
    const { body } = await agency.get<{ tags: Tag[] }>(`/api/account/v1/${accountId}`);
    expect(body.tags.map(({ name }) => name)).toEqual(['Very hot']);
    expect((await apply([])).body.tags).toEqual([]);
    const events: { body: { data: { changed: string[] } } }[] = await app.dataSource.query(
      `select body from outbox where type = 'account.changed.v1' and subject = $1`,
      [accountId],
    );
    expect(events.map(({ body: event }) => event.data.changed)).toEqual([['tagIds'], ['tagIds']]);
  });

  it('notes are written, read, changed and deleted by whom they concern', async () => {
    const notes = `/api/account/v1/notes/${accountId}`;
    const note = { noteType: 'GENERAL', text: 'Asked for a call on Monday.' };
    const added = await agency.post<{ noteId: string }>(notes, note);
    expect(added.status).toBe(201);
    await staff.post(notes, { noteType: 'UNDERWRITING', text: 'Weak backups.' });
    const texts = async (caller: TestCaller, query = ''): Promise<string[]> =>
      (await caller.get<{ content: { text: string }[] }>(notes + query)).body.content.map(
        ({ text }) => text,
      );
    expect(await texts(agency)).toEqual([note.text]);
    expect(await texts(staff)).toEqual(['Weak backups.', note.text]);
    expect(await texts(staff, '?noteType=GENERAL')).toEqual([note.text]);
    expect((await rival.get(notes)).status).toBe(404);
    expect((await rival.post(notes, note)).status).toBe(404);
    const hidden = { noteType: 'UNDERWRITING', text: 'x' };
    expect((await agency.post(notes, hidden)).status).toBe(400);
    expect((await agency.post(notes, { ...note, text: ' ' })).status).toBe(400);
    const own = `${notes}/${added.body.noteId}`;
    expect((await staff.put(own, note)).status).toBe(403);
    await agency.put(own, { ...note, text: 'Call on Tuesday.' });
    expect(await texts(agency)).toEqual(['Call on Tuesday.']);
    expect((await agency.send('DELETE', own)).status).toBe(204);
    expect(await texts(agency)).toEqual([]);
  });

  it('notes name documents of the account that their author reads', async () => {
    const notes = `/api/account/v1/notes/${accountId}`;
    const [open, hidden, foreign] = [randomUUID(), randomUUID(), randomUUID()];
    const bring = (docId: string, of: string, visibility: 'TRADE' | 'STAFF') =>
      app.deliver('document.uploaded.v1', {
        docId,
        docType: 'OTHER',
        docName: 'Plan',
        fileName: 'plan.pdf',
        contentType: 'application/pdf',
        size: 10,
        uploadedBy: null,
        visibility,
        accountId: of,
        quoteId: null,
        policyId: null,
        claimId: null,
        removed: false,
        scope: scopeOf({ accountId: of }),
        version: 1,
      });
    await bring(open, accountId, 'TRADE');
    await bring(hidden, accountId, 'STAFF');
    await bring(foreign, randomUUID(), 'TRADE');
    const add = async (attachments: string[]): Promise<number> =>
      (await agency.post(notes, { noteType: 'SALES', text: 'See the plan.', attachments })).status;
    expect(await add([open])).toBe(201);
    expect(await add([hidden])).toBe(400);
    expect(await add([foreign])).toBe(400);
  });

  it('numbers equal a recount of the list', async () => {
    const { body } = await agency.get('/api/account/v1/stats');
    const count = async (query: string): Promise<unknown> =>
      (await agency.get(`/api/account/v1/search?${query}`)).body.totalElements;
    expect(body).toEqual({
      total: await count(''),
      open: await count('status=Open'),
      quoted: await count('status=Quoted'),
      activePolicy: await count('filter=ACTIVE+POLICY'),
      openForRenewal: await count('filter=OPEN+FOR+RENEWAL'),
      notQuotedYet: await count('filter=NOT+QUOTED+YET'),
      potentialSubmissions: await count('filter=POTENTIAL+SUBMISSIONS'),
    });
    expect(body).toMatchObject({ total: 1, open: 1, notQuotedYet: 1, potentialSubmissions: 0 });
    expect((await rival.get('/api/account/v1/stats')).body).toMatchObject({ total: 0 });
  });
});
