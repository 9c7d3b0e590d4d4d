import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../config/tokens';
import { sealActivity } from './activity-chain';

const SEAL_MS = 1_000;

/** Seals new activity records once a second, so that writers never wait for each other. */
@Injectable()
export class ActivitySealer implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<unknown>;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= sealActivity(this.dataSource)
        .catch((error: unknown) => this.logger.warn({ error }, 'activity waits to be sealed'))
        .finally(() => (this.running = undefined));
    }, SEAL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
