import { requiredMessage } from '@palisade/kernel';
import { ApiProperty } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { PageQuery } from '@palisade/platform';
import {
  IsBoolean,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { trimmed } from '../../text/text-fields';
import type { SavedView } from './saved-view.entity';

const MAX_NAME = 100;
const MAX_QUERY = 2000;
const SCREEN = /^[a-z0-9-]{1,60}$/;

export class ViewSearchQuery extends PageQuery {
  /** The list whose views are wanted. */
  @IsOptional()
  @Matches(SCREEN)
  screen?: string;
}

export class ViewRequest {
  /** The list that the view belongs to. */
  @Matches(SCREEN)
  screen: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Name') })
  @MaxLength(MAX_NAME)
  name: string;

  /** The query of the list's address. */
  @IsString()
  @MaxLength(MAX_QUERY)
  query: string;

  /** Whether everybody of the caller's organisation sees it; nobody else when left out. */
  @IsOptional()
  @IsBoolean()
  isShared?: boolean;
}

export class ViewResponse {
  id: string;
  screen: string;
  name: string;
  query: string;
  /** Whether everybody of its owner's organisation sees it. */
  isShared: boolean;
  /** Whether the caller keeps it, and so may change it. */
  isOwn: boolean;
}

export class PreferencesBody {
  /** What the console keeps for the person, by its own names. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject()
  preferences: Record<string, unknown>;
}

export const toView = (
  { id, screen, name, query, isShared, userId }: SavedView,
  reader: Pick<Actor, 'userId'>,
): ViewResponse => ({
  id,
  screen,
  name,
  query,
  isShared,
  isOwn: userId === reader.userId,
});
