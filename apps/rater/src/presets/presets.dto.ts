import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { AMOUNT_MAX, COVERAGES, PRODUCT_CODES } from '@palisade/trade';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { FlagResult } from '../calculator/calculator-result.dto';
import { CoverageRuleResponse } from '../rules/rules.dto';
import type { Price } from '../domain/quick/price';
import type { Preset } from '../domain/rules/presets';

const TEXT_MAX = 20;
const NAME_MAX = 100;

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

export class CustomPresetsQuery {
  @IsOptional()
  @IsIn(PRODUCT_CODES)
  @ApiPropertyOptional({ enum: PRODUCT_CODES })
  product?: Product;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  teamId?: string;
}

/** Whose preset: an industry, and the preset's number, name or id. */
export class PresetPath {
  @IsString()
  @MaxLength(TEXT_MAX)
  naicsCode: string;

  @IsString()
  @MaxLength(NAME_MAX)
  preset: string;
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
  @Max(AMOUNT_MAX)
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

@ApiSchema({ name: 'PresetCoverage' })
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
  /** 1 to 3 for the presets of the quote builder. */
  number: number | null;
  /** BASIC, POPULAR, ELITE, or a name of one's own. */
  name: string;
  /** Null for one that serves every product. */
  @ApiProperty({ enum: PRODUCT_CODES, nullable: true, type: 'string' })
  product: Product | null;
  limit: number;
  deductible: number;
  /** Hours. */
  waitingPeriod: number;
  /** Years; -1 is full prior acts. */
  retroActivePeriod: number;
  /** By number of the coverage. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/PresetCoverage' },
  })
  coverages: Record<string, CoverageSelection>;
  /** Of a custom preset. */
  agencyId: string | null;
  /** Of a custom preset: null is the whole agency. */
  teamId: string | null;
}

export class PricedPresetResponse extends PresetResponse {
  premium: number;
  totalPremium: number;
  amountDue: number;
  currency: Currency;
  flags: FlagResult[];
}

export class PresetWithRulesResponse {
  preset: PricedPresetResponse;
  /** By number of the coverage. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: '#/components/schemas/CoverageRuleResponse' },
  })
  rules: Record<string, CoverageRuleResponse>;
}

export function toPresetResponse(
  preset: Preset,
  product = preset.product,
  chosen: ReadonlyMap<string, number> = new Map(
    Object.entries(preset.coverages).map(([key, own]) => [key, own ?? preset.limit]),
  ),
): PresetResponse {
  const { id, number, name, limit, deductible, waitingPeriod, retroActivePeriod } = preset;
  const coverages = COVERAGES.map(({ id: coverageId, key, name: title }, index) => {
    const own = chosen.get(key);
    const isSelected = own !== undefined;
    const selection: CoverageSelection = {
      key,
      name: title,
      isAvailable: true,
      isSelected,
      ordinal: index + 1,
      limit: own ?? null,
      deductible: isSelected ? deductible : null,
      waitingPeriod: isSelected ? waitingPeriod : null,
      retroActivePeriod: isSelected ? retroActivePeriod : null,
    };
    return [coverageId, selection];
  });
  return {
    id,
    number,
    name,
    product,
    limit,
    deductible,
    waitingPeriod,
    retroActivePeriod,
    coverages: Object.fromEntries(coverages) as PresetResponse['coverages'],
    agencyId: preset.agencyId,
    teamId: preset.teamId,
  };
}

export const toPricedPreset = (
  preset: Preset,
  chosen: ReadonlyMap<string, number>,
  rating: Price,
): PricedPresetResponse => ({
  ...toPresetResponse(preset, rating.product, chosen),
  premium: toCurrencyUnits(rating.premium),
  totalPremium: toCurrencyUnits(rating.totalPremium),
  amountDue: toCurrencyUnits(rating.amountDue),
  currency: rating.currency,
  flags: rating.flags,
});
