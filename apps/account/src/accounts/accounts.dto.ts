import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type { AccountStatus } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
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
import type { AccountAct } from '../domain/account-status';
import { ACCOUNT_ACTS, offeredActs } from '../domain/account-status';
import type { FactOrigin, FactOrigins, FactSource } from '../domain/client-facts';
import { FACT_SOURCES } from '../domain/client-facts';
import type { EntityType, OwnershipType } from '@palisade/trade';
import { COUNTRIES } from '../domain/industries';
import { profileOf } from '../domain/risk/profile-score';
import { profileFactsOf } from '../risk/account-facts';
import type { Account } from './account.entity';
import { RenameRequestResponse } from './rename-request.dto';

export const MAX_TEAMS = 50;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

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
  @ArrayNotEmpty({ message: 'Please select a Team' })
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

/** A tag as an account shows it. */
export class AccountTag {
  id: string;
  name: string;
  color: string | null;
}

@ApiSchema({ name: 'AccountTeam' })
export class TeamResponse {
  id: string;
  name: string;
}

/** Where a fact comes from. */
export class FactOriginResponse implements FactOrigin {
  @ApiProperty({ enum: FACT_SOURCES })
  source: FactSource;
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** The person who gave it; null for a directory or a scan. */
  by: string | null;
}

@ApiExtraModels(FactOriginResponse)
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
  /** Domains beside the first one. */
  domains: string[];
  url: string | null;
  noDomainAttested: boolean;
  isFranchise: boolean;
  /** Only of a franchise. */
  franchiseSystemConnectivity: boolean | null;
  dbaOrTradestyle: string | null;
  /** In percent, 51 to 100; null counts as 100. */
  primaryNaicsPercentage: number | null;
  secondNaicsCode: string | null;
  secondPrimaryIndustry: string | null;
  secondSecondaryIndustry: string | null;
  /** What the primary share leaves of 100. */
  secondaryNaicsPercentage: number | null;
  ein: string | null;
  nonUsRevenue: number | null;
  totalRevenue: number | null;
  collectingPersonalInformation: boolean | null;
  /** In percent. */
  percentInternationalSales: number | null;
  changeInScope: boolean | null;
  changeInScopeDetail: string | null;
  /** Where each known fact comes from, by field. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FactOriginResponse) },
  })
  factOrigins: FactOrigins;
  isVerifiedByAgent: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  verifiedDate: string | null;
  verifiedBy: string | null;
  isCertified: boolean;
  /** Whom its policies are written to. */
  contactFirstName: string | null;
  contactLastName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  agentName: string | null;
  agentEmail: string | null;
  /** The insured consented to have ports tried by scans. */
  hasPortConsent: boolean;
  /** Why it was declined or lost. */
  statusReason: string | null;
  /** The latest wish of its agency for another name; only the agency and staff see it. */
  renameRequest: RenameRequestResponse | null;
  /** What the caller may do with it now. */
  @ApiProperty({ enum: ACCOUNT_ACTS, isArray: true })
  allowedActions: AccountAct[];
  /** Parts of the account that are known, 0 to 10; quoting needs 4. */
  profileScore: number;
  /** Why no quote can be requested; null when one can. */
  errorMessage: string | null;
  /** The latest risk score, 0 to 100 (best); null when there is none yet. */
  score: number | null;
  teams: TeamResponse[];
  /** Of its agency; only the agency and staff see them. */
  tags: AccountTag[];
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
  tags: Map<string, AccountTag & { agencyId: string }>;
  /** Whether the caller is of the agency or the provider, and not the insured or a partner. */
  isTrade: boolean;
  /** Whether the caller's role permits something. */
  holds: (permission: string) => boolean;
}

const HUNDRED_PERCENT = 100;

const unitsOf = (amount: number | null): number | null =>
  amount === null ? null : toCurrencyUnits(amount);

export function toAccountResponse(account: Account, names: AccountNames): AccountResponse {
  const { sortName: _, teamIds, aggregatorId: __, msspIds: ___, ...known } = account;
  const { policyContact, contactTold: ____, securityAnswers: _____, ...shown } = known;
  const { answersTold: ______, tagIds, agent, ...rest } = shown;
  const { closedOn: _______, wasBound: ________, portConsent, ...fields } = rest;
  const { primaryNaicsPercentage: share } = account;
  const { profileScore, errorMessage } = profileOf(profileFactsOf(account));
  return {
    ...fields,
    renameRequest: names.isTrade ? account.renameRequest : null,
    hasPortConsent: portConsent !== null,
    allowedActions: offeredActs(account, names.holds),
    profileScore,
    errorMessage,
    phoneNumber: account.phone,
    revenue: unitsOf(account.revenue),
    nonUsRevenue: unitsOf(account.nonUsRevenue),
    totalRevenue: unitsOf(account.totalRevenue),
    secondaryNaicsPercentage: share === null ? null : HUNDRED_PERCENT - share,
    contactFirstName: policyContact?.firstName ?? null,
    contactLastName: policyContact?.lastName ?? null,
    contactEmail: policyContact?.email ?? null,
    contactPhone: policyContact?.phone ?? null,
    agentName: agent?.name ?? null,
    agentEmail: agent?.email ?? null,
    teams: teamIds.map((id) => ({ id, name: names.teams.get(id) ?? '' })),
    tags: tagIds.flatMap((id) => {
      const tag = names.tags.get(id);
      // Those of an agency of before are not shown.
      if (tag?.agencyId !== account.agencyId) return [];
      return [{ id, name: tag.name, color: tag.color }];
    }),
    agencyName: names.agencies.get(account.agencyId ?? '') ?? null,
    verifiedDate: account.verifiedDate?.toISOString() ?? null,
    created: account.created.toISOString(),
    modified: account.modified.toISOString(),
  };
}
