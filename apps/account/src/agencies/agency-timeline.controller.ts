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
import { AgencyProfilesQueries } from './agencies.queries';

@ApiTags('agencies')
@Controller('api/account/v1/agency/:agencyId/timeline')
export class AgencyTimelineController {
  constructor(
    private readonly timeline: Timeline,
    private readonly queries: AgencyProfilesQueries,
  ) {}

  /**
   * What was done to an agency, the newest first.
   *
   * @remarks Who did it and what it changed, as far as the caller may know. 404 for a row out of
   * scope.
   */
  @Get()
  @Can('agency:view')
  @ApiPage(TimelineEntry)
  async listAgencyTimeline(
    @Param('agencyId', ParseUUIDPipe) id: string,
    @Query() query: TimelineQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TimelineEntry>> {
    return this.timeline.page(await this.queries.timelineOf(id, actor), query);
  }

  /**
   * Whether the records of an agency are unchanged since they were written.
   *
   * @remarks Each record is sealed with the one before it; this computes the seals again and names
   * the oldest record that does not hold.
   */
  @Get('verification')
  @Can('agency:view')
  async verifyAgencyTimeline(
    @Param('agencyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<TimelineVerification> {
    return this.timeline.verify(await this.queries.timelineOf(id, actor));
  }
}
