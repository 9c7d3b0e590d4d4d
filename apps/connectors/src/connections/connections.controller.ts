import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Authorization, Can, CurrentActor, Refuses } from '@palisade/platform';
import { ConnectService } from './connect.service';
import {
  AccountOfToolQuery,
  ApiKeyRequest,
  ConnectionResponse,
  ConnectionsQuery,
  ConnectionStatusResponse,
  ConnectRequest,
  toConnectionResponse,
} from './connections.dto';
import { ConnectionsQueries } from './connections.queries';
import { ConnectionsService } from './connections.service';
import { ToolAccounts } from './tool-accounts';

const NOT_TAKEN = 'The tool did not take what it was shown.';

@ApiTags('connectors')
@Controller('api/connector/v1')
export class ConnectionsController {
  constructor(
    private readonly accounts: ToolAccounts,
    private readonly connecting: ConnectService,
    private readonly connections: ConnectionsService,
    private readonly queries: ConnectionsQueries,
  ) {}

  /**
   * The connected sources that the caller sees, of one type or of all; at most 500, the newest
   * first.
   *
   * @remarks A source that cannot be read says why, and what to do about it.
   */
  @Get('connections')
  @Can('connector:view')
  async listConnections(
    @Query() query: ConnectionsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ConnectionResponse[]> {
    return (await this.queries.list(query, actor)).map(toConnectionResponse);
  }

  /**
   * Connect a tool to an account.
   *
   * @remarks By what its consent page brought back, or by credentials. It is read at once; while the
   * tool does not answer the source is PENDING. Connecting the same source again renews it. Undone by
   * `DELETE /api/connector/v1/connections/{id}`.
   */
  @Post('connections')
  @ActsOutside()
  @Can('connector:add')
  @Refuses({ 409: 'The way back was used or has ended.', 422: NOT_TAKEN })
  async connectTool(
    @Body() body: ConnectRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<ConnectionResponse> {
    return toConnectionResponse(await this.connecting.connect(body, actor, authorization));
  }

  /**
   * Connect the training tool Wizer by its API key; as `POST /api/connector/v1/connections`.
   *
   * @remarks The key is kept sealed and never shown again; it is read with at once.
   */
  @Post('wizer/add')
  @ActsOutside()
  @Can('connector:add')
  @Refuses({ 422: NOT_TAKEN })
  async addWizer(
    @Query() { cbid }: AccountOfToolQuery,
    @Body() { apiKey }: ApiKeyRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<ConnectionResponse> {
    const connection = await this.connecting.byApiKey('WIZER', apiKey, {
      cbid,
      authorization,
      actor,
    });
    return toConnectionResponse(connection);
  }

  /**
   * Whether a connector is connected: SUCCESS when one of its sources is.
   *
   * @remarks SUCCESS is shown as connected; every other status is shown as not connected.
   */
  @Get('connections/:connectorId/status')
  @Can('connector:view')
  async connectionStatus(
    @Param('connectorId', ParseUUIDPipe) connectorId: string,
    @CurrentActor() actor: Actor,
  ): Promise<ConnectionStatusResponse> {
    const sources = await this.queries.ofConnector(connectorId, actor);
    const best = sources.find(({ status }) => status === 'SUCCESS') ?? sources[0];
    return { connectorStatus: best.status };
  }

  /**
   * Read a source now instead of at its time, once a day.
   *
   * @remarks It is read within seconds; what it says then counts as after every reading. Refused where
   * access was taken back, and within a minute of the reading before.
   */
  @Post('connections/:id/refresh')
  @Can('connector:add')
  @HttpCode(200)
  @Refuses({ 409: 'It was read within the last minute, or access was taken back.' })
  async refreshSource(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ConnectionResponse> {
    const source = await this.queries.find(id, actor);
    return toConnectionResponse(await this.connections.readAgain(source));
  }

  /**
   * Disconnect a source.
   *
   * @remarks Its secrets are deleted at once and it counts no more in score and price; what was read
   * of it is deleted within 90 days. Connect it again to undo it.
   */
  @Delete('connections/:id')
  @Can('connector:delete')
  @HttpCode(204)
  async disconnectSource(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.connections.disconnect([await this.queries.find(id, actor)]);
  }

  /**
   * The connected sources of an account; an account without any has an empty list.
   *
   * @remarks An account that the caller does not see is answered with 404.
   */
  @Get('account/:accountId')
  @Can('connector:view')
  async accountConnections(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<ConnectionResponse[]> {
    await this.accounts.shown(accountId, authorization);
    return (await this.queries.list({ accountId }, actor)).map(toConnectionResponse);
  }

  /**
   * Disconnect all sources of a connector, each as by `DELETE /api/connector/v1/connections/{id}`.
   *
   * @remarks They count no more in score and price; connect them again to undo it.
   */
  @Delete(':connectorId')
  @Can('connector:delete')
  @HttpCode(204)
  async disconnectAll(
    @Param('connectorId', ParseUUIDPipe) connectorId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.connections.disconnect(await this.queries.ofConnector(connectorId, actor));
  }
}
