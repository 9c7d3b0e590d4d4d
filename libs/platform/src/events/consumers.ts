import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { isEventType } from '@palisade/contracts';
import { Batches } from '../broker/batches';
import type { Message, Subscription } from '../broker/broker';
import { Broker } from '../broker/broker';
import { Slots } from '../broker/slots';
import { SERVICE_NAME } from '../config/tokens';
import type { Consumer } from './consumer-registry';
import { ConsumerRegistry } from './consumer-registry';
import type { Delivery } from './inbox';
import { Inbox } from './inbox';

const BATCH_SIZE = 50;
/** Events handled at the same time in transactions of their own. */
const ALONE_AT_ONCE = 20;

/**
 * Feeds the service's consumers from the queue that carries its name. Events that come together
 * share a transaction, until one of them fails.
 */
@Injectable()
export class Consumers {
  private consumers: Consumer[] = [];
  private subscription?: Subscription;
  private readonly slots = new Slots(ALONE_AT_ONCE);
  private readonly batches = new Batches<Delivery[]>(BATCH_SIZE, {
    together: (events) => this.inbox.handleTogether(events.flat()),
    alone: (deliveries) => this.handleAlone(deliveries),
  });

  constructor(
    private readonly registry: ConsumerRegistry,
    private readonly inbox: Inbox,
    private readonly broker: Broker,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** Whether every event from now on reaches the service. */
  get isBound(): boolean {
    return this.subscription !== undefined;
  }

  /** Binds the queue to what the service takes, and consumes it. */
  async start(): Promise<void> {
    this.consumers = this.registry.find();
    const topics = [...new Set(this.consumers.flatMap((consumer) => [...consumer.types]))];
    this.subscription = await this.broker.subscribe(this.service, topics, (message, isRepeated) =>
      this.dispatch(message, isRepeated),
    );
  }

  /** Takes no more events and waits for those in work. */
  async close(): Promise<void> {
    await this.subscription?.close();
  }

  /** What failed before would fail a batch again. */
  private async dispatch(message: Message, isRepeated: boolean): Promise<void> {
    const event = readEvent(message);
    const deliveries = this.consumers
      .filter(({ types }) => types.has(event.type))
      .map((consumer) => ({ consumer, event }));
    const isAlone = isRepeated || deliveries.some(({ consumer }) => consumer.isAlone);
    await (isAlone ? this.handleAlone(deliveries) : this.batches.add(deliveries));
  }

  private handleAlone(deliveries: Delivery[]): Promise<void> {
    return this.slots.run(async () => {
      for (const delivery of deliveries) await this.inbox.handleOnce(delivery);
    });
  }
}

/** Throws for what is no event, or one of a version that this code does not know. */
function readEvent({ body, topic }: Message): CloudEvent {
  const event = JSON.parse(body) as CloudEvent | null;
  if (event?.type === topic && isEventType(topic)) return event;
  throw new Error(`This is not an event of the type ${topic} that is known here.`);
}
