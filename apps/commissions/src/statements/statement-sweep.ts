import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { StatementsService } from './statements.service';

const SWEEP_MS = 60_000;

/** Closes the statements of months that are over. */
@Injectable()
export class StatementSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly statements: StatementsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run()
        .catch((error: unknown) => this.logger.warn({ error }, 'statements wait to be closed'))
        .finally(() => (this.running = undefined));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Closes what is due; what is carried forward may make the next month due too. */
  async run(): Promise<void> {
    while (await this.statements.closeNext());
  }
}
