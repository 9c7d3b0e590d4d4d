import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AccountResponse } from '../accounts/accounts.dto';
import { AccountsQueries } from '../accounts/accounts.queries';
import { AccountAgentService } from './account-agent.service';
import { AgenciesQueries } from './agencies.queries';
import {
  AccountAgenciesResponse,
  AssignAgencyRequest,
  ChangeAgentRequest,
  RemoveAgentQuery,
  SetAgentRequest,
} from './agents.dto';

@ApiTags('agents of accounts')
@Controller('api/account/v1')
export class AgentsController {
  constructor(
    private readonly agents: AccountAgentService,
    private readonly agencies: AgenciesQueries,
    private readonly accounts: AccountsQueries,
  ) {}

  /**
   * The agency that serves an account, and those that did and can be chosen again.
   *
   * @remarks An agency reads of itself alone. The one that serves the account comes first.
   */
  @Get('agencies/:accountId')
  @Can('account:view')
  async getAccountAgencies(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountAgenciesResponse> {
    return { agencies: await this.agencies.list(id, actor) };
  }

  /**
   * Make an agency the agent of an account.
   *
   * @remarks The account and its policies are seen by that agency from now on, and no more by the
   * one of before, whose open quotes become INVALID; `account.agent-changed.v1` tells the other
   * services, and the agency is mailed. Without `agentEmail` it is the agency as a whole. The four
   * fields of the customer name whom its policies are written to. Others
   * than the insured need `account:assign-agent`; an agency may name itself only, for another of its
   * agents (403). `DELETE` of the same address takes it back.
   */
  @Put('my-agent/:accountId')
  @Can('account:edit')
  async setMyAgent(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: SetAgentRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountAgenciesResponse> {
    return { agencies: await this.agents.set(id, body, actor) };
  }

  /**
   * Take an account from the agency that serves it.
   *
   * @remarks Nobody serves it then but the provider; the agency can be chosen again. Its open
   * quotes become INVALID. 404 when that agency does not serve it. Others than the insured need
   * `account:assign-agent`; an agency may name itself only (403).
   */
  @Delete('my-agent/:accountId')
  @Can('account:edit')
  async removeMyAgent(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Query() { agencyId }: RemoveAgentQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AccountAgenciesResponse> {
    return { agencies: await this.agents.remove(id, agencyId, actor) };
  }

  /**
   * Give an account to another agent and team, of whichever agency.
   *
   * @remarks By provider staff. What follows is as for `PUT /api/account/v1/my-agent/{accountId}`.
   */
  @Put('change-agent/:accountId')
  @Can('account:assign-agent')
  async changeAgent(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: ChangeAgentRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.agents.change(id, body, actor);
    return this.accounts.get(id, actor);
  }

  /**
   * Give an account that no agency has to one; 409 when it belongs to others.
   *
   * @remarks Needs `account:assign-agent`, of an aggregator `account:create` (403). It is of others
   * when it has another agency or another agent of the same one. An agent
   * or team that is not the agency's is refused with 400. What follows is as for `PUT
   * /api/account/v1/my-agent/{accountId}`.
   */
  @Put('assign-agency/:accountId')
  @Can('account:view')
  async assignAgency(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: AssignAgencyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.agents.assign(id, body, actor);
    return this.accounts.get(id, actor);
  }
}
