import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
} from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { DRY_RUN, isDryRun } from '../quotes/dry-run';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { BindQuoteRequest, BoundQuoteResponse, RescindQuoteRequest } from './binding.dto';
import { BindingService } from './binding.service';

@ApiTags('binding')
@Controller('api/quote/v1')
export class BindingController {
  constructor(
    private readonly binding: BindingService,
    private readonly queries: QuotesQueries,
  ) {}

  /** Bind a quote; its rivals are closed with it. */
  @Post(['bind/:quoteId', 'p250/bind/:quoteId'])
  @HttpCode(200)
  @Can('quote:bind')
  @ApiHeader(DRY_RUN)
  bindQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: BindQuoteRequest,
    @CurrentCaller() caller: Caller,
    @Headers('prefer') prefer?: string,
  ): Promise<BoundQuoteResponse> {
    return this.binding.bind(id, body, caller, isDryRun(prefer));
  }

  /** Take a bound quote back before its policy is issued. */
  @Put('rescind/:quoteId')
  @Can('underwriting:rescind')
  async rescindQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() { reason }: RescindQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.binding.rescind(id, reason, caller);
    return this.queries.get(id, caller);
  }
}
