import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import type { Message } from '../broker/broker';
import { Broker, MAX_ATTEMPTS } from '../broker/broker';
import { PlatformModule } from '../platform.module';
import type { Tx } from '../transactions/transactions';
import { Consumes, ConsumesAlone } from './consumes';

const IN_BATCHES = 'account.links-changed.v1';
const ONE_BY_ONE = 'agency.links-changed.v1';
const NOW = new Date().toISOString();
const SAVE = 'insert into effect (event, transaction) values ($1, pg_current_xact_id()::text)';

@Injectable()
class Effects {
  /** Attempts that an event fails before it succeeds. */
  readonly failures = new Map<string, number>();

  @Consumes(IN_BATCHES)
  async handle({ id }: CloudEvent<typeof IN_BATCHES>, tx: Tx): Promise<void> {
    await tx.em.query(SAVE, [id]);
    await tx.em.query('update lock set holder = $1 where holder = $1', [id]);
    const data = { userId: id, notBefore: NOW, scope: scopeOf({}) };
    await tx.publish({ type: 'user.sessions-revoked.v1', data });
    const left = this.failures.get(id) ?? 0;
    this.failures.set(id, left - 1);
    if (left > 0) throw new Error('cannot be handled');
  }

  @ConsumesAlone(ONE_BY_ONE)
  async handleAlone({ id }: CloudEvent<typeof ONE_BY_ONE>, tx: Tx): Promise<void> {
    await tx.em.query(SAVE, [id]);
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  providers: [Effects],
})
class EffectsModule {}

function message(subject: string = randomUUID(), type: string = IN_BATCHES): Message {
  const id = randomUUID();
  const body = JSON.stringify({ id, type, subject, correlationId: `correlation of ${id}` });
  return { id, topic: type, subject, body };
}

describe('events that come together', () => {
  let app: TestApp;
  let broker: Broker;
  let effects: Effects;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: EffectsModule }, { MESSAGE_RETRY_MS: '1' });
    await app.dataSource.query(
      'create table effect (place bigserial, event text, transaction text)',
    );
    await app.dataSource.query('create table lock (holder text)');
    broker = app.app.get(Broker);
    effects = app.app.get(Effects);
  });
  afterAll(() => app.close());

  const effectsOf = (messages: Message[]): Promise<{ event: string; transaction: string }[]> =>
    app.dataSource.query(
      'select event, transaction from effect where event = any($1) order by place',
      [messages.map(({ id }) => id)],
    );
  const handled = (messages: Message[]): Promise<unknown> =>
    eventually(async () => (await effectsOf(messages)).length === messages.length);
  const transactionsOf = async (messages: Message[]): Promise<number> =>
    new Set((await effectsOf(messages)).map(({ transaction }) => transaction)).size;

  it('share a transaction, and each is the cause of what it leads to', async () => {
    const messages = [message(), message(), message()];
    await broker.publish(messages);
    await handled(messages);
    expect(await transactionsOf(messages)).toBe(1);
    const ids = messages.map(({ id }) => id);
    const caused = await app.dataSource.query(
      `select subject, body->>'causationId' as cause, body->>'correlationId' as correlation
       from outbox where subject = any($1) order by sequence`,
      [ids],
    );
    expect(caused).toEqual(
      ids.map((id) => ({ subject: id, cause: id, correlation: `correlation of ${id}` })),
    );
  });

  it('are handled once when one of them fails, and its subject waits for it', async () => {
    const failing = message();
    const [behind, others] = [message(failing.subject), [message(), message()]];
    effects.failures.set(failing.id, 3);
    const messages = [others[0], failing, behind, others[1]];
    await broker.publish(messages);
    await handled(messages);
    const order = (await effectsOf([failing, behind])).map(({ event }) => event);
    expect(order).toEqual([failing.id, behind.id]);
  });

  it('are handled when one of them never is', async () => {
    const [poison, ...others] = [message(), message(), message()];
    effects.failures.set(poison.id, 1_000);
    await broker.publish([poison, ...others]);
    const [dead] = await eventually(async () => {
      const found = await broker.dead('claims');
      return found.length ? found : undefined;
    });
    expect(dead).toMatchObject({ id: poison.id, attempts: MAX_ATTEMPTS });
    await handled(others);
    expect(await effectsOf([poison])).toEqual([]);
  });

  it('are handled while one of them waits for a row', async () => {
    const [waiting, ...others] = [message(), message(), message()];
    await app.dataSource.query('insert into lock values ($1)', [waiting.id]);
    await app.dataSource.transaction(async (em) => {
      await em.query('select 1 from lock where holder = $1 for update', [waiting.id]);
      await broker.publish([waiting, ...others]);
      await handled(others);
      expect(await effectsOf([waiting])).toEqual([]);
    });
    await handled([waiting, ...others]);
  });

  it('have a transaction each where the handler asks for it', async () => {
    const messages = [message(undefined, ONE_BY_ONE), message(undefined, ONE_BY_ONE)];
    await broker.publish(messages);
    await handled(messages);
    expect(await transactionsOf(messages)).toBe(2);
  });

  it('change nothing when they come again', async () => {
    const messages = [message(), message()];
    await broker.publish(messages);
    await handled(messages);
    await app.dataSource.query(`delete from effect`);
    const again = messages.map((message) => ({ ...message, id: randomUUID() }));
    const last = message();
    await broker.publish([...again, last]);
    await handled([last]);
    expect(await effectsOf(messages)).toEqual([]);
  });
});
