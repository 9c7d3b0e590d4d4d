import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { isEventType } from '@palisade/contracts';
import { Broker } from '../broker/broker';
import type { Message, Subscription } from '../broker/broker';
import { runInContext } from '../context';
import { followClockOf } from '../sandbox/tenant-time';
import { TenantTimes } from '../sandbox/tenant-times';
import { SERVICE_NAME } from '../tokens';
import type { Consumer } from './consumer-registry';
import { ConsumerRegistry } from './consumer-registry';
import { Inbox } from './inbox';

/** Feeds the service's consumers from the queue that carries its name. */
@Injectable()
export class Consumers {
  @Inject(TenantTimes)
  private readonly times: TenantTimes;
  private consumers: Consumer[] = [];
  private subscription?: Subscription;

  constructor(
    private readonly registry: ConsumerRegistry,
    private readonly inbox: Inbox,
    private readonly broker: Broker,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** Binds the queue to what the service takes, and consumes it. */
  async start(): Promise<void> {
    this.consumers = this.registry.find();
    const topics = [...new Set(this.consumers.flatMap((consumer) => [...consumer.types]))];
    const dispatch = (message: Message): Promise<void> => this.dispatch(message);
    this.subscription = await this.broker.subscribe(this.service, topics, dispatch);
  }

  /** Takes no more events and waits for those in work. */
  async close(): Promise<void> {
    await this.subscription?.close();
  }

  private async dispatch(message: Message): Promise<void> {
    const event = readEvent(message);
    const { correlationId, id: causationId, data } = event;
    const context = { correlationId, causationId, tenantTime: this.times.begin() };
    await runInContext(context, async () => {
      await followClockOf(data.scope.agencyId);
      for (const consumer of this.consumers) {
        if (consumer.types.has(event.type)) await this.inbox.handleOnce(consumer, event);
      }
    });
  }
}

/** Throws for what is no event, or one of a version that this code does not know. */
function readEvent({ body, topic }: Message): CloudEvent {
  const event = JSON.parse(body) as CloudEvent | null;
  if (event?.type === topic && isEventType(topic)) return event;
  throw new Error(`This is not an event of the type ${topic} that is known here.`);
}
