import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiPage, Can, InReadersDays } from '@palisade/platform';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import type { PolicyDashboard } from './dashboard.dto';
import { PolicyDashboardCounts, PolicyDashboardQuery } from './dashboard.dto';
import { DashboardQueries } from './dashboard.queries';
import { PolicySummary } from './policies.dto';

@ApiTags('policies')
@Controller('api/policy/v1/search/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardQueries) {}

  /**
   * The policies in the caller's scope that moved lately, with a count for each filter.
   *
   * @remarks A count says how many rows its filter would show; the same policies stand in `GET
   * /api/policy/v1/search`, whenever they moved.
   */
  @Get()
  @InReadersDays()
  @Can('policy:view')
  @ApiPage(PolicySummary, PolicyDashboardCounts)
  searchPolicyDashboard(
    @Query() query: PolicyDashboardQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyDashboard> {
    return this.dashboard.read(query, caller);
  }
}
