import { Injectable } from '@nestjs/common';
import type { Locale, Page } from '@palisade/kernel';
import { csvCell, DomainError } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { containingFolded, listPage, ReadingRoom } from '@palisade/platform';
import { stringify } from 'csv-stringify/sync';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { bulkHeadings } from '../domain/bulk/bulk-columns';
import type { BulkLine } from './bulk-sheet';
import { readBulkSheet, readLines } from './bulk-sheet';
import { BulkUpload } from './bulk-upload.entity';
import { visibleTo } from './bulk-uploads.access';
import type { BulkUploadResponse } from './bulk-uploads.dto';
import { isUnfinished, toBulkUploadResponse } from './bulk-uploads.dto';
import { BULK_KIND } from './bulk.work';

const LIST = {
  sortable: {
    uploadTime: 'upload.uploadTime',
    numUploaded: 'upload.numUploaded',
    numSuccess: 'upload.numSuccess',
    numFailure: 'upload.numFailure',
  },
  defaultSort: 'uploadTime,desc',
  tieBreaker: 'upload.id',
};

interface RowResult {
  line: number;
  accountId: string | null;
  errors: string | null;
}

@Injectable()
export class BulkUploadsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly room: ReadingRoom,
  ) {}

  /** The uploads that the caller may see, the newest first; a text finds file names. */
  async search(request: PageQuery, actor: Actor): Promise<Page<BulkUploadResponse>> {
    const query = this.visible(actor);
    const text = request.search?.trim();
    if (text)
      query.andWhere('fold_text(upload.fileName) like :text', { text: containingFolded(text) });
    const page = await listPage(query, request, LIST);
    const goingOn = await this.goingOnAmong(page.content);
    return { ...page, content: page.content.map((one) => toBulkUploadResponse(one, goingOn)) };
  }

  /** One upload; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, actor: Actor): Promise<BulkUploadResponse> {
    const upload = await this.find(id, actor);
    return toBulkUploadResponse(upload, await this.goingOnAmong([upload]));
  }

  /** Those whose work was not given up; finished ones are not asked for. */
  private async goingOnAmong(uploads: readonly BulkUpload[]): Promise<Set<string>> {
    const open = uploads.filter(isUnfinished).map(({ id }) => id);
    if (!open.length) return new Set();
    const rows: { id: string }[] = await this.dataSource.query(
      `select input->>'uploadId' as id from job
       where kind = $1 and status in ('WAITING', 'RUNNING', 'DONE') and input->>'uploadId' = any($2)`,
      [BULK_KIND, open],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The file of an upload with what became of each row so far, as CSV. */
  async result(id: string, actor: Actor): Promise<string> {
    const upload = await this.find(id, actor);
    const { file } = await this.visible(actor)
      .andWhere('upload.id = :id', { id })
      .select(['upload.id', 'upload.file'])
      .getOneOrFail();
    const parts: string[] = [];
    let headings: string[] = [];
    const reading = {
      file: { content: file, name: upload.fileName },
      onHeadings: (found: string[]): void => {
        headings = found;
        parts.push(asCsv([[...headings, 'Line', 'Account', 'Errors', 'Result']], true));
      },
      // Rows that say nothing have no result.
      onLines: async (lines: BulkLine[]): Promise<void> => {
        const results = await this.resultsOf(id, lines);
        const read = new Set(readLines(lines, upload.setting.mapping));
        const rows = lines.map((row) => {
          const result = results.get(row.line);
          return [...resultRow(row, headings, result), outcomeOf(result, read.has(row))];
        });
        parts.push(asCsv(rows));
      },
    };
    await readBulkSheet(reading, this.room);
    return parts.join('');
  }

  private async resultsOf(id: string, lines: readonly BulkLine[]): Promise<Map<number, RowResult>> {
    const found: RowResult[] = await this.dataSource.query(
      `select line, account_id as "accountId", errors from bulk_upload_row
       where upload_id = $1 and line = any($2)`,
      [id, lines.map(({ line }) => line)],
    );
    return new Map(found.map((row) => [row.line, row]));
  }

  private visible(actor: Actor): SelectQueryBuilder<BulkUpload> {
    return visibleTo(this.dataSource.createQueryBuilder(BulkUpload, 'upload').where('true'), actor);
  }

  private async find(id: string, actor: Actor): Promise<BulkUpload> {
    const upload = await this.visible(actor).andWhere('upload.id = :id', { id }).getOne();
    if (!upload) throw noUpload();
    return upload;
  }
}

/** The refusal of an upload that is not there, or not for the caller to see. */
export const noUpload = (): DomainError =>
  new DomainError('UPLOAD_NOT_FOUND', 'There is no such upload.', 404);

/** What became of a row, in a word. */
function outcomeOf(result: RowResult | undefined, isRead: boolean): string {
  if (!result) return isRead ? 'Waiting' : 'Passed over';
  return result.accountId ? 'Created' : 'Failed';
}

/** A file with nothing but the headings of every column. */
export const bulkTemplate = (locale: Locale): string => asCsv([bulkHeadings(locale)], true);

function resultRow(
  { line, cells }: BulkLine,
  headings: readonly string[],
  result?: RowResult,
): string[] {
  const filled = headings.map((_, place) => cells[place] ?? '');
  return [...filled, String(line), result?.accountId ?? '', result?.errors ?? ''];
}

/** Cells that a spreadsheet would compute are marked as text. */
const asCsv = (lines: string[][], isFirst = false): string =>
  stringify(
    lines.map((cells) => cells.map(csvCell)),
    { bom: isFirst },
  );
