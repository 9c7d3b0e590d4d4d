import { requiredMessage } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import type { Tag } from './tag.entity';

const NAME_MAX = 50;
const TAGS_MAX = 50;

export class TagRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Name') })
  @MaxLength(NAME_MAX)
  name: string;

  /** As CSS writes it: #1677ff; none when left out. */
  @IsOptional()
  @Matches(/^#[\da-f]{6}$/i, { message: 'A colour is written as #1677ff.' })
  color?: string | null;
}

export class ApplyTagsRequest {
  /** All that the account is to have: those left out are taken away. */
  @IsArray()
  @ArrayMaxSize(TAGS_MAX)
  @IsUUID(undefined, { each: true })
  tagIds: string[];
}

export class TagResponse {
  id: string;
  name: string;
  color: string | null;
  agencyId: string;
  /** How many accounts have it. */
  accounts: number;
}

export const toTagResponse = (
  { id, name, color, agencyId }: Tag,
  accounts: number,
): TagResponse => ({ id, name, color, agencyId, accounts });
