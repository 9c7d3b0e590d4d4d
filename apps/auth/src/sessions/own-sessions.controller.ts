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

  /** The devices where the caller is signed in. */
  @Get()
  @Can('any')
  @ApiPage(SessionResponse)
  listSessions(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<SessionResponse>> {
    return this.queries.own(query, actor);
  }

  /** Sign the caller out everywhere. */
  @Delete()
  @Can('any')
  @HttpCode(204)
  async endAllSessions(@CurrentActor() actor: Actor): Promise<void> {
    await this.sessions.endEverywhere(actor);
  }

  /** Sign the caller out on one device. */
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
