import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import {
  ArrayMaxSize,
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import type { BinderStatus } from '../domain/lifecycle/binder-status';
import { BINDER_STATUSES, binderStatusOf } from '../domain/lifecycle/binder-status';
import { balanceFor } from '../policies/policy-money';
import type { Policy } from '../policies/policy.entity';
import { listed, plainDate, trimmed, truth } from '../policies/query-fields';

/** The filters that the console offers by name (Spec 3 §4). */
export const BINDER_FILTERS = [
  ...(['PAID', 'NEED PAYMENT', 'BOUND', 'RESCINDED', 'BINDER EXPIRED'] as const),
] as const;

export type BinderFilter = (typeof BINDER_FILTERS)[number];

export class BinderSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(BINDER_FILTERS)
  filter?: BinderFilter;

  /** One of these statuses; binders that are not issued when left out. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(BINDER_STATUSES.length)
  @IsIn(BINDER_STATUSES, { each: true })
  status?: BinderStatus[];

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @truth()
  @IsBoolean()
  isPaid?: boolean;

  /** Bound at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Bound at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** The policy contact; what is left out stays as it was bound. */
export class IssueBinderRequest {
  /** The effective date of the binder, when named. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  customerFirstName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  customerLastName?: string;

  @IsOptional()
  @trimmed()
  @IsEmail()
  @MaxLength(254)
  customerEmail?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  customerPhone?: string;
}

/** More time for an expired binder. */
export class ExtendBinderRequest {
  /** Its new last day: 60 days after the effective date at the latest. */
  @plainDate()
  @ApiProperty({ format: 'date' })
  binderExpiresOn: string;

  /** Why; told in the timeline. */
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  reason: string;
}

/** A binder; amounts in currency units. */
export class BinderResponse {
  id: string;
  policyNumber: string;
  product: Product;
  status: BinderStatus;
  quoteId: string;
  accountId: string;
  companyName: string;
  agencyId: string | null;
  agencyName: string | null;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  @ApiProperty({ format: 'date-time' })
  boundOn: string;
  @ApiProperty({ format: 'date-time' })
  binderExpiresOn: string;
  currency: Currency;
  totalPremium: number;
  /** What the insured owes for the term: premium, taxes and fees. */
  amountDue: number;
  /** What of it was billed and is not paid. */
  balance: number;
  isPaid: boolean;
}

/** Something that stands against issuing. */
export class IssueGuard {
  /** As in the problems of `cover-check`. */
  code: string;
  pointer: string;
  detail: string;
}

/** What may be done to a binder. */
export type BinderOffer = 'issue' | 'extend';

export class BinderDetail extends BinderResponse {
  /** The last day that it can be extended to. */
  @ApiProperty({ format: 'date' })
  lastBinderDay: string;
  /** What issuing waits for; empty for a binder that is no longer open. */
  issueGuards: IssueGuard[];
  /** What the caller may do now. */
  allowedActions: BinderOffer[];
}

export function toBinder(policy: Policy, isNetSeen: boolean): BinderResponse {
  const { id, policyNumber, product, quoteId, accountId, companyName, agencyId, agent } = policy;
  const { effectiveDate, endDate, boundOn, binderExpiresOn, boundCharges, isPaid } = policy;
  return {
    id,
    policyNumber,
    product,
    quoteId,
    accountId,
    companyName,
    agencyId,
    status: binderStatusOf(policy.status),
    agencyName: agent?.agencyName ?? null,
    effectiveDate,
    endDate,
    boundOn: boundOn.toISOString(),
    binderExpiresOn: binderExpiresOn.toISOString(),
    currency: boundCharges.currency,
    totalPremium: toCurrencyUnits(boundCharges.totalPremium),
    amountDue: toCurrencyUnits(boundCharges.amountDue),
    balance: balanceFor(policy, isNetSeen),
    isPaid,
  };
}
