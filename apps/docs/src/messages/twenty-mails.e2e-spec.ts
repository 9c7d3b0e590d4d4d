import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { applicationForm } from '../domain/application-form';
import type { AttachedFile } from '../domain/mail-files';
import { service } from '../main';
import { fillForm } from '../rendering/fill-form.fixture';
import { renderForm } from '../rendering/render-form';
import { IntakeSweep, SlowIntakeSweep } from './intake-sweep';
import { TWENTY_HOST, twentyMails, wireOf } from './twenty-mails.fixture';

interface Detail {
  triageReason: string | null;
  attachments: string[];
  attached: AttachedFile[];
}

const API = '/api/docmessage/v1';
const MAILS = twentyMails(Buffer.alloc(0)).map(({ what }, at): [number, string] => [at, what]);

describe('twenty mails as people send them', () => {
  let app: TestApp;
  let staff: TestCaller;
  let folder: string;
  let mails: ReturnType<typeof twentyMails>;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palisade-twenty-'));
    app = await startApp(service, { DATA_DIR: folder, MAIL_AUTHSERV_ID: TWENTY_HOST });
    const permissions = ['submission:assign', 'document:view'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    const texts = new Proxy({}, { get: (_, key) => `Is ${String(key)} so?` });
    const blank = await renderForm(applicationForm('US', texts), app.clock.now());
    mails = twentyMails(await fillForm(blank, { name: 'Red Rock Dental' }));
    const place = path.join(folder, 'mail-in');
    await fs.mkdir(place, { recursive: true });
    for (const [at, mail] of mails.entries()) {
      await fs.writeFile(path.join(place, `${at}.part`), wireOf(mail, `mail-${at}`));
      await fs.rename(path.join(place, `${at}.part`), path.join(place, `${at}.eml`));
    }
    await eventually(isSettled);
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await fs.rm(folder, { recursive: true, force: true });
  });

  const isSettled = async (): Promise<boolean> => {
    await app.app.get(IntakeSweep).run();
    await app.app.get(SlowIntakeSweep).run();
    const [{ left }]: [{ left: number }] = await app.dataSource.query(
      `select $1 - count(*)::int as left from mail_arrival where state <> 'WAITING'`,
      [mails.length],
    );
    return left === 0;
  };

  it.each(MAILS)('%i: every file of %s is accounted for', async (at) => {
    const { became, triage = null } = mails[at];
    const [{ msg_id: msgId }]: [{ msg_id: string }] = await app.dataSource.query(
      'select msg_id from doc_message where subject = $1',
      [`mail-${at}`],
    );
    const { body } = await staff.get<Detail>(`${API}/${encodeURIComponent(msgId)}`);
    const { attached, attachments, triageReason } = body;
    expect(triageReason).toBe(triage);
    expect(
      attached.map(({ fileName, outcome, within, reason }) => [fileName, outcome, within, reason]),
    ).toEqual(
      became.map(([name, outcome, within = null, reason = null]) => [
        name,
        outcome,
        within,
        reason,
      ]),
    );
    expect(attached.flatMap(({ docId }) => docId ?? [])).toEqual(attachments);
    for (const { outcome, docId, contentType } of attached) {
      if (outcome === 'KEPT' || outcome === 'READ')
        expect([docId, contentType]).not.toContain(null);
      if (outcome === 'REFUSED') expect(docId).toBeNull();
    }
  });

  it('are kept as what they are', async () => {
    const types: { file_name: string; content_type: string }[] = await app.dataSource.query(
      `select distinct file_name, content_type from document where file_name ~ '[.](TIF|rtf|txt|msg|eml)$'`,
    );
    expect(new Map(types.map((row) => [row.file_name, row.content_type]))).toEqual(
      new Map([
        ['fax.TIF', 'image/tiff'],
        ['letter.rtf', 'application/rtf'],
        ['notes.txt', 'text/plain'],
        ['attachment.txt', 'text/plain'],
        ['Red Rock.msg', 'application/vnd.ms-outlook'],
        ['attachment.msg', 'application/vnd.ms-outlook'],
        ['forwarded mail.eml', 'message/rfc822'],
        ['FW Red Rock.eml', 'message/rfc822'],
      ]),
    );
  });
});
