import { Injectable } from '@nestjs/common';
import { endOf } from '@palisade/kernel';
import type { Actor, Job, SentFile } from '@palisade/platform';
import { DomainClock, Jobs, newId, Transactions } from '@palisade/platform';
import { BulkCheckFile } from './bulk-check-file.entity';
import { BULK_CHECK_KIND } from './bulk-check.work';

const FILE_NAME_MAX = 255;

/** Checks of files with so many rows that nobody waits for them, as those who ask see them. */
@Injectable()
export class LargeChecks {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly clock: DomainClock,
  ) {}

  /** Keeps a file and begins to check it. */
  start(
    { content, name }: SentFile,
    kept: Pick<BulkCheckFile, 'organizationId' | 'askedBy' | 'headings' | 'setting'>,
    actor: Actor,
  ): Promise<Job> {
    const fileId = newId();
    return this.transactions.run(async (tx) => {
      const fileName = endOf(name, FILE_NAME_MAX);
      const created = this.clock.now();
      await tx.em.insert(BulkCheckFile, { ...kept, id: fileId, fileName, file: content, created });
      return this.jobs.start({ kind: BULK_CHECK_KIND, input: { fileId } }, actor, tx);
    });
  }

  /** The caller's own; 404 for one of somebody else. */
  find(id: string, actor: Actor): Promise<Job> {
    return this.jobs.find(id, actor);
  }

  cancel(id: string, actor: Actor): Promise<void> {
    return this.jobs.cancel(id, actor);
  }
}
