import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { BROKER_FEE_MAX } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { CoverageData } from '../quotes/coverage-data.dto';
import { plainDate, product } from '../quotes/quote-requests.dto';

const PERCENT = 100;
const MGA_FEE_MAX = 10_000_000;
const feeRange = (label: string): { message: string } => ({
  message: `${label} must be between 0 and 10,000`,
});
const BROKER_FEE = feeRange('Broker Fee');
const ADDITIONAL_FEE = feeRange('Additional Broker Fee');

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const percent = (): PropertyDecorator => (target, key) => {
  const name = String(key);
  const message = `${name} is Invalid`;
  IsNumber({ maxDecimalPlaces: 4 }, { message })(target, name);
  Min(-PERCENT, { message })(target, name);
  Max(PERCENT, { message })(target, name);
};

/** What changes of the terms; what is left out stays. */
export class TermsUpdate extends CoverageData {
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  endDate?: string;
}

export class UpdateTermsRequest {
  @ValidateNested()
  @Type(() => TermsUpdate)
  terms: TermsUpdate;
}

/** Percent of each risk characteristic, within the plan of the state. */
export class SaveIrpmRequest {
  @percent() managementOfContent: number;
  @percent() dcmPractices: number;
  @percent() companyStability: number;
  @percent() drPlanning: number;
  @percent() financialCondition: number;
  @percent() securityAwareness: number;
  @percent() managementExperience: number;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  irpmNote?: string | null;

  /** 1 + total percent / 100; refused when it is another. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 4 })
  irpmModifier?: number;
}

export class ReleaseTermsRequest {
  /** Kept with the history of the quote. */
  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  message?: string;
}

/** Why a quote ends. */
export class ClosingRequest {
  /** The description. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason Description is required' })
  @MaxLength(20_000)
  reason: string;

  /** A reason of one's own, with FILL_IN_OPTION. */
  @trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(200)
  fillInReason?: string | null;
}

export class DeclineQuoteRequest extends ClosingRequest {
  /** A reason of the list by its code or its words, or FILL_IN_OPTION. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason is a required field' })
  @MaxLength(200)
  reasonSummary: string;

  /** The same as in the address. */
  @IsUUID()
  quoteId: string;

  /** Whether the agency is told. */
  @IsBoolean()
  isNotificationEnabled: boolean;

  /** Decline the submission that it was made for as well. */
  @IsOptional()
  @IsBoolean()
  declineSubmission?: boolean;

  /** Decline the account as well: all its open quotes go with it. */
  @IsOptional()
  @IsBoolean()
  declineAccount?: boolean;
}

export class MarkLostRequest extends ClosingRequest {
  /** A reason of the list by its code or its words, or FILL_IN_OPTION. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Loss Reason required' })
  @MaxLength(200)
  reasonSummary: string;

  /** The product of the quote. */
  @product()
  productType: Product;
}

export class BrokerFeesRequest {
  /** In currency units, at most 10,000. */
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Broker Fee is required' })
  @Min(0, BROKER_FEE)
  @Max(BROKER_FEE_MAX, BROKER_FEE)
  brokerFee: number;

  /** In currency units; stays when left out. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, ADDITIONAL_FEE)
  @Min(0, ADDITIONAL_FEE)
  @Max(BROKER_FEE_MAX, ADDITIONAL_FEE)
  additionalBrokerFee?: number | null;

  @IsOptional()
  @product()
  product?: Product;
}

export class MgaFeesRequest {
  /** In currency units. */
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'MGA Fee is required' })
  @Min(0)
  @Max(MGA_FEE_MAX)
  mgaFee: number;
}

/** Why an underwriter is to look at a quote, or why it no longer holds. */
export class ReasonRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason is a required field' })
  @MaxLength(20_000)
  reason: string;
}

export class NeedByQuery {
  @IsUUID()
  quoteId: string;

  /** Today or later. */
  @plainDate()
  @ApiProperty({ format: 'date' })
  needBy: string;
}

export class UrgencyResponse {
  /** 0 normal, 1 urgent. */
  urgencyIndex: number;
}
