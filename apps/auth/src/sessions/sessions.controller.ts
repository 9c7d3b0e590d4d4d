import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { AnswersSecret, Can, CurrentActor, OpenToMfaSetUp, Public } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { MfaTypeResponse } from '../mfa/mfa.dto';
import { answerEntry } from './answer-entry';
import { AccessTokens } from './access-tokens';
import {
  LoginRequest,
  RefreshedTokensResponse,
  RefreshRequest,
  TokensResponse,
} from './sessions.dto';
import { SessionsService } from './sessions.service';
import { SignInsService } from './sign-ins.service';
import { WorkflowsService } from '../workflows/workflows.service';

@ApiTags('sessions')
@Controller('api/auth/v1')
export class SessionsController {
  constructor(
    private readonly signIns: SignInsService,
    private readonly sessions: SessionsService,
    private readonly workflows: WorkflowsService,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** Sign in; 412 when the address is not validated, 418 when the password has expired. */
  @Post('login')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 307, type: MfaTypeResponse, description: 'A code is needed as well.' })
  async login(
    @Body() { username, password, mfaCode }: LoginRequest,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | MfaTypeResponse> {
    const attempt = { email: username, password, mfaCode, address };
    return answerEntry(await this.signIns.signIn(attempt), reply);
  }

  /** Exchange a refresh token for the next pair of tokens. */
  @Post('access')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  async exchangeToken(@Body() { refreshToken }: RefreshRequest): Promise<RefreshedTokensResponse> {
    const tokens =
      (await this.workflows.exchange(refreshToken)) ?? (await this.sessions.exchange(refreshToken));
    return { ...tokens, expires: this.accessTokens.lifetimeSeconds };
  }

  /** End the session of a refresh token. */
  @Post('logout')
  @Can('any')
  @OpenToMfaSetUp()
  @HttpCode(204)
  async logout(
    @Body() { refreshToken }: RefreshRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.sessions.end(refreshToken, actor);
  }
}
