import { ApiProperty } from '@nestjs/swagger';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { ClaimStatus, NoticeKind } from '../domain/claim-status';
import { NOTICE_KINDS } from '../domain/claim-status';
import { plainDate } from './plain-date';

const LISTED_STATUSES = ['UN_FILED', 'FILED'] as const;

const ANSWERS_MAX = 20;

/** What a question of the product is answered; a yes or no as YES or NO. */
export class ClaimAnswerField {
  @IsString()
  @MaxLength(60)
  key: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(2_000)
  answer: string;
}

/** The fields of a notice; what is left out stays as it is, null empties it. */
export class NoticeFields {
  /** Who reports; the form offers the people of the insured. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  name?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  role?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  companyName?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  workPhone?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  cellPhone?: string | null;

  /** The reporter is whom to talk to; true when left out. */
  @IsOptional()
  @IsBoolean()
  isRightContact?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  contactName?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(254)
  contactEmail?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  contactPhone?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  address?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  city?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(2)
  state?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(10)
  zipCode?: string | null;

  /** Not in the future. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ type: String, format: 'date', required: false, nullable: true })
  lossDate?: string | null;

  /** The hour and minute of the loss on that day, where the insured is, as 14:30. */
  @IsOptional()
  @IsString()
  @MaxLength(5)
  lossTime?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  lossDescription?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  impactedDevicesOs?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  impactedDevicesType?: string | null;

  @IsOptional()
  @plainDate()
  @ApiProperty({ type: String, format: 'date', required: false, nullable: true })
  incidentNoticed?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  lossInformationExplanation?: string | null;

  @IsOptional()
  @IsBoolean()
  isAuthoritiesInvolved?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  authorityName?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  authorityPhoneNumber?: string | null;

  @IsOptional()
  @IsBoolean()
  isReportFiled?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  reportNumber?: string | null;

  @IsOptional()
  @IsBoolean()
  isBusinessImpacted?: boolean;

  /** The incident goes on; true when left out. */
  @IsOptional()
  @IsBoolean()
  isCyberIncident?: boolean;

  @IsOptional()
  @IsBoolean()
  isRemediationServiceBegun?: boolean;

  /** Money left an account of the insured; false when left out. */
  @IsOptional()
  @IsBoolean()
  isMoneyMoved?: boolean;

  /** From which bank, to which, when and how much. */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  moneyMoved?: string | null;

  /** All that is answered of `GET /api/claims/v1/questions`. */
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(ANSWERS_MAX)
  @ValidateNested({ each: true })
  @Type(() => ClaimAnswerField)
  answers?: ClaimAnswerField[];

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  otherInformationExplanation?: string | null;

  /** To be filed as a circumstance: told of, and without a file until it is made a claim. */
  @IsOptional()
  @IsBoolean()
  isCircumstance?: boolean;

  /** File the claim with what is known now. */
  @IsOptional()
  @IsBoolean()
  isFiled?: boolean;
}

export class CreateClaimRequest extends NoticeFields {
  @IsUUID()
  policyId: string;
}

export class UpdateClaimRequest extends NoticeFields {}

export class ClaimSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(LISTED_STATUSES)
  status?: Exclude<ClaimStatus, 'DELETED'>;

  /** Claims alone, or what is told of and no claim yet. */
  @IsOptional()
  @IsIn(NOTICE_KINDS)
  kind?: NoticeKind;

  @IsOptional()
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  /** Saved first at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Saved first at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** Whether a circumstance ends, or is taken up again, and why. */
export class EndCircumstanceRequest {
  @IsBoolean()
  isEnded: boolean;

  /** Told to its insured. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(1000)
  reason: string;
}

/** What a filed notice says of its loss, put right; what is left out stays as it is. */
export class CorrectClaimRequest {
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  lossDate?: string;

  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  incidentNoticed?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  lossDescription?: string;

  /** Why; told in the timeline. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  reason: string;
}
