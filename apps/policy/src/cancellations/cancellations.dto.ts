import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Reason, ReasonList } from '../domain/cancellation/reasons';
import { CANCEL_REASONS, isByNotice, REASON_LISTS, typesOf } from '../domain/cancellation/reasons';
import type { CancellationType } from '../domain/cancellation/return-premium';
import { CANCELLATION_TYPES } from '../domain/cancellation/return-premium';
import { PolicyResponse } from '../policies/policies.dto';
import { plainDate, trimmed } from '../policies/query-fields';

export class CancelPolicyRequest {
  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;

  /** A code of the reasons; own words are comments. */
  @IsIn(CANCEL_REASONS)
  @ApiProperty({ enum: CANCEL_REASONS })
  reason: string;

  /** By the reason when left out: short rate for the insured's own, else pro rata. */
  @IsOptional()
  @IsIn(CANCELLATION_TYPES)
  cancellationType?: CancellationType;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  comments?: string | null;
}

export class CancellationReasonRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20_000)
  reason: string;
}

export class CancelPolicyResponse extends PolicyResponse {
  /** False for a dry run: nothing was written. */
  committed: boolean;
}

export class ReasonsQuery {
  /** Which list; the one of cancellations when left out. */
  @IsOptional()
  @IsIn(REASON_LISTS)
  type?: ReasonList;
}

export class ReasonResponse {
  reason: string;
  text: string;
  /** The methods that a cancellation for it may name; null where nothing is cancelled by method. */
  @ApiProperty({ enum: CANCELLATION_TYPES, isArray: true, nullable: true })
  cancellationTypes: CancellationType[] | null;
  /** The provider's staff may give notice for it; for any other it cancels flat, or when asked. */
  isByNotice: boolean;
}

export const toReasonResponse = ({ reason, text }: Reason, list: ReasonList): ReasonResponse => ({
  reason,
  text,
  cancellationTypes: list === 'cancel' ? typesOf(reason) : null,
  isByNotice: list === 'cancel' && isByNotice(reason),
});

@ApiSchema({ name: 'PolicyStatusLabel' })
export class StatusResponse {
  status: string;
  label: string;
}
