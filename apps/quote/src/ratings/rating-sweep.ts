import { Inject, Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, fixed, followClockOf, LOGGER, MachineSweep } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { CheckedRating } from './ratable-quotes';
import { RatingsService } from './ratings.service';

const BATCH_SIZE = 20;

/** A claimed quote is left alone for so long: longer than one attempt takes. */
export const RATING_LEASE_MS = 10_000;

/** A quote that waits longer for its rating goes to the underwriters. */
const PATIENCE_MS = 120_000;

const CLAIM = fixed(
  'quote.claim_rating',
  `
  with due as (
    select id from quote where status = 'REQUESTED' and rating_due <= $1
    order by rating_due limit $3 for update skip locked
  ), claimed as (
    update quote set rating_due = $2 where id in (select id from due) returning id, requested_on, agency_id
  )
  select id, requested_on as "requestedOn", agency_id as "agencyId" from claimed
`,
);

interface ClaimedQuote {
  id: string;
  requestedOn: Date;
  agencyId: string | null;
}

/**
 * Takes care of quotes that were requested and not rated, because the rater or this process was
 * away. The caller's token is kept in memory only: after a crash the service asks in its own name.
 */
@Injectable()
export class RatingSweep extends MachineSweep {
  readonly everyMs = 5_000;
  readonly complaint = 'requested quotes wait';
  private readonly tokens = new Map<string, string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly ratings: RatingsService,
    private readonly clock: DomainClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Rates a quote that was just requested, now or, while the rater is away, a little later. */
  async rateSoon(quoteId: string, token: string, checked?: CheckedRating): Promise<void> {
    this.tokens.set(quoteId, token);
    await this.tryToRate(quoteId, token, checked);
  }

  /** Leases go by the machine's time, patience by the tenant's: the quotes of all are due at once. */
  async pass({ only }: SweptRows): Promise<boolean> {
    if (only) return false;
    const now = this.clock.machineNow();
    const until = new Date(now.getTime() + RATING_LEASE_MS);
    const claimed: ClaimedQuote[] = await this.dataSource.query(CLAIM, [now, until, BATCH_SIZE]);
    for (const { id, requestedOn, agencyId } of claimed) {
      if (await this.tryToRate(id, this.tokens.get(id))) continue;
      await followClockOf(agencyId);
      if (this.clock.now().getTime() - requestedOn.getTime() < PATIENCE_MS) continue;
      await this.giveUp(id);
    }
    return false;
  }

  /** What cannot be given up, because it changed meanwhile, has a later pass. */
  private async giveUp(quoteId: string): Promise<void> {
    try {
      await this.ratings.giveUp(quoteId);
      this.tokens.delete(quoteId);
    } catch (error) {
      this.logger.warn({ error, quoteId }, 'a requested quote could not be referred');
    }
  }

  private async tryToRate(
    quoteId: string,
    token?: string,
    checked?: CheckedRating,
  ): Promise<boolean> {
    try {
      await this.ratings.rate(quoteId, token, checked);
    } catch (error) {
      this.logger.warn({ error, quoteId }, 'a requested quote waits for its rating');
      return false;
    }
    this.tokens.delete(quoteId);
    return true;
  }
}
