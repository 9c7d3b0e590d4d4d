import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, PageQuery } from '@palisade/platform';
import { SessionParameters, SessionResponse } from './sessions.dto';
import { SessionsQueries } from './sessions.queries';
import { SessionsService } from './sessions.service';

@ApiTags('sessions')
@Controller('api/auth/v1/sessions')
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly queries: SessionsQueries,
  ) {}

  /**
   * The devices where the caller is signed in.
   *
   * @remarks Those that a refresh token can still continue, the last used first, each with address
   * and browser; the one of this call is marked.
   */
  @Get()
  @Can('any')
  @ApiPage(SessionResponse)
  listSessions(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<SessionResponse>> {
    return this.queries.own(query, actor);
  }

  /**
   * Sign the caller out everywhere.
   *
   * @remarks The own session is one of them. Access tokens of any are refused within two seconds on
   * every service. Sign in again to go on.
   */
  @Delete()
  @Can('any')
  @HttpCode(204)
  async endAllSessions(@CurrentActor() actor: Actor): Promise<void> {
    await this.sessions.endEverywhere(actor);
  }

  /**
   * Sign the caller out on one device.
   *
   * @remarks Its access tokens are refused within two seconds on every service; the others go on. A
   * session that is over or somebody else's is answered 404.
   */
  @Delete(':id')
  @Can('any')
  @HttpCode(204)
  async endSession(
    @Param() { id }: SessionParameters,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.sessions.endOne(id, actor);
  }
}
