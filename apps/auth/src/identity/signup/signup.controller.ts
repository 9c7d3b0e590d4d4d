import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public, Refuses } from '@palisade/platform';
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

  /**
   * What a mailed invitation is for; 404 for one that is not valid.
   *
   * @remarks The page reads from it whether to ask for an account, a name or only a password. One
   * that is used, replaced, revoked or older than a week is not valid. Reading it does not use it
   * up.
   */
  @Get('validationTokens/:token')
  getValidationToken(@Param('token') token: string): Promise<ValidationTokenResponse> {
    return this.queries.validationToken(token);
  }

  /**
   * Open an account by an invitation and its code; 412 when they are not valid.
   *
   * @remarks The account and its first person are made, and a mail asks to confirm the address;
   * nobody is signed in before that. A password that breaks a rule is refused with 400, as is an
   * agency without a producer number, an address that has a login with 412. The invitation is then
   * used up.
   */
  @Post('signup')
  @HttpCode(200)
  @Refuses({
    412: 'The invitation or its code is not valid, or the domain is blacklisted.',
    503: 'Too many sign in at this moment.',
  })
  signUp(
    @Query() { validationToken }: ValidationTokenQuery,
    @Body() request: SignupRequest,
  ): Promise<SignupResponse> {
    return this.signups.signUp(validationToken, request);
  }

  /**
   * Make the login of an invited person; 404 and 412 for a link that does not do that.
   *
   * @remarks The person gets the role that the invitation names and is signed in; the invitation is
   * used up. A password that breaks a rule is refused with 400, as is a missing name where the
   * invitation asks for one; an address that has a login with 412.
   */
  @Post('join')
  @AnswersSecret()
  @HttpCode(200)
  @Refuses({
    404: 'The link is over.',
    412: 'The link does not make a login, or the domain is blacklisted.',
    503: 'Too many sign in at this moment.',
  })
  joinAccount(
    @Query() { validationToken }: ValidationTokenQuery,
    @Body() request: JoinRequest,
  ): Promise<TokensResponse> {
    return this.joins.join(validationToken, request);
  }

  /**
   * Confirm the address of a new account by the mailed link, and sign in.
   *
   * @remarks The link works once and within an hour; another one comes by `POST
   * /api/auth/v1/resendValidationEmail/{email}`. It shows that mail reaches the person, who can
   * sign in from then on. Who has a second factor is answered 307 and signs in with it.
   */
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
