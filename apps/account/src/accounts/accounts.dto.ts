import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AccountStatus } from '@palisade/contracts';
import { ACCOUNT_STATUSES } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
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
import type { EntityType, OwnershipType } from '../domain/company';
import { COUNTRIES } from '../domain/industries';
import { profileOf } from '../domain/risk/profile-score';
import { profileFactsOf } from '../risk/account-facts';
import type { Account } from './account.entity';

const MAX_TEAMS = 50;
const MAX_STATUSES = 10;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const listed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]));

/** A team, by its id; the name is for people. */
export class TeamReference {
  @IsUUID()
  id: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  name?: string;
}

export class CreateAccountRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Name is a required field' })
  @MaxLength(200)
  name: string;

  /** Company id of the firmographic directory. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  cbid?: string | null;

  @IsString()
  @MaxLength(40)
  phone: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Address is a required field' })
  @MaxLength(200)
  address1: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(200)
  address2?: string | null;

  /** United Kingdom only. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(200)
  address3?: string | null;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'City is a required field' })
  @MaxLength(100)
  city: string;

  /** Two letters; United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  state?: string | null;

  @IsString()
  @MaxLength(10)
  zipCode: string;

  @IsIn(COUNTRIES)
  country: Country;

  @IsArray()
  @ArrayNotEmpty({ message: 'Team is a required field' })
  @ArrayMaxSize(MAX_TEAMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TeamReference)
  teams: TeamReference[];
}

export class CreateAccountQuery {
  /** Create although the address does not verify; only with `account:address-override`. */
  @IsOptional()
  @Transform(
    ({ value }: { value: unknown }) => value === 'true' || (value === 'false' ? false : value),
  )
  @IsBoolean()
  confirmAddress?: boolean;
}

export class AccountSearchQuery extends PageQuery {
  /** One of these statuses. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(MAX_STATUSES)
  @IsIn(ACCOUNT_STATUSES, { each: true })
  status?: AccountStatus[];

  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Created at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Created at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

@ApiSchema({ name: 'AccountTeam' })
export class TeamResponse {
  id: string;
  name: string;
}

export class AccountResponse {
  id: string;
  cbid: string | null;
  name: string;
  status: AccountStatus;
  phone: string;
  /** The same value as `phone`. */
  phoneNumber: string;
  address1: string;
  address2: string | null;
  address3: string | null;
  city: string;
  state: string | null;
  zipCode: string;
  country: Country;
  /** Whether the address was verified, not confirmed by hand. */
  addressVerified: boolean;
  domainName: string | null;
  /** Of a year, in the currency of the country. */
  revenue: number | null;
  noOfEmployeesAll: number | null;
  numberOfPersonalRecords: number | null;
  /** United States only. */
  naicsCode: string | null;
  /** United Kingdom only. */
  sicCode: string | null;
  primaryIndustry: string | null;
  secondaryIndustry: string | null;
  yearEstablished: number | null;
  ownershipType: OwnershipType | null;
  entityType: EntityType | null;
  dunsNumber: string | null;
  /** Parts of the account that are known, 0 to 10; quoting needs 4. */
  profileScore: number;
  /** Why no quote can be requested; null when one can. */
  errorMessage: string | null;
  /** The latest risk score, 0 to 100 (best); null when there is none yet. */
  score: number | null;
  teams: TeamResponse[];
  agencyId: string | null;
  agencyName: string | null;
  @ApiProperty({ format: 'date-time' })
  created: string;
  createdBy: string;
  @ApiProperty({ format: 'date-time' })
  modified: string;
}

/** Names that an account refers to, by id. */
export interface AccountNames {
  teams: Map<string, string>;
  agencies: Map<string, string>;
}

export function toAccountResponse(account: Account, names: AccountNames): AccountResponse {
  const { sortName: _, teamIds, aggregatorId: __, securityAnswers: ___, ...known } = account;
  const { policyContact: ____, contactTold: _____, answersTold: ______, ...shown } = known;
  const { linkVersion: _______, ...fields } = shown;
  const { profileScore, errorMessage } = profileOf(profileFactsOf(account));
  return {
    ...fields,
    profileScore,
    errorMessage,
    phoneNumber: account.phone,
    revenue: account.revenue === null ? null : toCurrencyUnits(account.revenue),
    teams: teamIds.map((id) => ({ id, name: names.teams.get(id) ?? '' })),
    agencyName: names.agencies.get(account.agencyId ?? '') ?? null,
    created: account.created.toISOString(),
    modified: account.modified.toISOString(),
  };
}
