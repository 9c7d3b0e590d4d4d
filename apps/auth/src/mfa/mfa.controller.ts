import { Body, Controller, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, OpenToMfaSetUp } from '@palisade/platform';
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

  /** A fresh secret for an authenticator app, as a picture and as text. */
  @Get('qr')
  @Can('any')
  @OpenToMfaSetUp()
  @Header('cache-control', 'no-store')
  async getQrCode(@CurrentActor() actor: Actor): Promise<MfaQrResponse> {
    const { secret, uri } = await this.mfa.offerSecret(actor);
    return { qrCode: dataUri(await toString(uri, { type: 'svg' })), secret };
  }

  /** Send, or send again, the code that sets up mail or text messages. */
  @Post('code')
  @Can('any')
  @OpenToMfaSetUp()
  @HttpCode(204)
  async sendMfaCode(
    @Query() { mfaType }: SentMfaTypeQuery,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.mfa.sendCode(actor, mfaType);
  }

  /** Set the second factor: two codes enable the app, one code anything else, also NONE. */
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

  /** Enable mail or text messages by the code that was sent. */
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
