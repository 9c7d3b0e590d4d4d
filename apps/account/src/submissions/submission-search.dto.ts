import type { SubmissionStatus } from '@palisade/contracts';
import { SUBMISSION_STATUSES } from '@palisade/contracts';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import type { BusinessType } from '../domain/submissions/declination';
import { BUSINESS_TYPES } from '../domain/submissions/declination';

const listed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]));

/** Those on which work goes on, and those that nobody has taken. */
export const SUBMISSION_FILTERS = ['OPEN', 'UNASSIGNED'] as const;
export type SubmissionFilter = (typeof SUBMISSION_FILTERS)[number];

export class SubmissionSearchQuery extends PageQuery {
  /** One of these statuses. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(SUBMISSION_STATUSES.length)
  @IsIn(SUBMISSION_STATUSES, { each: true })
  status?: SubmissionStatus[];

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Of an account. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsUUID()
  assignedUser?: string;

  /** Of accounts that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @IsIn(SUBMISSION_FILTERS)
  filter?: SubmissionFilter;

  /** Received at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Received at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

export class SubmissionStatsQuery {
  @IsOptional()
  @IsIn(BUSINESS_TYPES)
  businessType?: BusinessType;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Whose premium is summed: two currencies are never added. That of the agency when left out. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';

  /** Received at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Received at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** Submissions by what became of them; those that were not viable are left out. */
export class SubmissionStatsResponse {
  totalNewBusiness: number;
  declined: number;
  lost: number;
  renewals: number;

  /** Of the latest priced quote of each, in the units of the currency. */
  totalQuotedPremium: number;
  averageQuotedPremium: number;

  @IsIn(['USD', 'GBP'])
  currency: 'USD' | 'GBP';
}
