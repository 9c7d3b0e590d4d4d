import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Authorization, Can, CurrentActor, Public, Refuses } from '@palisade/platform';
import { CampaignClientsQueries } from './campaign-clients.queries';
import {
  CampaignClientResponse,
  CampaignQuery,
  CampaignRefusalRequest,
  CampaignRequest,
  CampaignResponse,
} from './campaign.dto';
import { CampaignService } from './campaign.service';

/** Clients of a security provider are asked by mail to connect a tool. */
@ApiTags('connectors')
@Controller('api/connector/v1/campaign')
export class CampaignController {
  constructor(
    private readonly campaign: CampaignService,
    private readonly clients: CampaignClientsQueries,
  ) {}

  /**
   * The clients of a provider: those that may be asked first, by their findings; at most 100.
   *
   * @remarks Each says whether it may be asked now, when it was asked last, and since when it has the tool
   * that it was asked for. Others than security providers have no clients here.
   */
  @Get('clients')
  @Can('connector:add')
  listCampaignClients(
    @Query() { connectorType }: CampaignQuery,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<CampaignClientResponse[]> {
    return this.clients.list(connectorType, actor, authorization);
  }

  /**
   * Ask clients by mail to connect a tool.
   *
   * @remarks Each is asked at most once in 30 days, and never when it wants no such letters or has the
   * tool: those are left. It cannot be undone.
   */
  @Post('invitations')
  @HttpCode(200)
  @Can('connector:add')
  @Refuses({ 404: 'One of the clients is not of the caller.' })
  inviteClients(
    @Body() body: CampaignRequest,
    @CurrentActor() actor: Actor,
  ): Promise<CampaignResponse> {
    return this.campaign.invite(body, actor);
  }

  /**
   * Say that a client wants no letters that ask to connect tools.
   *
   * @remarks By the link of such a letter, without a sign-in; saying so again changes nothing.
   */
  @Post('refusals')
  @HttpCode(204)
  @Public()
  @Refuses({ 404: 'The link is not known.' })
  refuseCampaign(@Body() { token }: CampaignRefusalRequest): Promise<void> {
    return this.campaign.refuse(token);
  }
}
