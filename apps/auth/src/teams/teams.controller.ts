import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { TeamResponse, TeamSearchQuery } from './teams.dto';
import { TeamsQueries } from './teams.queries';

@ApiTags('teams')
@Controller('api/auth/v1/teams')
export class TeamsController {
  constructor(private readonly queries: TeamsQueries) {}

  /** The teams that the caller works in, for the team selector. */
  @Get()
  @Can('any')
  listTeams(@CurrentActor() actor: Actor): Promise<TeamResponse[]> {
    return this.queries.own(actor);
  }

  /** Teams by name; staff find those of every organisation. */
  @Get('search')
  @Can('any')
  @ApiPage(TeamResponse)
  searchTeams(
    @Query() query: TeamSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TeamResponse>> {
    return this.queries.search(query, actor);
  }
}
