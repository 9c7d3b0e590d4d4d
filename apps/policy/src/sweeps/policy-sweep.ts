import { Inject, Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, earliestOf, LOGGER, narrowTo, Sweep } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { Policy } from '../policies/policy.entity';
import { TimeService } from './time.service';

const BATCH_SIZE = 50;
const RETRY_MS = 600_000;

/** Lets time act on binders and policies. */
@Injectable()
export class PolicySweep extends Sweep {
  readonly everyMs = 5_000;
  readonly complaint = 'the sweep of policies waits';

  constructor(
    private readonly dataSource: DataSource,
    private readonly time: TimeService,
    private readonly clock: DomainClock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** A policy that fails leaves the others alone. */
  async pass(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    const query = this.dataSource.manager
      .createQueryBuilder(Policy, 'policy')
      .select('policy.id')
      .where('policy.dueAt <= :now', { now });
    const due = await narrowTo(rows, 'policy.agencyId', query)
      .orderBy('policy.dueAt')
      .limit(BATCH_SIZE)
      .getMany();
    let acted = false;
    for (const { id } of due) acted = (await this.actOn(id, now)) || acted;
    return acted;
  }

  next(rows: SweptRows): Promise<Date | null> {
    const query = this.dataSource.manager
      .createQueryBuilder(Policy, 'policy')
      .where('policy.dueAt > :now', { now: this.clock.now() });
    return earliestOf(narrowTo(rows, 'policy.agencyId', query), 'policy.dueAt');
  }

  private async actOn(id: string, now: Date): Promise<boolean> {
    try {
      return await this.time.pass(id, now);
    } catch (error) {
      this.logger.error({ error, policyId: id }, 'time could not act on a policy');
      await this.putOff(id, now);
      return true;
    }
  }

  /** What fails is tried again later, so that it does not stand in the way of the others. */
  private async putOff(id: string, now: Date): Promise<void> {
    const dueAt = new Date(now.getTime() + RETRY_MS);
    await this.dataSource.manager.update(Policy, { id }, { dueAt });
  }
}
