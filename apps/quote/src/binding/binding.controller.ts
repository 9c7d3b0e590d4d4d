import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, DryRun, MovesMoney, Previews } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { BindQuoteRequest, BoundQuoteResponse, RescindQuoteRequest } from './binding.dto';
import { BindingService } from './binding.service';

@ApiTags('binding')
@Controller('api/quote/v1')
export class BindingController {
  constructor(
    private readonly binding: BindingService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Bind a quote; its rivals are closed with it.
   *
   * @remarks What binding takes (signature, attestations, conditions, license) must be met, else 409
   * names what is missing. A binder is made, the first invoice is due, the policy is issued when
   * nothing is missing any more, and other open quotes of the account for the product become
   * INVALID. `Prefer: dry-run` shows the outcome and saves nothing. Rescinding the quote takes it
   * back until the policy is issued.
   */
  @Post(['bind/:quoteId', 'p250/bind/:quoteId'])
  @MovesMoney()
  @HttpCode(200)
  @Can('quote:bind')
  @Previews()
  bindQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: BindQuoteRequest,
    @CurrentCaller() caller: Caller,
    @DryRun() dryRun: boolean,
  ): Promise<BoundQuoteResponse> {
    return this.binding.bind(id, body, caller, dryRun);
  }

  /**
   * Take a bound quote back before its policy is issued.
   *
   * @remarks Its binder ends; a policy that was issued meanwhile is cancelled flat. A rescinded
   * quote can be restored for some days.
   */
  @Put('rescind/:quoteId')
  @Can('underwriting:rescind')
  async rescindQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() { reason }: RescindQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.binding.rescind(id, reason, caller);
    return this.queries.get(id, caller);
  }
}
