import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Module } from '@nestjs/common';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, sentMails, sentTexts, startApp } from '@palisade/testing';
import { Mailer } from '../mail/mailer';
import { MessageCarrier } from '../messages/message-carrier';
import { OutgoingMessages } from '../messages/outgoing-messages';
import type { ClaimedMessage } from '../messages/waiting-messages';
import { WaitingMessages } from '../messages/waiting-messages';
import { PlatformModule } from '../platform.module';
import { TextSender } from '../texts/text-sender';
import { Transactions } from '../transactions/transactions';
import type { KindOfStuckItem, ServiceState } from './operations.controller';

@Module({ imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })] })
class BareModule {}

/** What a message waits between its first five tries. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];
const LIFE_MS = 600_000;
/** A message is left to another process when its own has said nothing for so long. */
const LEASE_MS = 30_000;

describe('messages that nobody takes', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-stuck-'));
  let app: TestApp;
  let operator: TestCaller;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: BareModule }, { DATA_DIR: folder });
    const permissions = ['feature-flag:view', 'feature-flag:edit'];
    operator = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const stuck = async (): Promise<KindOfStuckItem[]> =>
    (await operator.get<KindOfStuckItem[]>('/ops/stuck')).body;
  const act = (id: string, action: 'retry' | 'discard') =>
    operator.post(`/ops/stuck/message/${id}/${action}`);
  const refuse = (way: typeof Mailer | typeof TextSender): jest.SpyInstance =>
    jest.spyOn(app.app.get<Mailer | TextSender>(way), 'send').mockImplementation(() => {
      throw new Error('550 <ada@alder.example> is nobody');
    });
  async function tryAgainAfter(pauses: number[]): Promise<void> {
    const carrier = app.app.get(MessageCarrier);
    await carrier.settled();
    for (const pause of pauses) {
      app.clock.advance(pause);
      carrier.wake();
      await carrier.settled();
    }
  }
  /** A message that is begun so often by processes that die of it. */
  async function begunTimes(times: number): Promise<ClaimedMessage> {
    jest.spyOn(app.app.get(MessageCarrier), 'wake').mockImplementation();
    await text('+15125550134');
    const waiting = app.app.get(WaitingMessages);
    let claimed = await waiting.claim();
    while (claimed && claimed.attempts < times) {
      app.clock.advance(LEASE_MS);
      claimed = await waiting.claim();
    }
    return claimed as ClaimedMessage;
  }
  const text = (to: string): Promise<void> =>
    app.app
      .get(Transactions)
      .run((tx) => app.app.get(OutgoingMessages).text({ to, text: '012345' }, tx, LIFE_MS));

  it('are listed after five tries, with part of the receiver, and sent when tried again', async () => {
    const since = app.clock.now().toISOString();
    const refusal = refuse(TextSender);
    await text('+15125550134');
    await tryAgainAfter(PAUSES_MS.slice(0, -1));
    expect(await stuck()).toEqual([]);
    await tryAgainAfter(PAUSES_MS.slice(-1));
    const [item] = await stuck();
    expect(item).toEqual({
      kind: 'message',
      id: expect.any(String),
      type: 'text message',
      subject: '…0134',
      attempts: 5,
      error: '550 … is nobody',
      since,
      isRetryable: true,
      isDiscardable: true,
    });
    const { body: state } = await operator.get<ServiceState>('/ops/state');
    expect(state.stuck).toMatchObject({ message: 1 });
    refusal.mockRestore();
    expect((await act(item.id, 'retry')).status).toBe(200);
    await eventually(async () => (await sentTexts(app)).some(({ to }) => to === '+15125550134'));
    await app.app.get(MessageCarrier).settled();
    expect([await stuck(), (await act(item.id, 'retry')).status]).toEqual([[], 404]);
  });

  it('are listed as well when each try ended the process, and none is told', async () => {
    const { id } = await begunTimes(4);
    expect(await stuck()).toEqual([]);
    app.clock.advance(LEASE_MS);
    expect(await app.app.get(WaitingMessages).claim()).toMatchObject({ id, attempts: 5 });
    expect(await stuck()).toMatchObject([
      { id, attempts: 5, error: expect.stringContaining('No try came to an end') },
    ]);
    const { body: state } = await operator.get<ServiceState>('/ops/state');
    expect(state.stuck).toMatchObject({ message: 1 });
    expect([(await act(id, 'discard')).status, await stuck()]).toEqual([200, []]);
  });

  it('are given up for good, and once', async () => {
    refuse(Mailer);
    const mail = { to: 'ada@alder.example', subject: 'never', text: 'x' };
    await app.app.get(Transactions).run((tx) => app.app.get(OutgoingMessages).mail(mail, tx));
    await tryAgainAfter(PAUSES_MS);
    const [item] = await stuck();
    expect(item).toMatchObject({ type: 'mail', subject: '@alder.example' });
    await app.dataSource.query('alter table activity rename to activity_away');
    expect((await act(item.id, 'discard')).status).toBe(500);
    await app.dataSource.query('alter table activity_away rename to activity');
    expect(await stuck()).toEqual([item]);
    expect([(await act(item.id, 'discard')).status, await stuck()]).toEqual([200, []]);
    expect((await act(item.id, 'discard')).status).toBe(404);
    jest.restoreAllMocks();
    await tryAgainAfter([60_000]);
    expect((await sentMails(app)).map(({ subject }) => subject)).not.toContain('never');
  });
});
