import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import type { LossCause } from '@palisade/trade';
import { LOSS_CAUSE_KEYS } from '@palisade/trade';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Claim } from '../claims/claim.entity';
import type { PolicyCover } from '../covers/policy-cover.entity';
import type { DiaryEntry } from '../diary/diary-entry.entity';
import type { FileAction, FileStatus } from '../domain/file-status';
import { FILE_STATUSES, offeredFileActions } from '../domain/file-status';
import type { FileWait } from '../domain/reports';
import { FILE_WAITS } from '../domain/reports';
import type { ReserveChangeStatus } from '../domain/life/book';
import type { ByCategory, ReserveCategory } from '../domain/reserves';
import { RESERVE_CATEGORIES, totalOf } from '../domain/reserves';
import type { ClaimsFile } from './claims-file.entity';
import { LitigationRequest } from './claims-file-requests.dto';
import type { ReserveChange } from './reserve-change.entity';

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

  /**
   * What worked-on files wait for: REPORT, that nothing was done to them for 25 days; DEADLINE, that
   * the day of an entry of their diary has passed (UTC).
   */
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
  /** What it is about. */
  @ApiProperty({ enum: LOSS_CAUSE_KEYS })
  cause: LossCause;
  /** Where it is fought out. */
  @ApiProperty({ type: LitigationRequest, nullable: true })
  litigation: LitigationRequest | null;
  /** When the insured was told that the insurer may still refuse. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  rightsReservedOn: string | null;
  /** When all that proves the loss was there. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  proofReceivedOn: string | null;
  reserves: CategoryAmounts;
  paid: CategoryAmounts;
  handlerId: string;
  handlerName: string | null;
  /** What is due next by its diary, for those who keep it; null where nothing is. */
  nextStep: string | null;
  /** By when. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  dueDate: string | null;
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
  /** WAITING until another person approves it; WITHDRAWN when it is wanted no more. */
  @ApiProperty({ enum: ['WAITING', 'IN_FORCE', 'WITHDRAWN'] })
  status: ReserveChangeStatus;
  /** What was asked for in one call; null where nothing waited. */
  changeId: string | null;
  @ApiProperty({ format: 'date-time' })
  changedOn: string;
}

/** What a file is answered with beside its row. */
export interface BesideFile {
  handlerName: string | null;
  vendors: VendorResponse[];
  next: DiaryEntry | null;
  claim: Claim;
  cover: PolicyCover;
  holds: (permission: string) => boolean;
}

export function toClaimsFile(file: ClaimsFile, beside: BesideFile): ClaimsFileResponse {
  const { claim, cover, handlerName, vendors, next, holds } = beside;
  const { fileStatus, reportedDate, incidentDate, closedDate, handlerId, created } = file;
  const { litigation, rightsReservedOn, proofReceivedOn } = file;
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
    cause: claim.cause,
    litigation,
    rightsReservedOn,
    proofReceivedOn,
    reserves: amountsOf(file.reserves),
    paid: amountsOf(file.paid),
    handlerId,
    handlerName,
    nextStep: next?.subject ?? null,
    dueDate: next?.dueDate ?? null,
    vendors,
    allowedActions: offeredFileActions(fileStatus, holds),
    created: created.toISOString(),
  };
}

export function toReserveChange(
  change: ReserveChange,
  changedByName: string | null,
): ReserveChangeResponse {
  const { id, category, previousAmount, newAmount, reason, changedOn, status, changeId } = change;
  return {
    id,
    category,
    reason,
    changedByName,
    status,
    changeId,
    previousAmount: toCurrencyUnits(previousAmount),
    newAmount: toCurrencyUnits(newAmount),
    changedOn: changedOn.toISOString(),
  };
}

export const amountsOf = (amounts: ByCategory): CategoryAmounts => ({
  firstPartyExpense: toCurrencyUnits(amounts.firstPartyExpense),
  firstPartyLoss: toCurrencyUnits(amounts.firstPartyLoss),
  lossAdjustment: toCurrencyUnits(amounts.lossAdjustment),
  thirdPartyLoss: toCurrencyUnits(amounts.thirdPartyLoss),
  total: toCurrencyUnits(totalOf(amounts)),
});
