import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Computes, Public, Refuses } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { brokenRules, PASSWORD_RULES } from '../../domain/password-rules';
import { Captcha } from '../captcha/captcha';
import { MfaTypeResponse } from '../mfa/mfa.dto';
import { answerEntry } from '../sessions/answer-entry';
import { TokensResponse } from '../sessions/sessions.dto';
import {
  CandidatePassword,
  CheckPasswordQuery,
  NewPasswordRequest,
  PasswordCheckResponse,
  PasswordRuleResponse,
  ResetLinkResponse,
  ResetParameters,
  ResetQuery,
  SiteKeyResponse,
} from './passwords.dto';
import { PasswordsQueries } from './passwords.queries';
import { PasswordsService } from './passwords.service';
import { ResetRequests } from './reset-requests';

@ApiTags('passwords')
@Public()
@Controller('api/auth/v1')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly queries: PasswordsQueries,
    private readonly requests: ResetRequests,
    private readonly captcha: Captcha,
  ) {}

  /**
   * The key of the captcha that a password reset asks for.
   *
   * @remarks The page shows the challenge of its provider by it and sends what it answers along with
   * `POST /api/auth/v1/passwords/{email}/reset`. The local one asks nothing of people and tells no
   * robots: its key is the token.
   */
  @Get('login/sitekey')
  async getSiteKey(): Promise<SiteKeyResponse> {
    const { provider } = this.captcha;
    return { provider, siteKey: await this.captcha.siteKey() };
  }

  /**
   * The rules of a password.
   *
   * @remarks In the order in which a page shows them, each with its code; `POST
   * /api/auth/v1/validate-password` names those that are broken.
   */
  @Get('password-constraints')
  listPasswordRules(): PasswordRuleResponse[] {
    return [...PASSWORD_RULES];
  }

  /**
   * The rules that a password breaks, while it is being typed.
   *
   * @remarks None means that it may be used. It is the same check as where a password is set; the
   * password is neither kept nor logged.
   */
  @Post('validate-password')
  @Computes()
  @HttpCode(200)
  checkPassword(
    @Body() { password }: CandidatePassword,
    @Query() _: CheckPasswordQuery,
  ): PasswordCheckResponse {
    return { errors: brokenRules(password) };
  }

  /**
   * Ask for a reset mail; the answer is the same whether or not the address is known.
   *
   * @remarks The captcha must hold. A known, active person gets one mail a minute at most; its link
   * works for an hour, and the password of now works until it is followed.
   */
  @Post('passwords/:email/reset')
  @Refuses({ 503: 'The provider of the captcha does not answer.' })
  @HttpCode(204)
  async requestPasswordReset(
    @Param() { email }: ResetParameters,
    @Query() query: ResetQuery,
  ): Promise<void> {
    await this.captcha.check(query['g-recaptcha-response']);
    await this.requests.add(email);
  }

  /**
   * Whether a reset link still works; 404 when not.
   *
   * @remarks The answer says until when. Asking does not use it up; the password is set by `POST
   * /api/auth/v1/validatePasswordReset/{token}`.
   */
  @Get('checkPasswordReset/:token')
  checkPasswordReset(@Param('token') token: string): Promise<ResetLinkResponse> {
    return this.queries.linkOf(token, 'PASSWORD');
  }

  /**
   * Set the new password by a reset link, and sign in.
   *
   * @remarks A password that breaks a rule is refused with 400 and each rule; the link stays good.
   * Otherwise all sessions and mailed links of the person end and one session begins. A mailbox
   * alone does not replace the second factor: who has one is answered 307 and signs in with it.
   */
  @Post('validatePasswordReset/:token')
  @AnswersSecret()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 307, type: MfaTypeResponse, description: 'Saved; sign in with a code.' })
  @Refuses({ 503: 'Too many sign in at this moment.' })
  async resetPassword(
    @Param('token') token: string,
    @Body() { password }: NewPasswordRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | MfaTypeResponse> {
    return answerEntry(await this.passwords.reset(token, password, 'PASSWORD'), reply);
  }

  /**
   * Whether an invitation still works; 404 when not.
   *
   * @remarks The answer says until when. Asking does not use it up; the password is set by `POST
   * /api/auth/v1/validateUserInvited/{token}`.
   */
  @Get('checkUserInvited/:token')
  checkUserInvited(@Param('token') token: string): Promise<ResetLinkResponse> {
    return this.queries.linkOf(token, 'INVITATION');
  }

  /**
   * Set the first password of an invited person, and sign in.
   *
   * @remarks A password that breaks a rule is refused with 400 and each rule; the link stays good.
   * Otherwise the link is used up, the address counts as confirmed and a session begins.
   */
  @Post('validateUserInvited/:token')
  @AnswersSecret()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 307, type: MfaTypeResponse, description: 'Saved; sign in with a code.' })
  @Refuses({ 503: 'Too many sign in at this moment.' })
  async acceptInvitation(
    @Param('token') token: string,
    @Body() { password }: NewPasswordRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | MfaTypeResponse> {
    return answerEntry(await this.passwords.reset(token, password, 'INVITATION'), reply);
  }

  /**
   * Ask for a new confirmation mail; the answer is the same whether or not the address is known.
   *
   * @remarks A known person whose address is not confirmed yet gets one mail a minute at most; the
   * link of before ends. Nothing changes until it is followed.
   */
  @Post('resendValidationEmail/:email')
  @HttpCode(204)
  async resendValidation(@Param() { email }: ResetParameters): Promise<void> {
    await this.requests.add(email, 'ADDRESS');
  }
}
