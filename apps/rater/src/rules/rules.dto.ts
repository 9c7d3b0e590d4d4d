import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { AMOUNT_MAX, PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Type } from 'class-transformer';
import type { GlobalOptions } from '../domain/rules/global-options';
import type { IrpmRanges } from '../domain/rules/irpm-ranges';
import type { TechRate } from '../domain/rules/tech-rate';

const TEXT_MAX = 20;

/** Where and what is to be written; the rules of rating check it. */
export class MarketRequest {
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  /** United States only. */
  state?: string | null;
  /** Annual revenue or turnover, whole currency units. */
  revenue?: number | null;
  /** Of the rate book; today when absent. */
  @ApiPropertyOptional({ format: 'date' })
  effectiveDate?: string;
  naicsCode?: string | null;
  /** Against the market of P250 or PRIME_TECH it means the product on the other paper. */
  isSurplus?: boolean | null;
  carrier?: string | null;
}

export class PercentRangeResponse {
  min: number;
  max: number;
}

/** Ranges of schedule rating in percent: each characteristic, and their total. */
export class IrpmResponse {
  managementOfContent: PercentRangeResponse;
  dcmPractices: PercentRangeResponse;
  companyStability: PercentRangeResponse;
  drPlanning: PercentRangeResponse;
  financialCondition: PercentRangeResponse;
  securityAwareness: PercentRangeResponse;
  managementExperience: PercentRangeResponse;
  overall: PercentRangeResponse;
}

export class GlobalOptionsResponse {
  aggLimits: number[];
  deductibles: number[];
  /** Waiting periods in hours. */
  hrs: number[];
}

export class TechRateQuery {
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_MAX)
  @ApiPropertyOptional({ format: 'date' })
  effectiveDate?: string;

  /** United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_MAX)
  state?: string;

  /** Technology part of the revenue, in percent. */
  @Type(() => Number)
  @IsNumber()
  techENOPercentage: number;

  /** Annual revenue or turnover, whole currency units. */
  @Type(() => Number)
  @IsNumber()
  revenue: number;

  /** Surplus paper. */
  @IsOptional()
  @IsIn(['true', 'false'])
  isSurplus?: 'true' | 'false';
}

export class TechRateResponse {
  /** Premium for each thousand of technology revenue. */
  rate: string;
  /** Of the usual risk: limit 1,000,000, full prior acts, no claim. */
  premium: number;
  available: boolean;
}

export class CoverageRulesQuery {
  /** The aggregate limit, whole currency units. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX)
  limit: number = 1_000_000;
}

/** How a coverage may be had; amounts in whole currency units. */
export class CoverageRuleResponse {
  key: string;
  available: boolean;
  /** Why it is not available; null when it is. */
  tooltip: string | null;
  mandatory: boolean;
  @ApiProperty({ type: [Number] })
  limits: readonly number[];
  @ApiProperty({ type: [Number] })
  deductibles: readonly number[];
  /** Waiting periods in hours, of the coverages that have one. */
  @ApiProperty({ type: [Number] })
  hrs: readonly number[];
  /** Years; -1 is full prior acts. */
  @ApiProperty({ type: [Number] })
  retroActivePeriods: readonly number[];
}

export const toIrpmResponse = ({ characteristics, overall }: IrpmRanges): IrpmResponse =>
  ({ ...characteristics, overall }) as unknown as IrpmResponse;

export const toGlobalOptionsResponse = (options: GlobalOptions): GlobalOptionsResponse => ({
  aggLimits: [...options.aggLimits],
  deductibles: [...options.deductibles],
  hrs: [...options.hrs],
});

export const toTechRateResponse = ({ premium, ...rest }: TechRate): TechRateResponse => ({
  ...rest,
  premium: toCurrencyUnits(premium),
});
