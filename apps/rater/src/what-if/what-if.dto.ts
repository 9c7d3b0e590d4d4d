import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CalculatorInput } from '../calculator/calculator-input.dto';
import { FlagResult } from '../calculator/calculator-result.dto';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject } from 'class-validator';

const MAX_VARIATIONS = 100;

export class WhatIfRequest {
  @IsObject()
  @ApiProperty({ type: CalculatorInput })
  @Type(() => Object)
  base: object;

  /** Fields that differ from the base; null takes a field away. */
  @IsArray()
  @ArrayMaxSize(MAX_VARIATIONS)
  @IsObject({ each: true })
  @Type(() => Object)
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  variations: object[];
}

/** A price in short; money in currency units. */
export class PriceResult {
  premium: number;
  totalPremium: number;
  amountDue: number;
  flags: FlagResult[];
  referToUnderwriter: boolean;
}

export class FieldErrorResult {
  pointer?: string;
  detail: string;
}

/** A variation: its price and the difference from the base, or why it has none. */
export class VariationResult {
  price?: PriceResult;
  difference?: DifferenceResult;
  @ApiPropertyOptional({ type: () => [FieldErrorResult] })
  errors?: FieldErrorResult[];
}

export class DifferenceResult {
  premium: number;
  totalPremium: number;
  amountDue: number;
}

export class WhatIfResult {
  base: PriceResult;
  variations: VariationResult[];
}
