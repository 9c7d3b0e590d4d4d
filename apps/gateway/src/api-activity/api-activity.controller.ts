import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import {
  ActivityGraph,
  ActivityStatistics,
  ApiActivityPage,
  ApiActivityQuery,
} from './api-activity.dto';
import { ApiActivityQueries } from './api-activity.queries';

@ApiTags('API activity')
@Controller('api/apiactivity/v1')
export class ApiActivityController {
  constructor(private readonly queries: ApiActivityQueries) {}

  /** The calls that were made with API keys; the next page is read by `searchAfter`. */
  @Get('search')
  @Can('api-key:activity')
  searchApiActivity(
    @Query() query: ApiActivityQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ApiActivityPage> {
    return this.queries.search(query, actor);
  }

  /** The calls as a series over time. */
  @Get('graph')
  @Can('api-key:activity')
  getApiActivityGraph(
    @Query() query: ApiActivityQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityGraph> {
    return this.queries.graph(query, actor);
  }

  /** Totals of the calls. */
  @Get('agg/stats')
  @Can('api-key:activity')
  getApiActivityStatistics(
    @Query() query: ApiActivityQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityStatistics> {
    return this.queries.statistics(query, actor);
  }
}
