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
import { PoliciesQueries } from './policies.queries';

@ApiTags('policies')
@Controller('api/policy/v1/:policyId/timeline')
export class TimelineController {
  constructor(
    private readonly timeline: Timeline,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * What was done to a policy, the newest first.
   *
   * @remarks Who did it, what it changed and whom it wrote to, as far as the caller may know: what
   * underwriters and handlers note stays with the provider, and a policyholder or the holder of a
   * mailed code is told what was done with them. 404 for a row out of scope.
   */
  @Get()
  @Can('policy:view')
  @ApiPage(TimelineEntry)
  async listPolicyTimeline(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Query() query: TimelineQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TimelineEntry>> {
    return this.timeline.page(await this.queries.timelineOf(id, actor), query);
  }

  /**
   * Whether the records of a policy are unchanged since they were written.
   *
   * @remarks Each record is sealed with the one before it, a second after it was written; this
   * computes the seals again and names the oldest record that does not hold.
   */
  @Get('verification')
  @Can('policy:view')
  async verifyPolicyTimeline(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<TimelineVerification> {
    return this.timeline.verify(await this.queries.timelineOf(id, actor));
  }
}
