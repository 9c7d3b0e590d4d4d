import { ApiProperty } from '@nestjs/swagger';
import type { DecimalMark } from '@palisade/kernel';
import { DECIMAL_MARKS } from '@palisade/kernel';
import type { Job, JobStatus, Problem } from '@palisade/platform';
import { JOB_STATUSES, SheetReadingResponse } from '@palisade/platform';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import type { BulkColumn } from '../domain/bulk/bulk-columns';
import { BULK_COLUMN_KEYS } from '../domain/bulk/bulk-columns';
import type { BulkUpload } from './bulk-upload.entity';

const COLUMNS_MAX = 4_000;

export class BulkUploadQuery {
  /** The agency whose clients they are; the provider's people name it. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /**
   * What each column of the file is, in its order, separated by commas and empty for one that is
   * passed over; by the headings when left out.
   */
  @IsOptional()
  @IsString()
  @MaxLength(COLUMNS_MAX)
  columns?: string;

  /**
   * The mark between units and their parts in the amounts of the file, where its cells do not tell:
   * `250.000` is a quarter of a thousand with a point, and of a million with a comma.
   */
  @IsOptional()
  @IsIn(DECIMAL_MARKS)
  decimal?: DecimalMark;
}

export class BulkUploadResponse {
  id: string;
  fileName: string;
  /** Rows of the file. */
  numUploaded: number;
  numSuccess: number;
  /** Rows that made no client, duplicates among them. */
  numFailure: number;
  @ApiProperty({ type: String, format: 'date-time' })
  uploadTime: string;
  /** The agency, or the aggregator, whose clients they are. */
  agencyId: string;
  /** RUNNING until every row is done; FAILED once it was given up, until it is resumed. */
  @ApiProperty({ enum: ['RUNNING', 'DONE', 'FAILED'] })
  status: 'RUNNING' | 'DONE' | 'FAILED';
}

export class BulkColumnResponse {
  /** As in the file. */
  heading: string;
  /** What it is read as; null when it is passed over. */
  @ApiProperty({ enum: BULK_COLUMN_KEYS, nullable: true })
  column: BulkColumn | null;
}

export class BulkFaultResponse {
  /** Line of the file. */
  line: number;
  name: string;
  errors: string[];
}

export class BulkCheckResponse {
  /** Why the upload would be refused as its columns are read; null when it would not. */
  problem: string | null;
  numRows: number;
  numFaulty: number;
  /** What was understood of the file; left out where it was not kept. */
  reading?: SheetReadingResponse;
  columns: BulkColumnResponse[];
  /** The rows that would make no client, the first 2,000 of them. */
  faults: BulkFaultResponse[];
}

/** How far the check of a large file has come, and in the end what it found. */
export class BulkCheckJobResponse {
  id: string;
  @ApiProperty({ enum: JOB_STATUSES })
  status: JobStatus;
  /** Rows that are checked. */
  @ApiProperty({ type: 'integer' })
  done: number;
  /** Rows in all; null until that is known. */
  @ApiProperty({ type: 'integer', nullable: true })
  total: number | null;
  @ApiProperty({ type: BulkCheckResponse, nullable: true })
  result: BulkCheckResponse | null;
  /** Why the job failed. */
  @ApiProperty({ nullable: true, allOf: [{ $ref: '#/components/schemas/Problem' }] })
  problem: Problem | null;
  created: Date;
}

export const toBulkCheckJob = ({ kind: _, result, ...job }: Job): BulkCheckJobResponse => ({
  ...job,
  result: result as BulkCheckResponse | null,
});

/** Whether rows of an upload are still to be done. */
export const isUnfinished = ({ numUploaded, numSuccess, numFailure }: BulkUpload): boolean =>
  numSuccess + numFailure < numUploaded;

export const toBulkUploadResponse = (
  upload: BulkUpload,
  goingOn: ReadonlySet<string>,
): BulkUploadResponse => {
  const { id, fileName, numUploaded, numSuccess, numFailure } = upload;
  const open = goingOn.has(id) ? 'RUNNING' : 'FAILED';
  return {
    id,
    fileName,
    numUploaded,
    numSuccess,
    numFailure,
    uploadTime: upload.uploadTime.toISOString(),
    agencyId: upload.organizationId,
    status: isUnfinished(upload) ? open : 'DONE',
  };
};
