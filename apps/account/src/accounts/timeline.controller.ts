import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import {
  ApiPage,
  Can,
  CurrentActor,
  Timeline,
  TimelineEntry,
  TimelineQuery,
  TimelineVerification,
} from '@palisade/platform';
import { AccountsQueries } from './accounts.queries';

@ApiTags('accounts')
@Controller('api/account/v1/:accountId/timeline')
export class TimelineController {
  constructor(
    private readonly timeline: Timeline,
    private readonly queries: AccountsQueries,
  ) {}

  /**
   * What was done to an account, the newest first.
   *
   * @remarks Who did it, what it changed and whom it wrote to, as far as the caller may know: what
   * underwriters and handlers note stays with the provider, and a policyholder or the holder of a
   * mailed code is told what was done with them. 404 for a row out of scope.
   */
  @Get()
  @Can('account:view')
  @ApiPage(TimelineEntry)
  async listAccountTimeline(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Query() query: TimelineQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TimelineEntry>> {
    return this.timeline.page(await this.queries.timelineOf(id, actor), query);
  }

  /**
   * Whether the records of an account are unchanged since they were written.
   *
   * @remarks Each record is sealed with the one before it, a second after it was written; this
   * computes the seals again and names the oldest record that does not hold.
   */
  @Get('verification')
  @Can('account:view')
  async verifyAccountTimeline(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<TimelineVerification> {
    return this.timeline.verify(await this.queries.timelineOf(id, actor));
  }
}
