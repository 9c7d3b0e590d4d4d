import type { PolicyStatus } from '@palisade/contracts';
import { POLICY_STATUSES } from '@palisade/contracts';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { listed, truth } from './query-fields';

const MAX_STATUSES = POLICY_STATUSES.length;

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

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @truth()
  @IsBoolean()
  isOpenForRenewal?: boolean;

  /** Issued at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Issued at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

export class PolicyDescriptionRequest {
  /** Check In Mail, or what else is to be seen at a glance; null takes it off. */
  @ValidateIf((_, value) => value !== null)
  @IsString()
  @MaxLength(500)
  description: string | null;
}
