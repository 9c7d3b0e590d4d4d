import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { AnswersSecret, Can, CurrentActor, Public, Refuses } from '@palisade/platform';
import { TokensResponse } from '../sessions/sessions.dto';
import { SsoSettingsService } from './sso-settings.service';
import {
  SsoSettingsRequest,
  SsoSettingsResponse,
  SsoStatusQuery,
  SsoStatusResponse,
  SsoTokenRequest,
} from './sso.dto';
import { SsoService } from './sso.service';

@ApiTags('single sign-on')
@Controller('api/auth/v1/sso')
export class SsoController {
  constructor(
    private readonly sso: SsoService,
    private readonly settings: SsoSettingsService,
  ) {}

  /**
   * Whether single sign-on applies to an address, and where.
   *
   * @remarks It goes by the domain of the address, so it does not tell who has a login. The answer
   * leads to the provider of that organisation for an attempt of ten minutes; otherwise people sign
   * in by password.
   */
  @Get('status')
  @Public()
  @Refuses({ 503: 'The identity provider does not answer.' })
  getSsoStatus(@Query() { email }: SsoStatusQuery): Promise<SsoStatusResponse> {
    return this.sso.status(email);
  }

  /**
   * Sign in with the code of an identity provider.
   *
   * @remarks The provider must vouch for the address as proven, the attempt be of the last ten
   * minutes, and the person be one of that organisation and active; anything else is refused with
   * 401 and no reason. A session begins as after a sign-in by password.
   */
  @Post('token')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  @Refuses({
    401: 'The identity provider does not vouch for the person.',
    503: 'The identity provider does not answer.',
  })
  signInBySso(@Body() body: SsoTokenRequest): Promise<TokensResponse> {
    return this.sso.enter(body);
  }

  /**
   * How the people of an account sign in at a provider of their own.
   *
   * @remarks With them comes the address that the provider must send people back to; the secret is
   * never answered. An organisation without any is answered 404.
   */
  @Get('settings/:accountId')
  @Can('user:edit', 'user:jump')
  getSsoSettings(
    @Param('accountId', ParseUUIDPipe) accountId: string,
  ): Promise<SsoSettingsResponse> {
    return this.settings.read(accountId);
  }

  /**
   * Set how the people of an account sign in at a provider of their own; for a Super Admin alone.
   *
   * @remarks A secret that is left out stays. A domain that another account signs in with is
   * refused with 409, a provider without TLS in production with 400, anybody but a Super Admin of
   * the provider with 403. People of these domains are then led there; `enabled: false` undoes it.
   */
  @Put('settings/:accountId')
  @Can('user:edit', 'user:jump')
  @Refuses({ 503: 'The identity provider does not answer.' })
  saveSsoSettings(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: SsoSettingsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SsoSettingsResponse> {
    return this.settings.save(accountId, body, actor);
  }
}
