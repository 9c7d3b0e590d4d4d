import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, JobStatus } from '@palisade/platform';
import { Jobs, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { BulkUpload } from './bulk-upload.entity';
import { visibleTo } from './bulk-uploads.access';
import { isUnfinished } from './bulk-uploads.dto';
import { noUpload } from './bulk-uploads.queries';
import { BULK_KIND } from './bulk.work';

interface UploadJob {
  id: string;
  status: JobStatus;
}

/** Lets uploads that were given up go on. */
@Injectable()
export class ResumeUpload {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Has the rows done that wait, by the job that failed or, once that is forgotten, by a new one.
   * Throws 404 for an upload that the caller does not see and 409 for one that is done.
   */
  async resume(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const all = tx.em.createQueryBuilder(BulkUpload, 'upload').where({ id });
      const upload = await visibleTo(all, actor).setLock('pessimistic_write').getOne();
      if (!upload) throw noUpload();
      if (!isUnfinished(upload)) throw isDone();
      const job = await lastJob(tx.em, id);
      if (job?.status === 'WAITING' || job?.status === 'RUNNING') return;
      if (job?.status === 'FAILED') await this.jobs.resumeIn(tx, job.id, actor);
      else await this.jobs.start({ kind: BULK_KIND, input: { uploadId: id } }, actor, tx);
      const subject = { subjectType: 'bulk-upload', subjectId: id };
      const { numSuccess, numFailure } = upload;
      await tx.record({
        action: 'bulk-upload.resume',
        ...subject,
        after: { numSuccess, numFailure },
      });
    });
  }
}

const isDone = (): DomainError =>
  new DomainError('UPLOAD_DONE', 'Every row of this upload is done.', 409);

async function lastJob(em: EntityManager, uploadId: string): Promise<UploadJob | undefined> {
  const rows: UploadJob[] = await em.query(
    `select id, status from job where kind = $1 and input->>'uploadId' = $2
     order by created desc limit 1`,
    [BULK_KIND, uploadId],
  );
  return rows[0];
}
