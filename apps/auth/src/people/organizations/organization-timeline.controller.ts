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
import { OrganizationsQueries } from './organizations.queries';

@ApiTags('entering accounts')
@Controller('api/auth/v1/organizations/:organizationId/timeline')
export class OrganizationTimelineController {
  constructor(
    private readonly timeline: Timeline,
    private readonly queries: OrganizationsQueries,
  ) {}

  /**
   * What was done to an organisation, the newest first.
   *
   * @remarks Who did it and what it changed, as far as the caller may know. 404 for a row out of
   * scope.
   */
  @Get()
  @Can('user:view')
  @ApiPage(TimelineEntry)
  async listOrganizationTimeline(
    @Param('organizationId', ParseUUIDPipe) id: string,
    @Query() query: TimelineQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TimelineEntry>> {
    return this.timeline.page(await this.queries.timelineOf(id, actor), query);
  }

  /**
   * Whether the records of an organisation are unchanged since they were written.
   *
   * @remarks Each record is sealed with the one before it; this computes the seals again and names
   * the oldest record that does not hold.
   */
  @Get('verification')
  @Can('user:view')
  async verifyOrganizationTimeline(
    @Param('organizationId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<TimelineVerification> {
    return this.timeline.verify(await this.queries.timelineOf(id, actor));
  }
}
