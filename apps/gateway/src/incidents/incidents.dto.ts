import { ApiProperty } from '@nestjs/swagger';
import { REGION_CODES, type Region } from '@palisade/kernel';
import { Instant } from '@palisade/platform';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUrl, MaxLength } from 'class-validator';
import { isOver, isShown } from '../domain/incidents';
import type { Incident } from './incident.entity';

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const MAX_TITLE = 80;
const MAX_MESSAGE = 400;
const MAX_URL = 500;

export class IncidentQuery {
  /** The edition whose words are asked for. */
  @IsOptional()
  @IsIn(REGION_CODES)
  edition?: Region;
}

export class IncidentResponse {
  active: boolean;
  title: string | null;
  message: string | null;
  statusUrl: string | null;
}

/** What the banner says, in both editions, and for how long. */
export class AnnounceIncidentRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_TITLE)
  titleUs: string;

  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_MESSAGE)
  messageUs: string;

  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_TITLE)
  titleUk: string;

  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_MESSAGE)
  messageUk: string;

  /** Where "Check Status" leads. */
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @MaxLength(MAX_URL)
  statusUrl?: string;

  /** From when on it is shown; at once when left out. */
  @IsOptional()
  @Instant()
  shownFrom?: Date;

  /** Until when it is shown; until somebody ends it when left out. */
  @IsOptional()
  @Instant()
  shownUntil?: Date;
}

/** An announcement of an incident, as staff see it. */
export class AnnouncementResponse {
  id: string;
  titleUs: string;
  messageUs: string;
  titleUk: string;
  messageUk: string;
  statusUrl: string | null;
  @ApiProperty({ type: String, format: 'date-time' })
  shownFrom: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  shownUntil: string | null;
  /** When somebody ended it by hand. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedOn: string | null;
  /** Whether the banner tells of it now, will, or did. */
  state: 'PLANNED' | 'SHOWN' | 'OVER';
}

export function toAnnouncement(incident: Incident, now: Date): AnnouncementResponse {
  const { id, texts, statusUrl, shownFrom, shownUntil, endedOn } = incident;
  const upcoming = isShown(incident, now) ? 'SHOWN' : 'PLANNED';
  return {
    id,
    titleUs: texts.US.title,
    messageUs: texts.US.message,
    titleUk: texts.UK.title,
    messageUk: texts.UK.message,
    statusUrl,
    shownFrom: shownFrom.toISOString(),
    shownUntil: shownUntil?.toISOString() ?? null,
    endedOn: endedOn?.toISOString() ?? null,
    state: isOver(incident, now) ? 'OVER' : upcoming,
  };
}
