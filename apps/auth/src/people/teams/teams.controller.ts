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
  FoundTeamResponse,
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

  /**
   * The teams that the caller works in, for the team selector.
   *
   * @remarks The default team first. Who sees all teams, or is in none, gets all of the
   * organisation.
   */
  @Get()
  @Can('any')
  listTeams(@CurrentActor() actor: Actor): Promise<TeamResponse[]> {
    return this.queries.own(actor);
  }

  /**
   * Teams by name; staff find those of every organisation.
   *
   * @remarks Each with its organisation. Others find those that they work in. Deleted ones are left
   * out.
   */
  @Get('search')
  @Can('any')
  @ApiPage(FoundTeamResponse)
  searchTeams(
    @Query() query: TeamSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<FoundTeamResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * The teams that the caller administers.
   *
   * @remarks Each with its organisation and the number of its people. Staff see those of every
   * organisation and may name one.
   */
  @Get('all')
  @Can('team:view')
  @ApiPage(TeamRowResponse)
  listAllTeams(
    @Query() query: TeamListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TeamRowResponse>> {
    return this.queries.all(query, actor);
  }

  /**
   * A team that the caller administers.
   *
   * @remarks With its organisation and the number of its people. A team of another organisation, or
   * a deleted one, is answered 404.
   */
  @Get(':id')
  @Can('team:view')
  getTeam(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<TeamRowResponse> {
    return this.queries.one(id, actor);
  }

  /**
   * Add a team.
   *
   * @remarks The first team of an organisation is its default team; a name that it uses already is
   * refused with 409. Staff name the organisation by `accountId`. `team.saved.v1` is published;
   * `DELETE /api/auth/v1/teams/{id}` undoes it.
   */
  @Post()
  @Can('team:create')
  async addTeam(
    @Body() body: NewTeamRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamRowResponse> {
    return this.queries.row(await this.teams.add(body, actor));
  }

  /**
   * Rename a team, or make it the default team.
   *
   * @remarks The former default team gives way; the default mark alone cannot be taken off (409). A
   * name that the organisation uses already is refused with 409. `team.saved.v1` is published.
   */
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

  /**
   * Delete a team; its people and work go to the default team.
   *
   * @remarks The default team cannot be deleted (409). `team.saved.v1` names the team that takes
   * over, and every service moves its work there; people who are in another team as well keep that
   * one alone. No call brings it back.
   */
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
