import type { PolicyStatus } from '@palisade/contracts';
import { POLICY_STATUSES } from '@palisade/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { INDUSTRY_SECTORS } from '../domain/industry-sector';
import { listed, plainDate, truth } from './query-fields';

const MAX_STATUSES = POLICY_STATUSES.length;

/** A term is at most a year and a half. */
const EXPIRY_DAYS_MAX = 550;

/** The filters that the console offers by name (Spec 3 §4). */
export const POLICY_FILTERS = ['OPEN FOR RENEWAL', 'CANCELLATIONS', 'INACTIVE'] as const;

export type PolicyFilter = (typeof POLICY_FILTERS)[number];

export class PolicySearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(POLICY_FILTERS)
  filter?: PolicyFilter;

  /** One of these statuses. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(MAX_STATUSES)
  @IsIn(POLICY_STATUSES, { each: true })
  status?: PolicyStatus[];

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  /** Of a sector of NAICS (US) or a section of SIC (UK); OTHER when the industry is not known. */
  @IsOptional()
  @IsIn(INDUSTRY_SECTORS)
  industry?: string;

  /** Charged in this currency. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @truth()
  @IsBoolean()
  isOpenForRenewal?: boolean;

  /** Those on which something is to be paid, or all others. */
  @IsOptional()
  @truth()
  @IsBoolean()
  isUnpaid?: boolean;

  /** Whose notice for non-payment is due and waits for a person, or all others. */
  @IsOptional()
  @truth()
  @IsBoolean()
  isToBeNoticed?: boolean;

  /** Whose offer of extended reporting is not sent while it can be, or all others. */
  @IsOptional()
  @truth()
  @IsBoolean()
  isOfferUnsent?: boolean;

  /** Issued or in force, and ending within so many days. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(EXPIRY_DAYS_MAX)
  expiresWithin?: number;

  /** Issued at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Issued at or before this instant. */
  @OptionalInstant()
  before?: Date;

  /** As of this day: statuses and premiums leave out what begins later. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  asOf?: string;

  /** By what was recorded until this instant. */
  @OptionalInstant()
  knownAt?: Date;
}

export class PolicyDescriptionRequest {
  /** Check In Mail, or what else is to be seen at a glance; null takes it off. */
  @ValidateIf((_, value) => value !== null)
  @IsString()
  @MaxLength(500)
  description: string | null;
}
