import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, Sweep, Transactions } from '@palisade/platform';
import { publishInformationDue } from './submission-events';
import { Submission } from './submission.entity';

const BATCH_SIZE = 50;
const HOUR_MS = 3_600_000;

/** Reminds agencies of information that submissions wait for, once for each time they were asked. */
@Injectable()
export class ReminderSweep extends Sweep {
  readonly everyMs = HOUR_MS;
  readonly complaint = 'submissions wait for information without a reminder';

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {
    super();
  }

  pass(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(Submission, 'submission')
        .where('submission.reminderDue <= :now', { now });
      const due = await narrowTo(rows, 'submission.agencyId', query)
        .orderBy('submission.id')
        .take(BATCH_SIZE)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const submission of due) {
        const { id } = submission;
        await tx.em.update(Submission, { id }, { reminderDue: null });
        await publishInformationDue(tx, submission);
        await tx.record({ action: 'submission.remind', subjectType: 'submission', subjectId: id });
      }
      return due.length === BATCH_SIZE;
    });
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.transactions.run(({ em }) => {
      const query = em
        .createQueryBuilder(Submission, 'submission')
        .where('submission.reminderDue > :now', { now: this.clock.now() });
      return earliestOf(narrowTo(rows, 'submission.agencyId', query), 'submission.reminderDue');
    });
  }
}
