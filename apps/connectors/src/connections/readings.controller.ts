import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Authorization, Can, CurrentActor, PageQuery } from '@palisade/platform';
import { AccountFindingsQueries } from './account-findings.queries';
import type { Connection } from './connection.entity';
import { ClientFindingsQueries } from './client-findings.queries';
import {
  AccountFinding,
  ClientFindingsResponse,
  ConnectorAction,
  FindingChangeResponse,
  LatestScoreResponse,
  ReadingParameters,
  ScoreHistoryQuery,
  ScoreOfDayResponse,
  toAccountFinding,
  toAction,
  toFindingChange,
} from './readings.dto';
import { ConnectionsQueries } from './connections.queries';
import { ToolAccounts } from './tool-accounts';

const USUAL_DAYS = 90;

/** What was read of the tools of an account. */
@ApiTags('connectors')
@Controller('api/connector/v1')
export class ReadingsController {
  constructor(
    private readonly queries: ConnectionsQueries,
    private readonly clients: ClientFindingsQueries,
    private readonly findings: AccountFindingsQueries,
    private readonly accounts: ToolAccounts,
  ) {}

  /**
   * What the tools of an account find, the worst first, with what closing each is worth.
   *
   * @remarks Each alone, in points of the risk score and in what it takes off the open quote, or off the
   * next renewal. What cannot be priced is null; an account that the caller does not see is answered with 404.
   */
  @Get('account/:accountId/findings')
  @Can('connector:view')
  @ApiPage(AccountFinding)
  async listAccountFindings(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<Page<AccountFinding>> {
    await this.accounts.shown(accountId, authorization);
    const page = await this.findings.page(accountId, query, actor);
    return { ...page, content: page.content.map(toAccountFinding) };
  }

  /**
   * The ten clients whose tools find most to close, the worst first.
   *
   * @remarks By critical findings, then by high ones, then by all. Clients whose tools find nothing
   * are left out. What closing all that was found is worth is told of each.
   */
  @Get('clients/findings')
  @Can('connector:view')
  listClientFindings(
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<ClientFindingsResponse[]> {
    return this.clients.worst(actor, authorization);
  }

  /**
   * The latest score of a connector, 0 to 100 (best); 404 before the first reading.
   *
   * @remarks The mean of all its connected sources, half up, with the time of the last reading.
   */
  @Get(':connectorType/getLatestScore/:connectorId')
  @Can('connector:view')
  async latestScore(
    @Param() parameters: ReadingParameters,
    @CurrentActor() actor: Actor,
  ): Promise<LatestScoreResponse> {
    const { score, date } = this.queries.latestScore(await this.sources(parameters, actor));
    return { score, date: date.toISOString() };
  }

  /**
   * What would raise the score of a connector, the worst first.
   *
   * @remarks Each says how many points of the score of the tool doing it would add.
   */
  @Get(':connectorType/getActionList/:connectorId')
  @Can('connector:view')
  @ApiPage(ConnectorAction)
  async actionList(
    @Param() parameters: ReadingParameters,
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ConnectorAction>> {
    const page = await this.queries.actions(await this.sources(parameters, actor), query);
    return { ...page, content: page.content.map(toAction) };
  }

  /**
   * What opened and what was closed from one reading to the next, the latest first.
   *
   * @remarks The first reading changes nothing. What changed is kept for 400 days, and goes with the
   * connection.
   */
  @Get(':connectorType/getFindingChanges/:connectorId')
  @Can('connector:view')
  @ApiPage(FindingChangeResponse)
  async findingChanges(
    @Param() parameters: ReadingParameters,
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<FindingChangeResponse>> {
    const page = await this.queries.changes(await this.sources(parameters, actor), query);
    return { ...page, content: page.content.map(toFindingChange) };
  }

  /**
   * The score of each day on which a connector was read, the oldest first; 90 days unless asked.
   *
   * @remarks The last score of each day counts; days without a reading are left out.
   */
  @Get(':connectorType/getScoresHistory/:connectorId')
  @Can('connector:view')
  async scoresHistory(
    @Param() parameters: ReadingParameters,
    @Query() { days = USUAL_DAYS }: ScoreHistoryQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ScoreOfDayResponse[]> {
    return this.queries.history(await this.sources(parameters, actor), days);
  }

  /**
   * The three actions that raise the score of a connector most.
   *
   * @remarks By the points that each would add, the most first; fewer where less was found.
   */
  @Get(':connectorType/getShortlistActions/:connectorId')
  @Can('connector:view')
  async shortlistActions(
    @Param() parameters: ReadingParameters,
    @CurrentActor() actor: Actor,
  ): Promise<ConnectorAction[]> {
    return (await this.queries.shortlist(await this.sources(parameters, actor))).map(toAction);
  }

  private sources(
    { connectorId, connectorType }: ReadingParameters,
    actor: Actor,
  ): Promise<Connection[]> {
    return this.queries.ofConnector(connectorId, actor, connectorType);
  }
}
