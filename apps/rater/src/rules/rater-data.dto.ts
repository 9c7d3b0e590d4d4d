import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { CoverageRuleResponse } from './rules.dto';

const DATE_LENGTH = 10;

export class RaterDataQuery {
  @IsIn(PRODUCT_CODES)
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;

  /** United States only. */
  @IsOptional()
  @IsString()
  @Length(2, 2)
  state?: string;

  /** Today when absent. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  effectiveDate?: string;
}

export class EndorsementRulesQuery extends RaterDataQuery {
  /** Of the policy that is to be endorsed; effectiveDate is the day on which it began. */
  @IsOptional()
  @IsUUID()
  policyId?: string;
}

export class EndorsementRulesResponse {
  policyId: string | null;
  /** Version of the rate book. */
  version: string;
  /** How many days before today an endorsement may begin, within the term. */
  daysBack: number;
  /** How many days after today an endorsement may begin, within the term. */
  daysAhead: number;
  /** What may be changed, by number of the coverage. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/CoverageRuleResponse' },
  })
  coverages: Readonly<Record<string, CoverageRuleResponse>>;
}

/** The tables that rate a product in a state. */
export class RaterDataResponse {
  /** Of the rate book. */
  id: string;
  version: string;
  sha256: string;
  @ApiProperty({ format: 'date' })
  effectiveFrom: string;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  effectiveTo: string | null;
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  state: string | null;
  /** What the product may be bought with. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: object;
  /** Every table, with the overrides of product and state merged. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  tables: object;
  /** The plan of schedule rating. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  irpm: object;
}
