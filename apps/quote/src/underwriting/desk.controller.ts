import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import {
  BypassRequest,
  QuoteAgentRequest,
  ChangeCommissionRequest,
  ReassessRiskRequest,
  SwitchMarketRequest,
  TamOverrideRequest,
} from './desk.dto';
import { DeskService } from './desk.service';
import { ReassessmentService } from './reassessment.service';

@ApiTags('underwriting')
@Controller('api/quote/v1')
export class DeskController {
  constructor(
    private readonly desk: DeskService,
    private readonly reassessment: ReassessmentService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Give a quote the terms of its first request again.
   *
   * @remarks Terms, schedule rating, fees and commission that were changed since are lost; the quote
   * is rated again and keeps its status. What was asked for before stands in the history.
   */
  @Put('reset/:quoteId')
  @Can('underwriting:reset')
  @Refuses({ 503: '' })
  async resetQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.desk.reset(id, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Write a quote on admitted or on surplus lines paper.
   *
   * @remarks Prime 250 and Prime Tech have a product on each paper. All changes since the first
   * request are lost, and the quote is rated and taxed again. 409 for the paper that it has, for
   * other products, and where the admitted product is not filed.
   */
  @Put('switch-surplus/:quoteId')
  @Can('underwriting:switch-market')
  @Refuses({ 503: '' })
  async switchMarket(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() { isSurplus }: SwitchMarketRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.desk.switchMarket(id, isSurplus, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Let a weak factor of the risk score refer a quote no more, or again.
   *
   * @remarks The reason stands in the history. The quote is rated again and keeps its status; other
   * reasons to refer it stay, and it is released by `PUT /api/quote/v1/release/{quoteId}`.
   */
  @Put('uw/bypass-cf-rules/:quoteId')
  @Can('underwriting:bypass-rules')
  @Refuses({ 503: '' })
  async bypassRules(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: BypassRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.desk.bypassRules(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Change the commission of a quote.
   *
   * @remarks The policy accrues it in the place of the agency's own from its bind on; send null to
   * undo it. The premium stays. 409 for a quote that is bound or closed.
   */
  @Put('commission/:quoteId')
  @Can('underwriting:update-terms')
  async changeCommission(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() { commission }: ChangeCommissionRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.desk.changeCommission(id, commission, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Name another agent of a quote.
   *
   * @remarks Letters about the quote and its policy go there from then on. The agency and the teams
   * are those of the account: others are refused (400). 409 for a quote that is bound or closed.
   */
  @Put('agent/:quoteId')
  @Can('quote:edit')
  async changeQuoteAgent(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: QuoteAgentRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.desk.changeAgent(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Look at the risk of a quote again.
   *
   * @remarks The domain of the client is scanned again where that may be done, and the quote is rated
   * by the facts and the score of now: a priced one waits for its new price a few seconds, one that is
   * with the underwriters stays there. The body names the product of the quote, and its agent (400).
   */
  @Post('reassess-risk/:quoteId')
  @HttpCode(200)
  @Can('underwriting:reassess-risk')
  @Refuses({ 503: '' })
  async reassessRisk(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: ReassessRiskRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.reassessment.reassess(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Decide whether a quote may go beyond the maximum of all cover of its insured.
   *
   * @remarks Ten million in all on one day; binding asks it. Send false to undo it.
   */
  @Put('tam/override/:quoteId')
  @Can('underwriting:bypass-rules')
  async overrideTam(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: TamOverrideRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.desk.overrideTam(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
