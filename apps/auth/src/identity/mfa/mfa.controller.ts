import { Body, Controller, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, OpenToMfaSetUp, Refuses } from '@palisade/platform';
import { toString } from 'qrcode';
import {
  MfaQrResponse,
  MfaTypeQuery,
  MfaTypeResponse,
  MfaUpdateRequest,
  MfaVerifyRequest,
  SentMfaTypeQuery,
} from './mfa.dto';
import { MfaService } from './mfa.service';

@ApiTags('second factor')
@Controller('api/auth/v1/mfa')
export class MfaController {
  constructor(private readonly mfa: MfaService) {}

  /**
   * A fresh secret for an authenticator app, as a picture and as text.
   *
   * @remarks It is in use only when two of its codes have confirmed it by `PUT
   * /api/auth/v1/mfa/update`, within ten minutes; a new one replaces it until then. A factor that
   * is on must be turned off first.
   */
  @Get('qr')
  @Can('any')
  @OpenToMfaSetUp()
  @Header('cache-control', 'no-store')
  @Refuses({ 409: 'The second factor is on already.' })
  async getQrCode(@CurrentActor() actor: Actor): Promise<MfaQrResponse> {
    const { secret, uri } = await this.mfa.offerSecret(actor);
    return { qrCode: dataUri(await toString(uri, { type: 'svg' })), secret };
  }

  /**
   * Send, or send again, the code that sets up mail or text messages.
   *
   * @remarks It is good for ten minutes and five tries; the one of before is over. 20 a day are
   * sent (429), text messages only to who has a telephone in the profile (409), and only one factor
   * is on at a time (409). The same code turns the factor off.
   */
  @Post('code')
  @Can('any')
  @OpenToMfaSetUp()
  @HttpCode(204)
  @Refuses({ 503: '' })
  async sendMfaCode(
    @Query() { mfaType }: SentMfaTypeQuery,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.mfa.sendCode(actor, mfaType);
  }

  /**
   * Set the second factor: two codes enable the app, one code anything else, also NONE.
   *
   * @remarks Wrong codes are refused with 409, and 30 a day with 429. A factor that is on is turned
   * off by its own code before another is put on (409); NONE is refused with 409 where the
   * organisation asks everybody for one. From then on sign-in asks for it.
   */
  @Put('update')
  @Can('any')
  @OpenToMfaSetUp()
  async updateMfa(
    @Query() query: MfaTypeQuery,
    @Body() codes: MfaUpdateRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MfaTypeResponse> {
    return { mfaType: await this.mfa.change(actor, query.mfaType, codes) };
  }

  /**
   * Enable mail or text messages by the code that was sent.
   *
   * @remarks A wrong code is refused with 409, and 30 a day with 429. Another factor that is on
   * must be turned off first (409). From then on sign-in asks for it; `PUT /api/auth/v1/mfa/update`
   * with NONE undoes it.
   */
  @Post('verify')
  @Can('any')
  @OpenToMfaSetUp()
  @HttpCode(200)
  async verifyMfa(
    @Body() { mfaType, mfa1 }: MfaVerifyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MfaTypeResponse> {
    return { mfaType: await this.mfa.change(actor, mfaType, { mfa1 }) };
  }
}

const dataUri = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
