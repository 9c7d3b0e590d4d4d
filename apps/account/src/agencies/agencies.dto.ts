import { ApiProperty } from '@nestjs/swagger';
import type { Region } from '@palisade/kernel';
import {
  EMAIL_MESSAGE,
  HOSTNAME_MESSAGE,
  isHostname,
  isNpn,
  NPN_MESSAGE,
  REGION_CODES,
  requiredMessage,
  storedEmail,
  TEXT_LIMITS,
  toCurrencyUnits,
} from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { ProgramName } from '@palisade/trade';
import { PROGRAM_NAMES } from '@palisade/trade';
import { trimmed } from '../details/facts.dto';
import { logoPathOf } from '../logos/logo-path';
import type { Agency } from './agency.entity';

const AGENCY_ID_MAX = 40;
const PROGRAM_MAX = 100;
const LIST_MAX = 50;
const MAX_FEE = 10_000;
const MAX_TERMS_DAYS = 120;
/** The revenue cap of Spec 2 §5. */
const MAX_REVENUE = 1_000_000_000_000;
const FEE_MESSAGE = 'Additional broker fee must be between 0 and 10,000';
const COMMISSION_MESSAGE = 'Commission must be between 0 and 100';

/** What agencies are listed by. */
export const AGENCY_FILTERS = ['WHOLESALE', 'APPOINTED', 'AGENCY BILLED', 'INCOMPLETE'] as const;

export type AgencyFilter = (typeof AGENCY_FILTERS)[number];

const when = (name: string, holds: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value === 'string' && holds(value) } },
    { message },
  );

/** Left out is as it was; null is refused. */
const given = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const lowerCased = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() || null : value,
  );

export class AgencySearchQuery extends PageQuery {
  /** Agencies of one kind; INCOMPLETE are those that signed up and have no profile yet. */
  @IsOptional()
  @IsIn(AGENCY_FILTERS)
  filter?: AgencyFilter;

  @IsOptional()
  @IsIn(REGION_CODES)
  region?: Region;
}

/** How an agency presents itself; what may be left out stays, null takes it back. */
export class AgencyProfile {
  @trimmed()
  @IsString({ message: requiredMessage('Name') })
  @MaxLength(TEXT_LIMITS.organizationName)
  name: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(TEXT_LIMITS.description)
  description?: string | null;

  @IsOptional()
  @lowerCased()
  @when('isHostname', isHostname, HOSTNAME_MESSAGE)
  hostname?: string | null;

  @trimmed()
  @IsString({ message: requiredMessage('NPN') })
  @when('isNpn', isNpn, NPN_MESSAGE)
  npn: string;

  /** The provider's own identifier of the agency. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(AGENCY_ID_MAX)
  agencyId?: string | null;

  @trimmed()
  @IsString({ message: requiredMessage('First name') })
  @MaxLength(TEXT_LIMITS.personName)
  contactFirstName: string;

  @trimmed()
  @IsString({ message: requiredMessage('Last name') })
  @MaxLength(TEXT_LIMITS.personName)
  contactLastName: string;

  @when('isAddress', (text) => storedEmail(text) !== null, EMAIL_MESSAGE)
  contactEmail: string;

  @IsString({ message: requiredMessage('Phone') })
  @IsNotEmpty({ message: requiredMessage('Phone') })
  @MaxLength(40)
  contactPhone: string;
}

export class CreateAgencyRequest extends AgencyProfile {
  /** The edition that it works in; that of the provider's own when left out. */
  @given()
  @IsIn(REGION_CODES)
  region?: Region;
}

/** A band of the insureds' revenue, in currency units; open where null. */
export class AgencyLevelFields {
  @trimmed()
  @IsString({ message: requiredMessage('Name') })
  @MaxLength(PROGRAM_MAX)
  name: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_REVENUE)
  minRevenue?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_REVENUE)
  maxRevenue?: number | null;
}

export class UpdateAgencyRequest extends AgencyProfile {
  @IsOptional()
  @trimmed()
  @IsString()
  @Matches(/^\d{9}$/, { message: 'A D-U-N-S number has nine digits.' })
  dunsNumber?: string | null;

  /** Percent of the premium; the product's own when null. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: COMMISSION_MESSAGE })
  @Min(0, { message: COMMISSION_MESSAGE })
  @Max(100, { message: COMMISSION_MESSAGE })
  commission?: number | null;

  /** Currency units that each new quote begins with; 0 when null. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: FEE_MESSAGE })
  @Min(0, { message: FEE_MESSAGE })
  @Max(MAX_FEE, { message: FEE_MESSAGE })
  additionalBrokerFee?: number | null;

  @given()
  @IsBoolean()
  isWholesale?: boolean;

  @given()
  @IsBoolean()
  isAppointed?: boolean;

  /** The agency collects the premium of what is bound from now on. */
  @given()
  @IsBoolean()
  agencyBilled?: boolean;

  /** Its people may issue what they bound. */
  @given()
  @IsBoolean()
  canIssue?: boolean;

  /** Its unpaid policies are noticed by a person, not by themselves. */
  @given()
  @IsBoolean()
  noticesByHand?: boolean;

  /** Everybody of the agency needs a second factor; the organisation's own setting ends it. */
  @given()
  @IsBoolean()
  enforceMFA?: boolean;

  /** Days after the effective date until an invoice is due; the usual 30 when null. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_TERMS_DAYS)
  paymentTerms?: number | null;

  @given()
  @IsArray()
  @ArrayMaxSize(LIST_MAX)
  @ArrayUnique()
  @IsIn(PROGRAM_NAMES, { each: true })
  @ApiProperty({ enum: PROGRAM_NAMES, isArray: true, required: false })
  programs?: ProgramName[];

  @given()
  @IsArray()
  @ArrayMaxSize(LIST_MAX)
  @ValidateNested({ each: true })
  @Type(() => AgencyLevelFields)
  levels?: AgencyLevelFields[];
}

export class AgencyLevelResponse {
  name: string;
  /** Currency units. */
  minRevenue: number | null;
  maxRevenue: number | null;
}

/** An agency with its settings; amounts in currency units. */
export class AgencyResponse {
  id: string;
  name: string;
  description: string | null;
  hostname: string | null;
  /** Null, as the contact is, while an agency that signed up has not completed its profile. */
  npn: string | null;
  /** The provider's own identifier of the agency. */
  agencyId: string | null;
  contactFirstName: string | null;
  contactLastName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  region: Region;
  dunsNumber: string | null;
  /** Percent of the premium; the product's own when null. */
  commission: number | null;
  additionalBrokerFee: number;
  isWholesale: boolean;
  isAppointed: boolean;
  agencyBilled: boolean;
  enforceMFA: boolean;
  canIssue: boolean;
  noticesByHand: boolean;
  /** Days; the usual 30 when null. */
  paymentTerms: number | null;
  programs: string[];
  levels: AgencyLevelResponse[];
  /** Where its logo of 144 by 144 pixels is shown; null without one. */
  smallLogoPath: string | null;
  /** Where its logo of 300 by 72 pixels is shown. */
  mediumLogoPath: string | null;
  @ApiProperty({ type: String, format: 'date-time' })
  created: string;
  @ApiProperty({ type: String, format: 'date-time' })
  modified: string;
}

const units = (amount: number | null): number | null =>
  amount === null ? null : toCurrencyUnits(amount);

export function toAgencyResponse(agency: Agency): AgencyResponse {
  const { deleted: _deleted, smallLogoId, mediumLogoId, ...shown } = agency;
  return {
    ...shown,
    additionalBrokerFee: toCurrencyUnits(agency.additionalBrokerFee),
    levels: agency.levels.map(({ name, minRevenue, maxRevenue }) => ({
      name,
      minRevenue: units(minRevenue),
      maxRevenue: units(maxRevenue),
    })),
    smallLogoPath: smallLogoId && logoPathOf(smallLogoId),
    mediumLogoPath: mediumLogoId && logoPathOf(mediumLogoId),
    created: agency.created.toISOString(),
    modified: agency.modified.toISOString(),
  };
}
