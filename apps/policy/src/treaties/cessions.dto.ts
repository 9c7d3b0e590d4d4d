import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { TransactionType } from '../domain/history/policy-stack';

/** What cessions are narrowed by, in the list and in its totals. */
export class CessionFilters {
  @IsOptional()
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsUUID()
  reinsurerId?: string;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  /** Made at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Made at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

export class CessionSearchQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsUUID()
  reinsurerId?: string;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  /** Made at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Made at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** What of one transaction of a policy went to a reinsurer; amounts in currency units. */
export class CessionResponse {
  id: string;
  policyId: string;
  policyNumber: string;
  companyName: string;
  product: Product;
  treatyId: string;
  reinsurerId: string;
  reinsurerName: string;
  type: TransactionType;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  currency: Currency;
  /** Of the transaction, fees and taxes apart; negative for a return. */
  premium: number;
  /** Percent of the premium. */
  cededPct: number;
  cededPremium: number;
  /** Percent of the ceded premium. */
  cedingCommissionPct: number;
  cedingCommission: number;
  /** The ceded premium less its commission. */
  net: number;
  @ApiProperty({ format: 'date-time' })
  created: string;
}

/** The cessions of one currency; amounts in currency units. */
export class CessionTotal {
  currency: Currency;
  policies: number;
  premium: number;
  cededPremium: number;
  cedingCommission: number;
  /** The ceded premium less its commission. */
  net: number;
}

export class CessionTotalsResponse {
  totals: CessionTotal[];
}
