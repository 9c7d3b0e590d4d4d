import { ApiProperty } from '@nestjs/swagger';
import { OptionalInstant } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsTimeZone, IsUUID } from 'class-validator';
import { plainDate } from '../policies/query-fields';

/** By what policies are put together; the limit is that of the terms in force. */
export const POLICY_GROUPS = [
  'status',
  'product',
  'agency',
  'state',
  'industry',
  'limit',
  'month',
] as const;

export type PolicyGroup = (typeof POLICY_GROUPS)[number];

/** Which of the policies that the caller sees are counted. */
export class PolicyFiguresQuery {
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  /** USD when left out: amounts of two currencies are never added. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';
}

export class PolicyAggregateQuery extends PolicyFiguresQuery {
  /** By status when left out. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  )
  @IsIn(POLICY_GROUPS)
  groupBy?: PolicyGroup;

  /** Issued at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Issued at or before this instant. */
  @OptionalInstant()
  before?: Date;

  /** Whose months are counted; UTC when left out. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string;
}

export class EarnedPremiumQuery extends PolicyFiguresQuery {
  /** The first day; a year before the last one when left out, and not before 2020-01-01. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  after?: string;

  /** The first day that is not counted; tomorrow when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  before?: string;

  /** By what was recorded until this instant; by all when left out. */
  @OptionalInstant()
  knownAt?: Date;
}

/** The policies of one kind; the premium, taxes apart, in currency units. */
export class PolicyBucket {
  /** The status, product, id of the agency, state, limit in currency units or month (YYYY-MM). */
  key: string;

  /** The name of the agency, else as the key. */
  label: string;

  count: number;
  premium: number;
}

export class PolicyAggregateResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  /** The largest first, months in their order; at most 100. */
  buckets: PolicyBucket[];
}

/** What is earned in a month, or in the part of it that is asked for; in currency units. */
export class EarnedPoint {
  /** Its first day that is counted. */
  @ApiProperty({ format: 'date' })
  date: string;

  /** Fees and taxes apart. */
  earnedPremium: number;
}

export class EarnedPremiumResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  /** Months in their order. */
  points: EarnedPoint[];
}
