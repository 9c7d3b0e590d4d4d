import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/kernel';
import { isUsStateCode, PRODUCT_CODES, productOf } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import type { CarrierProfile } from './carrier-profile.entity';

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
