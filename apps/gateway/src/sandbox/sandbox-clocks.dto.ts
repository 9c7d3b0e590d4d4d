import { ApiProperty } from '@nestjs/swagger';
import { Instant } from '@palisade/platform';
import { IsOptional, IsString, IsUUID, MaxDate, MaxLength, MinDate } from 'class-validator';

const FIRST = new Date('2000-01-01T00:00:00Z');
const LAST = new Date('2100-01-01T00:00:00Z');
const MAX_DURATION = 100;

export class CreateSandboxClockRequest {
  /** The agency whose clock it is, 400 for no agency; the caller's own when left out. */
  @IsOptional()
  @IsUUID()
  scope?: string;

  /** What the clock shows until it is advanced, between the years 2000 and 2100. */
  @Instant()
  @MinDate(FIRST)
  @MaxDate(LAST)
  now: Date;
}

/** By how long, or to when. */
export class AdvanceSandboxClockRequest {
  /** Duration of ISO 8601 in whole numbers, as P30D or PT12H; ten years at most. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_DURATION)
  advance?: string;

  /** What the clock is to show, instead of a duration; ten years on at most. */
  @IsOptional()
  @Instant()
  now?: Date;
}

export class SandboxClockResponse {
  id: string;
  /** The agency whose clock it is. */
  scope: string;
  /** What the clock shows. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  now: string;
}

/** An event that happened while the clock was advanced, as a CloudEvent. */
export class SandboxEventResponse {
  id: string;
  type: string;
  /** Id of what the event is about. */
  subject: string;
  /** When it happened by the machine's time; dates within `data` go by the clock. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  time: string;
  /** As webhooks tell it; of an event that is told to browsers alone its number, status and action. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  data: Record<string, unknown>;
}

export class AdvancedSandboxClockResponse {
  id: string;
  /** What the clock shows. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  now: string;
  /** What happened meanwhile and the caller may see, in order; at most a thousand. */
  @ApiProperty({ type: [SandboxEventResponse] })
  events: SandboxEventResponse[];
}
