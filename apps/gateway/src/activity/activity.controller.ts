import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authorization, Can } from '@palisade/platform';
import { LogCountQuery, LogCountResponse, LogPageResponse, LogSearchQuery } from './activity.dto';
import { ActivityService } from './activity.service';

@ApiTags('activity')
@Controller('api/activity/v1')
export class ActivityController {
  constructor(private readonly service: ActivityService) {}

  /**
   * What was done to clients, submissions, quotes, policies, invoices and claims, the newest first.
   *
   * @remarks To those that the lists show the caller, as far as their timelines tell it. A page may
   * reach back a thousand entries; what is older is found by its time (400). A service that does
   * not answer within a second and a half is named in `missing`, and the others are shown.
   */
  @Get('search')
  @Can('activity:view')
  searchActivity(
    @Query() query: LogSearchQuery,
    @Authorization() authorization: string,
  ): Promise<LogPageResponse> {
    return this.service.search(query, authorization);
  }

  /**
   * How much was done: by action, by kind of row, or by day.
   *
   * @remarks Counts what `GET /api/activity/v1/search` lists. The most first.
   */
  @Get('aggregate')
  @Can('activity:view')
  countActivity(
    @Query() query: LogCountQuery,
    @Authorization() authorization: string,
  ): Promise<LogCountResponse> {
    return this.service.count(query, authorization);
  }
}
