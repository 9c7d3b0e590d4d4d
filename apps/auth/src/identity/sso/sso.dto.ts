import { EMAIL_MESSAGE, HOSTNAME_MESSAGE, isHostname, TEXT_LIMITS } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  MaxLength,
  ValidateBy,
} from 'class-validator';

const MAX_CODE = 4_000;
const MAX_ADDRESS = 500;
const MAX_CREDENTIAL = 500;
const MAX_DOMAINS = 50;

export class SsoStatusQuery {
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  email: string;
}

export class SsoStatusResponse {
  /** Whether people with such an address sign in at an identity provider of their own. */
  enabled: boolean;
  /** Where they do so; null when they do not. */
  loginUrl: string | null;
}

export class SsoTokenRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE)
  code: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE)
  state: string;

  /** The issuer that the answer of the identity provider names itself (RFC 9207). */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_ADDRESS)
  iss?: string;
}

export class SsoSettingsRequest {
  @IsBoolean()
  enabled: boolean;

  /** Where the provider's OpenID configuration is published. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @MaxLength(MAX_ADDRESS)
  issuer: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CREDENTIAL)
  clientId: string;

  /** Never shown again; the one of before stays when left out. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CREDENTIAL)
  clientSecret?: string;

  /** Domains of the addresses of those who sign in there. */
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((one) => String(one).trim().toLowerCase()) : value,
  )
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MAX_DOMAINS)
  @ValidateBy(
    {
      name: 'isHostname',
      validator: { validate: (value) => typeof value === 'string' && isHostname(value) },
    },
    { each: true, message: HOSTNAME_MESSAGE },
  )
  domains: string[];
}

export class SsoSettingsResponse {
  accountId: string;
  enabled: boolean;
  issuer: string;
  clientId: string;
  domains: string[];
  /** What the identity provider must be told to send people back to. */
  redirectUri: string;
}
