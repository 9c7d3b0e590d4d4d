import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Message } from '../broker/broker';
import { Broker } from '../broker/broker';
import { LOGGER } from '../config/tokens';
import { runOutside } from '../context/context';
import { fixed } from '../database/fixed-statements';
import { reach } from '../process/failpoint';
import { Watch } from '../watch/watch';

/** A pass has its costs whatever it carries: at 200 it carried a third less in the same time. */
const BATCH_SIZE = 500;

/** Larger events are refused by the broker and would block those behind them. */
const MAX_BODY_BYTES = 1_048_576;

const WAITING = fixed(
  'outbox.waiting',
  `select id, type as topic, subject, body::text as body from outbox
   where published is null and parked is null order by sequence limit $1`,
);

const MARK = fixed('outbox.mark', 'update outbox set published = now() where id = any($1::uuid[])');

/**
 * Carries committed events from the outbox to the broker, in order, until each is confirmed. Two relays of
 * one database publish the same twice, never in another order: what is repeated is not delivered again.
 */
@Injectable()
export class OutboxRelay {
  private isStarted = false;
  private running?: Promise<void>;
  private again = false;
  private closed = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly watch: Watch,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** From now on publishes; the service hears of its own events only once its queue is bound. */
  start(): void {
    this.isStarted = true;
    this.watch.add('events', {
      sql: 'exists (select from outbox where published is null and parked is null)',
      onValue: (isWaiting) => isWaiting && this.wake(),
    });
    this.wake();
  }

  /** Publishes what is waiting, now or right after the pass that is running. */
  wake(): void {
    this.again = true;
    if (!this.isStarted || this.closed || this.running) return;
    this.running = runOutside(() => this.drain())
      .catch((error: unknown) => this.logger.warn({ error }, 'events wait for the broker'))
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Publishes what is left and stops. */
  async close(): Promise<void> {
    await this.running;
    this.closed = true;
  }

  private async drain(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      const sent = await this.publishBatch();
      if (sent === BATCH_SIZE) this.again = true;
    }
  }

  private async publishBatch(): Promise<number> {
    const waiting: Message[] = await this.dataSource.query(WAITING, [BATCH_SIZE]);
    if (!waiting.length) return 0;
    const tooLarge = waiting.filter((message) => Buffer.byteLength(message.body) > MAX_BODY_BYTES);
    await this.park(tooLarge);
    const fitting = waiting.filter((message) => !tooLarge.includes(message));
    await this.broker.publish(fitting);
    reach('after-publish-before-mark');
    await this.dataSource.query(MARK, [fitting.map((message) => message.id)]);
    return waiting.length;
  }

  private async park(messages: Message[]): Promise<void> {
    if (!messages.length) return;
    const ids = messages.map((message) => message.id);
    await this.dataSource.query(
      `update outbox set parked = now(), attempts = attempts + 1,
                         error = 'larger than ${MAX_BODY_BYTES} bytes'
       where id = any($1::uuid[])`,
      [ids],
    );
    this.logger.error({ ids }, 'events are too large for the broker and were parked');
  }
}
