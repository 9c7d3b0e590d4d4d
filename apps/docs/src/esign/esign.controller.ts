import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, Public } from '@palisade/platform';
import {
  ApplicationSignedResponse,
  SignatureStatusResponse,
  SignedPageParameters,
  SignRequest,
} from './esign.dto';
import { EsignQueries } from './esign.queries';
import { EsignService } from './esign.service';
import type { Signing } from './signer';
import { CurrentSigner } from './signer';

@ApiTags('signing')
@Controller('api/esign/v1')
export class EsignController {
  constructor(
    private readonly esign: EsignService,
    private readonly queries: EsignQueries,
  ) {}

  /**
   * Whether the application of a quote is signed, and by whom.
   *
   * @remarks 404 until the policyholder was asked to sign.
   */
  @Get('status/:quoteId')
  @Can('quote:view')
  getSignatureStatus(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<SignatureStatusResponse> {
    return this.queries.status(quoteId, actor);
  }

  /**
   * What the page after signing says, to who has the token of the signature.
   *
   * @remarks It tells no more than that page shows.
   */
  @Get('application-signed/:token')
  @Public()
  getApplicationSigned(
    @Param() { token }: SignedPageParameters,
  ): Promise<ApplicationSignedResponse> {
    return this.queries.signedPage(token);
  }

  /**
   * Sign the application of a quote.
   *
   * @remarks The application must be attested first, by `POST /api/quote/v1/attest/{quoteId}`: 409 otherwise. The quote becomes SIGNED and its agency is
   * told. A signature is not taken back; changed terms ask for another one.
   */
  @Post('sign/:quoteId')
  @Can('quote:sign')
  @HttpCode(200)
  async signApplication(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: SignRequest,
    @CurrentActor() actor: Actor,
    @CurrentSigner() signing: Signing,
  ): Promise<SignatureStatusResponse> {
    await this.queries.status(quoteId, actor);
    await this.esign.signAttested(quoteId, body, signing);
    return this.queries.status(quoteId, actor);
  }
}
