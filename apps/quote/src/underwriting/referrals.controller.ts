import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { NeedByQuery, ReasonRequest, UrgencyResponse } from './underwriting.dto';
import { UnderwritingService } from './underwriting.service';

@ApiTags('referrals')
@Controller('api/quote/v1')
export class ReferralsController {
  constructor(
    private readonly underwriting: UnderwritingService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Submit a quote for an underwriter's review.
   *
   * @remarks The quote is REFERRED until an underwriter releases or declines it.
   */
  @Post('request-review/:quoteId')
  @HttpCode(200)
  @Can('quote:refer')
  async requestReview(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: ReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.refer(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Refer a quote to the underwriters.
   *
   * @remarks The quote is REFERRED until an underwriter releases or declines it.
   */
  @Put('uw/refer/:quoteId')
  @Can('quote:refer')
  async referQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: ReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.refer(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Mark a quote as urgent, or no longer.
   *
   * @remarks Urgent quotes come first in the inbox. The same call undoes it.
   */
  @Put('uw/toggle-flag/:quoteId')
  @Can('underwriting:toggle-urgent')
  async toggleUrgent(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<UrgencyResponse> {
    await this.underwriting.toggleUrgent(id, caller.actor);
    const { urgencyIndex } = await this.queries.get(id, caller);
    return { urgencyIndex };
  }

  /**
   * Set the date by which the quote is needed.
   *
   * @remarks Underwriters see the date in their inbox. Set another one to undo it.
   */
  @Put('update/needBy')
  @Can('quote:need-by')
  async changeNeedBy(
    @Query() query: NeedByQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.changeNeedBy(query, caller.actor);
    return this.queries.get(query.quoteId, caller);
  }

  /**
   * Mark a quote as invalid from the sales inbox.
   *
   * @remarks The reason is kept in its history, and the other services are told. The quote can be
   * revived or restored.
   */
  @Put('salesInbox/invalid/:quoteId')
  @Can('quote:invalidate')
  async invalidateQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: ReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.invalidate(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
