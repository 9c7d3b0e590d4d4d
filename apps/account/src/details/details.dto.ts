import { ApiProperty } from '@nestjs/swagger';
import type { Country } from '@palisade/kernel';
import { TEXT_LIMITS } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MAX_TEAMS, TeamReference } from '../accounts/accounts.dto';
import { COUNTRIES } from '../domain/industries';
import type { QuoteFate } from '../domain/quotes-of-change';
import { AccountFacts, trimmed } from './facts.dto';

export class UpdateAccountRequest extends AccountFacts {
  /** The quote on whose page it is changed: rated again, not closed. */
  @IsOptional()
  @IsUUID()
  quoteId?: string;

  /** That of the account: another one is refused. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: Country;

  /** In which teams it is from now on; those that the caller does not see stay. */
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty({ message: 'Please select a Team' })
  @ArrayMaxSize(MAX_TEAMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TeamReference)
  teams?: TeamReference[];
}

export class VerifyAccountRequest extends AccountFacts {
  /** Ticked once and for all: only another change of the account takes the tick away. */
  @Equals(true, { message: 'Tick that the details are right.' })
  isVerifiedByAgent: true;
}

export class OfQuoteQuery {
  /** The quote on whose page it is changed: rated again, not closed. */
  @IsOptional()
  @IsUUID()
  quoteId?: string;
}

export class UpdateAccountQuery {
  /** Save although the address does not verify; only with `account:address-override`. */
  @IsOptional()
  @Transform(
    ({ value }: { value: unknown }) => value === 'true' || (value === 'false' ? false : value),
  )
  @IsBoolean()
  confirmAddress?: boolean;
}

/** An open quote that a change concerns, and what becomes of it. */
export class ConcernedQuote {
  id: string;
  quoteNumber: string;
  product: Product;
  status: string;
  @ApiProperty({ enum: ['INVALIDATE', 'REFER', 'RATE_AGAIN'] })
  fate: QuoteFate;
}

export class PrecheckResponse {
  WillInvalidateQuotes: boolean;
  WillReferQuotes: boolean;
  /** The open quotes that the change concerns; none while no price depends on it. */
  quotes: ConcernedQuote[];
}

export class VerifiedResponse {
  isVerifiedByAgent: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  verifiedDate: string | null;
  verifiedBy: string | null;
}

export class CertifyRequest {
  @IsBoolean()
  certified: boolean;
}

export class AskRenameRequest {
  /** The name as it is to be. */
  @trimmed()
  @IsNotEmpty({ message: 'Name is a required field' })
  @IsString()
  @MaxLength(200)
  name: string;

  /** Why the client has another name. */
  @trimmed()
  @IsNotEmpty({ message: 'Reason is a required field' })
  @IsString()
  @MaxLength(2000)
  reason: string;
}

export class DecideRenameRequest {
  @IsBoolean()
  approved: boolean;

  /** The name as it was read, needed to approve: another that is asked for meanwhile is not (409). */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.organizationName)
  name?: string;

  /** What to tell the agency; needed for a refusal. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(2000)
  note?: string;
}

export class AttestNoDomainRequest {
  @IsBoolean()
  attested: boolean;
}

export class DomainCheckQuery {
  @IsOptional()
  @IsString()
  @MaxLength(500)
  domain?: string;
}

export class DomainCheckResponse {
  valid: boolean;
  /** As it would be stored. */
  domain: string;
  blacklisted: boolean;
  /** Why it is not taken; null when it is. */
  reason: string | null;
}

const NAMED = { message: 'Please enter Policy Holder First Name.' };
const SURNAMED = { message: 'Please enter Policy Holder Last Name.' };

export class PolicyContactRequest {
  /** The same as in the address, where it is given. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @trimmed()
  @IsNotEmpty(NAMED)
  @IsString(NAMED)
  @MaxLength(TEXT_LIMITS.personName)
  contactFirstName: string;

  @trimmed()
  @IsNotEmpty(SURNAMED)
  @IsString(SURNAMED)
  @MaxLength(TEXT_LIMITS.personName)
  contactLastName: string;

  @trimmed()
  @IsNotEmpty({ message: 'Please enter Email Address' })
  @IsString({ message: 'Please enter Email Address' })
  contactEmail: string;

  @IsNotEmpty({ message: 'Please enter a valid Policy Holder Phone Number.' })
  @IsString({ message: 'Please enter a valid Policy Holder Phone Number.' })
  @MaxLength(40)
  contactPhone: string;
}

export class EligibleQuery {
  /** The day from which a quote would run. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  effectiveDate?: string;

  @IsOptional()
  @Transform(
    ({ value }: { value: unknown }) => value === 'true' || (value === 'false' ? false : value),
  )
  @IsBoolean()
  isRenewal?: boolean;
}

export class EligibleProductResponse {
  product: Product;
  eligible: boolean;
  /** Why it cannot be quoted; null when it can. */
  reason: string | null;
}
