import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, Computes, CurrentActor, Authorization } from '@palisade/platform';
import {
  ConnectorDefinition,
  InviteRequest,
  InviteResponse,
  ProviderConnectorsQuery,
  ProviderOrganizationRequest,
  ProviderOrganizationResponse,
} from './connections.dto';
import { Invitations } from './invitations';
import { ToolAccounts } from './tool-accounts';
import { ToolDefinitions } from './tool-definitions';

/** The provider of connections: whose organisation an account is, and invitations to connect. */
@ApiTags('connectors')
@Controller('api/connector/v1/leen')
export class ProviderController {
  constructor(
    private readonly accounts: ToolAccounts,
    private readonly invitations: Invitations,
    private readonly definitions: ToolDefinitions,
  ) {}

  /**
   * The organisation of an account at the provider of connections; made when there is none.
   *
   * @remarks The same account always has the same one; nothing of it is sent anywhere.
   */
  @Post('organization')
  @Can('connector:add')
  @HttpCode(200)
  async providerOrganization(
    @Body() { accountId, cbid }: ProviderOrganizationRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<ProviderOrganizationResponse> {
    const account = await this.accounts.accountOf(accountId ?? cbid, actor, authorization);
    return { organizationId: await this.invitations.organizationOf(account.id) };
  }

  /**
   * An invitation to connect a kind of tool; who uses it must see the account.
   *
   * @remarks It ends after a week and connects that kind of tool alone.
   */
  @Post('invite-token')
  @Computes()
  @Can('connector:add')
  @HttpCode(200)
  async inviteToken(
    @Body() { organizationId, connectorType }: InviteRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<InviteResponse> {
    const accountId = await this.invitations.accountOf(organizationId);
    const account = await this.accounts.accountOf(accountId, actor, authorization);
    const inviteToken = this.invitations.invite(account.id, connectorType);
    return { inviteToken, url: this.accounts.invitationUrl(account, connectorType, inviteToken) };
  }

  /**
   * What an organisation can connect.
   *
   * @remarks The same tools as for everybody, for an organisation whose account the caller sees.
   */
  @Get('connectors')
  @Can('connector:view')
  async providerConnectors(
    @Query() { organizationId }: ProviderConnectorsQuery,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<ConnectorDefinition[]> {
    const accountId = await this.invitations.accountOf(organizationId);
    await this.accounts.accountOf(accountId, actor, authorization);
    return this.definitions.all();
  }
}
