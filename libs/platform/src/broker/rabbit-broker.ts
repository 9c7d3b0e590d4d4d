import { EVENTS } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Channel, ChannelModel, ConfirmChannel, RecoveringChannelModel } from 'amqplib';
import { inTraceOf } from '../telemetry/tracing';
import type { DeadMessage, Message, MessageHandler, Subscription } from './broker';
import { Broker } from './broker';
import type { QueueTiming } from './postgres-broker';
import { RabbitConsumer } from './rabbit-consumer';
import { deadQueueOf, headersOf, toDeadMessage } from './rabbit-message';

const HEARTBEAT_SECONDS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const CONFIRM_TIMEOUT_MS = 10_000;
const RECOVERY = { initialDelay: 200, maxDelay: 2_000, waitForConnect: false };
/** Redeliveries after a consumer's process died; the broker itself lays the message aside then. */
const DELIVERY_LIMIT = 4;
const NO_LIMIT = 1_000_000;
const LISTED = 100;
const SEARCHED = 10_000;

interface Binding {
  queue: string;
  topics: string[];
}

/**
 * RabbitMQ: a topic exchange and a quorum queue for each service, with a queue for its dead. One
 * consumer is active at a time, which keeps the order of a subject; the others stand by. The client
 * is loaded only where it is used.
 */
export class RabbitBroker extends Broker {
  private readonly connection: Promise<RecoveringChannelModel>;
  private readonly consumers = new Map<RabbitConsumer, Binding>();
  private readonly exchange: string;
  private publisher?: ConfirmChannel;
  private model?: ChannelModel;

  /** `prefix` keeps the names of several platforms on one server apart. */
  constructor(
    url: string,
    private readonly prefix: string,
    private readonly timing: QueueTiming,
  ) {
    super();
    this.exchange = `${prefix}events`;
    const setup = (model: ChannelModel): Promise<void> => this.setUp(model);
    const options = { noDelay: true, timeout: CONNECT_TIMEOUT_MS };
    const recovery = { ...RECOVERY, setup };
    this.connection = import('amqplib')
      .then(({ connect }) => connect(withHeartbeat(url), { ...options, recovery }))
      .then((connection) => connection.on('error', () => undefined));
  }

  async publish(messages: Message[]): Promise<void> {
    const channel = this.publisher;
    if (!channel) throw away();
    for (const message of messages) {
      const { id: messageId, topic, body } = message;
      const options = { persistent: true, messageId, headers: headersOf(message) };
      const send = (): boolean => channel.publish(this.exchange, topic, Buffer.from(body), options);
      inTraceOf(body, send);
    }
    await confirmed(channel);
  }

  async bind(queue: string, topics: string[]): Promise<void> {
    await this.withChannel((channel) => this.bindOn(channel, queue, topics));
  }

  async subscribe(queue: string, topics: string[], handler: MessageHandler): Promise<Subscription> {
    await this.bind(queue, topics);
    const consumer = new RabbitConsumer(this.prefix + queue, handler, this.timing);
    consumer.onLost = () => this.reconnect();
    this.consumers.set(consumer, { queue, topics });
    const connection = await this.connection;
    await consumer.consume(await connection.createConfirmChannel());
    const close = async (): Promise<void> => {
      this.consumers.delete(consumer);
      await consumer.close();
    };
    return { close };
  }

  /** Reads the dead without taking them: closing the channel gives them back. */
  async dead(queue: string): Promise<DeadMessage[]> {
    return this.whenUp(async (channel) => {
      const name = deadQueueOf(this.prefix + queue);
      const found: DeadMessage[] = [];
      while (found.length < LISTED) {
        const got = await channel.get(name);
        if (!got) break;
        found.push(toDeadMessage(got));
      }
      return found;
    });
  }

  async countDead(queue: string): Promise<number> {
    const name = deadQueueOf(this.prefix + queue);
    const { messageCount } = await this.whenUp((channel) => channel.checkQueue(name));
    return messageCount;
  }

  async revive(queue: string, id: string): Promise<boolean> {
    return this.whenUp(async (channel) => {
      const name = this.prefix + queue;
      for (let searched = 0; searched < SEARCHED; searched++) {
        const got = await channel.get(deadQueueOf(name));
        if (!got) return false;
        const message = toDeadMessage(got);
        if (message.id !== id) continue;
        const options = { persistent: true, messageId: id, headers: headersOf(message) };
        channel.sendToQueue(name, got.content, options);
        await confirmed(channel);
        channel.ack(got);
        return true;
      }
      return false;
    });
  }

  async ping(): Promise<void> {
    if (!this.publisher) throw away();
    await this.publisher.checkExchange(this.exchange);
  }

  async close(): Promise<void> {
    await Promise.all([...this.consumers.keys()].map((consumer) => consumer.close()));
    const connection = await this.connection;
    await connection.close();
  }

  /** Runs on every connection, the first and each after an outage. */
  private async setUp(model: ChannelModel): Promise<void> {
    this.model = model;
    // The client listens only when all is set up: a connection lost before would end the process.
    model.on('error', () => undefined);
    const publisher = await model.createConfirmChannel();
    publisher.on('error', () => undefined);
    publisher.on('close', () => {
      if (this.publisher === publisher) this.publisher = undefined;
      this.reconnect();
    });
    await publisher.assertExchange(this.exchange, 'topic', { durable: true });
    for (const [consumer, { queue, topics }] of this.consumers) {
      await this.bindOn(publisher, queue, topics);
      await consumer.consume(await model.createConfirmChannel());
    }
    this.publisher = publisher;
  }

  /** A channel or consumer that ends alone never comes again: the next connection has new ones. */
  private reconnect(): void {
    void this.model?.close().catch(() => undefined); // The connection was lost with it.
  }

  private async bindOn(channel: Channel, queue: string, topics: string[]): Promise<void> {
    const name = this.prefix + queue;
    await channel.assertExchange(this.exchange, 'topic', { durable: true });
    await channel.assertQueue(deadQueueOf(name), {
      durable: true,
      arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': NO_LIMIT },
    });
    await channel.assertQueue(name, {
      durable: true,
      arguments: {
        'x-queue-type': 'quorum',
        'x-delivery-limit': DELIVERY_LIMIT,
        'x-dead-letter-exchange': '',
        'x-dead-letter-routing-key': deadQueueOf(name),
        'x-dead-letter-strategy': 'at-least-once',
        'x-overflow': 'reject-publish',
        'x-single-active-consumer': true,
      },
    });
    for (const topic of topics) await channel.bindQueue(name, this.exchange, topic);
    const gone = ['#', ...Object.keys(EVENTS)].filter((topic) => !topics.includes(topic));
    for (const topic of gone) await channel.unbindQueue(name, this.exchange, topic);
  }

  /** For callers who would rather hear that the queue is away than wait for it. */
  private async whenUp<T>(work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
    if (!this.publisher) throw away();
    return this.withChannel(work);
  }

  private async withChannel<T>(work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
    const connection = await this.connection;
    const channel = await connection.createConfirmChannel();
    channel.on('error', () => undefined);
    try {
      return await work(channel);
    } finally {
      await channel.close().catch(() => undefined); // It is closed when its connection is lost.
    }
  }
}

const away = (): DomainError =>
  new DomainError(
    'BROKER_UNAVAILABLE',
    'Work cannot be handed on right now. Please try again.',
    503,
  );

function withHeartbeat(url: string): string {
  const parsed = new URL(url);
  if (!parsed.searchParams.has('heartbeat')) {
    parsed.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS));
  }
  return parsed.href;
}

/** Resolves when the broker has all that was published, rejects when that will not be known. */
async function confirmed(channel: ConfirmChannel): Promise<void> {
  let fail: (reason: Error) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => (fail = reject));
  const onClose = (): void => fail(new Error('The broker went away.'));
  const timer = setTimeout(() => fail(new Error('The broker is silent.')), CONFIRM_TIMEOUT_MS);
  channel.once('close', onClose);
  try {
    await Promise.race([channel.waitForConfirms(), lost]);
  } finally {
    clearTimeout(timer);
    channel.off('close', onClose);
  }
}
