import { Injectable } from '@nestjs/common';
import type { Actor, Job } from '@palisade/platform';
import { Jobs, Transactions } from '@palisade/platform';
import { batchCompanies } from '../domain/batch-rows';
import { BATCH_KIND } from './batch.work';
import { readSheet } from './read-sheet';
import type { UploadedFile } from './uploads';

/** Batches of indications as those who ask for them see them. */
@Injectable()
export class BatchesService {
  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  /** Begins to price the companies of a file; throws 400 for one that is no batch. */
  async start({ content, name }: UploadedFile, actor: Actor): Promise<Job> {
    const companies = batchCompanies(await readSheet(content, name));
    const work = { kind: BATCH_KIND, input: { companies } };
    return this.transactions.run((tx) => this.jobs.start(work, actor, tx));
  }

  find(id: string, actor: Actor): Promise<Job> {
    return this.jobs.find(id, actor);
  }

  cancel(id: string, actor: Actor): Promise<void> {
    return this.jobs.cancel(id, actor);
  }
}
