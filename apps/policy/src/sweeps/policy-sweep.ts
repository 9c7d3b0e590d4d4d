import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { Policy } from '../policies/policy.entity';
import { TimeService } from './time.service';

const SWEEP_MS = 5_000;
const BATCH_SIZE = 50;
const RETRY_MS = 600_000;

/** Lets time act on binders and policies; several processes may sweep at once. */
@Injectable()
export class PolicySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly time: TimeService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run()
        .catch((error: unknown) => this.logger.warn({ error }, 'the sweep of policies waits'))
        .finally(() => (this.running = undefined));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One pass over what is due; a policy that fails leaves the others alone. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const due = await this.dataSource.manager.find(Policy, {
      where: { dueAt: LessThanOrEqual(now) },
      select: { id: true },
      order: { dueAt: 'ASC' },
      take: BATCH_SIZE,
    });
    for (const { id } of due) {
      await this.time.pass(id, now).catch(async (error: unknown) => {
        this.logger.error({ error, policyId: id }, 'time could not act on a policy');
        await this.putOff(id, now);
      });
    }
  }

  /** What fails is tried again later, so that it does not stand in the way of the others. */
  private async putOff(id: string, now: Date): Promise<void> {
    const dueAt = new Date(now.getTime() + RETRY_MS);
    await this.dataSource.manager.update(Policy, { id }, { dueAt });
  }
}
