import { Injectable } from '@nestjs/common';
import type { SheetAmounts } from '@palisade/kernel';
import type { OnProgress, SheetReading } from '@palisade/platform';
import { DomainClock, LongWork, ReadingRoom } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { bulkAmounts } from '../domain/bulk/bulk-amounts';
import { bulkFacts } from './bulk-facts';
import { BulkCheck } from './bulk-check';
import { BulkCheckFile } from './bulk-check-file.entity';
import type { BulkReading } from './bulk-sheet';
import { readBulkSheet, readWith, tooManyRows } from './bulk-sheet';

/** The name of this work among the jobs. */
export const BULK_CHECK_KIND = 'bulk-check';

/** A large file may be read for so long: nobody waits for the answer of a request. */
const READING_MS = 60_000;

/** Checks a file of more rows than a request does. */
@Injectable()
export class BulkCheckWork extends LongWork<{ fileId: string }> {
  override readonly kind = BULK_CHECK_KIND;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
    private readonly room: ReadingRoom,
  ) {
    super();
  }

  override async run({ fileId }: { fileId: string }, onProgress: OnProgress): Promise<object> {
    const { manager } = this.dataSource;
    const kept = await manager.findOneByOrFail(BulkCheckFile, { id: fileId });
    const { setting, askedBy: by, organizationId, headings } = kept;
    const gathered = bulkAmounts(headings, setting.mapping);
    const { total, reading } = await this.lookThrough(kept, gathered);
    const { writings, ...read } = readWith(gathered, { reading, setting });
    const now = this.clock.now();
    const facts = await bulkFacts(manager, { ...setting, writings }, { by, now });
    const check = new BulkCheck(manager, organizationId, facts, { headings, ...read });
    await onProgress(0, total);
    await this.read(kept, async (lines) => {
      await check.take(lines);
      await onProgress(check.numRows, total);
    });
    return check.answer();
  }

  /** Counts the rows of a file, and gathers its amounts. */
  private async lookThrough(
    kept: BulkCheckFile,
    gathered: SheetAmounts,
  ): Promise<{ total: number; reading: SheetReading }> {
    let total = 0;
    const { hasMore, reading } = await this.read(kept, (lines) => {
      total += lines.length;
      gathered.take(lines);
    });
    if (hasMore) throw tooManyRows();
    return { total, reading };
  }

  private read(
    { file: content, fileName: name }: BulkCheckFile,
    onLines: BulkReading['onLines'],
  ): ReturnType<typeof readBulkSheet> {
    const onHeadings = (): void => undefined;
    return readBulkSheet(
      { file: { content, name }, ms: READING_MS, onHeadings, onLines },
      this.room,
    );
  }
}
