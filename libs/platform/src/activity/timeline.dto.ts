import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type { TimelineKind, TimelineValue } from '@palisade/kernel';
import { MAX_PAGE_SIZE, TIMELINE_KINDS } from '@palisade/kernel';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

const MAX_PAGE = 10_000;

/** A page of what was done; it has one order, the newest first. */
export class TimelineQuery {
  /** Page, counted from 0. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_PAGE, default: 0 })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PAGE)
  page: number = 0;

  /** Rows of a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 25 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  size: number = 25;
}

const VALUE = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }];

/** Who did something; the platform itself has no name, nor have its staff for who is insured. */
export class TimelineActor {
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty({ enum: ['PERSON', 'API_CLIENT', 'SYSTEM'] })
  kind: 'PERSON' | 'API_CLIENT' | 'SYSTEM';
}

/** One field that was changed; amounts in currency units. */
@ApiSchema({ name: 'TimelineChange' })
export class TimelineChangeResponse {
  @ApiProperty()
  field: string;

  /** How the values are written for people. */
  @ApiProperty({ enum: TIMELINE_KINDS })
  kind: TimelineKind;

  /** Null where nothing was, and where it was not recorded. */
  @ApiProperty({ oneOf: VALUE })
  from: TimelineValue;

  @ApiProperty({ oneOf: VALUE })
  to: TimelineValue;
}

/** Something that was done to a row. */
export class TimelineEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  occurred: string;

  /** What was done, `noun.verb`. */
  @ApiProperty()
  action: string;

  @ApiProperty({ type: TimelineActor })
  by: TimelineActor;

  @ApiProperty({ type: [TimelineChangeResponse] })
  changes: TimelineChangeResponse[];

  /** The documents that the record names. */
  @ApiProperty({ type: [String] })
  documentIds: string[];

  /** The mail address that was written to. */
  @ApiProperty({ type: String, nullable: true })
  sentTo: string | null;

  /** Shared with all that followed from the same request, such as documents. */
  @ApiProperty({ type: String, nullable: true })
  correlationId: string | null;
}

/** Whether the records of a row are what was written at the time. */
export class TimelineVerification {
  @ApiProperty({ type: Boolean })
  holds: boolean;

  /** How many records were looked at. */
  @ApiProperty({ type: 'integer' })
  records: number;

  /** The oldest record that was changed since. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  brokenAt: string | null;
}
