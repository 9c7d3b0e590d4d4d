import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { EditQuoteRequest } from './editing.dto';
import { EditingService } from './editing.service';
import { RetryingService } from './retrying.service';

@ApiTags('quotes')
@Controller('api/quote/v1')
export class EditingController {
  constructor(
    private readonly editing: EditingService,
    private readonly retrying: RetryingService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Change a draft or an indication.
   *
   * @remarks A draft keeps its status; an indication is rated again, and is READY once every answer
   * is there and nothing refers it. A quote that has its price is followed by another one instead
   * (409). Send the former values to undo it.
   */
  @Put('edit/:quoteId')
  @Can('quote:edit')
  @Refuses({ 503: '' })
  async editQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: EditQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.editing.edit(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Ask again for a quote that was refused when it was asked for by API.
   *
   * @remarks Of API_REJECTED alone (409), after `PUT /api/quote/v1/edit/{quoteId}` mended it; it is
   * refused with its reasons while it cannot be rated (400).
   */
  @Post('retryrequest/:quoteId')
  @HttpCode(200)
  @Can('quote:create')
  @Refuses({ 503: '' })
  async retryRequest(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.retrying.retry(id, caller);
    return this.queries.get(id, caller);
  }
}
