import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import {
  AdditionalInsuredsRequest,
  PolicyholderRequest,
  SendQuotesRequest,
  SendQuotesResponse,
} from './customers.dto';
import { CustomersService } from './customers.service';

@ApiTags('policyholders')
@Controller('api/quote/v1')
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Request drafts, and send quotes that have a price to the policyholder.
   *
   * @remarks Drafts are rated first. The policyholder gets a mail with a link that opens the quote
   * by a code. A wholesale quote goes to the agent of a retail agency in the place of the
   * policyholder, when the agent fields are filled and those of the policyholder are not.
   */
  @Post('send')
  @HttpCode(200)
  @Can('quote:send')
  @Refuses({ 503: '' })
  async sendQuotes(
    @Body() body: SendQuotesRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<SendQuotesResponse> {
    const { sent, errors } = await this.customers.send(body, caller);
    return { sent: await Promise.all(sent.map((id) => this.queries.get(id, caller))), errors };
  }

  /**
   * Update the policyholder of a quote.
   *
   * @remarks The policyholder is who signs and who hears of the quote. Change it again to undo that.
   */
  @Put('customer/:quoteId')
  @Can('quote:edit')
  async changePolicyholder(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: PolicyholderRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.customers.changeContact(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Name who is insured beside the named insured.
   *
   * @remarks The list takes the place of the one before; an empty one names nobody. Every address
   * that does not hold is named (400). A quote that is bound or closed keeps its list (409).
   */
  @Put('additional-insureds/:quoteId')
  @Can('quote:edit')
  async changeAdditionalInsureds(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: AdditionalInsuredsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.customers.changeAdditionalInsureds(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Ask an underwriter to bind.
   *
   * @remarks The request appears in the inbox of the underwriters, who bind by `POST
   * /api/quote/v1/bind/{quoteId}` or decline.
   */
  @Put(':id')
  @Can('quote:request-to-bind')
  async requestToBind(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PolicyholderRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.customers.requestToBind(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
