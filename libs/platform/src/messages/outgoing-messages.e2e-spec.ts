import fs from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Module } from '@nestjs/common';
import type { TestApp } from '@palisade/testing';
import { eventually, sentMails, startApp } from '@palisade/testing';
import { Mailer } from '../mail/mailer';
import { SMTP_TIMEOUT_MS, SmtpMailer } from '../mail/smtp-mailer';
import { PlatformModule } from '../platform.module';
import { Transactions } from '../transactions/transactions';
import { MessageCarrier } from './message-carrier';
import { OutgoingMessages } from './outgoing-messages';
import { WaitingMessages } from './waiting-messages';

@Module({ imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })] })
class BareModule {}

const LEASE_MS = 30_000;
const POOL = 2;
/** Longer than everything takes that does not wait. */
const ENDING_MS = 1_000;

describe('messages on their way out', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-outgoing-'));
  let app: TestApp;
  let outgoing: OutgoingMessages;
  let transactions: Transactions;

  beforeAll(async () => {
    const env = { DATA_DIR: folder, DATABASE_POOL: String(POOL) };
    app = await startApp({ name: 'claims', module: BareModule }, env);
    [outgoing, transactions] = [app.app.get(OutgoingMessages), app.app.get(Transactions)];
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const send = (subject: string, lifeMs?: number): Promise<void> =>
    transactions.run((tx) =>
      outgoing.mail({ to: 'a@a.example', subject, text: `${subject} 123456` }, tx, lifeMs),
    );
  const sent = async (subject: string): Promise<number> =>
    (await sentMails(app)).filter((mail) => mail.subject === subject).length;
  const waiting = (): Promise<{ row: string; attempts: number }[]> =>
    app.dataSource.query('select attempts, m::text as row from outgoing_message as m');
  const failTo = (): jest.SpyInstance =>
    jest.spyOn(app.app.get(Mailer), 'send').mockRejectedValue(new Error('no route'));

  it('leave after the commit, and are kept nowhere', async () => {
    await transactions.run(async (tx) => {
      await outgoing.mail({ to: 'a@a.example', subject: 'first', text: 'x' }, tx);
      expect(await sent('first')).toBe(0);
    });
    expect(await sent('first')).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('stay where the rows are that they tell of: nowhere after a rollback', async () => {
    const failing = transactions.run(async (tx) => {
      await outgoing.mail({ to: 'a@a.example', subject: 'undone', text: 'x' }, tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect([await waiting(), await sent('undone')]).toEqual([[], 0]);
  });

  it('wait unreadable for a server that is away, and are sent once it is back', async () => {
    const failure = failTo();
    await send('again');
    await app.app.get(MessageCarrier).settled();
    const [{ row, attempts }] = await waiting();
    expect([attempts, /again|123456|a@a/.test(row)]).toEqual([1, false]);
    failure.mockRestore();
    expect(await sent('again')).toBe(0);
    app.clock.advance(1_000);
    await eventually(async () => (await sent('again')) === 1);
    expect(await waiting()).toEqual([]);
  });

  it('are dropped when they are worth nothing any more, as an old code', async () => {
    failTo();
    await send('late', 600_000);
    app.clock.advance(600_000);
    await eventually(async () => (await waiting()).length === 0);
    jest.restoreAllMocks();
    app.app.get(MessageCarrier).wake();
    expect(await sent('late')).toBe(0);
  });

  it('are sent again under the same id when the process died on the way', async () => {
    const forget = jest.spyOn(app.dataSource, 'query').mockImplementation((sql, ...rest) => {
      if (/^delete from outgoing_message where id/.test(sql)) throw new Error('died');
      return Object.getPrototypeOf(app.dataSource).query.call(app.dataSource, sql, ...rest);
    });
    await send('twice');
    expect(await sent('twice')).toBe(1);
    forget.mockRestore();
    const handed = jest.spyOn(app.app.get(Mailer), 'send');
    app.clock.advance(LEASE_MS);
    await eventually(async () => (await waiting()).length === 0);
    expect([handed.mock.calls.length, await sent('twice')]).toEqual([1, 1]);
  });

  it('are deleted by a process that ends while the mail server takes them', async () => {
    const leaving = await startApp({ name: 'claims', module: BareModule }, { DATA_DIR: folder });
    const removed = jest.spyOn(leaving.app.get(WaitingMessages), 'remove');
    let take = (): void => undefined;
    const taken = new Promise<void>((resolve) => (take = resolve));
    const handed = jest.spyOn(leaving.app.get(Mailer), 'send').mockReturnValue(taken);
    await leaving.app
      .get(Transactions)
      .run((tx) =>
        leaving.app
          .get(OutgoingMessages)
          .mail({ to: 'a@a.example', subject: 'bye', text: 'x' }, tx),
      );
    await eventually(() => handed.mock.calls.length === 1);
    setTimeout(take, ENDING_MS);
    await leaving.close();
    await expect(removed.mock.results[0]?.value).resolves.toBeUndefined();
  });

  it('hold no connection and nobody up while a mail server says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const slow = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'Palisade <no-reply@a.example>');
    jest.spyOn(app.app.get(Mailer), 'send').mockImplementation((mail) => slow.send(mail));
    const began = Date.now();
    await Promise.all(Array.from({ length: 2 * POOL }, () => send('slow')));
    await eventually(() => sockets.length === 2 * POOL);
    await app.dataSource.query('select 1');
    // Nobody waited until the carrier gave the silent server up.
    expect(Date.now() - began).toBeLessThan(SMTP_TIMEOUT_MS);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await app.app.get(MessageCarrier).settled();
    expect(await waiting()).toHaveLength(2 * POOL);
  });
});
