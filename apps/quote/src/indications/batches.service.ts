import { Injectable } from '@nestjs/common';
import type { Actor, Job, SentFile } from '@palisade/platform';
import { Jobs, ReadingRoom, toSheetReading, Transactions } from '@palisade/platform';
import { batchOf } from '../domain/batch-rows';
import { BATCH_KIND } from './batch.work';
import type { BatchQuery } from './indications.dto';
import { readSheet } from './read-sheet';

/** Batches of indications as those who ask for them see them. */
@Injectable()
export class BatchesService {
  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly room: ReadingRoom,
  ) {}

  /** Begins to price the companies of a file; throws 400 for one that is no batch, or whose amounts may be two. */
  async start(file: SentFile, { decimal }: BatchQuery, actor: Actor): Promise<Job> {
    const { rows, reading } = await readSheet(file, this.room);
    const { companies, amounts } = batchOf(rows, { separator: reading.separator, decimal });
    const input = { companies, reading: toSheetReading(reading, { amounts, questions: [] }) };
    const work = { kind: BATCH_KIND, input };
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
