import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { OverdueService } from './overdue.service';

const SWEEP_MS = 60_000;

/** Looks for invoices that should have been paid. */
@Injectable()
export class OverdueSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly overdue: OverdueService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run()
        .catch((error: unknown) => this.logger.warn({ error }, 'overdue invoices wait'))
        .finally(() => (this.running = undefined));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Goes on until nobody is left to be told of. */
  async run(): Promise<void> {
    while ((await this.overdue.tellSome()) > 0);
  }
}
