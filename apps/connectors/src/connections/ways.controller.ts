import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Authorization, Can, CurrentActor, Refuses } from '@palisade/platform';
import {
  AccountOfToolQuery,
  ConnectorTypeParameters,
  OAuthMetadataResponse,
  RoleMetadataResponse,
} from './connections.dto';
import { Ways } from './ways.service';

@ApiTags('connectors')
@Controller('api/connector/v1')
export class WaysController {
  constructor(private readonly ways: Ways) {}

  /**
   * The way to the consent page of a tool.
   *
   * @remarks The state comes back with the person and is good once, for ten minutes, for the session
   * that asked.
   */
  @Get('connectors/:connectorType/oauth/metadata')
  @Can('connector:add')
  @Refuses({ 409: 'The tool is not set up here.' })
  oauthMetadata(
    @Param() { connectorType }: ConnectorTypeParameters,
    @Query() { cbid }: AccountOfToolQuery,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<OAuthMetadataResponse> {
    return this.ways.toConsent(connectorType, { cbid, authorization }, actor);
  }

  /**
   * What a client makes a role of its own with, for us to read a tool as.
   *
   * @remarks The external id is good for one account; it is given back with the role when the tool is
   * connected. Both policies are to be pasted as they are.
   */
  @Get('connectors/:connectorType/role/metadata')
  @Can('connector:add')
  @Refuses({ 409: 'The tool is not set up here.' })
  roleMetadata(
    @Param() { connectorType }: ConnectorTypeParameters,
    @Query() { cbid }: AccountOfToolQuery,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<RoleMetadataResponse> {
    return this.ways.toRole(connectorType, { cbid, authorization }, actor);
  }
}
