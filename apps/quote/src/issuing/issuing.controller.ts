import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { IssueQuoteRequest } from './issuing.dto';
import { IssuingService } from './issuing.service';

@ApiTags('binding')
@Controller('api/quote/v1')
export class IssuingController {
  constructor(
    private readonly issuing: IssuingService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Issue the policy of a bound quote.
   *
   * @remarks As `POST /api/policy/v1/binders/issue/{binderId}` does: 409 names every guard that is
   * not met. It is undone by cancelling the policy.
   */
  @Post('issue/:quoteId')
  @HttpCode(200)
  @Can('quote:issue')
  @Refuses({ 503: '' })
  async issueQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: IssueQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.issuing.issue(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Issue the policy of a bound quote, as the agency that sold it.
   *
   * @remarks For agencies with the authority to issue (409 without); others get 404.
   */
  @Post('agent-issue/:quoteId')
  @HttpCode(200)
  @Can('quote:issue')
  @Refuses({ 503: '' })
  async issueQuoteAsAgency(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: IssueQuoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.issuing.issueAsAgency(id, body, caller);
    return this.queries.get(id, caller);
  }
}
