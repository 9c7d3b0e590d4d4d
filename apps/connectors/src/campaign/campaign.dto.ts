import { ApiProperty } from '@nestjs/swagger';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import type { InviteState } from '../domain/campaign';
import { INVITE_STATES } from '../domain/campaign';

/** The most clients that are shown and asked at once. */
export const MOST_CLIENTS = 100;

export class CampaignQuery {
  @IsIn(SECURITY_CONNECTOR_TYPES)
  connectorType: SecurityConnectorType;
}

/** A client that may be asked to connect a tool. */
export class CampaignClientResponse {
  accountId: string;
  /** Null while the accounts cannot be asked. */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
  @ApiProperty({ enum: INVITE_STATES })
  state: InviteState;
  /** When it was asked last, for whichever tool. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastInvited: string | null;
  /** When it connected this tool, if it was asked for it before. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  connectedSince: string | null;
  /** Findings of its tools that are to be closed. */
  findings: number;
}

export class CampaignRequest {
  @IsIn(SECURITY_CONNECTOR_TYPES)
  connectorType: SecurityConnectorType;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_CLIENTS)
  @IsUUID(undefined, { each: true })
  accountIds: string[];
}

export class CampaignResponse {
  /** Clients that are asked; one that nobody can be written to for gets no letter. */
  invited: number;
  /** Clients that are not: they have the tool, were asked lately, or want no letters. */
  left: number;
}

export class CampaignRefusalRequest {
  /** As the letter carries it. */
  @IsString()
  @MaxLength(1_000)
  token: string;
}
