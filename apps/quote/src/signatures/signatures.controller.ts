import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import { PolicyholderFields } from '../customers/customers.dto';
import { SurplusFields } from '../customers/surplus-fields.dto';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import {
  ApplicationLinkResponse,
  AttestRequest,
  AttestSurplusQuery,
  AttestSurplusRequest,
  SignRequestResponse,
} from './signatures.dto';
import { SigningService } from './signing.service';

@ApiTags('signatures')
@Controller('api/quote/v1')
export class SignaturesController {
  constructor(
    private readonly signing: SigningService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * Ask the policyholder to sign the application.
   *
   * @remarks The policyholder gets a mail with a link that opens the application by a code. Asking
   * again sends another mail.
   */
  @Post('send-sign-request/:quoteId')
  @HttpCode(200)
  @Can('quote:send-sign-request')
  async sendSignRequest(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: PolicyholderFields,
    @CurrentCaller() caller: Caller,
  ): Promise<SignRequestResponse> {
    await this.signing.askToSign(id, body, caller.actor);
    const link = await this.signing.link(id, caller.actor);
    return { ...(await this.queries.get(id, caller)), link };
  }

  /**
   * The link of the application; 404 until the policyholder was asked to sign.
   *
   * @remarks For agencies that hand the link over themselves.
   */
  @Get('application-link/:quoteId')
  @Can('quote:send-sign-request')
  async getApplicationLink(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ApplicationLinkResponse> {
    return { link: await this.signing.link(id, caller.actor) };
  }

  /**
   * The named insured attests what the application says.
   *
   * @remarks Then the application can be signed by `POST /api/esign/v1/sign/{quoteId}`.
   */
  @Post('attest/:quoteId')
  @HttpCode(200)
  @Can('quote:sign')
  async attestApplication(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: AttestRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.signing.attest(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Ask the surplus lines broker to attest the notice of Louisiana or Montana.
   *
   * @remarks The broker of the quote gets a mail with a link that opens the notice by a code and
   * nothing else.
   */
  @Post('send-surplus-notice/:quoteId')
  @HttpCode(200)
  @Can('quote:send-sign-request')
  async sendSurplusNotice(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Body() body: SurplusFields,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.signing.sendNotice(id, body, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * The surplus lines broker attests the notice of Louisiana or Montana.
   *
   * @remarks Binding in these states needs it. Another state, or a body that does not attest, is
   * refused. Who came by the code of a mailed link attests for the broker who was asked and names
   * no other.
   */
  @Post('attest-surplus-compliance/:quoteId')
  @HttpCode(200)
  @Can('quote:request-to-bind')
  async attestSurplusNotice(
    @Param('quoteId', ParseUUIDPipe) id: string,
    @Query() { state }: AttestSurplusQuery,
    @Body() body: AttestSurplusRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.signing.attestSurplus(id, state, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
