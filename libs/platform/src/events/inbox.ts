import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Logger } from 'pino';
import { Clock } from '../clock';
import { reach } from '../failpoint';
import { Metrics } from '../telemetry/metrics';
import { inSpan } from '../telemetry/tracing';
import { LOGGER } from '../tokens';
import { Transactions } from '../transactions';
import type { Consumer } from './consumer-registry';

const ENTER = `
  insert into inbox (consumer, event_id, handled) values ($1, $2, $3)
  on conflict do nothing returning 1
`;

/** Lets each consumer handle each event once, however often it arrives. */
@Injectable()
export class Inbox {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The entry and the effect are one transaction: both stand or neither does. */
  async handleOnce(consumer: Consumer, event: CloudEvent): Promise<void> {
    const attributes = { 'event.type': event.type, 'correlation.id': event.correlationId };
    try {
      await inSpan(consumer.name, { attributes }, () => this.handle(consumer, event));
    } catch (error) {
      this.metrics.countEvent(consumer.name, 'failed');
      throw error;
    }
    this.metrics.countEvent(consumer.name, 'handled');
    this.logger.debug({ consumer: consumer.name, type: event.type, id: event.id }, 'handled');
  }

  private async handle(consumer: Consumer, event: CloudEvent): Promise<void> {
    await this.transactions.run(async (tx) => {
      const entry = [consumer.name, event.id, this.clock.now()];
      const entered: unknown[] = await tx.em.query(ENTER, entry);
      if (!entered.length) return;
      await consumer.handle(event, tx);
      reach('inside-handler');
    });
  }
}
