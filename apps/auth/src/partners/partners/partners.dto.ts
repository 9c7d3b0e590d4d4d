import {
  EMAIL_MESSAGE,
  HOSTNAME_MESSAGE,
  isHostname,
  requiredMessage,
  TEXT_LIMITS,
} from '@palisade/kernel';
import type { AccountType } from '@palisade/kernel';
import {
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import type { Organization } from '../../people/organizations/organization.entity';
import { emptyAsNull, lowerCasedOrNull, trimmed } from '../../text/text-fields';

const MAX_PHONE = 40;

const IsHostname = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isHostname',
      validator: { validate: (value) => typeof value === 'string' && isHostname(value) },
    },
    { message: HOSTNAME_MESSAGE },
  );

export class HostnameQuery {
  @lowerCasedOrNull()
  @IsString()
  @MaxLength(TEXT_LIMITS.hostname)
  hostname: string;
}

export class HostnameResponse {
  valid: boolean;
  available: boolean;
}

export class HostnameRequest {
  @lowerCasedOrNull()
  @IsHostname()
  hostname: string;
}

export class AggregatorRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Name') })
  @MaxLength(TEXT_LIMITS.organizationName)
  name: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Description') })
  @MaxLength(TEXT_LIMITS.description)
  description: string;

  @lowerCasedOrNull()
  @IsHostname()
  hostname: string;
}

export class PartnerRequest {
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

  @lowerCasedOrNull()
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsHostname()
  hostname?: string | null;
}

export class NewPartnerRequest extends PartnerRequest {
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

export class AggregatorResponse {
  id: string;
  name: string;
  description: string | null;
  hostname: string | null;
}

export class PartnerResponse extends AggregatorResponse {
  accountType: AccountType;
  enforceMFA: boolean;
  contactFirstName: string | null;
  contactLastName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
}

export function toPartner(organization: Organization): PartnerResponse {
  const { id, name, description, hostname, accountType, enforceMfa } = organization;
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = organization;
  return {
    id,
    name,
    description,
    hostname,
    accountType,
    enforceMFA: enforceMfa,
    contactFirstName,
    contactLastName,
    contactEmail,
    contactPhone,
  };
}

export function toAggregator(organization: Organization): AggregatorResponse {
  const { id, name, description, hostname } = organization;
  return { id, name, description, hostname };
}
