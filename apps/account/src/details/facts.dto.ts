import type { MinorUnits } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import type { FactsDraft } from '../domain/actions/edit-account';
import type { EntityType, OwnershipType } from '@palisade/trade';
import { ENTITY_TYPES, OWNERSHIP_TYPES } from '@palisade/trade';

const MAX_DOMAINS = 20;

/** Left out it stays; null is refused, as nothing else would be there. */
const given = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** A text without blanks around it; an empty one is none. */
export const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || null : value,
  );

/** What is told of a client; a field that is left out stays, null takes it back. */
export class AccountFacts {
  @given()
  @IsString()
  @MaxLength(200)
  name?: string;

  @given()
  @IsString()
  @MaxLength(40)
  phone?: string;

  @given()
  @IsString()
  @MaxLength(200)
  address1?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  address2?: string | null;

  /** United Kingdom only. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  address3?: string | null;

  @given()
  @IsString()
  @MaxLength(100)
  city?: string;

  /** Two letters; United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  state?: string | null;

  @given()
  @IsString()
  @MaxLength(10)
  zipCode?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(200)
  dbaOrTradestyle?: string | null;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(300)
  domainName?: string | null;

  /** Domains beside the first one. */
  @given()
  @IsArray()
  @ArrayMaxSize(MAX_DOMAINS)
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  domains?: string[];

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(500)
  url?: string | null;

  /** Of a year, in the currency of the country. */
  @IsOptional()
  @IsNumber()
  revenue?: number | null;

  @IsOptional()
  @IsNumber()
  totalRevenue?: number | null;

  @IsOptional()
  @IsNumber()
  nonUsRevenue?: number | null;

  /** Rounded down. */
  @IsOptional()
  @IsNumber()
  @Max(2_000_000_000)
  noOfEmployeesAll?: number | null;

  @IsOptional()
  @IsInt()
  @Max(1_000_000_000_000)
  numberOfPersonalRecords?: number | null;

  /** United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(6)
  naicsCode?: string | null;

  /** United Kingdom only. */
  @IsOptional()
  @IsString()
  @MaxLength(6)
  sicCode?: string | null;

  /** In percent, 51 to 100. */
  @IsOptional()
  @IsNumber()
  primaryNaicsPercentage?: number | null;

  /** A code of the country's classification; only while the first has less than 100 percent. */
  @IsOptional()
  @IsString()
  @MaxLength(6)
  secondNaicsCode?: string | null;

  @IsOptional()
  @IsInt()
  yearEstablished?: number | null;

  @IsOptional()
  @IsIn(OWNERSHIP_TYPES)
  ownershipType?: OwnershipType | null;

  @IsOptional()
  @IsIn(ENTITY_TYPES)
  entityType?: EntityType | null;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(9)
  dunsNumber?: string | null;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(10)
  ein?: string | null;

  @given()
  @IsBoolean()
  isFranchise?: boolean;

  /** Only of a franchise. */
  @IsOptional()
  @IsBoolean()
  franchiseSystemConnectivity?: boolean | null;

  @IsOptional()
  @IsBoolean()
  collectingPersonalInformation?: boolean | null;

  /** In percent. */
  @IsOptional()
  @IsNumber()
  percentInternationalSales?: number | null;

  @IsOptional()
  @IsBoolean()
  changeInScope?: boolean | null;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  changeInScopeDetail?: string | null;
}

/** What a request tells, in minor units and whole people. */
export function toFactsDraft({
  revenue,
  totalRevenue,
  nonUsRevenue,
  noOfEmployeesAll,
  ...told
}: AccountFacts): FactsDraft {
  const draft: FactsDraft = {
    ...told,
    revenue: amountOf('revenue', revenue),
    totalRevenue: amountOf('totalRevenue', totalRevenue),
    nonUsRevenue: amountOf('nonUsRevenue', nonUsRevenue),
    noOfEmployeesAll: noOfEmployeesAll && Math.floor(noOfEmployeesAll),
  };
  const stated = Object.entries(draft).filter(([, value]) => value !== undefined);
  return Object.fromEntries(stated) as FactsDraft;
}

const amountOf = (field: string, value: number | null | undefined): MinorUnits | null | undefined =>
  value && minorUnitsOf(value, `/${field}`);
