import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Message } from '../broker/broker';
import { Broker } from '../broker/broker';
import { LOGGER } from '../config/tokens';
import { runOutside } from '../context/context';
import { fixed } from '../database/fixed-statements';
import { reach } from '../process/failpoint';

/** One relay at a time per database keeps the order of each subject. */
export const RELAY_LOCK = 7_310_003;
/** A pass has its costs whatever it carries: at 200 it carried a third less in the same time. */
const BATCH_SIZE = 500;
const POLL_MS = 1_000;

/** Larger events are refused by the broker and would block those behind them. */
const MAX_BODY_BYTES = 1_048_576;

const WAITING = fixed(
  'outbox.waiting',
  `select id, type as topic, subject, body::text as body from outbox
   where published is null and parked is null order by sequence limit $1`,
);

/** Carries committed events from the outbox to the broker, in order, until each is confirmed. */
@Injectable()
export class OutboxRelay {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private again = false;
  private closed = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** From now on publishes; the service hears of its own events only once its queue is bound. */
  start(): void {
    this.timer = setInterval(() => void this.poll().catch(() => undefined), POLL_MS);
    this.wake();
  }

  /** Publishes what is waiting, now or right after the pass that is running. */
  wake(): void {
    this.again = true;
    if (!this.timer || this.closed || this.running) return;
    this.running = runOutside(() => this.drain())
      .catch((error: unknown) => this.logger.warn({ error }, 'events wait for the broker'))
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Publishes what is left and stops. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
    this.closed = true;
  }

  /** The net below the commits: asks in one statement whether a pass has anything to carry. */
  private async poll(): Promise<void> {
    const [first] = await this.dataSource.query<unknown[]>(WAITING, [1]);
    if (first) this.wake();
  }

  private async drain(): Promise<void> {
    while (this.again && !this.closed) {
      this.again = false;
      const sent = await this.dataSource.transaction((em) => this.publishBatch(em));
      if (sent === BATCH_SIZE) this.again = true;
    }
  }

  private async publishBatch(em: EntityManager): Promise<number> {
    await em.query('select pg_advisory_xact_lock($1)', [RELAY_LOCK]);
    const waiting: Message[] = await em.query(WAITING, [BATCH_SIZE]);
    if (!waiting.length) return 0;
    const tooLarge = waiting.filter((message) => Buffer.byteLength(message.body) > MAX_BODY_BYTES);
    await this.park(em, tooLarge);
    const fitting = waiting.filter((message) => !tooLarge.includes(message));
    await this.broker.publish(fitting);
    reach('after-publish-before-mark');
    await em.query('update outbox set published = now() where id = any($1::uuid[])', [
      fitting.map((message) => message.id),
    ]);
    return waiting.length;
  }

  private async park(em: EntityManager, messages: Message[]): Promise<void> {
    if (!messages.length) return;
    const ids = messages.map((message) => message.id);
    await em.query(
      `update outbox set parked = now(), attempts = attempts + 1,
                         error = 'larger than ${MAX_BODY_BYTES} bytes'
       where id = any($1::uuid[])`,
      [ids],
    );
    this.logger.error({ ids }, 'events are too large for the broker and were parked');
  }
}
