import { ApiProperty } from '@nestjs/swagger';
import type { SubmissionStatus } from '@palisade/contracts';
import { SUBMISSION_STATUSES } from '@palisade/contracts';
import { toCurrencyUnits } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import type { BusinessType, SubmissionDeclineReason } from '../domain/submissions/declination';
import { BUSINESS_TYPES, SUBMISSION_DECLINE_REASONS } from '../domain/submissions/declination';
import type { OperationalStatus, SubmissionAct } from '../domain/submissions/submission-status';
import {
  offeredActs,
  OPERATIONAL_STATUSES,
  SUBMISSION_ACTS,
} from '../domain/submissions/submission-status';
import type { Submission } from './submission.entity';

const NAME_MAX = 200;
const TEXT_MAX = 2000;
const MAX_IDS = 100;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class CreateSubmissionRequest {
  /** The account that it is for; its agency and name follow. */
  @IsOptional()
  @IsUUID()
  accountId?: string | null;

  /** Whom it is for, where no account is named. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(NAME_MAX)
  accountName?: string;

  /** The agency that sent it, named by staff; an agency sends its own. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** The message that it came with. */
  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(NAME_MAX)
  msgId?: string | null;

  /** Who of the provider works on it; named by staff. */
  @IsOptional()
  @IsUUID()
  assignedUser?: string | null;

  /** New business when left out. */
  @IsOptional()
  @IsIn(BUSINESS_TYPES)
  businessType?: BusinessType;
}

/** What is left out stays. */
export class UpdateSubmissionRequest {
  /** LOST, or IN_PROGRESS to take it up or take it up again; the others have calls of their own. */
  @IsOptional()
  @IsIn(SUBMISSION_STATUSES)
  status?: SubmissionStatus;

  /** How the work stands; PENDING_INFO waits for the agency. */
  @IsOptional()
  @IsIn(OPERATIONAL_STATUSES)
  operationalStatus?: OperationalStatus;

  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Account name is required' })
  @MaxLength(NAME_MAX)
  accountName?: string;

  /** The account that it was matched to. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  assignedUser?: string;
}

export class AssignSubmissionsRequest {
  /** At most a hundred: all of them are given, or none. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_IDS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  submissionIds: string[];

  /** A person of the provider. */
  @IsUUID()
  assignedUser: string;
}

export class AssigneeQuery {
  /** Part of the name or of the address. */
  @IsOptional()
  @IsString()
  @MaxLength(NAME_MAX)
  search?: string;
}

/** A person of the provider who can be given submissions. */
export class AssigneeResponse {
  id: string;
  name: string;
  email: string;
}

export class AssignedCountResponse {
  updatedCount: number;
}

export class DeclineSubmissionRequest {
  @IsIn(SUBMISSION_DECLINE_REASONS, { message: 'Declination Reason is a required field' })
  declinationReason: SubmissionDeclineReason;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason Description is required' })
  @MaxLength(TEXT_MAX)
  declinationReasonDescription: string;

  /** With FILL_IN_OPTION: the reason in words of one's own. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(NAME_MAX)
  fillInDeclinationReason?: string | null;
}

export class NonViableRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason is a required field' })
  @MaxLength(TEXT_MAX)
  reason: string;
}

/** Business that was sent in. */
export class SubmissionResponse {
  id: string;

  /** The message that it came with. */
  msgId: string | null;

  @IsIn(SUBMISSION_STATUSES)
  status: SubmissionStatus;

  @IsIn(OPERATIONAL_STATUSES)
  operationalStatus: OperationalStatus;

  accountName: string;

  /** The account that it was matched to. */
  accountId: string | null;
  agencyId: string;
  agencyName: string | null;

  /** Who of the provider works on it. */
  assignedUser: string | null;
  assignedUserName: string | null;

  @IsIn(BUSINESS_TYPES)
  businessType: BusinessType;

  @IsOptional()
  @IsIn(SUBMISSION_DECLINE_REASONS)
  declinationReason: SubmissionDeclineReason | null;
  declinationReasonDescription: string | null;
  fillInDeclinationReason: string | null;

  /** Why it is not viable. */
  nonViableReason: string | null;

  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  certifiedOn: string | null;

  /** What its latest priced quote costs, in the units of the currency. */
  quotedPremium: number | null;

  @IsIn(['USD', 'GBP'])
  currency: 'USD' | 'GBP';

  /** When it was received. */
  @ApiProperty({ format: 'date-time' })
  created: string;

  @ApiProperty({ format: 'date-time' })
  modified: string;

  /** What the caller may do with it now. */
  @IsIn(Object.keys(SUBMISSION_ACTS), { each: true })
  allowedActions: SubmissionAct[];
}

/** What other tables know of submissions, and who reads them when. */
export interface SubmissionNames {
  agencies: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
  holds: (permission: string) => boolean;
  now: Date;
}

export function toSubmission(
  row: Submission,
  { agencies, people, holds, now }: SubmissionNames,
): SubmissionResponse {
  const { certifiedOn, quotedPremium, created, modified, assignedUser } = row;
  return {
    id: row.id,
    msgId: row.msgId,
    status: row.status,
    operationalStatus: row.operationalStatus,
    accountName: row.accountName,
    accountId: row.accountId,
    agencyId: row.agencyId,
    agencyName: agencies.get(row.agencyId) ?? null,
    assignedUser,
    assignedUserName: people.get(assignedUser ?? '') ?? null,
    businessType: row.businessType,
    declinationReason: row.declinationReason,
    declinationReasonDescription: row.declinationReasonDescription,
    fillInDeclinationReason: row.fillInDeclinationReason,
    nonViableReason: row.nonViableReason,
    certifiedOn: certifiedOn?.toISOString() ?? null,
    quotedPremium: quotedPremium === null ? null : toCurrencyUnits(quotedPremium),
    currency: row.currency,
    created: created.toISOString(),
    modified: modified.toISOString(),
    allowedActions: offeredActs(row, holds, now),
  };
}
