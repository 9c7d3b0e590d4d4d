import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  CessionFilters,
  CessionResponse,
  CessionSearchQuery,
  CessionTotalsResponse,
} from './cessions.dto';
import { CessionsQueries } from './cessions.queries';

@ApiTags('treaties')
@Controller('api/policy/v1/cessions')
export class CessionsController {
  constructor(private readonly queries: CessionsQueries) {}

  /**
   * What was ceded to reinsurers.
   *
   * @remarks One row for each treaty of each transaction of a policy; of a return with negative
   * amounts. A reinsurer sees its own, staff all of them, nobody else any.
   */
  @Get('search')
  @Can('policy:view')
  @ApiPage(CessionResponse)
  searchCessions(
    @Query() query: CessionSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<CessionResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * What the same cessions sum to, currency by currency.
   *
   * @remarks Premium, ceded premium and ceding commission, with returns taken off.
   */
  @Get('aggregate')
  @Can('policy:view')
  getCessionTotals(
    @Query() query: CessionFilters,
    @CurrentActor() actor: Actor,
  ): Promise<CessionTotalsResponse> {
    return this.queries.totals(query, actor);
  }
}
