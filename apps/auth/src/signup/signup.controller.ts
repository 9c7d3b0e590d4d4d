import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { MfaTypeResponse } from '../mfa/mfa.dto';
import { answerEntry } from '../sessions/answer-entry';
import { TokensResponse } from '../sessions/sessions.dto';
import { AddressesService } from './addresses.service';
import { JoinsService } from './joins.service';
import {
  JoinRequest,
  SignupRequest,
  SignupResponse,
  ValidationTokenQuery,
  ValidationTokenResponse,
} from './signup.dto';
import { SignupQueries } from './signup.queries';
import { SignupService } from './signup.service';

@ApiTags('sign-up')
@Public()
@Controller('api/auth/v1')
export class SignupController {
  constructor(
    private readonly signups: SignupService,
    private readonly joins: JoinsService,
    private readonly addresses: AddressesService,
    private readonly queries: SignupQueries,
  ) {}

  /** What a mailed invitation is for; 404 for one that is not valid. */
  @Get('validationTokens/:token')
  getValidationToken(@Param('token') token: string): Promise<ValidationTokenResponse> {
    return this.queries.validationToken(token);
  }

  /** Open an account by an invitation and its code; 412 when they are not valid. */
  @Post('signup')
  @HttpCode(200)
  signUp(
    @Query() { validationToken }: ValidationTokenQuery,
    @Body() request: SignupRequest,
  ): Promise<SignupResponse> {
    return this.signups.signUp(validationToken, request);
  }

  /** Make the login of an invited person; 404 and 412 for a link that does not do that. */
  @Post('join')
  @AnswersSecret()
  @HttpCode(200)
  join(
    @Query() { validationToken }: ValidationTokenQuery,
    @Body() request: JoinRequest,
  ): Promise<TokensResponse> {
    return this.joins.join(validationToken, request);
  }

  /** Confirm the address of a new account by the mailed link, and sign in. */
  @Post('validateSignup/:token')
  @AnswersSecret()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 307, type: MfaTypeResponse, description: 'Sign in with a code.' })
  async confirmSignup(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | MfaTypeResponse> {
    return answerEntry(await this.addresses.confirm(token), reply);
  }
}
