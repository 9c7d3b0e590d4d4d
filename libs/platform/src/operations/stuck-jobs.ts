import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GO_ON, IS_GIVEN_UP, TRIES } from '../jobs/job';
import { JobWorker } from '../jobs/job-worker';
import type { StuckItem } from './stuck-work';
import { LISTED_AT_MOST, StuckWork } from './stuck-work';

/** Jobs that were given up after their last try; what failed by a rule is an answer. */
@Injectable()
export class StuckJobs extends StuckWork {
  readonly kind = 'job';

  constructor(
    private readonly dataSource: DataSource,
    private readonly worker: JobWorker,
  ) {
    super();
  }

  list(): Promise<StuckItem[]> {
    return this.dataSource.query(
      `select id, kind as type, user_id as subject, least(tries, $2) as attempts,
              problem ->> 'detail' as error, created as since, true as "isRetryable"
       from job where ${IS_GIVEN_UP} order by created, id limit $1`,
      [LISTED_AT_MOST, TRIES],
    );
  }

  async count(): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.dataSource.query(
      `select count(*)::int as count from job where ${IS_GIVEN_UP}`,
    );
    return count;
  }

  /** It has as many tries again, the first at once. */
  async retry(id: string): Promise<boolean> {
    const [rows]: [unknown[]] = await this.dataSource.query(
      `update job set ${GO_ON}
       where id = $1 and ${IS_GIVEN_UP} returning 1`,
      [id],
    );
    if (rows.length) this.worker.wake();
    return rows.length > 0;
  }
}
