import {
  EMAIL_MESSAGE,
  HOSTNAME_MESSAGE,
  isHostname,
  requiredMessage,
  TEXT_LIMITS,
} from '@palisade/kernel';
import type { AccountType, Country } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import type { Organization } from '../snapshots/organization.entity';

const MAX_PHONE = 40;
const MAX_MEMBERS = 1_000;
const STATE_LENGTH = 2;

const text = (change: (value: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));
const trimmed = (): PropertyDecorator => text((value) => value.trim());
const emptyAsNull = (): PropertyDecorator => text((value) => value.trim() || null);
const lowerCasedOrNull = (): PropertyDecorator =>
  text((value) => value.trim().toLowerCase() || null);

const IsHostname = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isHostname',
      validator: { validate: (value) => typeof value === 'string' && isHostname(value) },
    },
    { message: HOSTNAME_MESSAGE },
  );

/** Which partner is meant; for the provider's staff only, a partner reads its own. */
export class PartnerQuery {
  @IsOptional()
  @IsUUID()
  id?: string;
}

export class PartnerSearchQuery extends PageQuery {}

export class AggregatorSearchQuery extends PageQuery {
  /** Those with a client in this US state. */
  @IsOptional()
  @IsString()
  @Length(STATE_LENGTH, STATE_LENGTH)
  state?: string;

  /** Those of this edition. */
  @IsOptional()
  @IsIn(['USA', 'GBR'])
  country?: Country;
}

export class CarrierSearchQuery extends PageQuery {
  /** Those with a client in this US state. */
  @IsOptional()
  @IsString()
  @Length(STATE_LENGTH, STATE_LENGTH)
  state?: string;

  /** Made then or later. */
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  after?: Date;

  /** Made then or earlier. */
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  before?: Date;
}

export class PartnerProfileRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Name') })
  @MaxLength(TEXT_LIMITS.organizationName)
  name: string;

  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.description)
  description?: string | null;

  /** Switches the second factor on; it is lifted in the settings of the organisation. */
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  enforceMFA?: boolean;

  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  contactFirstName?: string | null;

  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  contactLastName?: string | null;

  @lowerCasedOrNull()
  @IsOptional()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  contactEmail?: string | null;

  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_PHONE)
  contactPhone?: string | null;
}

export class AggregatorProfileRequest extends PartnerProfileRequest {
  @lowerCasedOrNull()
  @ValidateIf((_, value) => value !== undefined)
  @IsHostname()
  hostname?: string;
}

export class ClusterProfileRequest extends PartnerProfileRequest {
  /** All that are to belong to it; without this they stay. */
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(MAX_MEMBERS)
  @IsUUID(undefined, { each: true })
  agencyIds?: string[];
}

export class SecurityProviderProfileRequest extends PartnerProfileRequest {
  /** All accounts that it is to serve; without this they stay. */
  @ValidateIf((_, value) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(MAX_MEMBERS)
  @IsUUID(undefined, { each: true })
  accountIds?: string[];
}

export class PartnerSummary {
  id: string;
  accountType: AccountType;
  name: string;
  description: string | null;
  hostname: string | null;
  enforceMFA: boolean;
  contactFirstName: string | null;
  contactLastName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  /** How many agencies belong to it. */
  agenciesCount: number;
  /** How many clients it has: its own, those that it protects, those on its paper. */
  accountsCount: number;
}

/** An agency or an account that belongs to a partner. */
export class PartnerMember {
  id: string;
  name: string;
}

export class PartnerProfileResponse extends PartnerSummary {
  /** By name, at most a thousand. */
  agencies: PartnerMember[];
  /** Of an aggregator what it made or was given, of a security provider all; as above. */
  accounts: PartnerMember[];
}

/** How much belongs to a partner. */
export interface PartnerCounts {
  agencies: number;
  accounts: number;
}

export function toPartnerSummary(partner: Organization, counts?: PartnerCounts): PartnerSummary {
  const { id, name, description, hostname, enforceMfa, contact } = partner;
  return {
    id,
    accountType: partner.accountType as AccountType,
    name,
    description,
    hostname,
    enforceMFA: enforceMfa,
    contactFirstName: contact?.firstName ?? null,
    contactLastName: contact?.lastName ?? null,
    contactEmail: contact?.email ?? null,
    contactPhone: contact?.phone ?? null,
    agenciesCount: counts?.agencies ?? 0,
    accountsCount: counts?.accounts ?? 0,
  };
}
