import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { OutboxRelay } from '../events/outbox-relay';
import type { StuckItem } from './stuck-work';
import { LISTED_AT_MOST, StuckWork } from './stuck-work';

/** Events are published within moments; one that waits for so long is stuck. */
const STUCK_MS = 60_000;

/** Events that the broker would not take, or that wait for it for too long. */
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
      `select id, type, subject, attempts, error, created as since from outbox
       where published is null and (parked is not null or created < $1)
       order by sequence limit $2`,
      [this.longAgo(), LISTED_AT_MOST],
    );
  }

  async retry(id: string): Promise<boolean> {
    const [rows]: [unknown[]] = await this.dataSource.query(
      `update outbox set parked = null, error = null
       where id = $1 and published is null and (parked is not null or created < $2) returning 1`,
      [id, this.longAgo()],
    );
    this.relay.wake();
    return rows.length > 0;
  }

  /** By the clock that events are dated with. */
  private longAgo(): Date {
    return new Date(this.clock.now().getTime() - STUCK_MS);
  }
}
