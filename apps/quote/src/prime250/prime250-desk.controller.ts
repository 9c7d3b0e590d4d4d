import { Body, Controller, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { SecurityQuestions } from '../quotes/security-questions.dto';
import { Prime250QuestionsService } from './prime250-questions.service';
import { Prime250UnderwritingService } from './prime250-underwriting.service';
import {
  Prime250UnderwritingRequest,
  SavedQuestionsResponse,
  SaveQuestionsQuery,
} from './prime250.dto';
import { Prime250Queries } from './prime250.queries';

@ApiTags('prime 250')
@Controller('api/quote/v1')
export class Prime250DeskController {
  constructor(
    private readonly underwriting: Prime250UnderwritingService,
    private readonly questions: Prime250QuestionsService,
    private readonly details: Prime250Queries,
    private readonly queries: QuotesQueries,
  ) {}

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
    await this.underwriting.underwrite(id, body, caller);
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
    const quote = await this.questions.save(accountId, body, query, caller);
    return this.details.saved(quote, caller);
  }
}
