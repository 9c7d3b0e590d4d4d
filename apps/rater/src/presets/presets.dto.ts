import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Currency, Product } from '@palisade/kernel';
import { PRODUCT_CODES, toCurrencyUnits } from '@palisade/kernel';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { FlagResult } from '../calculator/calculator-result.dto';
import { COVERAGE_CATALOGUE } from '../domain/coverage-catalogue';
import type { RatingInput } from '../domain/input/rating-input';
import type { Plan } from '../domain/plan';
import type { RatableRisk, Rating } from '../domain/rate';
import type { Preset } from '../domain/rules/presets';

const TEXT_MAX = 20;
const LIMIT_MAX = 1_000_000_000_000;

export class PresetsQuery {
  @IsIn(PRODUCT_CODES)
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;

  /** United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_MAX)
  state?: string;

  @IsOptional()
  @IsString()
  @MaxLength(TEXT_MAX)
  naicsCode?: string;
}

export class PresetValuesQuery {
  /** United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_MAX)
  state?: string;

  /** Today when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_MAX)
  @ApiPropertyOptional({ format: 'date' })
  effectiveDate?: string;

  /** Wanted aggregate limit; the nearest one offered is taken. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMIT_MAX)
  limit?: number;

  @IsOptional()
  @IsIn(['true', 'false'])
  isSurplus?: 'true' | 'false';
}

/** The insured, as far as a preset's price depends on it. */
export class PresetValuesRequest {
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  /** Annual revenue or turnover, whole currency units. */
  revenue: number;
  /** YES or NO by question. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  securityQuestions?: Record<string, unknown>;
  /** Technology part of the revenue in percent; the tech products need it. */
  techENOPercentage?: number;
}

export class CoverageSelection {
  key: string;
  name: string;
  isAvailable: boolean;
  isSelected: boolean;
  /** Place in the list, from 1. */
  ordinal: number;
  retroActivePeriod: number | null;
  limit: number | null;
  deductible: number | null;
  waitingPeriod: number | null;
}

export class PresetResponse {
  id: string;
  name: 'BASIC' | 'POPULAR' | 'ELITE';
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  limit: number;
  deductible: number;
  /** Hours. */
  waitingPeriod: number;
  /** Years; -1 is full prior acts. */
  retroActivePeriod: number;
  /** By number of the coverage. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/CoverageSelection' },
  })
  coverages: Record<string, CoverageSelection>;
}

export class PricedPresetResponse extends PresetResponse {
  premium: number;
  totalPremium: number;
  amountDue: number;
  currency: Currency;
  flags: FlagResult[];
}

/** What of a preset is chosen; the preset itself, or what a rating made of it. */
type Choice = Pick<RatingInput, 'optional' | 'cyberCrimeLimit'>;

export function toPresetResponse(
  preset: Preset,
  plan: Plan,
  choice: Choice = preset,
): PresetResponse {
  const { id, name, limit, deductible, waitingPeriod, retroActivePeriod } = preset;
  const isSelected = (key: string): boolean =>
    plan.factors.core.has(key) ||
    choice.optional.includes(key) ||
    (key === 'CYBER_CRIME' && choice.cyberCrimeLimit !== null) ||
    (plan.options.mandatory?.includes(key) ?? false);
  const coverages = COVERAGE_CATALOGUE.map(({ id: number, key, name: title }, index) => {
    const chosen = isSelected(key);
    const own = key === 'CYBER_CRIME' ? choice.cyberCrimeLimit : limit;
    const selection: CoverageSelection = {
      ...{ key, name: title, isAvailable: true, isSelected: chosen, ordinal: index + 1 },
      ...{ limit: chosen ? own : null, deductible: chosen ? deductible : null },
      waitingPeriod: chosen ? waitingPeriod : null,
      retroActivePeriod: chosen ? retroActivePeriod : null,
    };
    return [number, selection];
  });
  return {
    ...{ id, name, product: plan.product, limit, deductible, waitingPeriod, retroActivePeriod },
    coverages: Object.fromEntries(coverages) as PresetResponse['coverages'],
  };
}

export const toPricedPreset = (
  preset: Preset,
  { plan, input }: RatableRisk,
  rating: Rating,
): PricedPresetResponse => ({
  ...toPresetResponse(preset, plan, input),
  premium: toCurrencyUnits(rating.premium),
  totalPremium: toCurrencyUnits(rating.totalPremium),
  amountDue: toCurrencyUnits(rating.amountDue),
  currency: rating.currency,
  flags: rating.flags,
});
