import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

const REASON_MAX = 2000;
const SUMMARY_MAX = 200;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Why an account is closed. */
export class CloseAccountRequest {
  /** The product that was wanted, where one was. */
  @IsOptional()
  @IsIn(Object.keys(PRODUCTS))
  productType?: Product | null;

  /** The description. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason Description is required' })
  @MaxLength(REASON_MAX)
  reason: string;

  /** A reason of one's own, with FILL_IN_OPTION. */
  @trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(SUMMARY_MAX)
  fillInReason?: string | null;
}

export class DeclineAccountRequest extends CloseAccountRequest {
  /** A reason of the list by its code or its words, or FILL_IN_OPTION. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Declination Reason is a required field' })
  @MaxLength(SUMMARY_MAX)
  reasonSummary: string;
}

export class LostAccountRequest extends CloseAccountRequest {
  /** A reason of the list by its code or its words, or FILL_IN_OPTION. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Loss Reason required' })
  @MaxLength(SUMMARY_MAX)
  reasonSummary: string;
}
