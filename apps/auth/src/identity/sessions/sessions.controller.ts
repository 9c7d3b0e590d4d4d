import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import {
  AnswersSecret,
  Can,
  CurrentActor,
  OpenToMfaSetUp,
  Public,
  Refuses,
} from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { MfaTypeResponse } from '../mfa/mfa.dto';
import { answerEntry } from './answer-entry';
import { LoginRequest, RefreshRequest, TokensResponse } from './sessions.dto';
import { SessionsService } from './sessions.service';
import { SignInsService } from './sign-ins.service';

@ApiTags('sessions')
@Controller('api/auth/v1')
export class SessionsController {
  constructor(
    private readonly signIns: SignInsService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Sign in; 412 when the address is not validated, 418 when the password has expired.
   *
   * @remarks With a second factor the first call is answered 307 and sends the code; the same call
   * with it signs in. Wrong name, password and switched-off persons are refused alike, and ten
   * wrong passwords within a quarter of an hour make the next try wait (429). An expired password
   * sends the mail for a new one.
   */
  @Post('login')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 307, type: MfaTypeResponse, description: 'A code is needed as well.' })
  @Refuses({
    401: 'Name or password are wrong, or the code of the second factor is.',
    412: 'The address of the person is not validated yet.',
    418: '',
    503: 'Too many sign in at this moment.',
  })
  async signIn(
    @Body() { username, password, mfaCode }: LoginRequest,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | MfaTypeResponse> {
    const attempt = { email: username, password, mfaCode, address };
    return answerEntry(await this.signIns.signIn(attempt), reply);
  }

  /**
   * End the session of a refresh token.
   *
   * @remarks Its access tokens are refused within two seconds on every service; other sessions of
   * the caller go on. A token of somebody else, or of a session that is over, changes nothing and
   * is answered alike.
   */
  @Post('logout')
  @Can('any')
  @OpenToMfaSetUp()
  @HttpCode(204)
  async signOut(
    @Body() { refreshToken }: RefreshRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.sessions.end(refreshToken, actor);
  }
}
