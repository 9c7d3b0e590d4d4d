import { ApiProperty } from '@nestjs/swagger';
import type { AccountType, Region, SignUpAccountType } from '@palisade/kernel';
import {
  ACCOUNT_TYPES,
  EMAIL_MESSAGE,
  producerNumberProblem,
  REGION_CODES,
  requiredMessage,
  SIGN_UP_ACCOUNT_TYPES,
  TEXT_LIMITS,
} from '@palisade/kernel';
import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import type { TokenType } from '../../domain/signup/token-types';
import { TOKEN_TYPES } from '../../domain/signup/token-types';
import { lowerCased, trimmed } from '../../text/text-fields';
import { MAX_CANDIDATE } from '../passwords/passwords.dto';

const MAX_CODE = 64;
const MAX_TOKEN = 200;
const REASONS = ['SIGN_UP', 'JOIN'] as const;

const named =
  (message: string, limit: number): PropertyDecorator =>
  (target, key) => {
    trimmed()(target, key);
    IsString()(target, key as string);
    IsNotEmpty({ message })(target, key as string);
    MaxLength(limit)(target, key as string);
  };

const problemOf = (value: unknown): string | null =>
  producerNumberProblem(typeof value === 'string' ? value : '');

const IsProducerNumber = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isProducerNumber',
      validator: { validate: (value) => problemOf(value) === null },
    },
    { message: ({ value }) => problemOf(value) ?? '' },
  );

export class ValidationTokenQuery {
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Validation token') })
  @MaxLength(MAX_TOKEN)
  validationToken: string;
}

export class NewLoginRequest {
  @IsString()
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(MAX_CANDIDATE)
  password: string;
}

export class SignupRequest extends NewLoginRequest {
  @named('Invitation code is required', MAX_CODE)
  invitationCode: string;

  @named('Organization name is required', TEXT_LIMITS.organizationName)
  organization: string;

  @named('First name is required', TEXT_LIMITS.personName)
  firstName: string;

  @named('Last name is required', TEXT_LIMITS.personName)
  lastName: string;

  /** National Producer Number; asked of everybody but policyholders. */
  @IsOptional()
  @trimmed()
  @IsProducerNumber()
  npn?: string;

  /** Another name of `npn`, the form's own. */
  @IsOptional()
  @trimmed()
  @IsProducerNumber()
  producerNo?: string;

  @ApiProperty({ enum: SIGN_UP_ACCOUNT_TYPES })
  @IsIn(SIGN_UP_ACCOUNT_TYPES)
  accountType: SignUpAccountType;
}

export class SignupResponse {
  email: string;
  accountType: SignUpAccountType;
}

export class JoinRequest extends NewLoginRequest {
  /** Asked for unless a quote knows the person. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  firstName?: string;

  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  lastName?: string;
}

export class ValidationTokenResponse {
  email: string;
  firstName: string | null;
  lastName: string | null;
  @ApiProperty({ enum: TOKEN_TYPES })
  tokenType: TokenType;
  accountType: AccountType;
  redirectURL: string | null;
  /** The account that a person with a login joins by this link; null where none is joined so. */
  joinedAccountName: string | null;
}

export class SignupInvitationRequest {
  @lowerCased()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  email: string;

  /** To open an account, or to join the caller's. */
  @ApiProperty({ enum: REASONS })
  @IsIn(REASONS)
  reason: (typeof REASONS)[number];

  @ApiProperty({ enum: ACCOUNT_TYPES })
  @IsIn(ACCOUNT_TYPES)
  accountType: AccountType;

  /** The role that the person gets. */
  @IsUUID()
  roleId: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  firstName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  lastName?: string;

  /** The edition that the new account works in; the caller's when left out. */
  @ApiProperty({ enum: REGION_CODES, required: false })
  @IsOptional()
  @IsIn(REGION_CODES)
  region?: Region;
}

export class SignupInvitationResponse {
  id: string;
}

export class InvitationParameters {
  @IsUUID()
  id: string;
}

export class WaitingInvitationResponse {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  @ApiProperty({ enum: TOKEN_TYPES })
  tokenType: TokenType;
  accountType: AccountType;
  /** The organisation that is joined; null for one that the sign-up makes. */
  accountName: string | null;
  /** Null for a person who is only led to the sign-in. */
  roleName: string | null;
  /** ISO 8601. */
  created: string;
  /** ISO 8601. */
  expires: string;
}
