import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { containing, listPage } from '@palisade/platform';
import { stringify } from 'csv-stringify/sync';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { BULK_COLUMNS } from '../domain/bulk/bulk-columns';
import { bulkSheet } from './bulk-sheet';
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
  constructor(private readonly dataSource: DataSource) {}

  /** The uploads that the caller may see, the newest first; a text finds file names. */
  async search(request: PageQuery, actor: Actor): Promise<Page<BulkUploadResponse>> {
    const query = this.visible(actor);
    const text = request.search?.trim().toLowerCase();
    if (text) query.andWhere('lower(upload.fileName) like :text', { text: containing(text) });
    const page = await listPage(query, request, LIST);
    const givenUp = await this.givenUpAmong(page.content);
    return { ...page, content: page.content.map((one) => toBulkUploadResponse(one, givenUp)) };
  }

  /** One upload; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, actor: Actor): Promise<BulkUploadResponse> {
    const upload = await this.find(id, actor);
    return toBulkUploadResponse(upload, await this.givenUpAmong([upload]));
  }

  /** Those whose work was given up; finished ones are not asked for. */
  private async givenUpAmong(uploads: readonly BulkUpload[]): Promise<Set<string>> {
    const open = uploads.filter(isUnfinished).map(({ id }) => id);
    if (!open.length) return new Set();
    const rows: { id: string }[] = await this.dataSource.query(
      `select input->>'uploadId' as id from job
       where kind = $1 and status = 'FAILED' and input->>'uploadId' = any($2)`,
      [BULK_KIND, open],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The file of an upload with what became of each row, as CSV; rows that wait have no result. */
  async result(id: string, actor: Actor): Promise<string> {
    const upload = await this.find(id, actor);
    const { file } = await this.visible(actor)
      .andWhere('upload.id = :id', { id })
      .select(['upload.id', 'upload.file'])
      .getOneOrFail();
    const { headings, lines } = await bulkSheet(file, upload.fileName);
    const found: RowResult[] = await this.dataSource.query(
      `select line, account_id as "accountId", errors from bulk_upload_row where upload_id = $1`,
      [id],
    );
    const results = new Map(found.map((row) => [row.line, row]));
    return asCsv([
      [...headings, 'Line', 'Account', 'Errors'],
      ...lines.map(({ line, cells }) => {
        const { accountId = null, errors = null } = results.get(line) ?? {};
        const filled = headings.map((_, place) => cells[place] ?? '');
        return [...filled, String(line), accountId ?? '', errors ?? ''];
      }),
    ]);
  }

  private visible(actor: Actor): SelectQueryBuilder<BulkUpload> {
    return visibleTo(this.dataSource.createQueryBuilder(BulkUpload, 'upload').where('true'), actor);
  }

  private async find(id: string, actor: Actor): Promise<BulkUpload> {
    const upload = await this.visible(actor).andWhere('upload.id = :id', { id }).getOne();
    if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', 'There is no such upload.', 404);
    return upload;
  }
}

/** A file with nothing but the headings of every column. */
export const bulkTemplate = (): string =>
  asCsv([Object.values(BULK_COLUMNS).map(({ heading }) => heading)]);

/** Cells that a spreadsheet would compute are marked as text. */
const asCsv = (lines: string[][]): string => stringify(lines, { bom: true, escape_formulas: true });
