import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { plainDate } from './quote-requests.dto';

export class CoverCheckQuery {
  /** The quote that is to be bound. */
  @IsOptional()
  @IsUUID()
  quoteId?: string;

  /** Of what would be quoted, where there is no quote yet. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  /** The first day of its year; in 14 days when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;
}

/** A reason that binding would give. */
export class CoverProblem {
  code: string;
  detail: string;
}

export class CoverCheckResponse {
  problems: CoverProblem[];
}
