import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import type { NoteType } from '@palisade/trade';
import { NOTE_TYPES } from '@palisade/trade';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { PageQuery } from '../http/lists';

const ATTACHMENTS_MAX = 20;

/** Which notes of a row are listed. */
export class NotesQuery extends PageQuery {
  @ApiPropertyOptional({ enum: NOTE_TYPES })
  @IsOptional()
  @IsIn(NOTE_TYPES)
  noteType?: NoteType;
}

/** What somebody notes of a row. */
export class NoteRequest {
  @ApiProperty({ enum: NOTE_TYPES })
  @IsIn(NOTE_TYPES, { message: requiredMessage('Note type') })
  noteType: NoteType;

  @ApiProperty({ maxLength: TEXT_LIMITS.text })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Text') })
  @MaxLength(TEXT_LIMITS.text)
  text: string;

  /** Ids of documents of the row that is noted of. */
  @ApiPropertyOptional({ type: [String], format: 'uuid', maxItems: ATTACHMENTS_MAX })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ATTACHMENTS_MAX)
  @IsUUID(undefined, { each: true })
  attachments?: string[];
}

/** A note as its readers see it. */
export class NoteResponse {
  @ApiProperty()
  noteId: string;

  @ApiProperty({ enum: NOTE_TYPES })
  noteType: NoteType;

  @ApiProperty()
  text: string;

  @ApiProperty({ type: [String] })
  attachments: string[];

  @ApiProperty()
  createdBy: string;

  @ApiProperty()
  createdByName: string;

  @ApiProperty()
  created: string;

  @ApiProperty({ type: String, nullable: true })
  lastUpdated: string | null;

  /** Whether the caller wrote it, and so may change it. */
  @ApiProperty({ description: 'Whether the caller wrote it, and so may change it.' })
  isOwn: boolean;
}
