import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import {
  ActivityBuckets,
  ActivityCountQuery,
  ActivityEntries,
  ActivityLog,
  ActivityLogQuery,
  Can,
  CurrentActor,
} from '@palisade/platform';
import { loggedSubmissions } from './logged-submissions';

@ApiTags('submissions')
@Controller('api/account/v1/submission/activities')
export class SubmissionLogController {
  constructor(private readonly log: ActivityLog) {}

  /**
   * What was done to submissions, for `GET /api/activity/v1/search`.
   *
   * @remarks To those that the caller sees, as far as their timelines tell it.
   */
  @Get()
  @Can('activity:view')
  listSubmissionActivities(
    @Query() query: ActivityLogQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityEntries> {
    return this.log.entries(loggedSubmissions, query, actor);
  }

  /**
   * How much was done to submissions, for `GET /api/activity/v1/aggregate`.
   *
   * @remarks By what was done, or by day; the most first.
   */
  @Get('aggregate')
  @Can('activity:view')
  countSubmissionActivities(
    @Query() query: ActivityCountQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityBuckets> {
    return this.log.buckets(loggedSubmissions, query, actor);
  }
}
