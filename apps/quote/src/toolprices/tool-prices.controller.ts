import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { ToolPricesResponse } from './tool-prices.dto';
import { ToolPricesQueries } from './tool-prices.queries';

@ApiTags('tool prices')
@Controller('api/quote/v1/tool-prices')
export class ToolPricesController {
  constructor(private readonly queries: ToolPricesQueries) {}

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
}
