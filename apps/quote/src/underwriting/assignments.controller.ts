import { Body, Controller, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import {
  AssignUnderwriterRequest,
  UnderwriterResponse,
  UnderwritersQuery,
} from './assignments.dto';
import { AssignmentsService } from './assignments.service';

@ApiTags('underwriting')
@Controller('api/quote/v1/underwriter')
export class AssignmentsController {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Underwriters that can be assigned, at most fifty, by name.
   *
   * @remarks People with an authority level who can sign in.
   */
  @Get()
  @Can('quote:refer')
  listUnderwriters(@Query() { search }: UnderwritersQuery): Promise<UnderwriterResponse[]> {
    return this.assignments.underwriters(search);
  }

  /**
   * Give a quote to an underwriter.
   *
   * @remarks The hold of whoever had picked it up ends, and the underwriter is told by the bell and by
   * mail. Refused with 400 for somebody without an authority level and with 409 when nobody
   * decides on the quote. Assign another one to undo it.
   */
  @Put(':quoteId')
  @Can('underwriting:underwrite')
  async assignUnderwriter(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() { underwriterId }: AssignUnderwriterRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.assignments.assign(id, underwriterId, caller.actor);
    return this.queries.get(id, caller);
  }
}
