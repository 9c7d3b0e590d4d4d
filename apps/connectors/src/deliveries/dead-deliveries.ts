import { Injectable } from '@nestjs/common';
import type { StuckItem } from '@palisade/platform';
import { Clock, LISTED_AT_MOST, StuckWork } from '@palisade/platform';
import { DataSource } from 'typeorm';

/** Webhook deliveries that were given up after three days of tries. */
@Injectable()
export class DeadDeliveries extends StuckWork {
  readonly kind = 'webhook-delivery';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  list(): Promise<StuckItem[]> {
    return this.dataSource.query(
      `select id, event_type as type, webhook_id as subject, attempts, created as since, true as "isRetryable",
              coalesce('The receiver answered ' || last_status, 'The receiver did not answer') as error
       from delivery where state = 'DEAD' order by created limit $1`,
      [LISTED_AT_MOST],
    );
  }

  async count(): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.dataSource.query(
      `select count(*)::int as count from delivery where state = 'DEAD'`,
    );
    return count;
  }

  /** The next round of tries begins at once. */
  async retry(id: string): Promise<boolean> {
    const [rows]: [unknown[]] = await this.dataSource.query(
      `update delivery set state = 'WAITING', attempts = 0, next_try = $2
       where id = $1 and state = 'DEAD' returning 1`,
      [id, this.clock.now()],
    );
    return rows.length > 0;
  }
}
