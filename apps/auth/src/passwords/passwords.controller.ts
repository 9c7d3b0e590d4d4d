import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Computes, Public } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { Captcha } from '../captcha/captcha';
import { brokenRules, PASSWORD_RULES } from '../domain/password-rules';
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

  /** The key of the captcha that a password reset asks for. */
  @Get('login/sitekey')
  async getSiteKey(): Promise<SiteKeyResponse> {
    return { siteKey: await this.captcha.siteKey() };
  }

  /** The rules of a password. */
  @Get('password-constraints')
  listPasswordRules(): PasswordRuleResponse[] {
    return [...PASSWORD_RULES];
  }

  /** The rules that a password breaks, while it is being typed. */
  @Post('validate-password')
  @Computes()
  @HttpCode(200)
  checkPassword(
    @Body() { password }: CandidatePassword,
    @Query() _: CheckPasswordQuery,
  ): PasswordCheckResponse {
    return { errors: brokenRules(password) };
  }

  /** Ask for a reset mail; the answer is the same whether or not the address is known. */
  @Post('passwords/:email/reset')
  @HttpCode(204)
  async requestPasswordReset(
    @Param() { email }: ResetParameters,
    @Query() query: ResetQuery,
  ): Promise<void> {
    await this.captcha.check(query['g-recaptcha-response']);
    await this.requests.add(email);
  }

  /** Whether a reset link still works; 404 when not. */
  @Get('checkPasswordReset/:token')
  checkPasswordReset(@Param('token') token: string): Promise<ResetLinkResponse> {
    return this.queries.linkOf(token, 'PASSWORD');
  }

  /** Set the new password by a reset link, and sign in. */
  @Post('validatePasswordReset/:token')
  @AnswersSecret()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 307, type: MfaTypeResponse, description: 'Saved; sign in with a code.' })
  async resetPassword(
    @Param('token') token: string,
    @Body() { password }: NewPasswordRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | MfaTypeResponse> {
    return answerEntry(await this.passwords.reset(token, password, 'PASSWORD'), reply);
  }

  /** Whether an invitation still works; 404 when not. */
  @Get('checkUserInvited/:token')
  checkUserInvited(@Param('token') token: string): Promise<ResetLinkResponse> {
    return this.queries.linkOf(token, 'INVITATION');
  }

  /** Set the first password of an invited person, and sign in. */
  @Post('validateUserInvited/:token')
  @AnswersSecret()
  @HttpCode(200)
  @ApiResponse({ status: 200, type: TokensResponse })
  @ApiResponse({ status: 307, type: MfaTypeResponse, description: 'Saved; sign in with a code.' })
  async acceptInvitation(
    @Param('token') token: string,
    @Body() { password }: NewPasswordRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensResponse | MfaTypeResponse> {
    return answerEntry(await this.passwords.reset(token, password, 'INVITATION'), reply);
  }

  /** Ask for a new confirmation mail; the answer is the same whether or not the address is known. */
  @Post('resendValidationEmail/:email')
  @HttpCode(204)
  async resendValidation(@Param() { email }: ResetParameters): Promise<void> {
    await this.requests.add(email, 'ADDRESS');
  }
}
