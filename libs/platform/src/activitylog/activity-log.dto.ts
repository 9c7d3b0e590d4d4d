import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { OptionalInstant } from '../http/instant';
import { TimelineEntry } from '../activity/timeline.dto';

/** So far back the log is read in one go. */
export const LOG_DEPTH_MAX = 1_000;

/** By what the log is counted. */
export const LOG_GROUPS = ['action', 'subject', 'day'] as const;

/** One of them. */
export type LogGroup = (typeof LOG_GROUPS)[number];

/** What of the log is meant. */
export class ActivityFilter {
  /** Done at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Done at or before this instant. */
  @OptionalInstant()
  before?: Date;

  /** To this client, or to what is written for it. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** To this quote. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  quoteId?: string;

  /** To this policy, its invoices and its claims. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  policyId?: string;

  /** By this person. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  userId?: string;

  /** A part of the name or the number of what it was done to. */
  @ApiPropertyOptional({ maxLength: 200 })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string;
}

/** How much of the log is read. */
export class ActivityLogQuery extends ActivityFilter {
  /** So many entries. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LOG_DEPTH_MAX, default: 25 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LOG_DEPTH_MAX)
  first: number = 25;

  /** The newest first, or the oldest. */
  @ApiPropertyOptional({ enum: ['asc', 'desc'], default: 'desc' })
  @IsIn(['asc', 'desc'])
  way: 'asc' | 'desc' = 'desc';
}

/** By what the log is counted. */
export class ActivityCountQuery extends ActivityFilter {
  /** By what was done, to what kind of row, or on which day (UTC). */
  @ApiPropertyOptional({ enum: LOG_GROUPS, default: 'action' })
  @IsIn(LOG_GROUPS)
  groupBy: LogGroup = 'action';
}

/** Something that was done, and to what. */
export class ActivityEntry extends TimelineEntry {
  /** What kind of row it was done to: account, quote, policy, invoice, claim. */
  @ApiProperty()
  subjectType: string;

  @ApiProperty({ format: 'uuid' })
  subjectId: string;

  /** The name of the client. */
  @ApiProperty()
  title: string;

  /** Null for what has no number. */
  @ApiProperty({ type: String, nullable: true })
  number: string | null;
}

/** What a service knows of the log. */
export class ActivityEntries {
  @ApiProperty({ type: [ActivityEntry] })
  entries: ActivityEntry[];

  /** How many there are; it stops counting at 10,000. */
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** How much was done. */
export class ActivityBucket {
  /** An action, a kind of row, or a day. */
  @ApiProperty()
  key: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

/** How much was done, by group. */
export class ActivityBuckets {
  @ApiProperty({ type: [ActivityBucket] })
  buckets: ActivityBucket[];
}
