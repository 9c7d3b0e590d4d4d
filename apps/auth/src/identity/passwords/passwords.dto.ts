import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_MESSAGE, requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import { IsEmail, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { CaptchaProvider } from '../../domain/captcha';
import { CAPTCHA_PROVIDERS } from '../../domain/captcha';
import { lowerCased } from '../../text/text-fields';

const MAX_TOKEN = 200;

/** Longer than any password that may be set, so that the rule about length can say so. */
export const MAX_CANDIDATE = 1_000;

export class CandidatePassword {
  @IsString()
  @MaxLength(MAX_CANDIDATE)
  password: string;
}

export class CheckPasswordQuery {
  /** The link that the password is meant for; every link has the same rules. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TOKEN)
  token?: string;
}

export class NewPasswordRequest {
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Password') })
  @MaxLength(MAX_CANDIDATE)
  password: string;
}

export class ResetParameters {
  @lowerCased()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  email: string;
}

export class ResetQuery {
  /** Token of the passed captcha; the name is the captcha provider's. */
  @ApiProperty({ name: 'g-recaptcha-response', required: false })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  'g-recaptcha-response'?: string;
}

export class SiteKeyResponse {
  /** Whose challenge it is of; `LOCAL` asks nothing of people, and the key is the token. */
  @ApiProperty({ enum: CAPTCHA_PROVIDERS })
  provider: CaptchaProvider;

  siteKey: string;
}

export class PasswordRuleResponse {
  errorCode: string;
  displayText: string;
}

export class PasswordCheckResponse {
  /** The rules that the password breaks; none when it may be set. */
  errors: PasswordRuleResponse[];
}

export class ResetLinkResponse {
  @ApiProperty({ type: 'string', format: 'date-time' })
  expires: string;
}
