import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { SubmitCartRequest } from '../quotes/quote-requests.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { SubmitCartResponse } from './carts.dto';
import { CartsService } from './carts.service';

@ApiTags('carts')
@Controller('api/quote/v1/cart')
export class CartsController {
  constructor(
    private readonly carts: CartsService,
    private readonly queries: QuotesQueries,
  ) {}

  /** Request up to five drafts of an account: each is rated and gets its terms or a referral. */
  @Post('account/:accountId/submit')
  @HttpCode(200)
  @Can('quote:request')
  async submitCart(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: SubmitCartRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<SubmitCartResponse> {
    const { sent, errors } = await this.carts.submit(accountId, body, caller);
    const quotes = sent.map((id) => this.queries.get(id, caller));
    return { sent: await Promise.all(quotes), errors };
  }
}
