import { EMAIL_MESSAGE, isNpn, NPN_MESSAGE, requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { ApiProperty, OmitType } from '@nestjs/swagger';
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
import type { Agent } from '../snapshots/agent.entity';
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

const IsDay = (): PropertyDecorator => Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Enter a date.' });

export class LicenseSearchQuery extends PageQuery {
  @IsOptional()
  @IsString()
  @Length(2, 2)
  state?: string;

  /** The same as `state`. */
  @IsOptional()
  @IsString()
  @Length(2, 2)
  surplusLinesState?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** The mail address of the holder; of an agency's own licence that of its contact. */
  @IsOptional()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  email?: string;

  /** Those that end on this day or later; surplus licences that were entered then. */
  @IsOptional()
  @IsDay()
  @IsISO8601({ strict: true })
  after?: string;

  /** Those that end on this day or before; surplus licences that were entered then. */
  @IsOptional()
  @IsDay()
  @IsISO8601({ strict: true })
  before?: string;
}

/** The filters of a list as its query states them. */
export const filtersOf = (query: LicenseSearchQuery) => {
  const { state, surplusLinesState, agencyId, email, after, before } = query;
  return { state: state ?? surplusLinesState, agencyId, email, after, before };
};

/** A state of the United States in an address: two letters. */
export class LicenseStateParam {
  @Matches(/^[A-Z]{2}$/, { message: 'State field is required' })
  stateOrId: string;
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

export class AgentLicenseRequest extends OmitType(AgencyLicenseRequest, ['agencyId']) {
  /** The person who holds it, one of the agency. */
  @IsUUID(undefined, { message: requiredMessage('Agent') })
  agentId: string;

  /** That person's mail address; refused when it is another's. */
  @IsOptional()
  @trimmed()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  agentEmail?: string;
}

export class ChangeAgentLicenseRequest extends AgentLicenseRequest {
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

export class AgentLicenseResponse extends AgencyLicenseResponse {
  agentId: string | null;
  agentEmail: string | null;
  agentFirstName: string | null;
  agentLastName: string | null;
  agentPhone: string | null;
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
  @ApiProperty({ type: String, format: 'date-time' })
  created: string;
}

/** Names of agencies, and their people, by id. */
export interface LicenseHolders {
  agencies: ReadonlyMap<string, string>;
  agents: ReadonlyMap<string, Agent>;
}

export function toAgencyLicense(
  license: License,
  { agencies }: LicenseHolders,
): AgencyLicenseResponse {
  const { id, agencyId, state, npn, number, expirationDate, activeResidentState } = license;
  const agencyName = agencies.get(agencyId) ?? null;
  return { id, agencyId, agencyName, state, npn, number, expirationDate, activeResidentState };
}

export function toAgentLicense(license: License, holders: LicenseHolders): AgentLicenseResponse {
  const { agentId } = license;
  const agent = holders.agents.get(agentId ?? '');
  return {
    ...toAgencyLicense(license, holders),
    agentId,
    agentEmail: agent?.email ?? null,
    agentFirstName: agent?.firstName ?? null,
    agentLastName: agent?.lastName ?? null,
    agentPhone: agent?.phone ?? null,
  };
}

export function toSurplusLicense(
  license: License,
  { agencies }: LicenseHolders,
): SurplusLicenseResponse {
  const { id, agencyId, state, number, signatureOnFile } = license;
  return {
    id,
    agencyId,
    agencyName: agencies.get(agencyId) ?? null,
    brokerFirstName: license.brokerFirstName ?? '',
    brokerLastName: license.brokerLastName ?? '',
    brokerEmail: license.brokerEmail ?? '',
    surplusLicenseNumber: number,
    surplusLinesState: state,
    signatureOnFile,
    created: license.created.toISOString(),
  };
}
