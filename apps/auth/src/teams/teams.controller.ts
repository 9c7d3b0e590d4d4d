import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  ChangeTeamRequest,
  NewTeamRequest,
  TeamListQuery,
  TeamResponse,
  TeamRowResponse,
  TeamSearchQuery,
} from './teams.dto';
import { TeamsQueries } from './teams.queries';
import { TeamsService } from './teams.service';

@ApiTags('teams')
@Controller('api/auth/v1/teams')
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly queries: TeamsQueries,
  ) {}

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

  /** The teams that the caller administers. */
  @Get('all')
  @Can('team:view')
  @ApiPage(TeamRowResponse)
  listAllTeams(
    @Query() query: TeamListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TeamRowResponse>> {
    return this.queries.all(query, actor);
  }

  /** A team that the caller administers. */
  @Get(':id')
  @Can('team:view')
  getTeam(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<TeamRowResponse> {
    return this.queries.one(id, actor);
  }

  /** Add a team. */
  @Post()
  @Can('team:create')
  async addTeam(
    @Body() body: NewTeamRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamRowResponse> {
    return this.queries.row(await this.teams.add(body, actor));
  }

  /** Rename a team, or make it the default team. */
  @Put(':id')
  @Can('team:edit')
  async changeTeam(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ChangeTeamRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamRowResponse> {
    await this.teams.change(id, body, actor);
    return this.queries.row(id);
  }

  /** Delete a team; its people and work go to the default team. */
  @Delete(':id')
  @Can('team:delete')
  @HttpCode(204)
  async deleteTeam(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.teams.remove(id, actor);
  }
}
