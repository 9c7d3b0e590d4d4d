import type { MinorUnits } from '@palisade/kernel';
import { minorUnitsOf, toCurrencyUnits } from '@palisade/kernel';
import type { CoverageKey } from '@palisade/trade';
import {
  AMOUNT_MAX,
  CORE_COVERAGES,
  COVERAGE_KEYS,
  DEFAULT_TERMS,
  MANDATORY_COVERAGES,
  needsLimit,
} from '@palisade/trade';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { Preset } from '../clients/presets.gateway';
import type { ChosenCoverage, QuoteTerms } from '../domain/quote-terms';

const PERIODS = [-1, 0, 1, 2];
const MAX_COVERAGES = 60;

export class CoverageSelection {
  @IsIn(COVERAGE_KEYS)
  key: CoverageKey;

  /** Limit of its own, in whole currency units; the aggregate when left out. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX)
  limit?: number | null;
}

/** What is covered and how far; amounts in whole currency units. */
export class CoverageData {
  /** Aggregate limit; 1,000,000 when left out. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX)
  limit?: number;

  /** Retention; 25,000 when left out. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  deductible?: number;

  /** Hours; 12 when left out. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  waitingPeriod?: number;

  /** Years; -1, which stands for full prior acts, when left out. */
  @IsOptional()
  @IsIn(PERIODS)
  retroActivePeriod?: number;

  /** Where the layer begins; excess only. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(AMOUNT_MAX)
  attachment?: number | null;

  /** The chosen coverages; the mandatory and core ones when left out. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_COVERAGES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => CoverageSelection)
  coverages?: CoverageSelection[];

  /** Share of revenue from technology services, in percent. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 4 })
  @Min(0)
  @Max(100)
  techENOPercentage?: number | null;

  @IsOptional()
  @IsBoolean()
  isTriaExcluded?: boolean;
}

/** The terms of a first request: what is left out is the preset's, or has its default. */
export function toTerms(data: CoverageData, preset: Preset | null): QuoteTerms {
  const base: QuoteTerms = {
    ...DEFAULT_TERMS,
    limit: minorUnitsOf(DEFAULT_TERMS.limit),
    deductible: minorUnitsOf(DEFAULT_TERMS.deductible),
    attachment: null,
    coverages: CORE_COVERAGES.map((key) => ({ key, limit: null })),
    techENOPercentage: null,
    isTriaExcluded: false,
    ...(preset && presetTerms(preset)),
  };
  // Excess follows the coverages below it and has none of its own.
  return changedTerms(data.attachment == null ? base : { ...base, coverages: [] }, data);
}

/** What a preset decides; a limit that is the aggregate's follows it. */
function presetTerms(preset: Preset): Partial<QuoteTerms> {
  const { limit, deductible, waitingPeriod, retroActivePeriod } = preset;
  const optional = Object.values(preset.coverages).filter(
    ({ key, isSelected }) => isSelected && !MANDATORY_COVERAGES.includes(key as CoverageKey),
  );
  const chosen = optional.map((selection): ChosenCoverage => {
    const key = selection.key as CoverageKey;
    const isOwn = selection.limit !== limit || needsLimit(key);
    return { key, limit: isOwn ? inMinorUnits(selection.limit) : null };
  });
  return {
    limit: minorUnitsOf(limit),
    deductible: minorUnitsOf(deductible),
    waitingPeriod,
    retroActivePeriod,
    coverages: [...MANDATORY_COVERAGES.map((key) => ({ key, limit: null })), ...chosen],
  };
}

/** Terms with what a caller changes: what is left out stays, null clears. */
export function changedTerms(terms: QuoteTerms, data: CoverageData): QuoteTerms {
  const { limit, deductible, attachment, coverages, techENOPercentage } = data;
  return {
    limit: limit === undefined ? terms.limit : minorUnitsOf(limit),
    deductible: deductible === undefined ? terms.deductible : minorUnitsOf(deductible),
    attachment: attachment === undefined ? terms.attachment : inMinorUnits(attachment),
    waitingPeriod: data.waitingPeriod ?? terms.waitingPeriod,
    retroActivePeriod: data.retroActivePeriod ?? terms.retroActivePeriod,
    coverages:
      coverages?.map((chosen) => ({ key: chosen.key, limit: inMinorUnits(chosen.limit) })) ??
      terms.coverages,
    techENOPercentage:
      techENOPercentage === undefined ? terms.techENOPercentage : techENOPercentage,
    isTriaExcluded: data.isTriaExcluded ?? terms.isTriaExcluded,
  };
}

/** Terms as they are answered. */
export function toCoverageData(terms: QuoteTerms): Required<CoverageData> {
  return {
    ...terms,
    limit: toCurrencyUnits(terms.limit),
    deductible: toCurrencyUnits(terms.deductible),
    attachment: terms.attachment === null ? null : toCurrencyUnits(terms.attachment),
    coverages: terms.coverages.map(({ key, limit }) => ({
      key,
      limit: limit === null ? null : toCurrencyUnits(limit),
    })),
  };
}

const inMinorUnits = (amount: number | null | undefined): MinorUnits | null =>
  amount == null ? null : minorUnitsOf(amount);
