import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public } from '@palisade/platform';
import { CredentialsRequest, TokensResponse } from '../sessions/sessions.dto';
import { MfaResetRequestsService } from './mfa-reset-requests.service';
import { MfaResetsService } from './mfa-resets.service';

@ApiTags('second factor')
@Public()
@Controller('api/auth/v1')
export class MfaResetsController {
  constructor(
    private readonly requests: MfaResetRequestsService,
    private readonly resets: MfaResetsService,
  ) {}

  /** Ask for the mail that takes the second factor off; username and password must be right. */
  @Post('mfa/reset')
  @HttpCode(204)
  async requestMfaReset(
    @Body() { username, password }: CredentialsRequest,
    @Ip() address: string,
  ): Promise<void> {
    await this.requests.add({ email: username, password, address });
  }

  /** Take the second factor off by the mailed link, and sign in; 404 for a link that is over. */
  @Post('validateMFAReset/:token')
  @AnswersSecret()
  @HttpCode(200)
  confirmMfaReset(@Param('token') token: string): Promise<TokensResponse> {
    return this.resets.confirm(token);
  }
}
