import { ApiProperty, PickType } from '@nestjs/swagger';
import type { Currency, DecimalMark } from '@palisade/kernel';
import { DECIMAL_MARKS } from '@palisade/kernel';
import type { Job, JobStatus, Problem } from '@palisade/platform';
import { JOB_STATUSES, SheetReadingResponse } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { AMOUNT_MAX, PRODUCT_CODES } from '@palisade/trade';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { CoverageData } from '../quotes/coverage-data.dto';
import { product } from '../quotes/quote-requests.dto';
import { SecurityQuestions } from '../quotes/security-questions.dto';

const FOUNDED_MIN = 1500;
const FOUNDED_MAX = 2100;

/** The terms that an indication lets choose. */
class IndicationTerms extends PickType(CoverageData, [
  'limit',
  'deductible',
  'waitingPeriod',
  'retroActivePeriod',
]) {}

/**
 * What is known of a risk; what is left out is taken from the account that is named, terms from the
 * preset.
 */
export class IndicationRequest extends IndicationTerms {
  /** A client: its facts and the answers that are on file. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Prime 250, or Prime One for a British postcode, when left out. */
  @IsOptional()
  @product()
  product?: Product;

  /** BASIC, POPULAR or ELITE; POPULAR when left out. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  presetName?: string;

  /** United States only; told by the ZIP code when left out. */
  @IsOptional()
  @IsString()
  @Length(2, 2)
  state?: string;

  /** ZIP code or postcode. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  zipCode?: string;

  /** NAICS in the United States, SIC in the United Kingdom. */
  @IsOptional()
  @Matches(/^\d{2,6}$/, { message: 'Industry is a required field' })
  industryCode?: string;

  /** Annual revenue or turnover, in whole currency units. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 0 }, { message: 'Revenue is a required field' })
  @Min(1, { message: 'Revenue must be greater than or equal to 1' })
  @Max(AMOUNT_MAX, { message: 'must be less than or equal to 1 Trillion Dollars' })
  revenue?: number;

  /** Personal records held. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  records?: number | null;

  @IsOptional()
  @IsInt()
  @Min(FOUNDED_MIN)
  @Max(FOUNDED_MAX)
  yearEstablished?: number | null;

  /** Share of revenue from technology services, in percent; technology products only. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 4 })
  @Min(0)
  @Max(100)
  techENOPercentage?: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => SecurityQuestions)
  securityQuestions?: SecurityQuestions;
}

/** How a file of companies is read. */
export class BatchQuery {
  /**
   * The mark between units and their parts in the amounts of the file, where its cells do not tell:
   * `250.000` is a quarter of a thousand with a point, and of a million with a comma.
   */
  @IsOptional()
  @IsIn(DECIMAL_MARKS)
  decimal?: DecimalMark;
}

/** A rule that the risk has hit. */
export class IndicationFlag {
  level: 'info' | 'refer' | 'block' | 'decline';
  rule: string;
  reason: string;
}

/** A control with what its best answer would save. */
export class IndicationSaving {
  /** The question; `mfa` stands for all three about multi-factor authentication. */
  control: string;
  totalPremium: number;
  by: number;
}

/** A price of a risk that is not quoted; amounts in currency units. */
export class IndicationPrice {
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  currency: Currency;
  premium: number;
  totalPremium: number;
  amountDue: number;
  /** The total premium with the best answer to every control that is not answered. */
  low: number;
  /** The same with the worst answers. */
  high: number;
  flags: IndicationFlag[];
  referToUnderwriter: boolean;
}

/** An indication with what it rests on. */
export class IndicationResponse extends IndicationPrice {
  presetName: string;
  terms: CoverageData;
  /** The answers that it was priced by: those on file, and over them those that were given. */
  securityQuestions: SecurityQuestions;
  /** The controls that are not answered. */
  unanswered: string[];
  /** The controls with the largest effect. */
  savings: IndicationSaving[];
  /** The body of a calculator call that gives the same price. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  input: Record<string, unknown>;
}

/** What a product is, and from what it costs a client. */
export class ProductOfferResponse {
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  market: 'ADMITTED' | 'SURPLUS' | 'UK';
  currency: Currency;
  limitMin: number | null;
  limitMax: number | null;
  /** With the least preset and the answers on file; null where it can not be had. */
  startingPremium: number | null;
  /** Why it can not be had, or not without an underwriter. */
  reason: string | null;
}

/** A company of a batch as it was read, with its price or why it has none. */
export class BatchRow {
  /** Its line in the file. */
  row: number;
  company: string;
  domain: string | null;
  country: 'USA' | 'GBR';
  state: string | null;
  zipCode: string | null;
  industryCode: string | null;
  revenue: number | null;
  records: number | null;
  yearEstablished: number | null;
  securityQuestions: SecurityQuestions;
  indication: IndicationPrice | null;
  /** What is wrong with it; empty for a row that has a price. */
  errors: string[];
}

export class BatchResult {
  /** What was understood of the file; left out where it was not kept. */
  reading?: SheetReadingResponse;
  rows: BatchRow[];
}

/** How far a batch has come, and in the end its companies. */
export class BatchJobResponse {
  id: string;
  @ApiProperty({ enum: JOB_STATUSES })
  status: JobStatus;
  /** Companies that are priced. */
  @ApiProperty({ type: 'integer' })
  done: number;
  /** Companies in all; null until that is known. */
  @ApiProperty({ type: 'integer', nullable: true })
  total: number | null;
  @ApiProperty({ type: BatchResult, nullable: true })
  result: BatchResult | null;
  /** Why the job failed, or which part that is away it waits for. */
  @ApiProperty({ nullable: true, allOf: [{ $ref: '#/components/schemas/Problem' }] })
  problem: Problem | null;
  created: Date;
}

export const toBatchJob = ({ kind: _, result, ...job }: Job): BatchJobResponse => ({
  ...job,
  result: result as BatchResult | null,
});
