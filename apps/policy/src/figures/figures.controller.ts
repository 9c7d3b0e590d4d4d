import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import {
  EarnedPremiumQuery,
  EarnedPremiumResponse,
  PolicyAggregateQuery,
  PolicyAggregateResponse,
} from './figures.dto';
import { FiguresQueries } from './figures.queries';
import { PolicyHomeQuery, PolicyHomeResponse } from './home.dto';
import { HomeQueries } from './home.queries';

@ApiTags('policy figures')
@Controller('api/policy/v1')
export class FiguresController {
  constructor(
    private readonly figures: FiguresQueries,
    private readonly home: HomeQueries,
  ) {}

  /**
   * What a home says of the policies in the caller's scope.
   *
   * @remarks What stands now is counted as the lists of `GET /api/policy/v1/search` hold it; what was
   * issued in the two times as `GET /api/policy/v1/search/aggregate` counts it.
   */
  @Get('search/home')
  @Can('policy:view')
  getPolicyHome(
    @Query() query: PolicyHomeQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyHomeResponse> {
    return this.home.read(query, actor);
  }

  /**
   * The policies in the caller's scope by status, product, agency, state, limit or month of issue.
   *
   * @remarks The list of `GET /api/policy/v1/search` with the same filters holds the policies that
   * are counted.
   */
  @Get('search/aggregate')
  @Can('policy:view')
  getPolicyAggregate(
    @Query() query: PolicyAggregateQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyAggregateResponse> {
    return this.figures.aggregate(query, actor);
  }

  /**
   * The premium that is earned month by month.
   *
   * @remarks Each transaction of a policy is earned by equal parts over the days that it covers, so
   * that endorsements count from their date and cancellations give back what is left. Days to come
   * show what will be earned as things stand.
   */
  @Get('earned-premium/graph')
  @Can('dashboard:earned-premium')
  getEarnedPremium(
    @Query() query: EarnedPremiumQuery,
    @CurrentActor() actor: Actor,
  ): Promise<EarnedPremiumResponse> {
    return this.figures.earned(query, actor);
  }
}
