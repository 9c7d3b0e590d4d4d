import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { eventsOf, NOTICE, policyIssued } from '../claims/claim-world.fixture';
import { service } from '../main';
import { DiarySweep } from './diary-sweep';

const API = '/api/claims/v1';
const STAFF = ['view', 'create', 'file', 'manage', 'reserve', 'pay', 'close', 'note', 'diary'].map(
  (verb) => `claim:${verb}`,
);
const DAY_MS = 86_400_000;

interface Entry {
  diaryId: string;
  entryType: string;
  subject: string;
  dueDate: string;
  citation: string | null;
  status: string;
}

describe('the diary and the notes of a claim', () => {
  let app: TestApp;
  let staff: TestCaller;
  let id: string;
  const vendorId = randomUUID();

  const entries = async (query = ''): Promise<Entry[]> =>
    (await staff.get<{ content: Entry[] }>(`${API}/diary/${id}${query}`)).body.content;
  const dues = async (): Promise<string[]> =>
    (await entries()).map(({ entryType, dueDate }) => `${entryType} ${dueDate}`);
  const vendor = (): Promise<TestCaller> =>
    app.signIn({ accountType: 'VENDOR', organizationId: vendorId, permissions: STAFF });

  beforeAll(async () => {
    app = await startApp(service);
    const policyId = randomUUID();
    const issued = policyIssued(policyId);
    await app.deliver('policy.issued.v1', { ...issued, terms: { ...issued.terms, state: 'CA' } });
    staff = await app.signIn({ accountType: 'COWBELL', permissions: STAFF, name: 'Ada Moss' });
    const body = { policyId, ...NOTICE, isFiled: true };
    id = String((await staff.post('/api/policy/v1/claim', body)).body.claimId);
    await staff.post(`${API}/claimsFile`, { claimId: id });
    await app.deliver('organization.saved.v1', {
      organizationId: vendorId,
      accountType: 'VENDOR',
      name: 'Breachworks Response',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });
  });
  afterAll(() => app.close());

  it('holds what house and law want, with its citation, once', async () => {
    expect(await dues()).toEqual([
      'CONTACT_24H 2026-01-16',
      'INITIAL_RESERVE_5D 2026-01-23',
      'COVERAGE_ANALYSIS_10D 2026-01-25',
      'REGULATOR_DEADLINE 2026-01-30',
      'STATUS_30D 2026-02-14',
      'REGULATOR_DEADLINE 2026-02-14',
      'RESERVE_REVIEW_90D 2026-04-15',
    ]);
    const [, , , acknowledge] = await entries();
    expect(acknowledge).toMatchObject({
      subject: 'Acknowledge the claim',
      citation: '10 CCR 2695.5(e)',
    });
    const proof = { proofReceivedOn: '2026-01-14' };
    for (const body of [proof, proof]) await staff.put(`${API}/claimsFile/${id}`, body);
    expect((await dues()).filter((due) => due.endsWith('2026-02-23'))).toHaveLength(1);
    await staff.put(`${API}/claimsFile/${id}`, { proofReceivedOn: '2026-01-15' });
    expect((await dues()).filter((due) => due.endsWith('2026-02-23'))).toHaveLength(0);
    expect((await dues()).filter((due) => due.endsWith('2026-02-24'))).toHaveLength(1);
  });

  it('is written by people, done once, and deleted where no rule made it', async () => {
    const path = `${API}/diary/${id}`;
    const body = { text: 'Call the forensic firm', dueDate: '2026-01-20' };
    const made = await staff.post(path, body);
    expect(made).toMatchObject({
      status: 201,
      body: { entryType: 'NOTE', subject: 'Call the forensic firm', status: 'OPEN' },
    });
    const entry = `${path}/${String(made.body.diaryId)}`;
    const moved = { ...body, dueDate: '2026-01-21', entryType: 'VENDOR_UPDATE' };
    expect((await staff.put(entry, moved)).body).toMatchObject(moved);
    const other = await staff.post(path, body);
    expect((await staff.send('DELETE', `${path}/${String(other.body.diaryId)}`)).status).toBe(204);
    expect((await staff.put(entry, { ...moved, status: 'DONE' })).body).toMatchObject({
      status: 'DONE',
    });
    expect((await staff.put(entry, body)).status).toBe(409);
    const [ruled] = await entries();
    expect((await staff.send('DELETE', `${path}/${ruled.diaryId}`)).status).toBe(409);
    expect((await staff.send('DELETE', `${path}/${randomUUID()}`)).status).toBe(404);
    expect(await staff.post(path, { dueDate: '2026-01-20' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/text' }] },
    });
    expect((await entries('?status=DONE')).map(({ diaryId }) => diaryId)).toEqual([
      made.body.diaryId,
    ]);
  });

  it('tells the handler of each entry once, on its day, over a year of the clock', async () => {
    const told = async (): Promise<(string | null | undefined)[]> =>
      (await eventsOf(app, id))
        .map(({ data }) => data as { action?: string; reason?: string | null })
        .filter(({ action }) => action === 'diaryDue')
        .map(({ reason }) => reason);
    const sweep = app.app.get(DiarySweep);
    await sweep.run();
    expect(await told()).toEqual([]);
    app.clock.advance(DAY_MS);
    await sweep.run();
    expect(await told()).toEqual(['Speak with the insured']);
    for (let day = 0; day < 365; day += 30) {
      app.clock.advance(30 * DAY_MS);
      await sweep.run();
      await sweep.run();
    }
    const all = await told();
    expect(all).toContain('Acknowledge the claim (10 CCR 2695.5(e))');
    expect(all).toHaveLength((await entries('?status=OPEN')).length);
    expect(await sweep.next({ except: [] })).toBeNull();
  });

  it('counts the next status from the day on which the last was told', async () => {
    const open = await entries('?status=OPEN');
    const status = open.find(({ entryType }) => entryType === 'STATUS_30D');
    const body = { text: 'Told by telephone', dueDate: status?.dueDate, status: 'DONE' };
    await staff.put(`${API}/diary/${id}/${status?.diaryId ?? ''}`, body);
    const today = app.clock.now().getTime();
    const due = new Date(today + 30 * DAY_MS).toISOString().slice(0, 10);
    const next = (await entries('?status=OPEN')).filter(
      ({ subject }) => subject === 'Tell the insured how it stands',
    );
    expect(next.map(({ entryType, dueDate }) => `${entryType} ${dueDate}`)).toEqual(
      expect.arrayContaining([`STATUS_30D ${due}`]),
    );
    expect(next.every(({ dueDate }) => dueDate >= due)).toBe(true);
    expect(next).toHaveLength(2);
  });

  it('is told to whose entry it is, of the claims team alone', async () => {
    const userId = randomUUID();
    await app.deliver('user.saved.v1', {
      userId,
      organizationId: randomUUID(),
      accountType: 'COWBELL',
      roleId: randomUUID(),
      contact: { firstName: 'Ben', lastName: 'Hale', email: 'b@palisade.example', phone: null },
      roleName: 'Claims Adjuster',
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
    const dueDate = app.clock.now().toISOString().slice(0, 10);
    const body = { text: 'Read the forensic report', dueDate };
    const path = `${API}/diary/${id}`;
    expect(await staff.post(path, { ...body, assignedTo: randomUUID() })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/assignedTo' }] },
    });
    const made = await staff.post(path, { ...body, assignedTo: userId });
    expect(made.status).toBe(201);
    const entry = `${path}/${String(made.body.diaryId)}`;
    expect((await staff.put(entry, { ...body, assignedTo: randomUUID() })).status).toBe(400);
    await app.app.get(DiarySweep).run();
    expect((await eventsOf(app, id)).at(-1)).toMatchObject({
      data: { action: 'diaryDue', reason: body.text, handlerId: userId },
    });
  });

  it('is of vendors who have the claim, who read its general notes alone', async () => {
    const notes = `${API}/notes/${id}`;
    expect((await (await vendor()).get(notes)).status).toBe(404);
    expect((await (await vendor()).get(`${API}/diary/${id}`)).status).toBe(404);
    await staff.put(`${API}/claimsFile/${id}`, { vendorIds: [vendorId] });
    for (const noteType of ['CLAIM', 'GENERAL']) {
      expect((await staff.post(notes, { noteType, text: noteType })).status).toBe(201);
    }
    const read = await (await vendor()).get<{ content: { text: string }[] }>(notes);
    expect(read.body.content.map(({ text }) => text)).toEqual(['GENERAL']);
    const own = await (await vendor()).post(notes, { noteType: 'CLAIM', text: 'x' });
    expect(own).toMatchObject({ status: 400, body: { errors: [{ pointer: '/noteType' }] } });
    expect((await (await vendor()).get(`${API}/diary/${id}`)).status).toBe(200);
  });

  it('takes notes with files of the claim, changed by their author', async () => {
    const docId = randomUUID();
    await app.deliver('document.uploaded.v1', {
      docId,
      docType: 'OTHER',
      docName: 'Report',
      fileName: 'report.pdf',
      contentType: 'application/pdf',
      size: 10,
      uploadedBy: null,
      visibility: 'STAFF',
      accountId: null,
      quoteId: null,
      policyId: null,
      claimId: id,
      removed: false,
      version: 1,
      scope: scopeOf({}),
    });
    const notes = `${API}/notes/${id}`;
    const note = { noteType: 'CLAIM', text: 'The report is there', attachments: [docId] };
    const made = await eventually(async () => {
      const answer = await staff.post(notes, note);
      expect(answer.status).toBe(201);
      return answer;
    });
    const path = `${notes}/${String(made.body.noteId)}`;
    expect((await staff.put(path, { ...note, text: 'Read' })).body).toMatchObject({ text: 'Read' });
    const strange = { ...note, attachments: [randomUUID()] };
    expect((await staff.post(notes, strange)).status).toBe(400);
    const other = await app.signIn({ accountType: 'COWBELL', permissions: STAFF });
    expect((await other.put(path, note)).status).toBe(403);
    expect((await staff.send('DELETE', path)).status).toBe(204);
  });

  it('wants nothing by rule of a file at its end, until it is open again', async () => {
    const ruled = async (): Promise<string[]> =>
      (await entries('?status=OPEN'))
        .filter(({ entryType }) => entryType !== 'NOTE')
        .map(({ entryType }) => entryType);
    const told = { text: 'How it ended', dueDate: '2027-03-01', entryType: 'STATUS_30D' };
    const made = await staff.post(`${API}/diary/${id}`, told);
    const closedDate = app.clock.now().toISOString().slice(0, 10);
    const path = `${API}/claimsFile/${id}`;
    expect((await staff.put(path, { closedDate })).status).toBe(200);
    expect(await ruled()).toEqual(['STATUS_30D']);
    const entry = `${API}/diary/${id}/${String(made.body.diaryId)}`;
    expect((await staff.put(entry, { ...told, status: 'DONE' })).status).toBe(200);
    expect(await ruled()).toEqual([]);
    app.clock.advance(DAY_MS);
    await staff.put(path, { closedDate: null, reason: 'More came in' });
    expect(await ruled()).toContain('STATUS_30D');
  });

  it('asks by product', async () => {
    const { body } = await staff.get<{ key: string }[]>(`${API}/questions?productType=P250`);
    expect(body.map(({ key }) => key)).toContain('isRansomAsked');
    expect((await staff.get(`${API}/questions?productType=X`)).status).toBe(400);
  });
});
