import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { WholesaleRequestQuery, WholesaleRequestResponse } from './wholesale-requests.dto';
import { WholesaleRequestsQueries } from './wholesale-requests.queries';

@ApiTags('submissions')
@Controller('api/account/v1/wra')
export class WholesaleRequestsController {
  constructor(private readonly queries: WholesaleRequestsQueries) {}

  /**
   * The quotes that were asked to be bound, the last first.
   *
   * @remarks By `PUT /api/quote/v1/{id}`. A text finds the company and the number of the quote.
   */
  @Get('search')
  @Can('submission:view')
  @ApiPage(WholesaleRequestResponse)
  searchWholesaleRequests(
    @Query() query: WholesaleRequestQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<WholesaleRequestResponse>> {
    return this.queries.search(query, actor);
  }
}
