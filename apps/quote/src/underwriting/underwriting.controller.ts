import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { TermsService } from './terms.service';
import {
  BrokerFeesRequest,
  DeclineQuoteRequest,
  MarkLostRequest,
  MgaFeesRequest,
  ReleaseTermsRequest,
  SaveIrpmRequest,
  UpdateTermsRequest,
} from './underwriting.dto';
import { UnderwritingService } from './underwriting.service';

@ApiTags('underwriting')
@Controller('api/quote/v1')
export class UnderwritingController {
  constructor(
    private readonly underwriting: UnderwritingService,
    private readonly terms: TermsService,
    private readonly queries: QuotesQueries,
  ) {}

  /** Pick up a referred quote: it is held for the caller for half an hour. */
  @Put('uw/underwrite/:quoteId')
  @Can('underwriting:underwrite')
  async underwriteQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.underwrite(id, caller.actor);
    return this.queries.get(id, caller);
  }

  /** Change the terms; the quote is rated anew and keeps its status. */
  @Put('update/:quoteId')
  @Can('underwriting:update-terms')
  async updateTerms(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: UpdateTermsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.update(id, body, caller);
    return this.queries.get(id, caller);
  }

  /** Save the schedule rating; the quote is rated anew and keeps its status. */
  @Put('irpm/:quoteId')
  @Can('underwriting:irpm')
  async saveIrpm(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: SaveIrpmRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.saveIrpm(id, body, caller);
    return this.queries.get(id, caller);
  }

  /** Save the fees of the broker; the quote is rated anew and keeps its status. */
  @Put('broker-fees/:quoteId')
  @Can('underwriting:broker-fee')
  async saveBrokerFees(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: BrokerFeesRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.saveBrokerFees(id, body, caller);
    return this.queries.get(id, caller);
  }

  /** Save the fee of the provider; the quote is rated anew and keeps its status. */
  @Put('mga-fees/:quoteId')
  @Can('underwriting:mga-fee')
  async saveMgaFee(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: MgaFeesRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.saveMgaFee(id, body, caller);
    return this.queries.get(id, caller);
  }

  /** Release the terms: the quote becomes bindable. */
  @Put(['release/:quoteId', 'p250/release/:quoteId', 'approve/:quoteId'])
  @Can('underwriting:release')
  async releaseTerms(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: ReleaseTermsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.release(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /** Decline a quote. */
  @Put(['decline/:id', 'p250/decline/:id'])
  @Can('quote:decline')
  async declineQuote(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: DeclineQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.decline(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /** Save why a quote was lost. */
  @Put('lost/:id')
  @Can('quote:lost')
  async markLost(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: MarkLostRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.markLost(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
