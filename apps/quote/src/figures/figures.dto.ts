import { ApiProperty } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';
import { QUOTE_STATUSES } from '@palisade/contracts';
import { OptionalInstant } from '@palisade/platform';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsIn, IsOptional, IsTimeZone, IsUUID } from 'class-validator';
import { listedStatuses, truth } from '../quotes/quote-requests.dto';

/** By what quotes are put together. */
export const QUOTE_GROUPS = ['status', 'product', 'agency', 'state', 'month'] as const;

export type QuoteGroup = (typeof QUOTE_GROUPS)[number];

/** Which of the quotes that the caller sees are counted. */
export class QuoteFiguresQuery {
  /** Of these statuses alone, whatever they are; TEMP stands for TEMPORARY. */
  @IsOptional()
  @listedStatuses()
  @ArrayMaxSize(QUOTE_STATUSES.length)
  @IsIn(QUOTE_STATUSES, { each: true })
  status?: QuoteStatus[];

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  /** Created at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Created at or before this instant. */
  @OptionalInstant()
  before?: Date;

  /** Also INVALID, DRAFT and TEMPORARY ones, which premium figures leave out. */
  @IsOptional()
  @truth()
  @IsBoolean()
  includeExcluded?: boolean;

  /** USD when left out: amounts of two currencies are never added. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';
}

export class QuoteAggregateQuery extends QuoteFiguresQuery {
  /** By status when left out. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  )
  @IsIn(QUOTE_GROUPS)
  groupBy?: QuoteGroup;

  /** Whose months are counted; UTC when left out. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string;
}

/** What quotes would cost together; amounts in currency units. */
export class QuotePremiumResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  totalPremium: number;

  /** Of the quotes that have a price; null when none has. */
  averagePremium: number | null;

  /** The quotes that have a price. */
  count: number;
}

/** The quotes of one kind; the premium in currency units. */
export class QuoteBucket {
  /** The status, product, id of the agency, state or month (YYYY-MM). */
  key: string;

  /** The name of the agency, else as the key. */
  label: string;

  count: number;
  premium: number;
}

export class QuoteAggregateResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  /** The largest first, months in their order; at most 100. */
  buckets: QuoteBucket[];
}

export class UniqueAccountsResponse {
  count: number;

  /** At most 1,000 of them. */
  accountIds: string[];
}
