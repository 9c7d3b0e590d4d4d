import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, Sweep } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { BrokerChange } from './broker-change.entity';
import { BrokerChangesService } from './broker-changes.service';

const BATCH_SIZE = 50;

/** Lets changes of the broker take effect once their days have run. */
@Injectable()
export class BrokerSweep extends Sweep {
  readonly everyMs = 15_000;
  readonly complaint = 'the sweep of changes of the broker waits';

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: BrokerChangesService,
    private readonly clock: DomainClock,
  ) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    const query = this.dataSource.manager
      .createQueryBuilder(BrokerChange, 'change')
      .select('change.id')
      .where('change.dueAt <= :now', { now });
    const due = await narrowTo(rows, 'change.fromAgencyId', query)
      .orderBy('change.dueAt')
      .limit(BATCH_SIZE)
      .getMany();
    let acted = false;
    for (const { id } of due) acted = (await this.changes.takeEffect(id, now)) || acted;
    return acted;
  }

  next(rows: SweptRows): Promise<Date | null> {
    const query = this.dataSource.manager
      .createQueryBuilder(BrokerChange, 'change')
      .where('change.dueAt > :now', { now: this.clock.now() });
    return earliestOf(narrowTo(rows, 'change.fromAgencyId', query), 'change.dueAt');
  }
}
