import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { MarkReadRequest } from './reading.dto';
import { ReadingService } from './reading.service';

@ApiTags('quotes')
@Controller('api/quote/v1/read')
export class ReadingController {
  constructor(
    private readonly reading: ReadingService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Mark a quote as read, or as unread again.
   *
   * @remarks Policyholders mark `isReadByCustomer`, the people of its agency `isRead`, each for
   * their side as a whole; others are refused (403). It is unread again when its status changes.
   */
  @Put(':quoteId')
  @Can('quote:view')
  async markQuoteRead(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: MarkReadRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.reading.mark(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
