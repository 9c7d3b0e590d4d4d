import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, InReadersDays } from '@palisade/platform';
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

  /**
   * The calls that were made with API keys; the next page is read by `searchAfter`.
   *
   * @remarks An organisation sees the calls of its own keys, staff those of all; they are kept for
   * 90 days. A text finds paths, methods and statuses. `searchAfter` of the answer is null on the
   * last page.
   */
  @Get('search')
  @InReadersDays()
  @Can('api-key:activity')
  searchApiActivity(
    @Query() query: ApiActivityQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ApiActivityPage> {
    return this.queries.search(query, actor);
  }

  /**
   * The calls as a series over time.
   *
   * @remarks A point for each step of the span with the number of calls and of those that failed
   * (400 and above); steps without calls are zero. It takes the same filters as the search.
   */
  @Get('graph')
  @InReadersDays()
  @Can('api-key:activity')
  getApiActivityGraph(
    @Query() query: ApiActivityQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityGraph> {
    return this.queries.graph(query, actor);
  }

  /**
   * Totals of the calls.
   *
   * @remarks All calls, those that succeeded and those that failed (400 and above), by method and
   * by status. It takes the same filters as the search.
   */
  @Get('agg/stats')
  @InReadersDays()
  @Can('api-key:activity')
  getApiActivityStatistics(
    @Query() query: ApiActivityQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityStatistics> {
    return this.queries.statistics(query, actor);
  }
}
