import { ApiSchema } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { PolicyholderFields } from '../customers/customers.dto';
import { QuoteResponse } from '../quotes/quotes.dto';

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class BindQuoteRequest extends PolicyholderFields {
  /** No claim is known since the effective date; needed when that lies in the past. */
  @IsOptional()
  @IsBoolean()
  claimFreeWarranty?: boolean;
}

@ApiSchema({ name: 'QuoteBinder' })
export class BinderResponse {
  /** Id of the binder, and of the policy that it becomes. */
  id: string;
  /** Null until the binder is made, a moment later. */
  policyNumber: string | null;
  product: Product;
}

export class BoundQuoteResponse extends QuoteResponse {
  binder: BinderResponse;
  /** False for a dry run: nothing was saved. */
  committed: boolean;
}

export class RescindQuoteRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason is a required field' })
  @MaxLength(20_000)
  reason: string;
}
