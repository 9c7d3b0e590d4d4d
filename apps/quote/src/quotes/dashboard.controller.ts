import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiPage, Can, InReadersDays } from '@palisade/platform';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import type { QuoteDashboard } from './dashboard.dto';
import { QuoteDashboardCounts, QuoteDashboardQuery } from './dashboard.dto';
import { DashboardQueries } from './dashboard.queries';
import { QuoteSummary } from './quotes.dto';

@ApiTags('quotes')
@Controller('api/quote/v1/search/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardQueries) {}

  /**
   * The quotes in the caller's scope that moved lately, with a count for each filter.
   *
   * @remarks A count says how many rows its filter would show under what is chosen beside it; the
   * same quotes stand in `GET /api/quote/v1/search`, whenever they moved.
   */
  @Get()
  @InReadersDays()
  @Can('quote:view')
  @ApiPage(QuoteSummary, QuoteDashboardCounts)
  searchQuoteDashboard(
    @Query() query: QuoteDashboardQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteDashboard> {
    return this.dashboard.read(query, caller);
  }
}
