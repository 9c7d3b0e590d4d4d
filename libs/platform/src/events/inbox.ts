import { Inject, Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { CloudEvent } from '@palisade/contracts';
import type { Logger } from 'pino';
import { LOGGER } from '../config/tokens';
import type { RequestContext } from '../context/context';
import { runInContext } from '../context/context';
import { Clock } from '../process/clock';
import { reach } from '../process/failpoint';
import { TenantTimes } from '../sandbox/tenant-times';
import { Metrics } from '../telemetry/metrics';
import { inSpan, linkTo } from '../telemetry/tracing';
import type { Tx } from '../transactions/transactions';
import { Transactions } from '../transactions/transactions';
import type { Consumer } from './consumer-registry';

/** An event on its way to one of its consumers. */
export interface Delivery {
  consumer: Consumer;
  event: CloudEvent;
}

/** Answers the places of those that were not entered before; $4 bounds what follows. */
const ENTER = `
  with given as (
    select * from unnest($1::text[], $2::uuid[]) with ordinality as entry (consumer, event_id, place)
  ), entered as (
    insert into inbox (consumer, event_id, handled) select consumer, event_id, $3 from given
    on conflict do nothing returning consumer, event_id
  )
  select min(place)::int as place, set_config('lock_timeout', $4, true)
  from given join entered using (consumer, event_id) group by consumer, event_id
`;

/** How long a transaction waits for a row, and goes on to begin with another event. */
interface Bounds {
  lockTimeout: string;
  ms: number;
}

/** Before the database looks for deadlocks: a batch gives way to whoever holds what it needs. */
const TOGETHER: Bounds = { lockTimeout: '500ms', ms: 1_000 };
const ALONE: Bounds = { lockTimeout: '0', ms: Infinity };

/** Lets each consumer handle each event once, however often it arrives. */
@Injectable()
export class Inbox {
  @Inject(TenantTimes)
  private readonly times: TenantTimes;

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The entry and the effect are one transaction: both stand or neither does. */
  async handleOnce(delivery: Delivery): Promise<void> {
    try {
      await this.transactions.run((tx) => this.handle([delivery], ALONE, tx));
    } catch (error) {
      this.metrics.countEvent(delivery.consumer.name, 'failed');
      throw error;
    }
    this.announceHandled(delivery);
  }

  /** The same for many in one transaction: entries and effects of all stand, or none does. */
  async handleTogether(deliveries: Delivery[]): Promise<void> {
    try {
      await this.transactions.run((tx) => this.handle(deliveries, TOGETHER, tx));
    } catch (error) {
      this.logger.debug({ error }, 'the events of a batch are handled one by one');
      throw error;
    }
    for (const delivery of deliveries) this.announceHandled(delivery);
  }

  private async handle(deliveries: Delivery[], { lockTimeout, ms }: Bounds, tx: Tx): Promise<void> {
    const until = performance.now() + ms;
    for (const { consumer, event } of await this.enter(deliveries, lockTimeout, tx)) {
      const attributes = { 'event.type': event.type, 'correlation.id': event.correlationId };
      const about = { kind: SpanKind.CONSUMER, attributes, links: linkTo(event) };
      const context = { ...contextOf(event), tenantTime: this.times.begin() };
      const work = async (): Promise<void> => {
        if (performance.now() > until) throw new Error('The batch takes too long.');
        await context.tenantTime?.follow(event.data.scope.agencyId, tx.em);
        await consumer.handle(event, tx);
      };
      await runInContext(context, () => inSpan(consumer.name, about, work));
      reach('inside-handler');
    }
  }

  /** Answers those that were not handled before. */
  private async enter(deliveries: Delivery[], lockTimeout: string, tx: Tx): Promise<Delivery[]> {
    const consumers = deliveries.map(({ consumer }) => consumer.name);
    const ids = deliveries.map(({ event }) => event.id);
    const entries = [consumers, ids, this.clock.now(), lockTimeout];
    const entered: { place: number }[] = await tx.em.query(ENTER, entries);
    const places = new Set(entered.map(({ place }) => place));
    return deliveries.filter((_, index) => places.has(index + 1));
  }

  private announceHandled({ consumer, event }: Delivery): void {
    this.metrics.countEvent(consumer.name, 'handled');
    const handled = { consumer: consumer.name, type: event.type, id: event.id };
    runInContext(contextOf(event), () => this.logger.debug(handled, 'handled'));
  }
}

const contextOf = ({ id, correlationId }: CloudEvent): RequestContext => ({
  correlationId,
  causationId: id,
});
