import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsUUID,
} from 'class-validator';
import { plainDate } from '../quotes/quote-requests.dto';

const MAX_IDS = 100;

export class RecalculateRequest {
  /** Another start of the cover. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;
}

export class BulkDeleteQuery {
  /** At most 100 quotes; may be repeated, or one text with commas. */
  @Transform(({ value }: { value: unknown }) =>
    (Array.isArray(value) ? value : [value]).flatMap((part) =>
      typeof part === 'string' ? part.split(',') : part,
    ),
  )
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_IDS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  quoteIds: string[];
}

/** Which closed quotes are deleted; all of the caller's when nothing is named. */
export class ClosedQuotesQuery {
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Both when left out. */
  @IsOptional()
  @IsIn(['INVALID', 'EXPIRED'])
  status?: 'INVALID' | 'EXPIRED';
}

export class DeletedCountResponse {
  deletedCount: number;
}
