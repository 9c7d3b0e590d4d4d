import { ApiProperty } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';
import { QUOTE_STATUSES } from '@palisade/contracts';
import { PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';

const listed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]));

export class WholesaleRequestQuery extends PageQuery {
  /** Quotes in one of these statuses. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(QUOTE_STATUSES.length)
  @IsIn(QUOTE_STATUSES, { each: true })
  status?: QuoteStatus[];

  /** Those that still wait to be bound. */
  @IsOptional()
  @IsIn(['WAITING'])
  filter?: 'WAITING';
}

/** A quote that was asked to be bound. */
export class WholesaleRequestResponse {
  /** Id of the quote. */
  id: string;
  quoteNumber: string;
  accountId: string;
  companyName: string;
  agencyId: string | null;
  agencyName: string | null;

  @IsIn(Object.keys(PRODUCTS))
  product: Product;

  @IsIn(QUOTE_STATUSES)
  status: QuoteStatus;

  @ApiProperty({ format: 'date', nullable: true, type: String })
  effectiveDate: string | null;

  /** Always: this is what the list is of. */
  wraRequestToBind: boolean;

  /** When it was asked for. */
  @ApiProperty({ format: 'date-time' })
  requested: string;
}
