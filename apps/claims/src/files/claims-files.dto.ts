import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { TEXT_LIMITS, toCurrencyUnits } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import { AMOUNT_MAX } from '@palisade/trade';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import type { Claim } from '../claims/claim.entity';
import { plainDate } from '../claims/plain-date';
import type { PolicyCover } from '../covers/policy-cover.entity';
import type { FileAction, FileStatus } from '../domain/file-status';
import { FILE_STATUSES, offeredFileActions } from '../domain/file-status';
import type { FileWait } from '../domain/reports';
import { FILE_WAITS } from '../domain/reports';
import type { ByCategory, ReserveCategory } from '../domain/reserves';
import { RESERVE_CATEGORIES, totalOf } from '../domain/reserves';
import type { ClaimsFile } from './claims-file.entity';
import type { ReserveChange } from './reserve-change.entity';

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

  /** A date closes the file, null opens a closed one again. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ type: String, format: 'date', required: false, nullable: true })
  closedDate?: string | null;

  /** Makes the file void, with a reason: of a claim that came twice, or is none. It stays void. */
  @IsOptional()
  @Equals(true)
  isVoid?: true;

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

export class ClaimsFileSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(FILE_STATUSES)
  status?: FileStatus;

  @IsOptional()
  @IsUUID()
  policyId?: string;

  /** The files that this person works on. */
  @IsOptional()
  @IsUUID()
  handlerId?: string;

  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: Currency;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  /** What worked-on files wait for: REPORT, that nothing was done to them for 25 days. */
  @IsOptional()
  @IsIn(FILE_WAITS)
  waitsFor?: FileWait;

  /** Opened at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Opened at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** What is reserved or paid, in currency units. */
export class CategoryAmounts {
  firstPartyExpense: number;
  firstPartyLoss: number;
  lossAdjustment: number;
  thirdPartyLoss: number;
  total: number;
}

/** An organisation that works on claims. */
export class VendorResponse {
  id: string;
  name: string;
}

/** The file of a claim; amounts in currency units. */
export class ClaimsFileResponse {
  claimId: string;
  claimNumber: string;
  policyId: string;
  policyNumber: string;
  insuredName: string;
  fileStatus: FileStatus;
  @ApiProperty({ format: 'date' })
  reportedDate: string;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  incidentDate: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  closedDate: string | null;
  currency: Currency;
  reserves: CategoryAmounts;
  paid: CategoryAmounts;
  handlerId: string;
  handlerName: string | null;
  /** Who works on it for the provider. */
  vendors: VendorResponse[];
  /** What the caller may do now. */
  allowedActions: FileAction[];
  @ApiProperty({ format: 'date-time' })
  created: string;
}

/** Somebody who can work on a file. */
export class HandlerResponse {
  id: string;
  name: string;
  roleName: string;
}

/** One change of one reserve; amounts in currency units. */
export class ReserveChangeResponse {
  id: string;
  @ApiProperty({ enum: RESERVE_CATEGORIES })
  category: ReserveCategory;
  previousAmount: number;
  newAmount: number;
  reason: string | null;
  changedByName: string | null;
  @ApiProperty({ format: 'date-time' })
  changedOn: string;
}

/** What a file is answered with beside its row. */
export interface BesideFile {
  handlerName: string | null;
  vendors: VendorResponse[];
  claim: Claim;
  cover: PolicyCover;
  holds: (permission: string) => boolean;
}

export function toClaimsFile(file: ClaimsFile, beside: BesideFile): ClaimsFileResponse {
  const { claim, cover, handlerName, vendors, holds } = beside;
  const { fileStatus, reportedDate, incidentDate, closedDate, handlerId, created } = file;
  const { policyNumber, insuredName, currency } = cover;
  return {
    claimId: file.id,
    claimNumber: claim.claimNumber ?? '',
    policyId: claim.policyId,
    policyNumber,
    insuredName,
    fileStatus,
    reportedDate,
    incidentDate,
    closedDate,
    currency,
    reserves: amountsOf(file.reserves),
    paid: amountsOf(file.paid),
    handlerId,
    handlerName,
    vendors,
    allowedActions: offeredFileActions(fileStatus, holds),
    created: created.toISOString(),
  };
}

export function toReserveChange(
  change: ReserveChange,
  changedByName: string | null,
): ReserveChangeResponse {
  const { id, category, previousAmount, newAmount, reason, changedOn } = change;
  return {
    id,
    category,
    reason,
    changedByName,
    previousAmount: toCurrencyUnits(previousAmount),
    newAmount: toCurrencyUnits(newAmount),
    changedOn: changedOn.toISOString(),
  };
}

const amountsOf = (amounts: ByCategory): CategoryAmounts => ({
  firstPartyExpense: toCurrencyUnits(amounts.firstPartyExpense),
  firstPartyLoss: toCurrencyUnits(amounts.firstPartyLoss),
  lossAdjustment: toCurrencyUnits(amounts.lossAdjustment),
  thirdPartyLoss: toCurrencyUnits(amounts.thirdPartyLoss),
  total: toCurrencyUnits(totalOf(amounts)),
});
