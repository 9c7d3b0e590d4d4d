import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { AMOUNT_MAX, PRODUCT_CODES } from '@palisade/trade';
import {
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { Appetite } from '../domain/appetite';
import { product } from '../quotes/quote-requests.dto';
import type { AppetiteOut } from './appetite-out.entity';

const INDUSTRY = { message: 'Industry is a required field' };
const REVENUE = { message: 'Revenue is a required field' };

/** A risk in four facts. */
export class AppetiteRequest {
  /** ZIP code or postcode, which tells the state. */
  @IsString()
  @MaxLength(10)
  zipCode: string;

  /** NAICS in the United States, SIC in the United Kingdom. */
  @Matches(/^\d{2,6}$/, INDUSTRY)
  industryCode: string;

  /** Annual revenue or turnover, in whole currency units. */
  @IsNumber({ maxDecimalPlaces: 0 }, REVENUE)
  @Min(1, REVENUE)
  @Max(AMOUNT_MAX, { message: 'must be less than or equal to 1 Trillion Dollars' })
  revenue: number;

  /** Prime 250, or Prime One for a British postcode, when left out. */
  @IsOptional()
  @product()
  product?: Product;
}

/** What is said of a risk under one product. */
export class ProductAppetiteResponse {
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  answer: Appetite;
  /** Why an underwriter decides, or nobody does. */
  reasons: string[];
}

/** What is said of a risk, and what would turn it. */
export class AppetiteResponse extends ProductAppetiteResponse {
  /** The products under which it would be answered better, the best first. */
  turnedBy: ProductAppetiteResponse[];
}

export class AppetiteOutsQuery extends PageQuery {
  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  @IsOptional()
  @IsString()
  @Length(2, 2)
  state?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Asked at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Asked at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** A risk that was asked for and is not wanted. */
export class AppetiteOutResponse {
  id: string;
  @ApiProperty({ format: 'date-time' })
  asked: string;
  askedByName: string | null;
  /** Whoever the asker works for. */
  agencyId: string;
  agencyName: string | null;
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  state: string | null;
  industryCode: string;
  /** In currency units. */
  revenue: number;
  reasons: string[];
}

export const toOutResponse = (
  { asked, askedBy: _, revenue, ...out }: AppetiteOut,
  agencyName: string | null,
): AppetiteOutResponse => ({
  ...out,
  asked: asked.toISOString(),
  revenue: toCurrencyUnits(revenue),
  agencyName,
});
