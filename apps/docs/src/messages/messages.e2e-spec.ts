import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { service } from '../main';
import { fillForm } from '../rendering/fill-form.fixture';
import { IntakeSweep, SlowIntakeSweep } from './intake-sweep';

const API = '/api/docmessage/v1';
const AGENCY = randomUUID();
const NORA = 'nora@harborline.example';
const HOST = 'mx.palisade.example';

interface Message {
  msgId: string;
  triageReason: string | null;
  submissionId: string | null;
  attachments: string[];
  [field: string]: unknown;
}

interface Mail {
  id: string;
  from?: string;
  subject?: string;
  headers?: string[];
  pdf?: Buffer;
  /** Whether the receiving host found that it is of its sender; it did where nobody says otherwise. */
  isProved?: boolean;
}

/** A mail as it goes over the wire, with a text and a PDF. */
function mail({
  id,
  from = NORA,
  subject = 'Red Rock Dental',
  headers = [],
  isProved = true,
  ...rest
}: Mail): string {
  const [, domain] = from.split('@');
  const pdf = (rest.pdf ?? Buffer.from('%PDF-1.4 application')).toString('base64');
  const program = Buffer.from('MZ program').toString('base64');
  return [
    `Authentication-Results: ${HOST}; dmarc=${isProved ? 'pass' : 'fail'} header.from=${domain}`,
    `Received: from out.example by ${HOST}; Thu, 15 Jan 2026 12:00:00 +0000`,
    `From: Nora Vale <${from}>`,
    'To: submissions@palisade.example',
    `Subject: ${subject}`,
    `Message-ID: <${id}@mail.example>`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Please quote as attached.',
    '--part',
    'Content-Type: application/pdf; name="application.pdf"',
    'Content-Disposition: attachment; filename="application.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    pdf,
    '--part',
    'Content-Type: application/octet-stream; name="run.exe"',
    'Content-Disposition: attachment; filename="run.exe"',
    'Content-Transfer-Encoding: base64',
    '',
    program,
    '--part--',
    '',
  ].join('\r\n');
}

describe('mails that come in', () => {
  let app: TestApp;
  let staff: TestCaller;
  let folder: string;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palisade-mail-'));
    app = await startApp(service, { DATA_DIR: folder, MAIL_AUTHSERV_ID: HOST });
    const permissions = ['submission:assign', 'document:view'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(async () => {
    await app.close();
    await fs.rm(folder, { recursive: true, force: true });
  });

  /** The service sweeps by itself too, and may be at a mail just now. */
  const isSettled = async (): Promise<boolean> => {
    await app.app.get(IntakeSweep).run();
    await app.app.get(SlowIntakeSweep).run();
    const waiting: object[] = await app.dataSource.query(
      `select 1 from mail_arrival where state = 'WAITING'`,
    );
    return waiting.length === 0;
  };
  const arrive = async (name: string, text: string): Promise<void> => {
    await fs.mkdir(path.join(folder, 'mail-in'), { recursive: true });
    const file = path.join(folder, 'mail-in', `${name}.eml`);
    await fs.writeFile(`${file}.part`, text);
    await fs.rename(`${file}.part`, file);
    await eventually(isSettled);
  };
  const list = async (query = ''): Promise<Message[]> =>
    (await staff.get<{ content: Message[] }>(`${API}/search?${query}`)).body.content;
  const told = (): Promise<{ body: { data: EventData<'mail.received.v1'> } }[]> =>
    app.dataSource.query(
      `select body from outbox where body ->> 'type' = 'mail.received.v1' order by sequence`,
    );
  const read = (msgId: string, caller = staff) =>
    caller.get<Message>(`${API}/${encodeURIComponent(msgId)}`);

  it('are kept once, with the files that may be kept, and told of', async () => {
    await arrive('a', mail({ id: 'first' }));
    await arrive('again', mail({ id: 'first' }));
    const [message, ...others] = await list('search=red rock');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      msgId: expect.stringMatching(/^[0-9a-f]{64}$/),
      fromName: 'Nora Vale',
      from: NORA,
      subject: 'Red Rock Dental',
      triageReason: null,
      submissionId: null,
    });
    expect((await read(message.msgId)).body).toMatchObject({
      body: expect.stringContaining('Please quote as attached.'),
      files: [{ fileName: 'application.pdf', docId: message.attachments[0] }],
    });
    const [event, ...more] = await told();
    expect(more).toEqual([]);
    expect(event.body.data).toMatchObject({ msgId: message.msgId, fromEmail: NORA });
    expect(await fs.readdir(path.join(folder, 'mail-in'))).toEqual(['noted']);
    for (const odd of ['\u0000', 'no such mail', '%'])
      expect((await read(odd)).status).toBeLessThan(500);
    const agency = await app.signIn({ accountType: 'AGENCY', permissions: ['submission:assign'] });
    expect((await read(message.msgId, agency)).status).toBe(404);
    expect((await agency.get<{ content: [] }>(`${API}/search`)).body.content).toEqual([]);
  });

  it.each([
    ['a bounce', { from: 'mailer-daemon@mx.example' }, 'BOUNCE'],
    ['an absence note', { headers: ['Auto-Submitted: auto-replied'] }, 'AUTO_REPLY'],
  ])('wait to be looked at where they are %s', async (name, change, triageReason) => {
    const before = (await told()).length;
    await arrive(name, mail({ id: name.replaceAll(' ', ''), subject: name, ...change }));
    const [message] = await list(`filter=TRIAGE&search=${encodeURIComponent(name)}`);
    expect(message).toMatchObject({ triageReason });
    expect(await told()).toHaveLength(before);
  });

  it('are no submission of a sender who is not proved, until somebody vouches for that', async () => {
    const before = (await told()).length;
    const forged = [
      'Authentication-Results: mx.palisade.example; dmarc=pass header.from=harborline.example',
    ];
    await arrive(
      'forged',
      mail({ id: 'forged', subject: 'Forged', isProved: false, headers: forged }),
    );
    const [{ msgId }] = await list('filter=TRIAGE&search=forged');
    expect((await read(msgId)).body).toMatchObject({ triageReason: 'UNPROVED', from: NORA });
    expect(await told()).toHaveLength(before);
    const accept = (caller = staff) => caller.post<Message>(`${API}/${msgId}/accept`);
    const agency = await app.signIn({ accountType: 'AGENCY', permissions: ['submission:assign'] });
    expect((await accept(agency)).status).toBe(404);
    expect((await accept()).body).toMatchObject({ msgId, triageReason: null });
    expect((await told()).at(-1)!.body.data).toMatchObject({ msgId, fromEmail: NORA });
    expect((await accept()).status).toBe(409);
    expect(await told()).toHaveLength(before + 1);
  });

  it('do not take the name of another sender', async () => {
    const named = { id: 'named', subject: 'Same name' };
    await arrive('thief', mail({ ...named, isProved: false }));
    await arrive('other', mail({ ...named, from: 'x@evil.example' }));
    await arrive('owner', mail(named));
    await arrive('owner again', mail(named));
    expect(await list('search=same name')).toMatchObject([
      { from: NORA, triageReason: null },
      { from: 'x@evil.example', triageReason: null },
      { from: NORA, triageReason: 'UNPROVED' },
    ]);
  });

  it('are not read where they are too large', async () => {
    await arrive('large', `Subject: large\r\n\r\n${'x'.repeat(25 * 1_048_576)}`);
    expect(await list('search=large.eml')).toMatchObject([{ triageReason: 'TOO_LARGE' }]);
  });

  it('tell what was entered in an application of ours', async () => {
    const agent = await app.signIn({ accountType: 'AGENCY', permissions: ['submission:create'] });
    const place = `${app.url}/api/docs/v1/blank-application`;
    const blank = await fetch(place, { headers: { authorization: `Bearer ${agent.token}` } });
    expect(blank.headers.get('content-type')).toBe('application/pdf');
    const entered = { name: 'Copper Kiln', 'answer.mfaCloud': 'Yes' };
    const pdf = await fillForm(new Uint8Array(await blank.arrayBuffer()), entered);
    await arrive('filled', mail({ id: 'filled', subject: 'Filled in', pdf }));
    const { body } = (await told()).at(-1)!;
    expect(body.data).toMatchObject({
      subject: 'Filled in',
      application: { ...entered, country: 'USA' },
    });
    expect((await agent.get('/api/docs/v1/blank-application?region=FR')).status).toBe(400);
    expect((await staff.get('/api/docs/v1/blank-application')).status).toBe(403);
  });

  it('belong to their submission, and their files to its agency', async () => {
    await arrive('b', mail({ id: 'second', subject: 'Cedar Point' }));
    const [{ msgId, attachments }] = await list('search=cedar');
    const [submissionId, accountId] = [randomUUID(), randomUUID()];
    const facts = { submissionId, msgId, accountId, agencyId: AGENCY, accountName: 'Cedar Point' };
    const state = {
      status: 'NEW' as const,
      action: 'create',
      operationalStatus: 'UNASSIGNED' as const,
      businessType: 'New Business' as const,
      assignedUserId: null,
      reason: null,
      scope: scopeOf({ agencyId: AGENCY, accountId }),
    };
    await app.deliver('submission.status-changed.v1', { ...facts, ...state, version: 1 });
    expect((await read(msgId)).body).toMatchObject({ submissionId, accountId });
    expect(await list(`submissionId=${submissionId}`)).toMatchObject([{ msgId }]);
    expect(await list(`accountId=${accountId}`)).toMatchObject([{ msgId }]);
    expect((await list('filter=TRIAGE')).map((one) => one.msgId)).not.toContain(msgId);
    const login = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    const agency = await app.signIn({ ...login, permissions: ['document:view'] });
    const files = await agency.get<{ content: { docId: string }[] }>('/api/docs/v1/search');
    expect(files.body.content.map(({ docId }) => docId)).toEqual(attachments);
    const gone = { ...facts, ...state, status: 'DELETED' as const, version: 2 };
    await app.deliver('submission.status-changed.v1', gone);
    expect((await read(msgId)).body).toMatchObject({ submissionId: null });
    const none = await agency.get<{ content: object[] }>('/api/docs/v1/search');
    expect(none.body.content).toEqual([]);
  });
});
