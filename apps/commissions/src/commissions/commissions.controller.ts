import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  CommissionResponse,
  CommissionSearchQuery,
  CommissionTotalsQuery,
  CommissionTotalsResponse,
} from './commissions.dto';
import { CommissionsQueries } from './commissions.queries';

@ApiTags('commissions')
@Controller('api/commissions/v1')
export class CommissionsController {
  constructor(private readonly queries: CommissionsQueries) {}

  /**
   * The commissions in the caller's scope.
   *
   * @remarks A commission accrues when a policy is issued, is released in the share of the premium that was
   * paid, and is charged back when premium is returned.
   */
  @Get('search')
  @Can('commission:view')
  @ApiPage(CommissionResponse)
  searchCommissions(
    @Query() query: CommissionSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<CommissionResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * What accrued, was charged back, released and paid, in one currency.
   *
   * @remarks Over the lines that the same filters of the search find.
   */
  @Get('aggregate')
  @Can('commission:view')
  getCommissionTotals(
    @Query() query: CommissionTotalsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<CommissionTotalsResponse> {
    return this.queries.totals(query, actor);
  }
}
