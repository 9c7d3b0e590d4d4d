import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DomainClock, Jobs, newId, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { BulkColumn, BulkMapping } from '../domain/bulk/bulk-columns';
import {
  BULK_COLUMN_KEYS,
  checkMapping,
  mappingFault,
  mappingOf,
  notAnUpload,
} from '../domain/bulk/bulk-columns';
import type { BulkRow } from '../domain/bulk/bulk-row';
import { bulkRow } from '../domain/bulk/bulk-row';
import type { UploadedFile } from '../uploads/uploads';
import { bulkFacts, settingOf } from './bulk-facts';
import type { BulkLine } from './bulk-sheet';
import { bulkSheet, readLines } from './bulk-sheet';
import { BulkUpload } from './bulk-upload.entity';
import type { BulkCheckResponse, BulkUploadQuery } from './bulk-uploads.dto';
import { BULK_KIND, DUPLICATE } from './bulk.work';

const KEY_SEPARATOR = '\u0000';

/** Takes files of accounts. */
@Injectable()
export class BulkUploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly clock: DomainClock,
  ) {}

  /** Keeps a file and begins to create its accounts; throws 400 for one that is no upload. */
  async start(file: UploadedFile, query: BulkUploadQuery, actor: Actor): Promise<string> {
    const { headings, lines } = await bulkSheet(file.content, file.name);
    const mapping = chosenMapping(query.columns, headings);
    checkMapping(mapping);
    const { length: numUploaded } = checkedLines(lines, mapping);
    const id = newId();
    await this.transactions.run(async (tx) => {
      const { organizationId, ...setting } = await settingOf(tx.em, actor, { ...query, mapping });
      const upload = {
        id,
        organizationId,
        uploadedBy: actor.userId,
        fileName: file.name.slice(0, FILE_NAME_MAX),
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

  /** What an upload of a file would do, row by row; nothing is kept. */
  async check(
    file: UploadedFile,
    query: BulkUploadQuery,
    actor: Actor,
  ): Promise<BulkCheckResponse> {
    const { headings, lines } = await bulkSheet(file.content, file.name);
    const mapping = chosenMapping(query.columns, headings);
    const columns = headings.map((heading, place) => ({ heading, column: mapping[place] ?? null }));
    const { manager } = this.dataSource;
    const setting = await settingOf(manager, actor, { ...query, mapping });
    const problem = mappingFault(mapping);
    if (problem) {
      return { problem: problem.detail, numRows: lines.length, numFaulty: 0, columns, faults: [] };
    }
    const facts = await bulkFacts(manager, setting, { by: actor.userId, now: this.clock.now() });
    const rows = checkedLines(lines, mapping).map(({ line, cells }) => ({
      line,
      row: bulkRow(cells, facts),
    }));
    const doubles = await doublesOf(
      manager,
      setting.organizationId,
      rows.map(({ row }) => row),
    );
    const faults = rows.flatMap(({ line, row }, place) => {
      const errors = row.errors ?? (doubles.has(place) ? [DUPLICATE] : []);
      return errors.length ? [{ line, name: row.name, errors }] : [];
    });
    return { problem: null, numRows: rows.length, numFaulty: faults.length, columns, faults };
  }
}

const FILE_NAME_MAX = 255;

/** The columns that a person chose, in the order of the file; by the headings without a choice. */
function chosenMapping(chosen: string | undefined, headings: readonly string[]): BulkMapping {
  if (chosen === undefined) return mappingOf(headings);
  const keys = chosen.split(',');
  const unknown = keys.find((key) => key !== '' && !BULK_COLUMN_KEYS.includes(key as BulkColumn));
  if (unknown !== undefined) throw notAnUpload('NO_COLUMN', `There is no column "${unknown}".`);
  return headings.map((_, place) => (keys[place] ? (keys[place] as BulkColumn) : null));
}

function checkedLines(lines: readonly BulkLine[], mapping: BulkMapping): BulkLine[] {
  const read = readLines(lines, mapping);
  if (!read.length) throw notAnUpload('NO_ROWS', 'The file has no rows below its headings.');
  return read;
}

/** The places of rows whose client is there already, or in an earlier row. */
async function doublesOf(
  em: EntityManager,
  ownerId: string,
  rows: readonly BulkRow[],
): Promise<Set<number>> {
  const keys = rows.map(({ account }) => account && keyOf(account));
  const names = rows.flatMap(({ account }) => account?.name.toLowerCase() ?? []);
  const known: { name: string; zipCode: string }[] = await em.query(
    `select name, zip_code as "zipCode" from account
     where coalesce(agency_id, aggregator_id) = $1 and status <> 'Deleted'
       and sort_name = any($2)`,
    [ownerId, names],
  );
  const taken = new Set(known.map(keyOf));
  const doubles = new Set<number>();
  keys.forEach((key, place) => {
    if (key === null) return;
    if (taken.has(key)) doubles.add(place);
    taken.add(key);
  });
  return doubles;
}

const keyOf = ({ name, zipCode }: { name: string; zipCode: string }): string =>
  [name.toLowerCase(), zipCode].join(KEY_SEPARATOR);
