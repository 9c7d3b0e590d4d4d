import { ApiProperty, OmitType } from '@nestjs/swagger';
import { requiredMessage } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsUUID,
  Length,
  Max,
  Min,
} from 'class-validator';
import type { Treaty } from './treaty.entity';

const CEDED_MESSAGE = 'Between 0.01 and 100 percent of the premium can be ceded';
const COMMISSION_MESSAGE = 'A ceding commission is between 0 and 100 percent';
const MIN_CEDED = 0.01;

const dateField =
  (message: string): PropertyDecorator =>
  (target, key) => {
    IsISO8601({ strict: true }, { message })(target, key as string);
    Length(10, 10, { message })(target, key as string);
    ApiProperty({ format: 'date' })(target, key);
  };

export class TreatySearchQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  carrierId?: string;

  @IsOptional()
  @IsUUID()
  reinsurerId?: string;
}

/** A quota share between a carrier and a reinsurer. */
export class NewTreatyRequest {
  @IsUUID(undefined, { message: requiredMessage('Carrier') })
  carrierId: string;

  @IsUUID(undefined, { message: requiredMessage('Reinsurer') })
  reinsurerId: string;

  @IsArray({ message: requiredMessage('Products') })
  @ArrayNotEmpty({ message: requiredMessage('Products') })
  @ArrayUnique()
  @ArrayMaxSize(PRODUCT_CODES.length)
  @IsIn(PRODUCT_CODES, { each: true })
  products: Product[];

  /** It takes policies that begin on this day or later. */
  @dateField('From is a required field')
  effectiveFrom: string;

  /** It takes no policy that begins on this day or later. */
  @dateField('To is a required field')
  effectiveTo: string;

  /** Percent of the premium. */
  @IsNumber({ maxDecimalPlaces: 2 }, { message: CEDED_MESSAGE })
  @Min(MIN_CEDED, { message: CEDED_MESSAGE })
  @Max(100, { message: CEDED_MESSAGE })
  cededPct: number;

  /** Percent of the ceded premium that the reinsurer leaves to the carrier. */
  @IsNumber({ maxDecimalPlaces: 2 }, { message: COMMISSION_MESSAGE })
  @Min(0, { message: COMMISSION_MESSAGE })
  @Max(100, { message: COMMISSION_MESSAGE })
  cedingCommissionPct: number;
}

/** What of a treaty may change: it stays between the same two. */
export class ChangeTreatyRequest extends OmitType(NewTreatyRequest, ['carrierId', 'reinsurerId']) {}

export class TreatyResponse {
  id: string;
  carrierId: string;
  carrierName: string;
  reinsurerId: string;
  reinsurerName: string;
  products: Product[];
  @ApiProperty({ format: 'date' })
  effectiveFrom: string;
  /** The first day on which it takes no policy any more. */
  @ApiProperty({ format: 'date' })
  effectiveTo: string;
  cededPct: number;
  cedingCommissionPct: number;
  @ApiProperty({ format: 'date-time' })
  created: string;
  @ApiProperty({ format: 'date-time' })
  modified: string;
}

export const toTreatyResponse = (
  { deleted: _, ...treaty }: Treaty,
  nameOf: (id: string) => string,
): TreatyResponse => ({
  ...treaty,
  carrierName: nameOf(treaty.carrierId),
  reinsurerName: nameOf(treaty.reinsurerId),
  cededPct: Number(treaty.cededPct),
  cedingCommissionPct: Number(treaty.cedingCommissionPct),
  created: treaty.created.toISOString(),
  modified: treaty.modified.toISOString(),
});
