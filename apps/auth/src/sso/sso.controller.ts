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
import { AnswersSecret, Can, CurrentActor, Public } from '@palisade/platform';
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

  /** Whether single sign-on applies to an address, and where. */
  @Get('status')
  @Public()
  getSsoStatus(@Query() { email }: SsoStatusQuery): Promise<SsoStatusResponse> {
    return this.sso.status(email);
  }

  /** Sign in with the code of an identity provider. */
  @Post('token')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  signInBySso(@Body() body: SsoTokenRequest): Promise<TokensResponse> {
    return this.sso.enter(body);
  }

  /** How the people of an account sign in at a provider of their own. */
  @Get('settings/:accountId')
  @Can('user:edit', 'user:jump')
  getSsoSettings(
    @Param('accountId', ParseUUIDPipe) accountId: string,
  ): Promise<SsoSettingsResponse> {
    return this.settings.read(accountId);
  }

  /** Set how the people of an account sign in at a provider of their own; for a Super Admin alone. */
  @Put('settings/:accountId')
  @Can('user:edit', 'user:jump')
  saveSsoSettings(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: SsoSettingsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SsoSettingsResponse> {
    return this.settings.save(accountId, body, actor);
  }
}
