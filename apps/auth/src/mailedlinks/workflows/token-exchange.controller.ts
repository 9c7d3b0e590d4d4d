import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public, Refuses } from '@palisade/platform';
import { AccessTokens } from '../../identity/sessions/access-tokens';
import { RefreshedTokensResponse, RefreshRequest } from '../../identity/sessions/sessions.dto';
import { SessionsService } from '../../identity/sessions/sessions.service';
import { WorkflowsService } from './workflows.service';

/** One address for all refresh tokens: those of mailed links and those of sessions. */
@ApiTags('sessions')
@Controller('api/auth/v1')
export class TokenExchangeController {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly sessions: SessionsService,
    private readonly accessTokens: AccessTokens,
  ) {}

  /**
   * Exchange a refresh token for the next pair of tokens.
   *
   * @remarks The presented token is used up; a second tab may present it for ten seconds more. One
   * that comes later was copied: all sessions of the person end. The tokens of a mailed link are
   * continued in the same way.
   */
  @Post('access')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  @Refuses({ 401: 'The refresh token is used up, ended or unknown.' })
  async exchangeToken(@Body() { refreshToken }: RefreshRequest): Promise<RefreshedTokensResponse> {
    const tokens =
      (await this.workflows.exchange(refreshToken)) ?? (await this.sessions.exchange(refreshToken));
    return { ...tokens, expires: this.accessTokens.lifetimeSeconds };
  }
}
