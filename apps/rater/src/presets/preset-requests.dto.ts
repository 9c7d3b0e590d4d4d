import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { AMOUNT_MAX, PRODUCT_CODES } from '@palisade/trade';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { SelectedCoverage } from '../domain/rules/read-preset';
import { readCoverages } from '../domain/rules/read-preset';
import type { PresetDraft } from './preset-changes.service';

const NAME_MAX = 100;
const HOURS_MAX = 8_760;
const YEARS_MAX = 100;

/** What a preset chooses; what is left out stays as it is. */
export class PresetChangesRequest {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty()
  @MaxLength(NAME_MAX)
  name?: string;

  /** Coverages by number or key: selected, with a limit of their own or none. */
  @IsOptional()
  @IsObject()
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  coverages?: Record<string, SelectedCoverage | null>;

  /** Aggregate limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX)
  limit?: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  deductible?: number;

  /** Hours. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(HOURS_MAX)
  waitingPeriod?: number;

  /** Years; -1 is full prior acts. */
  @IsOptional()
  @IsInt()
  @Min(-1)
  @Max(YEARS_MAX)
  retroActivePeriod?: number;
}

/** A preset of an agency. */
export class CustomPresetRequest {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty({ message: 'Name is a required field' })
  @MaxLength(NAME_MAX)
  name: string;

  @IsIn(PRODUCT_CODES)
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;

  /** Coverages by number or key: selected, with a limit of their own or none. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  coverages: Record<string, SelectedCoverage | null>;

  /** Aggregate limit. */
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX)
  limit: number;

  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  deductible: number;

  /** Hours. */
  @IsInt()
  @Min(0)
  @Max(HOURS_MAX)
  waitingPeriod: number;

  /** Years; -1 is full prior acts. */
  @IsInt()
  @Min(-1)
  @Max(YEARS_MAX)
  retroActivePeriod: number;

  /** Staff name the agency; an agency's preset is its own. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** One of the caller's teams; the whole agency when absent. */
  @IsOptional()
  @IsUUID()
  teamId?: string | null;
}

/** What of a request is the preset's own. */
export function draftOf<T extends PresetChangesRequest>(body: T): Partial<PresetDraft> {
  const { name, limit, deductible, waitingPeriod, retroActivePeriod, coverages } = body;
  const given = { name, limit, deductible, waitingPeriod, retroActivePeriod };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(coverages && { coverages: readCoverages(coverages) }),
  };
}
