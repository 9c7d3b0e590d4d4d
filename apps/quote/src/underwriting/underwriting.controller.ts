import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
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

  /**
   * Pick up a referred quote: it is held for the caller for half an hour.
   *
   * @remarks Nobody else can decide on it meanwhile. Releasing or declining it gives it back.
   */
  @Put('uw/underwrite/:quoteId')
  @Can('underwriting:underwrite')
  async underwriteQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.underwriting.underwrite(id, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Change the terms; the quote is rated again and keeps its status.
   *
   * @remarks The old price stands in the history. Send the former terms to undo it.
   */
  @Put('update/:quoteId')
  @Can('underwriting:update-terms')
  @Refuses({ 503: '' })
  async updateTerms(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: UpdateTermsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.update(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Save the schedule rating; the quote is rated again and keeps its status.
   *
   * @remarks The ranges come from `POST /api/rater/v1/irpm`; what lies beyond them, or a modifier
   * that is not one plus their total, is refused with 400. A note may be given and replaces the one
   * of before. A signature that was asked for must be asked for again. Save zeroes to undo it.
   */
  @Put('irpm/:quoteId')
  @Can('underwriting:irpm')
  @Refuses({ 503: '' })
  async saveIrpm(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: SaveIrpmRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.saveIrpm(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Save the fees of the broker; the quote is rated again and keeps its status.
   *
   * @remarks A signature that was asked for before must be asked for again, because what would be
   * signed is another sum. Save zero to undo it.
   */
  @Put('broker-fees/:quoteId')
  @Can('underwriting:broker-fee')
  @Refuses({ 503: '' })
  async saveBrokerFees(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: BrokerFeesRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.saveBrokerFees(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Save the fee of the provider; the quote is rated again and keeps its status.
   *
   * @remarks A signature that was asked for before must be asked for again, because what would be
   * signed is another sum. Save zero to undo it.
   */
  @Put('mga-fees/:quoteId')
  @Can('underwriting:mga-fee')
  @Refuses({ 503: '' })
  async saveMgaFee(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: MgaFeesRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.terms.saveMgaFee(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Release the terms: the quote becomes bindable.
   *
   * @remarks A referred quote takes its price and can be sent and bound. Open conditions that stand
   * before the release are answered 409.
   */
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

  /**
   * Decline a quote.
   *
   * @remarks The quote ends as DECLINED, and its agency is told when that is wanted. Restoring it
   * takes it back.
   */
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

  /**
   * Save why a quote was lost.
   *
   * @remarks The quote ends as LOST. Restoring it takes it back.
   */
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
