import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import { CreateQuoteRequest, QuoteSearchQuery } from './quote-requests.dto';
import { QuoteResponse, QuoteSummary } from './quotes.dto';
import { QuotesQueries } from './quotes.queries';
import { QuotesService } from './quotes.service';

@ApiTags('quotes')
@Controller('api/quote/v1')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly queries: QuotesQueries,
  ) {}

  /** Save a draft of any product for an account. */
  @Post()
  @Can('quote:create')
  async createQuote(
    @Body() body: CreateQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    const id = await this.quotes.create(body, caller);
    return this.queries.get(id, caller);
  }

  /** The quotes in the caller's scope. */
  @Get('search')
  @Can('quote:view')
  @ApiPage(QuoteSummary)
  searchQuotes(
    @Query() query: QuoteSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.search(query, caller);
  }

  /** What waits for an underwriter, the urgent first. */
  @Get('search/uw-inbox')
  @Can('underwriting:view-inbox')
  @ApiPage(QuoteSummary)
  searchInbox(
    @Query() query: QuoteSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.inbox(query, caller);
  }

  /** Deleted quotes, which can be restored for 90 days. */
  @Get('search/restore')
  @Can('quote:restore')
  @ApiPage(QuoteSummary)
  searchDeleted(
    @Query() query: QuoteSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.deleted(query, caller);
  }

  /** One quote. */
  @Get(':id')
  @Can('quote:view')
  getQuote(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    return this.queries.get(id, caller);
  }
}
