import { EMAIL_MESSAGE, isNpn, NPN_MESSAGE, TEXT_LIMITS } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import type { License } from './license.entity';

const LETTERS = /^[\p{L} ]+$/u;
const LETTERS_AND_DIGITS = /^[\p{L}\d ]+$/u;
const ONLY_LETTERS = 'Only alphabets are allowed for this field';
const ONLY_LETTERS_AND_DIGITS = 'Only alphabets and numbers are allowed for this field';
const MAX_NUMBER = 40;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const IsNpn = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isNpn',
      validator: { validate: (value) => typeof value === 'string' && isNpn(value) },
    },
    { message: NPN_MESSAGE },
  );

export class LicenseSearchQuery extends PageQuery {
  @IsOptional()
  @IsString()
  @Length(2, 2)
  state?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;
}

export class SurplusLicenseSearchQuery extends PageQuery {
  @IsOptional()
  @IsString()
  @Length(2, 2)
  surplusLinesState?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;
}

export class AgencyLicenseRequest {
  /** Staff name the agency; an agency's licence is its own. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsString({ message: 'State field is required' })
  @Length(2, 2, { message: 'State field is required' })
  state: string;

  @IsOptional()
  @IsNpn()
  npn?: string | null;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'License # is required' })
  @Matches(LETTERS_AND_DIGITS, { message: ONLY_LETTERS_AND_DIGITS })
  @MaxLength(MAX_NUMBER)
  number: string;

  @IsISO8601({ strict: true }, { message: 'Expiration Date is a required field' })
  @Length(10, 10, { message: 'Expiration Date is a required field' })
  expirationDate: string;

  @IsBoolean()
  activeResidentState: boolean;
}

export class ChangeAgencyLicenseRequest extends AgencyLicenseRequest {
  @IsUUID()
  id: string;
}

export class SurplusLicenseRequest {
  /** Staff name the agency; an agency's licence is its own. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @trimmed()
  @IsString()
  @Matches(LETTERS, { message: ONLY_LETTERS })
  @MaxLength(TEXT_LIMITS.personName)
  brokerFirstName: string;

  @trimmed()
  @IsString()
  @Matches(LETTERS, { message: ONLY_LETTERS })
  @MaxLength(TEXT_LIMITS.personName)
  brokerLastName: string;

  @trimmed()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  brokerEmail: string;

  @trimmed()
  @IsString()
  @Matches(LETTERS_AND_DIGITS, { message: ONLY_LETTERS_AND_DIGITS })
  @MaxLength(MAX_NUMBER)
  surplusLicenseNumber: string;

  @IsString({ message: 'Broker License State is required' })
  @Length(2, 2, { message: 'Broker License State is required' })
  surplusLinesState: string;

  @IsOptional()
  @IsBoolean()
  signatureOnFile?: boolean;
}

export class AgencyLicenseResponse {
  id: string;
  agencyId: string;
  agencyName: string | null;
  state: string;
  npn: string | null;
  number: string;
  expirationDate: string | null;
  activeResidentState: boolean;
}

export class SurplusLicenseResponse {
  id: string;
  agencyId: string;
  agencyName: string | null;
  brokerFirstName: string;
  brokerLastName: string;
  brokerEmail: string;
  surplusLicenseNumber: string;
  surplusLinesState: string;
  signatureOnFile: boolean;
}

/** Names of agencies by id. */
export type AgencyNames = ReadonlyMap<string, string>;

export function toAgencyLicense(license: License, names: AgencyNames): AgencyLicenseResponse {
  const { id, agencyId, state, npn, number, expirationDate, activeResidentState } = license;
  const agencyName = names.get(agencyId) ?? null;
  return { id, agencyId, agencyName, state, npn, number, expirationDate, activeResidentState };
}

export function toSurplusLicense(license: License, names: AgencyNames): SurplusLicenseResponse {
  const { id, agencyId, state, number, signatureOnFile } = license;
  return {
    id,
    agencyId,
    agencyName: names.get(agencyId) ?? null,
    brokerFirstName: license.brokerFirstName ?? '',
    brokerLastName: license.brokerLastName ?? '',
    brokerEmail: license.brokerEmail ?? '',
    surplusLicenseNumber: number,
    surplusLinesState: state,
    signatureOnFile,
  };
}
