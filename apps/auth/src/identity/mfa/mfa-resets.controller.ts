import { Body, Controller, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public, Refuses } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { CredentialsRequest, TokensResponse } from '../sessions/sessions.dto';
import { MfaResetRequestsService } from './mfa-reset-requests.service';
import { MfaResetsService } from './mfa-resets.service';

const NO_SESSION = 204;

@ApiTags('second factor')
@Public()
@Controller('api/auth/v1')
export class MfaResetsController {
  constructor(
    private readonly requests: MfaResetRequestsService,
    private readonly resets: MfaResetsService,
  ) {}

  /**
   * Ask for the mail that takes the second factor off; username and password must be right.
   *
   * @remarks Ten wrong passwords within a quarter of an hour make the next try wait (429). The mail
   * is sent after the answer, one a minute at most; its link works for an hour. Nothing changes
   * until it is followed.
   */
  @Post('mfa/reset')
  @HttpCode(204)
  @Refuses({ 401: 'Name or password are wrong.', 503: 'Too many sign in at this moment.' })
  async requestMfaReset(
    @Body() { username, password }: CredentialsRequest,
    @Ip() address: string,
  ): Promise<void> {
    await this.requests.add({ email: username, password, address });
  }

  /**
   * Take the second factor off by the mailed link, and sign in; 404 for a link that is over.
   *
   * @remarks It ends all sessions and mailed links of the person and begins one session. The link
   * works once and within an hour. Where the organisation demands a factor, no session begins (204):
   * the person signs in with the password and sets one up by `PUT /api/auth/v1/mfa/update`.
   */
  @Post('validateMFAReset/:token')
  @AnswersSecret()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 204, description: 'Taken off; sign in, and set one up.' })
  async confirmMfaReset(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | undefined> {
    const tokens = await this.resets.confirm(token);
    if (!tokens) void reply.status(NO_SESSION);
    return tokens ?? undefined;
  }
}
