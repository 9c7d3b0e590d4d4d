import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Computes, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { ToolPricesResponse, ToolScorePriceResponse, ToolScoresRequest } from './tool-prices.dto';
import { ToolPricesQueries } from './tool-prices.queries';
import { ToolScorePrices } from './tool-score-prices';

@ApiTags('tool prices')
@Controller('api/quote/v1/tool-prices')
export class ToolPricesController {
  constructor(
    private readonly queries: ToolPricesQueries,
    private readonly scorePrices: ToolScorePrices,
  ) {}

  /**
   * What security tools take off the premium of a quote, connected and not.
   *
   * @remarks By the rater's own calculation: of a connected tool what it takes off now, which goes
   * when it is disconnected; of any other what it usually would, and at best. Nothing is saved. Empty
   * for a quote whose price is bound, closed, or never follows the score.
   */
  @Get(':id')
  @Can('quote:view')
  @Refuses({ 503: '' })
  getToolPrices(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ToolPricesResponse> {
    return this.queries.of(id, caller);
  }

  /**
   * What other scores of connected tools would do to the premium of insureds, in the order asked.
   *
   * @remarks Of each insured by the newest open quote that the caller sees, or else by the term in
   * force, by the rater's own calculation. Nothing is saved; what cannot be priced is null.
   */
  @Post()
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @Refuses({ 503: '' })
  priceToolScores(
    @Body() body: ToolScoresRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ToolScorePriceResponse[]> {
    return this.scorePrices.of(body, caller);
  }
}
