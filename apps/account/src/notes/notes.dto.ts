import { requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { PageQuery } from '@palisade/platform';
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
import type { NoteType } from '../domain/notes';
import { NOTE_TYPES } from '../domain/notes';
import type { AccountNote } from './account-note.entity';

const ATTACHMENTS_MAX = 20;

export class NotesQuery extends PageQuery {
  @IsOptional()
  @IsIn(NOTE_TYPES)
  noteType?: NoteType;
}

export class NoteRequest {
  @IsIn(NOTE_TYPES, { message: requiredMessage('Note type') })
  noteType: NoteType;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Text') })
  @MaxLength(TEXT_LIMITS.text)
  text: string;

  /** Ids of documents of the account. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(ATTACHMENTS_MAX)
  @IsUUID(undefined, { each: true })
  attachments?: string[];
}

export class NoteResponse {
  noteId: string;

  @IsIn(NOTE_TYPES)
  noteType: NoteType;

  text: string;
  attachments: string[];
  createdBy: string;
  createdByName: string;
  created: string;
  lastUpdated: string | null;
  /** Whether the caller wrote it, and so may change it. */
  isOwn: boolean;
}

export const toNoteResponse = (note: AccountNote, actor: Actor): NoteResponse => {
  const { id: noteId, noteType, text, attachments, createdBy, createdByName } = note;
  return {
    noteId,
    noteType,
    text,
    attachments,
    createdBy,
    createdByName,
    created: note.created.toISOString(),
    lastUpdated: note.lastUpdated?.toISOString() ?? null,
    isOwn: createdBy === actor.userId,
  };
};
