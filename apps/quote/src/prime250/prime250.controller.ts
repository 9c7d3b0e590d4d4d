import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse, QuoteSummary } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { SecurityQuestions } from '../quotes/security-questions.dto';
import {
  Prime250BulkRequest,
  Prime250BulkResponse,
  Prime250CartRequest,
  Prime250DetailsResponse,
  Prime250EditRequest,
  Prime250Request,
  Prime250UnderwritingRequest,
  SavedQuestionsResponse,
  SaveQuestionsQuery,
} from './prime250.dto';
import { Prime250Queries } from './prime250.queries';
import { Prime250Service } from './prime250.service';

@ApiTags('prime 250')
@Controller('api/quote/v1')
export class Prime250Controller {
  constructor(
    private readonly prime250: Prime250Service,
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
    return this.queries.get(await this.prime250.create(body, caller), caller);
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
    const ids = await this.prime250.addToCart(body, caller);
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
    const { accepted, errors } = await this.prime250.createBulk(body, caller);
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
   * Change what an underwriter decides of a quote of Prime 250.
   *
   * @remarks Paper, terms, schedule rating and a note, one after the other; each is rated again. What
   * was done before one is refused stays.
   */
  @Put('p250/uw/:quoteId')
  @Can('underwriting:update-terms')
  @Refuses({ 503: '' })
  async underwritePrime250(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: Prime250UnderwritingRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.prime250.underwrite(id, body, caller);
    return this.queries.get(id, caller);
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
    await this.prime250.edit(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Save the security questions of a quote of Prime 250.
   *
   * @remarks With a draft or an indication of the account, or a new draft. `quote-now` requests it,
   * `open-cart` puts a new one into the cart, `add-to-list` leaves it among the drafts. The answer says
   * which of the three coverages that ask for answers may be chosen, and what the others need.
   */
  @Put('p250Details/:accountId')
  @Can('quote:edit')
  @Refuses({ 503: '' })
  async savePrime250Questions(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() query: SaveQuestionsQuery,
    @Body() body: SecurityQuestions,
    @CurrentCaller() caller: Caller,
  ): Promise<SavedQuestionsResponse> {
    const quote = await this.prime250.saveQuestions(accountId, body, query, caller);
    return this.details.saved(quote, caller);
  }
}
