import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Computes, Public } from '@palisade/platform';
import { Captcha } from '../captcha/captcha';
import { brokenRules, PASSWORD_RULES } from '../domain/password-rules';
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
  async checkPasswordReset(@Param('token') token: string): Promise<ResetLinkResponse> {
    const { expires } = await this.queries.liveLink(token);
    return { expires: expires.toISOString() };
  }

  /** Set the new password by a reset link, and sign in. */
  @Post('validatePasswordReset/:token')
  @HttpCode(200)
  resetPassword(
    @Param('token') token: string,
    @Body() { password }: NewPasswordRequest,
  ): Promise<TokensResponse> {
    return this.passwords.reset(token, password);
  }
}
