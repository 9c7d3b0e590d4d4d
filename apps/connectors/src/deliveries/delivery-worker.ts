import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, fixed, LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { DeliveryAttempts } from './delivery-attempts';

const POLL_MS = 500;
const BATCH_SIZE = 20;
/** A claimed delivery is left alone for so long: longer than one try takes. */
const LEASE_MS = 30_000;

const CLAIM = fixed(
  'webhook.claim',
  `
  with due as (
    select id from delivery where state = 'WAITING' and next_try <= $1
    order by next_try for update skip locked limit $3
  )
  update delivery set next_try = $2 where id in (select id from due) returning id
`,
);

/** Sends what waits, a batch side by side: a slow receiver keeps nobody else waiting for long. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<unknown>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: DeliveryAttempts,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run()
        .catch((error: unknown) => this.logger.warn({ error }, 'webhook deliveries wait'))
        .finally(() => (this.running = undefined));
    }, POLL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Tries every delivery that is due; several processes may do so at once. */
  async run(): Promise<void> {
    for (let ids = await this.claim(); ids.length; ids = await this.claim()) {
      await Promise.all(ids.map((id) => this.attempts.make(id)));
    }
  }

  private async claim(): Promise<string[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const [rows]: [{ id: string }[]] = await this.dataSource.query(CLAIM, [now, until, BATCH_SIZE]);
    return rows.map(({ id }) => id);
  }
}
