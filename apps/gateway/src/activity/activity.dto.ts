import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { MAX_PAGE_SIZE } from '@palisade/kernel';
import { ActivityBuckets, ActivityEntry, ActivityFilter, LOG_GROUPS } from '@palisade/platform';
import type { LogGroup } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { LoggedKind } from '../domain/activity-kinds';
import { LOGGED_KINDS } from '../domain/activity-kinds';

const SORTS = ['occurred,desc', 'occurred,asc'] as const;
const MAX_PAGE = 10_000;

/** What of the log is meant, and what it was done to. */
export class LogFilter extends ActivityFilter {
  /** To rows of this kind; of every kind when left out. */
  @ApiPropertyOptional({ enum: LOGGED_KINDS })
  @IsOptional()
  @IsIn(LOGGED_KINDS)
  filter?: LoggedKind;
}

/** A page of the log; page and size reach back a thousand entries. */
export class LogSearchQuery extends LogFilter {
  /** Page, counted from 0. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_PAGE, default: 0 })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PAGE)
  page: number = 0;

  /** Entries of a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 25 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  size: number = 25;

  /** By when it was done. */
  @ApiPropertyOptional({ enum: SORTS, default: 'occurred,desc' })
  @IsIn(SORTS, { message: 'Sort by field,asc or field,desc of: occurred.' })
  sort: (typeof SORTS)[number] = 'occurred,desc';
}

/** By what the log is counted. */
export class LogCountQuery extends LogFilter {
  /** By what was done, to what kind of row, or on which day (UTC). */
  @ApiPropertyOptional({ enum: LOG_GROUPS, default: 'action' })
  @IsIn(LOG_GROUPS)
  groupBy: LogGroup = 'action';
}

/** A page of the log. */
@ApiSchema({ name: 'ActivityPage' })
export class LogPageResponse {
  @ApiProperty({ type: [ActivityEntry] })
  content: ActivityEntry[];

  @ApiProperty({ type: 'integer' })
  totalElements: number;

  @ApiProperty({ type: 'integer' })
  totalPages: number;

  @ApiProperty({ type: 'integer' })
  number: number;

  @ApiProperty({ type: 'integer' })
  size: number;

  /** The services that could not be asked or that do not let the caller read. */
  @ApiProperty({ type: [String] })
  missing: string[];
}

/** How much was done, by group, the most first. */
@ApiSchema({ name: 'ActivityCounts' })
export class LogCountResponse extends ActivityBuckets {
  /** The services that could not be asked or that do not let the caller read. */
  @ApiProperty({ type: [String] })
  missing: string[];
}
