import { Body, Controller, Delete, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { SnoozeRequest } from './snoozes.dto';
import { SnoozesService } from './snoozes.service';

@ApiTags('referrals')
@Controller('api/quote/v1/snooze')
export class SnoozesController {
  constructor(
    private readonly snoozes: SnoozesService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Put a quote aside until a time.
   *
   * @remarks Lists that ask for `isSnoozed=false` leave it out until then, for the caller alone. Within
   * the next 90 days; a second call names another time. `DELETE /api/quote/v1/snooze/{quoteId}` undoes it.
   */
  @Put(':quoteId')
  @Can('quote:view')
  async snoozeQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() { until }: SnoozeRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.snoozes.snooze(id, new Date(until), caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Take a quote back that was put aside.
   *
   * @remarks It is in the caller's lists at once; a quote that was not put aside stays as it is. Put
   * it aside again to undo it.
   */
  @Delete(':quoteId')
  @Can('quote:view')
  async wakeQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.snoozes.wake(id, caller.actor);
    return this.queries.get(id, caller);
  }
}
