import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import type { QuoteResponse, QuoteSummary } from '../quotes/quotes.dto';

/** Why one of the quotes was not requested. */
export class CartError {
  /** JSON pointer of the quote in the request. */
  pointer: string;
  detail: string;
}

export class SubmitCartResponse {
  /** The requested quotes, rated unless the rater is away. */
  sent: QuoteResponse[];
  errors: CartError[];
}

export class CartQuery {
  /** The agency of the account, when named. */
  @IsOptional()
  @IsUUID()
  @ApiProperty({ format: 'uuid', required: false })
  agencyId?: string;
}

/** The open cart of an account. */
export class CartResponse {
  quotes: QuoteSummary[];
  /** The most quotes that it may hold. */
  limit: number;
}
