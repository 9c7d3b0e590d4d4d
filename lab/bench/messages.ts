import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Broker, Message, Subscription, Tx } from '@palisade/platform';
import type { CloudEvent, Scope } from '@palisade/contracts';
import type { Type } from '@nestjs/common';
import type { ChannelModel } from 'amqplib';
import { connect } from 'amqplib';
import pg from 'pg';
import { startRabbitmq } from '../adapters/servers';
import { percentile } from '../faults/figures';
import { built } from '../built';
import { required } from '../required';
import type { Started } from './bare-service';
import { platform, relayOf, startBare } from './bare-service';
import type { Pair } from './measure';
import { inTurns, medians } from './measure';

const MESSAGES = 20_000;
const CONSUMED = 5_000;
const WINDOW = 1_000;
const TYPE = 'account.links-changed.v1';
const PER_SECOND = 100;
const PACED = 1_000;
const ROUNDS = 3;

/** Messages a second, and milliseconds from commit to effect. */
export interface MessageFigures {
  relay: Pair;
  consumer: Pair;
  latency: Pair;
}

interface Bench extends Started {
  connection: ChannelModel;
  client: pg.Client;
  broker: Broker;
}

/**
 * RabbitMQ by way of outbox and inbox against amqplib alone, on durable queues of the same kind:
 * messages a second, and milliseconds from commit to effect at a steady pace.
 */
export async function benchMessages(): Promise<MessageFigures> {
  const rabbitmq = await startRabbitmq();
  const service = await startBare({ BROKER_URL: rabbitmq.url });
  const connection = await connect(rabbitmq.url, { noDelay: true });
  const client = new pg.Client({ connectionString: service.database });
  await client.connect();
  const bench: Bench = {
    ...service,
    connection,
    client,
    broker: service.app.get(platform().Broker),
  };
  try {
    await bench.broker.bind('sink', [TYPE]);
    const relay = await both({ raw: () => publishRaw(bench), ours: () => relayAll(bench) });
    const consumer = await both({
      raw: () => consume(bench, 'acknowledged', acknowledge),
      ours: () => consume(bench, 'entered', enterInbox),
    });
    return { relay, consumer, latency: await latencies(bench) };
  } finally {
    await client.end();
    await connection.close();
    await service.stop();
    await rabbitmq.stop();
  }
}

/** Each several times, in turns. */
const both = async (variants: Record<keyof Pair, () => Promise<number>>): Promise<Pair> =>
  medians(await inTurns(variants, ROUNDS, (run) => run()));

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return rateSince(startedMs, count);
}

const rateSince = (startedMs: number, count: number): number =>
  (count * 1_000) / (performance.now() - startedMs);

async function publishRaw({ connection }: Bench): Promise<number> {
  const channel = await connection.createConfirmChannel();
  const queue = `raw-${randomUUID()}`;
  await channel.assertQueue(queue, { arguments: { 'x-queue-type': 'quorum' } });
  const body = Buffer.from(bodyOf(randomUUID(), randomUUID()));
  const rate = await perSecond(MESSAGES, async () => {
    for (let sent = 0; sent < MESSAGES; sent += WINDOW) {
      for (let n = 0; n < WINDOW; n++) channel.sendToQueue(queue, body, { persistent: true });
      await channel.waitForConfirms();
    }
  });
  await channel.deleteQueue(queue);
  await channel.close();
  return rate;
}

async function relayAll({ app, client }: Bench): Promise<number> {
  const relay = relayOf(app);
  const ids = Array.from({ length: MESSAGES }, () => randomUUID());
  await client.query('truncate outbox'); // As the other variant has a new queue each time.
  await client.query(
    `insert into outbox (id, type, subject, body, created)
     select id, $2, id::text, $3::jsonb || jsonb_build_object('id', id), now()
     from unnest($1::uuid[]) as id`,
    [ids, TYPE, bodyOf(randomUUID(), randomUUID())],
  );
  return perSecond(MESSAGES, async () => {
    relay.wake();
    const sql = 'select exists (select 1 from outbox where published is null) as waits';
    while ((await client.query<{ waits: boolean }>(sql)).rows[0].waits) await sleep(20);
  });
}

type Listen = (
  bench: Bench,
  queue: string,
  onTaken: (subject: string) => void,
) => Promise<Subscription>;

async function consume(bench: Bench, name: string, start: Listen): Promise<number> {
  const { broker } = bench;
  const queue = `${name}-${randomUUID()}`;
  await broker.bind(queue, [TYPE]);
  for (let sent = 0; sent < CONSUMED; sent += WINDOW) {
    await broker.publish(Array.from({ length: WINDOW }, messageOf));
  }
  let handled = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const startedMs = performance.now();
  const subscription = await start(bench, queue, () => {
    if (++handled === CONSUMED) finish();
  });
  await finished;
  const rate = rateSince(startedMs, CONSUMED);
  await subscription.close();
  await broker.bind(queue, []);
  return rate;
}

const acknowledge: Listen = ({ broker }, queue, onTaken) =>
  broker.subscribe(queue, [TYPE], async ({ subject }) => onTaken(subject));

type Platform = ReturnType<typeof platform>;
type Registry = ConstructorParameters<Platform['Consumers']>[0];
type Inbox = ConstructorParameters<Platform['Consumers']>[1];

/** As a service takes its events, with a consumer that does nothing else. */
const enterInbox: Listen = async ({ app, broker }, queue, onTaken) => {
  const { Inbox } = built<{ Inbox: Type<Inbox> }>('libs/platform/src/events/inbox.js');
  const handle = async ({ subject }: CloudEvent, tx: Tx): Promise<void> =>
    tx.afterCommit(() => onTaken(subject));
  const consumer = { name: 'Bench.handle', types: new Set([TYPE]), isAlone: false, handle };
  const registry = { find: () => [consumer] } as unknown as Registry;
  const consumers = new (platform().Consumers)(registry, app.get(Inbox), broker, queue);
  await consumers.start();
  return consumers;
};

/** The 95th of a hundred events at a steady pace: through everything, and by the shortest way. */
async function latencies(bench: Bench): Promise<Pair> {
  const ours = await oursPaced(bench);
  const raw = await rawPaced(bench);
  return { ours: percentile(ours, 95), raw: percentile(raw, 95) };
}

async function oursPaced(bench: Bench): Promise<number[]> {
  const { app, broker } = bench;
  const { Transactions } = platform();
  const transactions = app.get(Transactions);
  const committed = new Map<string, number>();
  const taken: number[] = [];
  const took = (id: string): void =>
    void taken.push(performance.now() - required(committed.get(id), 'commit'));
  const queue = `paced-${randomUUID()}`;
  const subscription = await enterInbox(bench, queue, took);
  const data = { aggregatorId: null, msspIds: [], scope: {} as Scope };
  await paced(async () => {
    const accountId = randomUUID();
    const event = { type: TYPE, data: { ...data, accountId } } as const;
    committed.set(accountId, performance.now());
    await transactions.run(async ({ publish, afterCommit }) => {
      await publish(event);
      afterCommit(() => committed.set(accountId, performance.now()));
    });
  });
  while (taken.length < PACED) await sleep(20);
  await subscription.close();
  await broker.bind(queue, []);
  return taken;
}

/** NOTIFY at commit, a listener that publishes at once, a consumer that acknowledges. */
async function rawPaced({ connection, database }: Bench): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: database, max: 4 });
  const listener = new pg.Client({ connectionString: database });
  await listener.connect();
  await listener.query('listen bench');
  const channel = await connection.createConfirmChannel();
  const queue = `notified-${randomUUID()}`;
  await channel.assertQueue(queue, { arguments: { 'x-queue-type': 'quorum' } });
  const committed = new Map<string, number>();
  const taken: number[] = [];
  const took = (id: string): void =>
    void taken.push(performance.now() - required(committed.get(id), 'commit'));
  listener.on('notification', ({ payload }) => {
    channel.sendToQueue(queue, Buffer.from(required(payload, 'payload')), { persistent: true });
  });
  await channel.consume(queue, (got) => {
    if (!got) return; // The queue is gone.
    took(got.content.toString());
    channel.ack(got);
  });
  await pool.query('create table if not exists bench_event (id uuid primary key, body jsonb)');
  await paced(async () => {
    const id = randomUUID();
    committed.set(id, performance.now());
    const sql = `with kept as (insert into bench_event values ($1, $2)) select pg_notify('bench', $3)`;
    await pool.query(sql, [id, bodyOf(id, id), id]);
    committed.set(id, performance.now());
  });
  while (taken.length < PACED) await sleep(20);
  await channel.deleteQueue(queue);
  await channel.close();
  await listener.end();
  await pool.end();
  return taken;
}

/** Begins something so often a second, whatever it takes. */
async function paced(work: () => Promise<void>): Promise<void> {
  const startedMs = performance.now();
  const under: Promise<void>[] = [];
  for (let n = 0; n < PACED; n++) {
    const left = startedMs + (n * 1_000) / PER_SECOND - performance.now();
    if (left > 0) await sleep(left);
    under.push(work());
  }
  await Promise.all(under);
}

function messageOf(): Message {
  const [id, subject] = [randomUUID(), randomUUID()];
  return { id, topic: TYPE, subject, body: bodyOf(id, subject) };
}

const bodyOf = (id: string, accountId: string): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: '/account',
    type: TYPE,
    subject: accountId,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    tenant: null,
    actor: 'system',
    correlationId: id,
    causationId: null,
    data: { accountId, aggregatorId: null, msspIds: [], version: 1, scope: {} },
  });
