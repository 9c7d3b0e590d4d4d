import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { OutboxRelay } from '../outbox/outbox-relay';
import { Clock } from '../process/clock';
import type { StuckItem } from './stuck-work';
import { LISTED_AT_MOST, StuckWork } from './stuck-work';

/** Events are published within moments; one that waits for so long is stuck. */
const STUCK_MS = 60_000;

/**
 * Events that the broker would not take, or that wait for it for too long. The latter are offered
 * all the time: nobody counts that, and only the former can be offered again by a person.
 */
@Injectable()
export class StuckEvents extends StuckWork {
  readonly kind = 'event';

  constructor(
    private readonly dataSource: DataSource,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {
    super();
  }

  list(): Promise<StuckItem[]> {
    return this.dataSource.query(
      `select id, type, subject, error, created as since, parked is not null as "isRetryable",
              parked is not null as "isDiscardable",
              case when parked is not null then attempts end as attempts
       from outbox
       where published is null and discarded is null and (parked is not null or created < $1)
       order by sequence limit $2`,
      [this.longAgo(), LISTED_AT_MOST],
    );
  }

  async count(): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.dataSource.query(
      `select count(*)::int as count from outbox
       where published is null and discarded is null and (parked is not null or created < $1)`,
      [this.longAgo()],
    );
    return count;
  }

  async retry(id: string): Promise<boolean> {
    const [offered]: [unknown[]] = await this.dataSource.query(
      `update outbox set parked = null, error = null
       where id = $1 and published is null and discarded is null and parked is not null
       returning 1`,
      [id],
    );
    if (offered.length) this.relay.wake();
    else await this.checkNotWaiting(id);
    return offered.length > 0;
  }

  /** The event stays, for whoever asks later what was never sent. */
  override async discard(id: string, em: EntityManager): Promise<boolean> {
    const [discarded]: [unknown[]] = await em.query(
      `update outbox set discarded = $2
       where id = $1 and published is null and discarded is null and parked is not null
       returning 1`,
      [id, this.clock.now()],
    );
    return discarded.length > 0;
  }

  private async checkNotWaiting(id: string): Promise<void> {
    const waiting: unknown[] = await this.dataSource.query(
      'select 1 from outbox where id = $1 and published is null and created < $2',
      [id, this.longAgo()],
    );
    if (!waiting.length) return;
    const detail = 'This event waits for the broker and goes on by itself when it is there.';
    throw new DomainError('GOES_ON_BY_ITSELF', detail, 409);
  }

  /** By the clock that events are dated with. */
  private longAgo(): Date {
    return new Date(this.clock.now().getTime() - STUCK_MS);
  }
}
