import {
  Body,
  Controller,
  Delete,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, Refuses } from '@palisade/platform';
import { isPriced } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import {
  BulkDeleteQuery,
  ClosedQuotesQuery,
  DeletedCountResponse,
  RecalculateRequest,
} from './closing.dto';
import { ClosingService } from './closing.service';
import { RateAgainService } from './rate-again.service';
import { ReopeningService } from './reopening.service';

@ApiTags('closing')
@Controller('api/quote/v1')
export class ClosingController {
  constructor(
    private readonly closing: ClosingService,
    private readonly reopening: ReopeningService,
    private readonly ratingAgain: RateAgainService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Bring an expired or invalid quote back.
   *
   * @remarks Of expired and invalid quotes alone; `PUT /api/quote/v1/restore/{quoteId}` brings
   * others back.
   */
  @Put('revive/:quoteId')
  @Can('quote:revive')
  async reviveQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.reopening.revive(id, {}, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Rate a quote again by what is known today, from another date when one is named.
   *
   * @remarks A priced quote keeps its status and is to be sent again; an expired or invalid one is
   * brought back. The former price stands in the history. A risk that the rules refer goes to the
   * underwriters, and signatures of before no longer count. 409 `RATED_BY_TERM` for an endorsement.
   */
  @Post('recalculate/:quoteId')
  @HttpCode(200)
  @Can('quote:revive')
  @Refuses({ 503: '' })
  async recalculateQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: RecalculateRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    const { status } = await this.queries.get(id, caller);
    if (isPriced(status)) await this.ratingAgain.rateAgain(id, body, caller);
    else await this.reopening.revive(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Restore a deleted, expired, invalid, lost, declined or rescinded quote.
   *
   * @remarks It becomes what it was before it ended, from another date when one is named: one whose
   * start has passed meanwhile needs that.
   */
  @Put('restore/:quoteId')
  @Can('quote:restore')
  async restoreQuote(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Query() query: RecalculateRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.reopening.restore(id, query, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Delete the selected quotes.
   *
   * @remarks The answer counts the deleted ones. They can be restored for 90 days.
   */
  @Delete('bulk')
  @Refuses({ 404: '' })
  @Can('quote:delete')
  async deleteQuotes(
    @Query() { quoteIds }: BulkDeleteQuery,
    @CurrentActor() actor: Actor,
  ): Promise<DeletedCountResponse> {
    return { deletedCount: await this.closing.delete(quoteIds, actor) };
  }

  /**
   * Delete all invalid or expired quotes.
   *
   * @remarks Those in the caller's scope, of one account or agency when it is named; a quote that
   * was bound stays. The answer counts them, at most a thousand: ask again while it is so many. They
   * can be restored for 90 days.
   */
  @Delete('bulk/invalid-or-expired')
  @Can('quote:delete')
  async deleteClosedQuotes(
    @Query() query: ClosedQuotesQuery,
    @CurrentActor() actor: Actor,
  ): Promise<DeletedCountResponse> {
    return { deletedCount: await this.closing.deleteClosed(query, actor) };
  }

  /**
   * Delete one quote.
   *
   * @remarks Only a draft, a rejected or a closed quote is deleted; any other is refused with 409.
   * Staff can restore it for 90 days.
   */
  @Delete(':id')
  @HttpCode(204)
  @Can('quote:delete')
  async deleteQuote(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.closing.delete([id], actor);
  }
}
