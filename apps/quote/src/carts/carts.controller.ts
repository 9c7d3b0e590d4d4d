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
@Controller('api/quote/v1/cart')
export class CartsController {
  constructor(
    private readonly carts: CartsService,
    private readonly cartQueries: CartsQueries,
    private readonly quotes: QuotesService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * The open cart of an account.
   *
   * @remarks Its drafts, oldest first; submit them by `POST
   * /api/quote/v1/cart/account/{accountId}/submit`.
   */
  @Get('account/:accountId')
  @Can('quote:cart')
  getCart(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() query: CartQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<CartResponse> {
    return this.cartQueries.get({ accountId }, query, caller);
  }

  /**
   * Add a variation to the cart of an account.
   *
   * @remarks A cart holds at most five open variations. Submit them together; binding one closes the
   * others.
   */
  @Post('account/:accountId')
  @Can('quote:cart')
  @Refuses({ 503: '' })
  async addToCart(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() { agencyId }: CartQuery,
    @Body() body: QuoteRequestData,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    const request = { ...body, accountId, agencyId: oneAgency(agencyId, body.agencyId) };
    const id = await this.quotes.addToCart(request, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Take a quote out of the cart of an account; it is deleted.
   *
   * @remarks Staff can restore a deleted quote for 90 days.
   */
  @Delete('account/:accountId/:quoteId')
  @HttpCode(204)
  @Can('quote:cart')
  async removeFromCart(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Query() { agencyId }: CartQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.carts.remove({ accountId, agencyId }, quoteId, caller.actor);
  }

  /**
   * Request up to five drafts of an account: each is rated and gets its terms or a referral.
   *
   * @remarks Each draft is rated and becomes READY or ACTIVE with its terms, or REFERRED to an
   * underwriter. The answer lists what was sent and what was refused.
   */
  @Post('account/:accountId/submit')
  @HttpCode(200)
  @Can('quote:request')
  @Refuses({ 503: '' })
  async submitCart(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: SubmitCartRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<SubmitCartResponse> {
    const { sent, errors } = await this.carts.submit({ accountId }, body, caller);
    const quotes = sent.map((id) => this.queries.get(id, caller));
    return { sent: await Promise.all(quotes), errors };
  }
}
