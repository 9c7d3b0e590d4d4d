import { Injectable } from '@nestjs/common';
import { endOf } from '@palisade/kernel';
import type { Actor, SentFile } from '@palisade/platform';
import { DomainClock, Jobs, newId, ReadingRoom, Transactions } from '@palisade/platform';
import type { BulkMapping } from '../domain/bulk/bulk-columns';
import { checkMapping, notAnUpload } from '../domain/bulk/bulk-columns';
import { bulkAmounts, industrySystemOf, understood } from '../domain/bulk/bulk-amounts';
import { settingOf } from './bulk-facts';
import type { BulkLine } from './bulk-sheet';
import { noRows, readBulkSheet, readLines, tooManyRows } from './bulk-sheet';
import type { BulkSetting } from './bulk-upload.entity';
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
    const { numUploaded, ...read } = await this.readRows(file, query);
    const id = newId();
    await this.transactions.run(async (tx) => {
      const { agencyId, decimal } = query;
      const told = { agencyId, decimal, ...read };
      const { organizationId, ...setting } = await settingOf(tx.em, actor, told);
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

  /** How a file is read, and how many of its rows say something; throws 400 where that is a question. */
  private async readRows(
    file: SentFile,
    { columns, decimal }: BulkUploadQuery,
  ): Promise<
    { numUploaded: number } & Pick<BulkSetting, 'mapping' | 'industrySystem' | 'writings'>
  > {
    let mapping: BulkMapping = [];
    let gathered = bulkAmounts([], []);
    let industrySystem: BulkSetting['industrySystem'];
    let numUploaded = 0;
    const asked = {
      file,
      onHeadings: (headings: string[]): void => {
        mapping = chosenMapping(columns, headings);
        checkMapping(mapping);
        gathered = bulkAmounts(headings, mapping);
        industrySystem = industrySystemOf(headings, mapping);
      },
      onLines: (lines: BulkLine[]): void => {
        numUploaded += readLines(lines, mapping).length;
        gathered.take(lines);
      },
    };
    const { hasMore, reading } = await readBulkSheet(asked, this.room);
    if (hasMore) throw tooManyRows();
    if (!numUploaded) throw noRows();
    const { separator } = reading;
    const { writings, question } = understood(gathered, mapping, { separator, decimal });
    if (question !== null) throw notAnUpload('AMOUNTS_AMBIGUOUS', question);
    return { mapping, industrySystem, writings, numUploaded };
  }
}
