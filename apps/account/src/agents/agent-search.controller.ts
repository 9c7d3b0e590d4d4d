import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { AgentResponse, AgentSearchQuery } from './agents.dto';
import { AgentsQueries } from './agents.queries';

@ApiTags('agents of accounts')
@Controller('api/agency/v1/agent')
export class AgentSearchController {
  constructor(private readonly agents: AgentsQueries) {}

  /**
   * The people of agencies to choose from.
   *
   * @remarks Staff choose from those of all agencies, an agency from its own, an insured from those
   * of its agency. By name; a text finds names and mail addresses, agency and team narrow the list.
   * Who is switched off or was removed is left out.
   */
  @Get('search')
  @Can('account:view')
  @ApiPage(AgentResponse)
  searchAgents(
    @Query() query: AgentSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AgentResponse>> {
    return this.agents.search(query, actor);
  }
}
