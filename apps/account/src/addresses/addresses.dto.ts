import type { Address, Country } from '@palisade/kernel';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { COUNTRIES } from '../domain/industries';

/** An address as a person typed it: what is missing is reported as a finding, not refused. */
export class VerifyAddressRequest {
  @IsIn(COUNTRIES)
  country: Country;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  address1?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  address2?: string | null;

  /** United Kingdom only. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  address3?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  city?: string | null;

  /** United States only. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  state?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  zipCode?: string | null;
}

export class VerifyAddressResponse {
  verified: boolean;
  /** The fields that do not hold, by their names in the request. */
  errorFields: string[];
  /** The same fields as people of the country call them. */
  localizedErrorFieldNames: string[];
  /** What was compared with what is known of places; the rest is taken as it was typed. */
  comparedFields: string[];
  /** The same fields as people of the country call them. */
  localizedComparedFieldNames: string[];
}

export function addressOf({ address1, city, zipCode, ...rest }: VerifyAddressRequest): Address {
  return { ...rest, address1: address1 ?? '', city: city ?? '', zipCode: zipCode ?? '' };
}
