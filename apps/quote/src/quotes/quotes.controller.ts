import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, FindQuery, FoundRows, Refuses } from '@palisade/platform';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import { CreateQuoteRequest, QuoteReadQuery, QuoteSearchQuery } from './quote-requests.dto';
import { QuoteResponse, QuoteSummary } from './quotes.dto';
import { QuotesFinder } from './quotes.finder';
import { QuotesQueries } from './quotes.queries';
import { RatingRecordResponse } from './rating.dto';
import { QuotesService } from './quotes.service';

@ApiTags('quotes')
@Controller('api/quote/v1')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly queries: QuotesQueries,
    private readonly finder: QuotesFinder,
  ) {}

  /**
   * Save a draft of any product for an account.
   *
   * @remarks The draft has no price yet. Request it by `POST /api/quote/v1/send` or by the cart;
   * delete it when it is not wanted.
   */
  @Post()
  @Can('quote:create')
  @Refuses({ 503: '' })
  async createQuote(
    @Body() body: CreateQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    const id = await this.quotes.create(body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Make a draft as another quote of the account is.
   *
   * @remarks Product, terms and answers are those of the quote; the dates and the agent are those
   * of a new one. What is not sold as it was any more is refused (400), and so are endorsements
   * (409). Request the draft by `POST /api/quote/v1/send`.
   */
  @Post('duplicate/:quoteId')
  @Can('quote:create')
  @Refuses({ 503: '' })
  async duplicateQuote(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    const id = await this.quotes.duplicate(quoteId, caller);
    return this.queries.get(id, caller);
  }

  /**
   * The quotes in the caller's scope.
   *
   * @remarks Every agency sees its own, every insured those of the own account, staff all of them.
   */
  @Get('search')
  @Can('quote:view')
  @ApiPage(QuoteSummary)
  searchQuotes(
    @Query() query: QuoteSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.search(query, caller);
  }

  /**
   * What waits for an underwriter, the urgent first.
   *
   * @remarks Referred quotes and requests to bind; pick one up by `PUT
   * /api/quote/v1/uw/underwrite/{quoteId}`.
   */
  @Get('search/uw-inbox')
  @Can('underwriting:view-inbox')
  @ApiPage(QuoteSummary)
  searchInbox(
    @Query() query: QuoteSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.inbox(query, caller);
  }

  /**
   * What waits for an act of the caller.
   *
   * @remarks For underwriters what `GET /api/quote/v1/search/uw-inbox` holds; for agencies drafts,
   * indications and what can be bound; for policyholders what they are to sign.
   */
  @Get('search/action')
  @Can('quote:view')
  @ApiPage(QuoteSummary)
  searchQuotesToDo(
    @Query() query: QuoteSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.toDo(query, caller);
  }

  /**
   * The quotes by who has read them.
   *
   * @remarks A quote is unread again for both sides when its status changes, but for the side that
   * changed it.
   */
  @Get('search/read')
  @Can('quote:view')
  @ApiPage(QuoteSummary)
  searchQuotesByRead(
    @Query() query: QuoteReadQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.byRead(query, caller);
  }

  /**
   * Deleted quotes, which can be restored for 90 days.
   *
   * @remarks After 90 days a deleted quote is not listed any more.
   */
  @Get('search/restore')
  @Can('quote:restore')
  @ApiPage(QuoteSummary)
  searchDeleted(
    @Query() query: QuoteSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    return this.queries.deleted(query, caller);
  }

  /**
   * The quotes that a text means, at most five.
   *
   * @remarks By number, with or without its dashes, by client, or by the mail or telephone of the
   * client, however that is written; in the rows of the list. The number itself comes first, then
   * what begins so; `detail` is the product.
   */
  @Get('find')
  @Can('quote:view')
  async findQuotes(
    @Query() { search }: FindQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<FoundRows> {
    return { hits: await this.finder.find(search, caller.actor) };
  }

  /**
   * One quote.
   *
   * @remarks `allowedActions` names what the caller may do with it now.
   */
  @Get(':id')
  @Can('quote:view')
  getQuote(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    return this.queries.get(id, caller);
  }

  /**
   * The rating that gave a quote its premium.
   *
   * @remarks With the facts, answers and score that it read: `POST /api/rater/v1/{productType}/calculator`
   * gives the same premium for its `input` by the same rate book, to who may give the terms that it has.
   * `todaysInput` is what it would be rated by today. 404 `NOT_RATED` before a quote is rated. A
   * policyholder is not told what underwriters judged of each characteristic.
   */
  @Get(':id/rating')
  @Can('quote:view')
  getQuoteRating(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RatingRecordResponse> {
    return this.queries.ratingOf(id, actor);
  }
}
