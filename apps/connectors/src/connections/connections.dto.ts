import { ApiProperty } from '@nestjs/swagger';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { ConnectionStatus } from '../domain/connection';
import { CONNECTION_STATUSES } from '../domain/connection';
import { AWS_REGIONS } from '../vendors/aws';
import type { SignIn } from '../vendors/vendor';
import type { Connection } from './connection.entity';

const SIGN_INS = ['OAUTH', 'ROLE', 'CREDENTIALS', 'API_KEY'] as const;
const DEFINITION_STATES = ['READY', 'SIMULATED', 'NOT_SET_UP'] as const;

/** Which kind of tool. */
export class ConnectorTypeParameters {
  @IsIn(SECURITY_CONNECTOR_TYPES)
  connectorType: SecurityConnectorType;
}

/** Whose tool: the account, by its id; a policyholder's own when left out. */
export class AccountOfToolQuery {
  @IsOptional()
  @IsUUID()
  cbid?: string;
}

export class ConnectionsQuery {
  @IsOptional()
  @IsIn(SECURITY_CONNECTOR_TYPES)
  connectorType?: SecurityConnectorType;
}

/** What a tool was shown; which of it depends on how the tool is connected. */
export class ConnectionCredentials {
  /** Exactly 32 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  clientId?: string;

  /** Exactly 32 characters; never shown again. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  clientSecret?: string;

  /** Exactly 16 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  webhookUrl?: string;

  /** What the tool's consent page brought back. */
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  code?: string;

  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  state?: string;

  /** The role that the client made for us to take. */
  @IsOptional()
  @IsString()
  @MaxLength(600)
  roleArn?: string;

  /** As it was given out for this account. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  externalId?: string;
}

export class ConnectMetadata {
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  inviteToken?: string;

  /** Of AWS: where its findings are gathered; us-east-1 when left out. */
  @IsOptional()
  @IsIn(AWS_REGIONS)
  region?: string;
}

export class ConnectRequest {
  @IsIn(SECURITY_CONNECTOR_TYPES)
  connector: SecurityConnectorType;

  @IsObject()
  @ValidateNested()
  @Type(() => ConnectionCredentials)
  credentials: ConnectionCredentials;

  /** The account, by its id; a policyholder's own when left out. */
  @IsOptional()
  @IsUUID()
  cbid?: string;

  /** The invitation of who was invited, in place of the account; the region of AWS. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ConnectMetadata)
  metadata?: ConnectMetadata;
}

export class ApiKeyRequest {
  @IsString()
  @IsNotEmpty({ message: 'API key is a required field' })
  @MaxLength(500)
  apiKey: string;
}

export class ProviderOrganizationRequest {
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** The same, by its other name. */
  @IsOptional()
  @IsUUID()
  cbid?: string;
}

export class ProviderOrganizationResponse {
  organizationId: string;
}

export class InviteRequest {
  @IsUUID()
  organizationId: string;

  @IsIn(SECURITY_CONNECTOR_TYPES)
  connectorType: SecurityConnectorType;
}

export class InviteResponse {
  /** Connects that kind of tool for that account, once who has it is signed in; ends after a week. */
  inviteToken: string;
  /** The page where it is used. */
  url: string;
}

export class ProviderConnectorsQuery {
  @IsUUID()
  organizationId: string;
}

/** A kind of tool that can be connected. */
export class ConnectorDefinition {
  connectorName: string;
  @ApiProperty({ enum: SECURITY_CONNECTOR_TYPES })
  connectorType: SecurityConnectorType;
  description: string;
  /** Whether the real tool is asked, its simulator, or none: it is not set up here. */
  @ApiProperty({ enum: DEFINITION_STATES })
  state: (typeof DEFINITION_STATES)[number];
  @ApiProperty({ enum: SIGN_INS })
  signIn: SignIn;
  /** Whether answers in the vendor's published format prove the reading, or the simulator alone. */
  isProven: boolean;
  /** Of tools that ask for consent on a page of theirs. */
  @ApiProperty({ type: String, nullable: true })
  clientId: string | null;
  @ApiProperty({ type: String, nullable: true })
  responseType: string | null;
  scope: string[];
  /** What who connects it agrees to. */
  consent: string;
  /** Of a simulated tool: the page where it is chosen how the tool behaves. */
  @ApiProperty({ type: String, nullable: true })
  simulatorUrl: string | null;
}

export class OAuthMetadataResponse {
  clientId: string;
  responseType: string;
  redirectUri: string;
  scope: string[];
  state: string;
  /** Where to send the person. */
  authorizationUrl: string;
}

/** What a client makes a role of its own with, for us to take. */
export class RoleMetadataResponse {
  /** Whom the role is to trust. */
  principal: string;
  /** Of this account. */
  externalId: string;
  /** JSON, to be pasted as the trust policy of the role. */
  trustPolicy: string;
  /** JSON, to be pasted as its permissions. */
  rightsPolicy: string;
}

/** Ids that the tool gives a source. */
export class ConnectionMetadata {
  azureTenantId?: string;
  awsAccountId?: string;
}

export class ConnectionResponse {
  id: string;
  connectorId: string;
  accountId: string;
  @ApiProperty({ enum: SECURITY_CONNECTOR_TYPES })
  connectorType: SecurityConnectorType;
  /** SUCCESS is connected, anything else is not. */
  @ApiProperty({ enum: CONNECTION_STATUSES })
  connectorStatus: ConnectionStatus;
  /** What the tool calls the source. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;
  metadata: ConnectionMetadata;
  /** Why it cannot be read, and what to do; null while it can. */
  @ApiProperty({ type: String, nullable: true })
  problem: string | null;
  /** 0 to 100 (best); null where there was nothing to judge, or before the first reading. */
  @ApiProperty({ type: Number, nullable: true })
  score: number | null;
  @ApiProperty({ format: 'date-time' })
  created: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refreshed: string | null;
}

export class ConnectionStatusResponse {
  @ApiProperty({ enum: CONNECTION_STATUSES })
  connectorStatus: ConnectionStatus;
}

export function toConnectionResponse(connection: Connection): ConnectionResponse {
  const { id, connectorId, accountId, connectorType, status, label, problem, score } = connection;
  return {
    id,
    connectorId,
    accountId,
    connectorType,
    connectorStatus: status,
    label,
    metadata: connection.metadata,
    problem,
    score,
    created: connection.created.toISOString(),
    refreshed: connection.refreshed?.toISOString() ?? null,
  };
}
