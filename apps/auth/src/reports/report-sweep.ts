import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, Sweep, Transactions } from '@palisade/platform';
import { Report } from './report.entity';
import { ReportWriter } from './report-writer';

const SECOND_MS = 1_000;
/** Longer than a report takes to write; after that another process may try. */
const LEASE_MS = 600 * SECOND_MS;

/** Mails the reports that are due, one after the other. */
@Injectable()
export class ReportSweep extends Sweep {
  readonly everyMs = 5 * SECOND_MS;
  readonly complaint = 'a report could not be written and is tried again';

  constructor(
    private readonly transactions: Transactions,
    private readonly writer: ReportWriter,
    private readonly clock: DomainClock,
  ) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    const report = await this.claim(rows);
    if (!report) return false;
    await this.writer.write(report);
    return true;
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.transactions.run(({ em }) => {
      const query = em
        .createQueryBuilder(Report, 'report')
        .where('report.due > :now', { now: this.clock.now() });
      return earliestOf(narrowTo(rows, 'report.organizationId', query), 'report.due');
    });
  }

  /** A report that is due, kept from others for as long as it may take to write. */
  private claim(rows: SweptRows): Promise<Report | null> {
    const machineNow = this.clock.machineNow();
    return this.transactions.run(async ({ em }) => {
      const query = em
        .createQueryBuilder(Report, 'report')
        .where('report.due <= :now', { now: this.clock.now() })
        .andWhere('(report.tryAfter is null or report.tryAfter <= :machineNow)', { machineNow });
      const report = await narrowTo(rows, 'report.organizationId', query)
        .orderBy('report.due')
        .addOrderBy('report.id')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!report) return null;
      const tryAfter = new Date(machineNow.getTime() + LEASE_MS);
      await em.update(Report, { id: report.id }, { tryAfter });
      return report;
    });
  }
}
