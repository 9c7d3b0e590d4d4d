import { PageQuery } from '@palisade/platform';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import type { Agent } from '../snapshots/agent.entity';

const MAX_TEAMS = 100;
const NAME_MAX = 200;
const EMAIL_MAX = 254;
const PHONE_MAX = 40;
const LINK_MAX = 2000;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class ServingAgency {
  @IsUUID()
  agencyId: string;
}

export class AssignAgencyRequest extends ServingAgency {
  /** Teams of the agency that get the account; without any, those of the agent or its default. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_TEAMS)
  @IsUUID(undefined, { each: true })
  teamIds?: string[];

  /** The person of the agency who takes care of it. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(EMAIL_MAX)
  agentEmail?: string | null;
}

export class ChangeAgentRequest extends ServingAgency {
  /** The new agent, of the agency. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'New agent is a required field.' })
  @MaxLength(EMAIL_MAX)
  agentEmail: string;

  /** Teams of the agency that get the account. */
  @IsArray()
  @ArrayNotEmpty({ message: 'Team is a required field.' })
  @ArrayMaxSize(MAX_TEAMS)
  @IsUUID(undefined, { each: true })
  teamIds: string[];
}

/** The agency that the insured chose, and whom it writes to (Spec 2 §3). */
export class SetAgentRequest extends ServingAgency {
  /** As the sender knows it; the agency is found by its id. */
  @IsOptional()
  @IsString()
  @MaxLength(NAME_MAX)
  agencyName?: string | null;

  /** With the other three of the customer: whom the policies are written to from now on. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(NAME_MAX)
  customerFirstName?: string | null;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(NAME_MAX)
  customerLastName?: string | null;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(EMAIL_MAX)
  customerEmail?: string | null;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(PHONE_MAX)
  customerPhoneNumber?: string | null;

  /** As the sender knows it; the agent is found by the mail address. */
  @IsOptional()
  @IsString()
  @MaxLength(NAME_MAX)
  agentFirstName?: string | null;

  /** As the sender knows it. */
  @IsOptional()
  @IsString()
  @MaxLength(NAME_MAX)
  agentLastName?: string | null;

  /** The person of the agency who takes care of the account. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(EMAIL_MAX)
  agentEmail?: string | null;

  /** As the sender knows it. */
  @IsOptional()
  @IsString()
  @MaxLength(PHONE_MAX)
  agentPhoneNumber?: string | null;

  /** As the sender knows it. */
  @IsOptional()
  @IsString()
  @MaxLength(NAME_MAX)
  agentName?: string | null;

  /** Where the sender read of it; the agency is mailed the address of the account. */
  @IsOptional()
  @IsString()
  @MaxLength(LINK_MAX)
  link?: string | null;
}

export class RemoveAgentQuery {
  /** The agency that serves the account. */
  @IsUUID()
  agencyId: string;
}

export class AccountAgencyResponse {
  agencyId: string;
  agencyName: string;
  /** It serves the account. */
  isMyAgent: boolean;
  /** It served the account before and can be chosen again. */
  isInterested: boolean;
}

export class AccountAgenciesResponse {
  /** The one that serves the account first, then the others by name. */
  agencies: AccountAgencyResponse[];
}

export class AgentSearchQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  teamId?: string;
}

/** A person of an agency. */
export class AgentResponse {
  id: string;
  agentFirstName: string | null;
  agentLastName: string | null;
  name: string;
  agentEmail: string;
  agentPhone: string | null;
  npn: string | null;
  agencyId: string;
  teamIds: string[];
}

export const toAgentResponse = (agent: Agent): AgentResponse => ({
  id: agent.id,
  agentFirstName: agent.firstName,
  agentLastName: agent.lastName,
  name: agent.name,
  agentEmail: agent.email,
  agentPhone: agent.phone,
  npn: agent.npn,
  agencyId: agent.organizationId,
  teamIds: agent.teamIds,
});
