import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LIMITS } from '@palisade/kernel';
import type { LossCause } from '@palisade/trade';
import { AMOUNT_MAX, LOSS_CAUSE_KEYS } from '@palisade/trade';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { plainDate } from '../claims/plain-date';

const VENDORS_MAX = 20;
const LEAST = -AMOUNT_MAX;
const MONEY = { maxDecimalPlaces: 2 };

export class OpenClaimsFileRequest {
  @IsUUID()
  claimId: string;

  /** The number of the claim, when named. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  claimNumber?: string;

  /** When it was reported; the date on which it was filed when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  reportedDate?: string;

  /** When it happened; the date of the loss when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  incidentDate?: string;
}

/** Where a claim is fought out. */
export class LitigationRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.organizationName)
  court: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.organizationName)
  counsel: string;

  /** When it was filed there. */
  @plainDate()
  @ApiProperty({ format: 'date' })
  filedOn: string;
}

/** Changes of a file; each amount is added to its reserve, a negative one taken off. */
export class UpdateClaimsFileRequest {
  // It was reported in any case.
  @ValidateIf((_, value) => value !== undefined)
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  reportedDate?: string;

  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  incidentDate?: string;

  /** When all that proves the loss was there: the law counts from it. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  proofReceivedOn?: string;

  /** A date closes the file, null opens a closed one again. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ type: String, format: 'date', required: false, nullable: true })
  closedDate?: string | null;

  /** Makes the file void, with a reason: of a claim that came twice, or is none. It stays void. */
  @IsOptional()
  @Equals(true)
  isVoid?: true;

  /** Denies the claim, with a reason that the insured is told; what is still reserved is released. */
  @IsOptional()
  @Equals(true)
  isDenied?: true;

  /** Tells the insured, with a reason, that the insurer may still refuse. */
  @IsOptional()
  @Equals(true)
  isRightsReserved?: true;

  /** Excuses that the event was told of too late, with a reason; by the Head of Claims. */
  @IsOptional()
  @Equals(true)
  isExcused?: true;

  /** A claim of the same policy whose event this one is of. */
  @IsOptional()
  @IsUUID()
  relatedClaimId?: string;

  /** What the claim is about. */
  @IsOptional()
  @IsIn(LOSS_CAUSE_KEYS)
  cause?: LossCause;

  /** The court in which it is fought out; null when it is over. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @ValidateNested()
  @Type(() => LitigationRequest)
  @ApiProperty({ type: LitigationRequest, required: false, nullable: true })
  litigation?: LitigationRequest | null;

  /** Who works on it from now on. */
  @IsOptional()
  @IsUUID()
  handlerId?: string;

  /** All vendors who work on it from now on; those who are left out see it no more. */
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(VENDORS_MAX)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  vendorIds?: string[];

  /** Why reserves are changed, or why a file is opened again or made void; these take one. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.text)
  reason?: string | null;

  @IsOptional()
  @IsNumber(MONEY)
  @Min(LEAST)
  @Max(AMOUNT_MAX)
  firstPartyExpense?: number;

  @IsOptional()
  @IsNumber(MONEY)
  @Min(LEAST)
  @Max(AMOUNT_MAX)
  firstPartyLoss?: number;

  @IsOptional()
  @IsNumber(MONEY)
  @Min(LEAST)
  @Max(AMOUNT_MAX)
  lossAdjustment?: number;

  @IsOptional()
  @IsNumber(MONEY)
  @Min(LEAST)
  @Max(AMOUNT_MAX)
  thirdPartyLoss?: number;
}
