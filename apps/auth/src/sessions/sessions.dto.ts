import { EMAIL_MESSAGE, requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';

const MAX_REFRESH_TOKEN = 256;

/** The stored form of an address as far as it decides whose it is. */
const lowerCased = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  );

export class LoginRequest {
  /** The person's e-mail address. */
  @lowerCased()
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  username: string;

  @IsString()
  @IsNotEmpty({ message: requiredMessage('Password') })
  @MaxLength(TEXT_LIMITS.password)
  password: string;
}

export class RefreshRequest {
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Refresh token') })
  @MaxLength(MAX_REFRESH_TOKEN)
  refreshToken: string;
}

export class TokensResponse {
  /** A JWT for the Authorization header. */
  accessToken: string;
  /** Good for one exchange. */
  refreshToken: string;
}

export class RefreshedTokensResponse extends TokensResponse {
  /** Life of the access token in seconds. */
  expires: number;
}
