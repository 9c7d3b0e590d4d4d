import { Injectable } from '@nestjs/common';
import type { Actor, Job, SentFile } from '@palisade/platform';
import { DomainClock, ReadingRoom } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { bulkAmounts, industrySystemOf } from '../domain/bulk/bulk-amounts';
import { BulkCheck } from './bulk-check';
import { bulkFacts, settingOf } from './bulk-facts';
import type { BulkLine } from './bulk-sheet';
import { noRows, readBulkSheet, readWith } from './bulk-sheet';
import type { BulkCheckResponse, BulkUploadQuery } from './bulk-uploads.dto';
import { chosenMapping } from './chosen-mapping';
import { LargeChecks } from './large-checks';

/** Rows that are checked while the caller waits; a job checks more. */
const ROWS_AT_ONCE = 2_000;

/** Says what files of accounts would do; of the rows nothing is kept. */
@Injectable()
export class BulkChecksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly large: LargeChecks,
    private readonly clock: DomainClock,
    private readonly room: ReadingRoom,
  ) {}

  /** What an upload of a file would do, row by row, or the job that finds it out. */
  async check(
    file: SentFile,
    query: BulkUploadQuery,
    actor: Actor,
  ): Promise<{ answer: BulkCheckResponse } | { job: Job }> {
    let headings: string[] = [];
    const lines: BulkLine[] = [];
    const onHeadings = (found: string[]): void => void (headings = found);
    const onLines = (found: BulkLine[]): void => void lines.push(...found);
    const asked = { file, onHeadings, onLines };
    const { hasMore, reading } = await readBulkSheet(asked, this.room, ROWS_AT_ONCE);
    if (!lines.length) throw noRows();
    const { manager } = this.dataSource;
    const { agencyId, decimal } = query;
    const mapping = chosenMapping(query.columns, headings);
    const industrySystem = industrySystemOf(headings, mapping);
    const told = { agencyId, decimal, mapping, industrySystem };
    const { organizationId, ...setting } = await settingOf(manager, actor, told);
    const by = actor.userId;
    if (hasMore) {
      const kept = { organizationId, askedBy: by, headings, setting };
      return { job: await this.large.start(file, kept, actor) };
    }
    const gathered = bulkAmounts(headings, mapping);
    gathered.take(lines);
    const { writings, ...read } = readWith(gathered, { reading, setting });
    const now = this.clock.now();
    const facts = await bulkFacts(manager, { ...setting, writings }, { by, now });
    const check = new BulkCheck(manager, organizationId, facts, { headings, ...read });
    await check.take(lines);
    return { answer: check.answer() };
  }
}
