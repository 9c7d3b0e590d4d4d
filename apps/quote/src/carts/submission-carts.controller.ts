import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteRequestData, SubmitCartRequest } from '../quotes/quote-requests.dto';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { QuotesService } from '../quotes/quotes.service';
import { CartQuery, CartResponse, SubmitCartResponse } from './carts.dto';
import { oneAgency } from '../quotes/quote-agency';
import { CartsQueries } from './carts.queries';
import { CartsService } from './carts.service';

@ApiTags('carts')
@Controller('api/quote/v1/cart/submission/:submissionId')
export class SubmissionCartsController {
  constructor(
    private readonly carts: CartsService,
    private readonly cartQueries: CartsQueries,
    private readonly quotes: QuotesService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * The open cart of a submission.
   *
   * @remarks Its drafts, oldest first, apart from the cart of the account. A submission without an
   * account is answered 409.
   */
  @Get()
  @Can('quote:cart')
  async getSubmissionCart(
    @Param('submissionId', ParseUUIDPipe) submissionId: string,
    @Query() query: CartQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<CartResponse> {
    const accountId = await this.carts.accountOf(submissionId, caller);
    return this.cartQueries.get({ accountId, submissionId }, query, caller);
  }

  /**
   * Add a variation to the cart of a submission.
   *
   * @remarks At most five. The submission is open and matched to an account (409).
   */
  @Post()
  @Can('quote:cart')
  @Refuses({ 503: '' })
  async addToSubmissionCart(
    @Param('submissionId', ParseUUIDPipe) submissionId: string,
    @Query() { agencyId }: CartQuery,
    @Body() body: QuoteRequestData,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    const accountId = await this.carts.accountOf(submissionId, caller);
    const request = {
      ...body,
      accountId,
      submissionId,
      agencyId: oneAgency(agencyId, body.agencyId),
    };
    const id = await this.quotes.addToCart(request, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Request up to five drafts of a submission.
   *
   * @remarks As `POST /api/quote/v1/cart/account/{accountId}/submit` does. The answer lists what was
   * sent and what was refused.
   */
  @Post('submit')
  @HttpCode(200)
  @Can('quote:request')
  @Refuses({ 503: '' })
  async submitSubmissionCart(
    @Param('submissionId', ParseUUIDPipe) submissionId: string,
    @Body() body: SubmitCartRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<SubmitCartResponse> {
    const accountId = await this.carts.accountOf(submissionId, caller);
    const { sent, errors } = await this.carts.submit({ accountId, submissionId }, body, caller);
    const quotes = sent.map((id) => this.queries.get(id, caller));
    return { sent: await Promise.all(quotes), errors };
  }

  /**
   * Take a quote out of the cart of a submission; it is deleted.
   *
   * @remarks Staff can restore a deleted quote for 90 days.
   */
  @Delete(':quoteId')
  @HttpCode(204)
  @Can('quote:cart')
  async removeFromSubmissionCart(
    @Param('submissionId', ParseUUIDPipe) submissionId: string,
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Query() { agencyId }: CartQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    const accountId = await this.carts.accountOf(submissionId, caller);
    await this.carts.remove({ accountId, submissionId, agencyId }, quoteId, caller.actor);
  }
}
