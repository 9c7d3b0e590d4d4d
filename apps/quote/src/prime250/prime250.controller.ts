import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse, QuoteSummary } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import {
  Prime250BulkRequest,
  Prime250BulkResponse,
  Prime250CartRequest,
  Prime250DetailsResponse,
  Prime250EditRequest,
  Prime250Request,
} from './prime250.dto';
import { Prime250Queries } from './prime250.queries';
import { Prime250DraftsService } from './prime250-drafts.service';

@ApiTags('prime 250')
@Controller('api/quote/v1')
export class Prime250Controller {
  constructor(
    private readonly drafts: Prime250DraftsService,
    private readonly details: Prime250Queries,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Save a draft of Prime 250, admitted or on surplus lines paper.
   *
   * @remarks As `POST /api/quote/v1` does for any product. Another product is refused with 400; the
   * draft is requested with its cart, and can be changed until then.
   */
  @Post('p250')
  @Can('quote:create')
  @Refuses({ 503: '' })
  async createPrime250(
    @Body() body: Prime250Request,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    return this.queries.get(await this.drafts.create(body, caller), caller);
  }

  /**
   * Put variations of Prime 250 into the cart of an account, one for each preset.
   *
   * @remarks The cart holds five (409): those that had room stay.
   */
  @Post('p250/cart')
  @Can('quote:cart')
  @Refuses({ 503: '' })
  async addPrime250ToCart(
    @Body() body: Prime250CartRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse[]> {
    const ids = await this.drafts.addToCart(body, caller);
    return Promise.all(ids.map((id) => this.queries.get(id, caller)));
  }

  /**
   * Save a draft of Prime 250 for each of several accounts.
   *
   * @remarks At most 25. The answer lists what was saved, and why an account got none.
   */
  @Post('p250/bulk')
  @HttpCode(200)
  @Can('quote:create')
  @Refuses({ 503: '' })
  async createPrime250Bulk(
    @Body() body: Prime250BulkRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Prime250BulkResponse> {
    const { accepted, errors } = await this.drafts.createBulk(body, caller);
    const quotes = accepted.map((id) => this.queries.get(id, caller));
    return { accepted: await Promise.all(quotes), errors };
  }

  /**
   * A quote of Prime 250 with the figures of its rating.
   *
   * @remarks What was sent to the rater, its engine and its rate book. 404 for another product; a
   * policyholder is shown the quote without these figures.
   */
  @Get('p250/details/:quoteId')
  @Can('quote:view')
  getPrime250Details(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<Prime250DetailsResponse> {
    return this.details.get(id, caller);
  }

  /**
   * The quotes of Prime 250 of an account, the last changed first.
   *
   * @remarks At most a hundred; none for an account that the caller does not see.
   */
  @Get('p250/quotes/:accountId')
  @Can('quote:view')
  getPrime250Quotes(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteSummary[]> {
    return this.details.ofAccount(accountId, caller);
  }

  /**
   * Change a draft or an indication of Prime 250.
   *
   * @remarks As `PUT /api/quote/v1/edit/{quoteId}` does for any product. 404 for another product, 409
   * once it has its price.
   */
  @Put('p250/:quoteId')
  @Can('quote:edit')
  @Refuses({ 503: '' })
  async editPrime250(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: Prime250EditRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.drafts.edit(id, body, caller);
    return this.queries.get(id, caller);
  }
}
