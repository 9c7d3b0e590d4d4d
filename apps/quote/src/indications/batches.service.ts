import { Injectable } from '@nestjs/common';
import type { Actor, Job, SentFile } from '@palisade/platform';
import { Jobs, ReadingRoom, Transactions } from '@palisade/platform';
import { batchCompanies } from '../domain/batch-rows';
import { BATCH_KIND } from './batch.work';
import { readSheet } from './read-sheet';

/** Batches of indications as those who ask for them see them. */
@Injectable()
export class BatchesService {
  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly room: ReadingRoom,
  ) {}

  /** Begins to price the companies of a file; throws 400 for one that is no batch. */
  async start(file: SentFile, actor: Actor): Promise<Job> {
    const companies = batchCompanies(await readSheet(file, this.room));
    const work = { kind: BATCH_KIND, input: { companies } };
    return this.transactions.run((tx) => this.jobs.start(work, actor, tx));
  }

  find(id: string, actor: Actor): Promise<Job> {
    return this.jobs.find(id, actor);
  }

  resume(id: string, actor: Actor): Promise<Job> {
    return this.jobs.resume(id, actor);
  }

  cancel(id: string, actor: Actor): Promise<void> {
    return this.jobs.cancel(id, actor);
  }
}
