import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../config/tokens';
import { Watch } from '../watch/watch';
import { sealActivity } from './activity-chain';

/** Seals new activity records once a second, so that writers never wait for each other. */
@Injectable()
export class ActivitySealer implements OnApplicationBootstrap, OnApplicationShutdown {
  private running?: Promise<unknown>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly watch: Watch,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.watch.add('activity', {
      sql: 'exists (select from activity where link is null)',
      onValue: (isOpen) => isOpen && this.seal(),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.running;
  }

  private seal(): void {
    this.running ??= sealActivity(this.dataSource)
      .catch((error: unknown) => this.logger.warn({ error }, 'activity waits to be sealed'))
      .finally(() => (this.running = undefined));
  }
}
