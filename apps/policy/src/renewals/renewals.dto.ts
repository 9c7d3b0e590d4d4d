import { ApiProperty } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';
import { QUOTE_STATUSES } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import type { NoticeStanding, Product } from '@palisade/trade';
import { NOTICE_STANDINGS, PRODUCT_CODES } from '@palisade/trade';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { NON_RENEWAL_REASONS } from '../domain/cancellation/reasons';
import type { RenewalStage } from '../domain/renewal/renewal-stage';
import { RENEWAL_STAGES } from '../domain/renewal/renewal-stage';
import { PolicySummary } from '../policies/policies.dto';
import { trimmed } from '../policies/query-fields';

const POLICIES_MAX = 200;

export class RenewalSearchQuery extends PageQuery {
  /** How far the renewal has come. */
  @IsOptional()
  @IsIn(RENEWAL_STAGES)
  filter?: RenewalStage;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;
}

/** The notice that is owed of a renewal that is dearer or covers less. */
export class RenewalNoticeResponse {
  /** The last day on which it can be mailed. */
  @ApiProperty({ format: 'date' })
  dueOn: string;
  /** It is mailed with the offer; null before. */
  @ApiProperty({ format: 'date', type: String })
  mailedOn: string | null;
  @ApiProperty({ enum: NOTICE_STANDINGS })
  standing: NoticeStanding;
}

/** The quote by which a policy is to be renewed. */
export class QuoteOfRenewalResponse {
  quoteId: string;
  quoteNumber: string;
  @ApiProperty({ enum: QUOTE_STATUSES })
  status: QuoteStatus;
  /** Null where no notice is owed. */
  notice: RenewalNoticeResponse | null;
}

/** A policy near its end, with how far its renewal has come. */
export class RenewalSummary extends PolicySummary {
  @ApiProperty({ enum: RENEWAL_STAGES })
  stage: RenewalStage;
  /** Below zero after the end. */
  daysLeft: number;
  /** The latest quote that renews it. */
  quote: QuoteOfRenewalResponse | null;
}

/** How many policies each stage would show. */
export class RenewalCounts {
  /** By stage, those alone that occur. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  filter: Record<string, number>;
}

export interface RenewalPage extends Omit<Page<RenewalSummary>, 'counts'> {
  counts: RenewalCounts;
}

export class NonRenewRequest {
  /** A code of the reasons for which an insurer does not renew. */
  @IsIn(NON_RENEWAL_REASONS)
  @ApiProperty({ enum: NON_RENEWAL_REASONS })
  reason: string;
}

export class OptOutRequest {
  /** False takes it back. */
  @IsBoolean()
  optOut: boolean;

  /** Why there is to be no renewal. */
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2_000)
  reason: string;
}

export class BulkOptOutRequest extends OptOutRequest {
  @ArrayMinSize(1)
  @ArrayMaxSize(POLICIES_MAX)
  @IsUUID(undefined, { each: true })
  policyIds: string[];
}

export class MuteRemindersRequest {
  @ArrayMinSize(1)
  @ArrayMaxSize(POLICIES_MAX)
  @IsUUID(undefined, { each: true })
  policyIds: string[];

  /** False lets them go out again. */
  @IsBoolean()
  mute: boolean;
}

export class UpdatedPoliciesResponse {
  updatedCount: number;
}

export class AutoRenewalResponse {
  /** The id that the quote of the renewal has once it is made. */
  quoteId: string;
}
