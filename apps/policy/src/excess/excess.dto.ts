import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import { Type } from 'class-transformer';
import {
  IsDefined,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { Underlying } from '../domain/excess/underlying';
import { standingOf } from '../domain/excess/underlying';
import type { Policy } from '../policies/policy.entity';
import { plainDate, trimmed } from '../policies/query-fields';

const LIMIT_MAX = 1_000_000_000;
const PREMIUM_MAX = 100_000_000;

export class RescindExcessRequest {
  /** Why; told in the timeline. */
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2_000)
  reason: string;
}

/** The policy of another carrier, with the document that proves it. */
export class UnderlyingFields {
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  insurer: string;

  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  policyNumber: string;

  /** Currency units. */
  @IsInt()
  @Min(1)
  @Max(LIMIT_MAX)
  limit: number;

  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;

  @plainDate()
  @ApiProperty({ format: 'date' })
  endDate: string;

  /** A document of the client: its declarations, or its binder. */
  @IsUUID()
  docId: string;
}

/** An excess policy without a quote; amounts in currency units. */
export class AdhocExcessRequest {
  @IsUUID()
  accountId: string;

  /** On whose paper it is written. */
  @IsUUID()
  carrierId: string;

  /** One of our policies below it; `underlying` when left out. */
  @ValidateIf(({ underlyingPolicyId }: AdhocExcessRequest) => underlyingPolicyId !== undefined)
  @IsUUID()
  underlyingPolicyId?: string;

  @ValidateIf(
    ({ underlyingPolicyId, underlying }: AdhocExcessRequest) =>
      underlyingPolicyId === undefined || underlying !== undefined,
  )
  @IsDefined()
  @ValidateNested()
  @Type(() => UnderlyingFields)
  underlying?: UnderlyingFields;

  @IsInt()
  @Min(1)
  @Max(LIMIT_MAX)
  limit: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(1)
  @Max(PREMIUM_MAX)
  premium: number;

  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;

  @plainDate()
  @ApiProperty({ format: 'date' })
  endDate: string;
}

/** What an excess policy stands on, and how much of it claims have left. */
export class UnderlyingResponse {
  /** Null for another carrier's. */
  policyId: string | null;
  insurer: string | null;
  policyNumber: string;
  limit: number;
  /** Where the excess begins. */
  attachment: number;
  /** What claims were paid of it; of another carrier's nothing is known. */
  eroded: number;
  left: number;
  /** It no longer reaches the excess. */
  isGap: boolean;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  docId: string | null;
}

export function toUnderlying(
  { boundTerms: { attachment } }: Pick<Policy, 'boundTerms'>,
  { underlying, ...standing }: { underlying: Underlying; eroded: number; hasEnded: boolean },
): UnderlyingResponse {
  const { left, isGap } = standingOf({ attachment }, underlying, standing);
  const { policyId, insurer, policyNumber, limit, effectiveDate, endDate, docId } = underlying;
  return {
    policyId,
    insurer,
    policyNumber,
    limit: toCurrencyUnits(limit),
    attachment: toCurrencyUnits(attachment ?? 0),
    eroded: toCurrencyUnits(standing.eroded),
    left: toCurrencyUnits(left),
    isGap,
    effectiveDate,
    endDate,
    docId,
  };
}
