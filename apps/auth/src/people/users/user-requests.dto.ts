import {
  ACCOUNT_TYPES,
  EMAIL_MESSAGE,
  isNpn,
  NPN_MESSAGE,
  requiredMessage,
  TEXT_LIMITS,
} from '@palisade/kernel';
import type { AccountType } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { emptyAsNull, lowerCased, trimmed } from '../../text/text-fields';

const MAX_SLACK_HANDLE = 80;
const MAX_PHONE = 40;
const MAX_TEAMS = 100;
const MAX_ACCOUNTS = 200;

const whenPresent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const IsNpn = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isNpn',
      validator: { validate: (value) => typeof value === 'string' && isNpn(value) },
    },
    { message: NPN_MESSAGE },
  );

export class UserSearchQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsIn(ACCOUNT_TYPES)
  accountType?: AccountType;

  @IsOptional()
  @IsUUID()
  roleId?: string;

  @IsOptional()
  @IsUUID()
  teamId?: string;
}

/** What others keep of a person, beside the name. */
export class UserFacts {
  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_PHONE)
  phone?: string | null;

  @IsOptional()
  @IsBoolean()
  primaryContact?: boolean;

  @IsOptional()
  @IsBoolean()
  billingContact?: boolean;

  /** Only for people of the provider. */
  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SLACK_HANDLE)
  slackHandle?: string | null;

  @emptyAsNull()
  @IsOptional()
  @IsNpn()
  npn?: string | null;

  /** Teams of the person's organisation. */
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MAX_TEAMS)
  @IsUUID(undefined, { each: true })
  teamIds?: string[];
}

export class InviteUserRequest extends UserFacts {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('First name') })
  @MaxLength(TEXT_LIMITS.personName)
  firstName: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Last name') })
  @MaxLength(TEXT_LIMITS.personName)
  lastName: string;

  @lowerCased()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  email: string;

  @IsUUID(undefined, { message: requiredMessage('Role') })
  roleId: string;

  /** Staff invite into any organisation; everybody else into the own. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Agencies whose work the person does. */
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MAX_ACCOUNTS)
  @IsUUID(undefined, { each: true })
  agencies?: string[];
}

export class ChangeUserRequest extends UserFacts {
  @trimmed()
  @whenPresent()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('First name') })
  @MaxLength(TEXT_LIMITS.personName)
  firstName?: string;

  @emptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  middleName?: string | null;

  @trimmed()
  @whenPresent()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Last name') })
  @MaxLength(TEXT_LIMITS.personName)
  lastName?: string;

  @whenPresent()
  @IsUUID(undefined, { message: requiredMessage('Role') })
  roleId?: string;

  @whenPresent()
  @IsBoolean()
  enabled?: boolean;

  /** Who takes the open work of a person who is switched off. */
  @IsOptional()
  @IsUUID()
  workGoesTo?: string;
}

export class RemoveUserQuery {
  /** Take the person out of this one account only. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Who takes the open work of the person. */
  @IsOptional()
  @IsUUID()
  workGoesTo?: string;
}

export class MoveTeamsRequest {
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MAX_TEAMS)
  @IsUUID(undefined, { each: true })
  teamIds: string[];
}

export class AssignAgenciesRequest {
  /** The agencies whose work the person does, instead of those of before. */
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MAX_ACCOUNTS)
  @IsUUID(undefined, { each: true })
  agencies: string[];
}

export class AssignAccountsRequest {
  @IsUUID()
  userId: string;

  /** Accounts that the person may switch to, beside those of before. */
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MAX_ACCOUNTS)
  @IsUUID(undefined, { each: true })
  accountIds: string[];

  /** The role there; the least one of each account's type when left out. */
  @IsOptional()
  @IsUUID()
  roleId?: string;
}

export class InvitationRequest {
  @ValidateIf(({ email }: InvitationRequest) => email === undefined)
  @IsUUID()
  userId?: string;

  @lowerCased()
  @ValidateIf(({ userId }: InvitationRequest) => userId === undefined)
  @IsEmail({}, { message: EMAIL_MESSAGE })
  email?: string;
}
