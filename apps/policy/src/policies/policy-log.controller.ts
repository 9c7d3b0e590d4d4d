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
import { loggedPolicies } from './logged-policies';

@ApiTags('policies')
@Controller('api/policy/v1/activities')
export class PolicyLogController {
  constructor(private readonly log: ActivityLog) {}

  /**
   * What was done to policies, for `GET /api/activity/v1/search`.
   *
   * @remarks To those that the caller sees, as far as their timelines tell it.
   */
  @Get()
  @Can('activity:view')
  listPolicyActivities(
    @Query() query: ActivityLogQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityEntries> {
    return this.log.entries(loggedPolicies, query, actor);
  }

  /**
   * How much was done to policies, for `GET /api/activity/v1/aggregate`.
   *
   * @remarks By what was done, or by day; the most first.
   */
  @Get('aggregate')
  @Can('activity:view')
  countPolicyActivities(
    @Query() query: ActivityCountQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityBuckets> {
    return this.log.buckets(loggedPolicies, query, actor);
  }
}
