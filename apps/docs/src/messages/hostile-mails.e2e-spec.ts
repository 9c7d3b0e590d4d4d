import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { KindOfStuckItem } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { service } from '../main';
import { goodMail, HOSTILE_MAILS, MAIL_HOST } from './hostile-mails.fixture';
import { IntakeSweep, SlowIntakeSweep } from './intake-sweep';
import { MailArrivals } from './mail-arrivals';

const KINDS = Object.entries(HOSTILE_MAILS).map(([kind, { isRead, make }]) => ({
  kind,
  isRead,
  text: make(),
}));
const MIB = 1_048_576;
/** What is larger goes to the slow lane: each once is enough. */
const SMALL = KINDS.filter(({ text }) => text.length < MIB);
const ROUNDS = 6;
const LIMIT_MS = 300_000;

interface Message {
  msgId: string;
  subject: string;
  triageReason: string | null;
  triageDetail: string | null;
}

describe('mails that are made to stop the intake', () => {
  let app: TestApp;
  let staff: TestCaller;
  let folder: string;
  let came = 0;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palisade-hostile-'));
    await fs.mkdir(path.join(folder, 'mail-in'));
    app = await startApp(service, { DATA_DIR: folder, MAIL_AUTHSERV_ID: MAIL_HOST });
    const permissions = ['submission:assign', 'feature-flag:view', 'feature-flag:edit'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(async () => {
    await app.close();
    await fs.rm(folder, { recursive: true, force: true });
  });

  /** Lays a mail where mails come in: the later, the earlier its name. */
  async function put(text: string): Promise<void> {
    came += 1;
    const file = path.join(folder, 'mail-in', `${1_000 - came}.eml`);
    const at = new Date(Date.UTC(2026, 0, 1) + came * 1_000);
    await fs.writeFile(`${file}.part`, text, 'latin1');
    await fs.utimes(`${file}.part`, at, at);
    await fs.rename(`${file}.part`, file);
  }
  const isSettled = async (): Promise<boolean> => {
    await app.app.get(IntakeSweep).run();
    await app.app.get(SlowIntakeSweep).run();
    const [{ waiting }]: [{ waiting: number }] = await app.dataSource.query(
      `select count(*)::int as waiting from mail_arrival where state = 'WAITING'`,
    );
    return waiting === 0;
  };
  const list = async (): Promise<Message[]> => {
    const address = '/api/docmessage/v1/search?size=100&sort=received,asc';
    return (await staff.get<{ content: Message[] }>(address)).body.content;
  };
  const stuck = async (): Promise<KindOfStuckItem[]> =>
    (await staff.get<KindOfStuckItem[]>('/ops/stuck')).body;

  it(
    'stop nobody: the others are taken in their order, and each of them is listed',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        for (const { text } of round ? SMALL : KINDS) await put(text);
        await put(goodMail(round));
      }
      await eventually(isSettled, LIMIT_MS);
      const told: { subject: string }[] = await app.dataSource.query(
        `select body -> 'data' ->> 'subject' as subject from outbox
         where body ->> 'type' = 'mail.received.v1' order by sequence`,
      );
      const good = Array.from({ length: ROUNDS }, (_, at) => `Good mail ${at}`);
      expect(told.map(({ subject }) => subject)).toEqual(good);
      const all = await list();
      expect(all).toHaveLength(came);
      const aside = all.filter(({ triageReason }) => triageReason === 'LAID_ASIDE');
      const unread = (kinds: typeof KINDS) => kinds.filter(({ isRead }) => !isRead).length;
      expect(aside).toHaveLength(unread(KINDS) + (ROUNDS - 1) * unread(SMALL));
      expect(aside.filter(({ triageDetail }) => !triageDetail?.endsWith('.'))).toEqual([]);
      expect((await stuck()).map(({ id }) => id).sort()).toEqual(
        aside.map(({ msgId }) => msgId).sort(),
      );
    },
    LIMIT_MS,
  );

  it('have each file stored once', async () => {
    const documents: { same: string }[] = await app.dataSource.query(
      'select distinct content_key as same from document',
    );
    expect((await fs.readdir(path.join(folder, 'documents'))).sort()).toEqual(
      documents.map(({ same }) => same).sort(),
    );
    expect(documents).toHaveLength(2);
  });

  it(
    'are tried again when somebody asks, or given up',
    async () => {
      const [{ id, error }, { id: other }] = await stuck();
      const retried = await staff.post(`/api/docmessage/v1/${id}/retry`);
      expect(retried.status).toBe(204);
      await eventually(isSettled, LIMIT_MS);
      expect(await stuck()).toContainEqual(
        expect.objectContaining({
          kind: 'mail',
          id,
          error,
          isRetryable: true,
          isDiscardable: true,
        }),
      );
      expect((await staff.post(`/ops/stuck/mail/${id}/retry`)).status).toBe(200);
      await eventually(isSettled, LIMIT_MS);
      expect((await staff.post(`/ops/stuck/mail/${other}/discard`)).status).toBe(200);
      expect((await staff.post(`/api/docmessage/v1/${other}/retry`)).status).toBe(404);
      expect((await list()).map(({ msgId }) => msgId)).not.toContain(other);
      expect((await stuck()).map((item) => item.id)).not.toContain(other);
    },
    LIMIT_MS,
  );

  it('stand behind those that wait, when they are tried again', async () => {
    const sweep = jest.spyOn(app.app.get(IntakeSweep), 'pass').mockResolvedValue(false);
    const arrivals = app.app.get(MailArrivals);
    const mails = ['first.eml', 'second.eml'].map((name) => ({
      name,
      arrived: new Date(0),
      size: 9,
    }));
    const [first, second] = await arrivals.note(mails);
    expect((await arrivals.claim('FAST'))?.id).toBe(first.id);
    app.clock.advance(1_000);
    await arrivals.tryLater(first.id, { error: 'Away.', afterMs: 0, isCounted: false });
    expect((await arrivals.claim('FAST'))?.id).toBe(second.id);
    expect(await arrivals.claim('FAST')).toMatchObject({ id: first.id, tries: 1 });
    sweep.mockRestore();
  });
});
