import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
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
  /** RUNNING until every row is done; FAILED once it was given up, until staff let it go on. */
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
  /** Line of the file; the headings are line 1. */
  line: number;
  name: string;
  errors: string[];
}

export class BulkCheckResponse {
  /** Why the upload would be refused as its columns are read; null when it would not. */
  problem: string | null;
  numRows: number;
  numFaulty: number;
  columns: BulkColumnResponse[];
  /** Every row that would make no client. */
  faults: BulkFaultResponse[];
}

/** Whether rows of an upload are still to be done. */
export const isUnfinished = ({ numUploaded, numSuccess, numFailure }: BulkUpload): boolean =>
  numSuccess + numFailure < numUploaded;

export const toBulkUploadResponse = (
  upload: BulkUpload,
  givenUp: ReadonlySet<string>,
): BulkUploadResponse => {
  const { id, fileName, numUploaded, numSuccess, numFailure } = upload;
  const open = givenUp.has(id) ? 'FAILED' : 'RUNNING';
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
