import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { RatingsService } from './ratings.service';

const SWEEP_MS = 5_000;
const BATCH_SIZE = 20;

/** A claimed quote is left alone for so long: longer than one attempt takes. */
export const RATING_LEASE_MS = 10_000;

/** A quote that waits longer for its rating goes to the underwriters. */
const PATIENCE_MS = 120_000;

const CLAIM = `
  with due as (
    select id from quote where status = 'REQUESTED' and rating_due <= $1
    order by rating_due limit $3 for update skip locked
  ), claimed as (
    update quote set rating_due = $2 where id in (select id from due) returning id, requested_on
  )
  select id, requested_on as "requestedOn" from claimed
`;

/**
 * Takes care of quotes that were requested and not rated, because the rater or this process was
 * away. The caller's token is kept in memory only: after a crash the service asks in its own name.
 */
@Injectable()
export class RatingSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tokens = new Map<string, string>();
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ratings: RatingsService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run()
        .catch((error: unknown) => this.logger.warn({ error }, 'requested quotes wait'))
        .finally(() => (this.running = undefined));
    }, SWEEP_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Rates a quote that was just requested, now or, while the rater is away, a little later. */
  async rateSoon(quoteId: string, token: string): Promise<void> {
    this.tokens.set(quoteId, token);
    await this.tryToRate(quoteId, token);
  }

  /** One pass over the quotes that are due; several processes may sweep at once. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + RATING_LEASE_MS);
    const due: { id: string; requestedOn: Date }[] = await this.dataSource.query(CLAIM, [
      ...[now, until, BATCH_SIZE],
    ]);
    for (const { id, requestedOn } of due) {
      if (await this.tryToRate(id, this.tokens.get(id))) continue;
      if (now.getTime() - requestedOn.getTime() < PATIENCE_MS) continue;
      await this.ratings.giveUp(id);
      this.tokens.delete(id);
    }
  }

  private async tryToRate(quoteId: string, token?: string): Promise<boolean> {
    try {
      await this.ratings.rate(quoteId, token);
    } catch (error) {
      this.logger.warn({ error, quoteId }, 'a requested quote waits for its rating');
      return false;
    }
    this.tokens.delete(quoteId);
    return true;
  }
}
