import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { OptionalInstant } from '@palisade/platform';
import { IsIn, IsOptional, IsTimeZone, IsUUID } from 'class-validator';
import type { FileStatus } from '../domain/file-status';
import { FILE_STATUSES } from '../domain/file-status';

/** Of what money and time a home is. */
export class FileHomeQuery {
  /** USD when left out: amounts of two currencies are never added. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: Currency;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  /** Opened at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Opened at or before this instant. */
  @OptionalInstant()
  before?: Date;

  /** Whose months are counted; UTC when left out. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string;
}

/** The files that were opened in a month; amounts in currency units. */
export class LossesOfMonth {
  /** YYYY-MM. */
  month: string;

  count: number;
  paid: number;

  /** Reserved and not paid yet. */
  outstanding: number;

  /** Paid and outstanding. */
  incurred: number;
}

/** The files of a status, of all currencies, as they stand now. */
export class FilesOfStatus {
  @ApiProperty({ enum: FILE_STATUSES })
  status: FileStatus;

  count: number;
}

/** What a home says of claims files. */
export class FileHomeResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: Currency;

  /** Months in their order. */
  byMonth: LossesOfMonth[];

  /** The most first. */
  byStatus: FilesOfStatus[];
}
