import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Clock, narrowTo, MachineSweep } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { BulkCheckFile } from './bulk-check-file.entity';

const HOUR_MS = 3_600_000;
/** As long as a job is kept. */
const KEPT_MS = 48 * HOUR_MS;
const BATCH = 100;

/** Takes away files that were checked. */
@Injectable()
export class BulkCheckSweep extends MachineSweep {
  readonly everyMs = HOUR_MS;
  readonly complaint = 'Files that were checked could not be taken away';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const query = this.dataSource
      .createQueryBuilder(BulkCheckFile, 'checked')
      .select('checked.id')
      .where('checked.created < :before', { before });
    const due = await narrowTo(rows, 'checked.organizationId', query).limit(BATCH).getMany();
    const ids = due.map(({ id }) => id);
    if (ids.length) await this.dataSource.manager.delete(BulkCheckFile, ids);
    return ids.length === BATCH;
  }
}
