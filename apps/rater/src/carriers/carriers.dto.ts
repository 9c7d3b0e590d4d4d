import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isUsStateCode } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES, productOf } from '@palisade/trade';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import type { CarrierProfile } from './carrier-profile.entity';

const CODE = /^[A-Za-z0-9_-]+$/;

/** A carrier's paper. */
export class RaterCarrier {
  id: string;
  /** The organisation of the carrier. */
  carrierId: string;
  name: string;
  code: string;
  products: Product[];
  /** Empty in the United Kingdom. */
  states: string[];
  isSurplus: boolean;
  /** The lowest is taken where several profiles fit. */
  priority: number;
  @ApiProperty({ format: 'date' })
  effectiveFrom: string;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  effectiveTo: string | null;
}

const NAME_MAX = 200;
const CODE_MAX = 40;
const STATES_MAX = 51;
const PRIORITY_MAX = 1_000_000;
const DATE_LENGTH = 10;

export class CarrierRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(NAME_MAX)
  name: string;

  @IsString()
  @Matches(CODE, { message: 'The code has letters, digits, - and _ only.' })
  @MaxLength(CODE_MAX)
  code: string;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayUnique()
  @IsIn(PRODUCT_CODES, { each: true })
  @ApiProperty({ enum: PRODUCT_CODES, isArray: true })
  products: Product[];

  /** Empty in the United Kingdom. */
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(STATES_MAX)
  @ValidateBy(
    {
      name: 'isState',
      validator: {
        validate: (value) => typeof value === 'string' && isUsStateCode(value),
        defaultMessage: () => 'Not a state',
      },
    },
    { each: true },
  )
  states: string[];

  @IsBoolean()
  isSurplus: boolean;

  /** The organisation of the carrier; the caller's own when absent. */
  @IsOptional()
  @IsUUID()
  carrierId?: string;

  /** The lowest is taken where several profiles fit. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(PRIORITY_MAX)
  priority?: number;

  /** Today when absent. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  @ApiPropertyOptional({ format: 'date' })
  effectiveFrom?: string;

  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  effectiveTo?: string | null;
}

export class CarrierProfilesQuery {
  /** Profiles of this state only. */
  @IsOptional()
  @ValidateBy({
    name: 'isState',
    validator: {
      validate: (value) => typeof value === 'string' && isUsStateCode(value),
      defaultMessage: () => 'Not a state',
    },
  })
  state?: string;

  /** Profiles of this product only. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (productOf(value) ?? value) : value,
  )
  @IsIn(PRODUCT_CODES)
  product?: Product;
}

export function toRaterCarrier(profile: CarrierProfile): RaterCarrier {
  const { modified: _, ...carrier } = profile;
  return carrier;
}
