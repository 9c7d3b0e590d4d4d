import { Injectable } from '@nestjs/common';
import { endOf } from '@palisade/kernel';
import type { Actor, SentFile } from '@palisade/platform';
import { DomainClock, Jobs, newId, ReadingRoom, Transactions } from '@palisade/platform';
import type { BulkMapping } from '../domain/bulk/bulk-columns';
import { checkMapping } from '../domain/bulk/bulk-columns';
import { settingOf } from './bulk-facts';
import { noRows, readBulkSheet, readLines, tooManyRows } from './bulk-sheet';
import { BulkUpload } from './bulk-upload.entity';
import type { BulkUploadQuery } from './bulk-uploads.dto';
import { BULK_KIND } from './bulk.work';
import { chosenMapping } from './chosen-mapping';

const FILE_NAME_MAX = 255;

/** Takes files of accounts. */
@Injectable()
export class BulkUploadsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly clock: DomainClock,
    private readonly room: ReadingRoom,
  ) {}

  /** Keeps a file and begins to create its accounts; throws 400 for one that is no upload. */
  async start(file: SentFile, query: BulkUploadQuery, actor: Actor): Promise<string> {
    const { mapping, numUploaded } = await this.readRows(file, query);
    const id = newId();
    await this.transactions.run(async (tx) => {
      const { organizationId, ...setting } = await settingOf(tx.em, actor, { ...query, mapping });
      const upload = {
        id,
        organizationId,
        uploadedBy: actor.userId,
        fileName: endOf(file.name, FILE_NAME_MAX),
        numUploaded,
        numSuccess: 0,
        numFailure: 0,
        uploadTime: this.clock.now(),
      };
      await tx.em.insert(BulkUpload, { ...upload, file: file.content, setting });
      const subject = { subjectType: 'bulk-upload', subjectId: id };
      await tx.record({ action: 'bulk-upload.start', ...subject, after: upload });
      await this.jobs.start({ kind: BULK_KIND, input: { uploadId: id } }, actor, tx);
    });
    return id;
  }

  /** How the columns of a file are read, and how many of its rows say something in one of them. */
  private async readRows(
    file: SentFile,
    { columns }: BulkUploadQuery,
  ): Promise<{ mapping: BulkMapping; numUploaded: number }> {
    let mapping: BulkMapping = [];
    let numUploaded = 0;
    const reading = {
      file,
      onHeadings: (headings: string[]): void => {
        mapping = chosenMapping(columns, headings);
        checkMapping(mapping);
      },
      onLines: (lines: Parameters<typeof readLines>[0]): void => {
        numUploaded += readLines(lines, mapping).length;
      },
    };
    const { hasMore } = await readBulkSheet(reading, this.room);
    if (hasMore) throw tooManyRows();
    if (!numUploaded) throw noRows();
    return { mapping, numUploaded };
  }
}
