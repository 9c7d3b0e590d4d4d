import { Injectable } from '@nestjs/common';
import type { OnProgress, Tx } from '@palisade/platform';
import {
  DomainClock,
  followClockOf,
  LongWork,
  ReadingRoom,
  Transactions,
} from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { FactorScores } from '@palisade/trade';
import type { BulkFacts, BulkRow } from '../domain/bulk/bulk-row';
import { bulkRow } from '../domain/bulk/bulk-row';
import { bulkFacts } from './bulk-facts';
import type { BulkLine } from './bulk-sheet';
import { readBulkSheet, readLines } from './bulk-sheet';
import { BulkUpload } from './bulk-upload.entity';
import { createAccounts } from './create-accounts';

/** The name of this work among the jobs. */
export const BULK_KIND = 'bulk-upload';

/** What a duplicate is answered, as if it were created alone (409). */
export const DUPLICATE = 'Cannot create account.';

// Rows that are created, told of and counted together: the service answers others in between.
const CHUNK = 100;
/** A large file may be read for so long: nobody waits for the answer of a request. */
const READING_MS = 60_000;

/** What a run has read of its upload. */
interface Reading {
  upload: BulkUpload;
  lines: BulkLine[];
  usual: Map<string, FactorScores>;
}

interface Result {
  line: number;
  accountId: string | null;
  errors: string | null;
}

/**
 * Creates the accounts of a file, a hundred rows in a transaction that also counts them: a run that
 * begins again goes on where the last one was durable.
 */
@Injectable()
export class BulkWork extends LongWork<{ uploadId: string }> {
  override readonly kind = BULK_KIND;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly room: ReadingRoom,
  ) {
    super();
  }

  override async run({ uploadId }: { uploadId: string }, onProgress: OnProgress): Promise<object> {
    const uploads = this.dataSource.getRepository(BulkUpload);
    const upload = await uploads.findOneByOrFail({ id: uploadId });
    const stored = await uploads.findOneOrFail({
      where: { id: uploadId },
      select: { id: true, file: true },
    });
    const lines = await this.linesOf(upload, stored.file);
    const reading = { upload, lines, usual: new Map() };
    for (;;) {
      const done = await this.transactions.run((tx) => this.goOn(tx, reading));
      await onProgress(done, upload.numUploaded);
      if (done >= upload.numUploaded) return {};
    }
  }

  private async linesOf({ fileName, setting }: BulkUpload, content: Buffer): Promise<BulkLine[]> {
    const lines: BulkLine[] = [];
    const reading = {
      file: { content, name: fileName },
      ms: READING_MS,
      onHeadings: (): void => undefined,
      onLines: (found: BulkLine[]): void => void lines.push(...readLines(found, setting.mapping)),
    };
    await readBulkSheet(reading, this.room);
    return lines;
  }

  /** Does the next rows of an upload; answers how many are done. */
  private async goOn(tx: Tx, { upload, lines, usual }: Reading): Promise<number> {
    const { em } = tx;
    const { id } = upload;
    const lock = { mode: 'pessimistic_write' } as const;
    const known = await em.findOneOrFail(BulkUpload, { where: { id }, lock });
    const from = known.numSuccess + known.numFailure;
    const next = lines.slice(from, from + CHUNK);
    if (!next.length && from < upload.numUploaded) {
      throw new Error('The file has fewer rows than were counted.');
    }
    if (!next.length) return from;
    await followClockOf(upload.setting.agencyId, em);
    const now = this.clock.now();
    const { uploadedBy: by, setting } = upload;
    const facts: BulkFacts = await bulkFacts(em, setting, { by, now });
    const rows = next.map(({ line, cells }) => ({ line, row: bulkRow(cells, facts) }));
    const accounts = rows.flatMap(({ row }) => row.account ?? []);
    const created = await createAccounts(tx, accounts, { by, now, usual });
    const results = rows.map(({ line, row }) => resultOf(line, row, created));
    await em.query(
      `insert into bulk_upload_row (upload_id, line, account_id, errors)
       select $1, line, "accountId", errors
       from json_to_recordset($2) as row (line integer, "accountId" uuid, errors text)`,
      [id, JSON.stringify(results)],
    );
    const numSuccess = known.numSuccess + created.size;
    const numFailure = known.numFailure + results.length - created.size;
    await em.update(BulkUpload, { id }, { numSuccess, numFailure });
    return from + results.length;
  }
}

function resultOf(line: number, { account, errors }: BulkRow, created: Set<string>): Result {
  if (!account) return { line, accountId: null, errors: errors.join('; ') };
  return created.has(account.id)
    ? { line, accountId: account.id, errors: null }
    : { line, accountId: null, errors: DUPLICATE };
}
