import { ApiProperty } from '@nestjs/swagger';
import { EMAIL_MESSAGE, requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import type { MfaType } from '../../domain/mfa/set-up';
import { MFA_TYPES } from '../../domain/mfa/set-up';
import { lowerCased } from '../../text/text-fields';
import type { Session } from './session.entity';

const MAX_REFRESH_TOKEN = 256;

export class CredentialsRequest {
  /** The person's e-mail address. */
  @lowerCased()
  @IsNotEmpty({ message: requiredMessage('Email') })
  @IsEmail({}, { message: EMAIL_MESSAGE })
  @MaxLength(TEXT_LIMITS.email)
  username: string;

  @IsString()
  @IsNotEmpty({ message: requiredMessage('Password') })
  @MaxLength(TEXT_LIMITS.password)
  password: string;
}

export class LoginRequest extends CredentialsRequest {
  /** The code of the second factor, once it was asked for. */
  @IsOptional()
  @Matches(/^\d{6}$/, { message: 'Enter the 6 digits of the code' })
  mfaCode?: string;

  /** The kind of code, as the question named it; what counts is what the person has set up. */
  @ApiProperty({ enum: MFA_TYPES, required: false })
  @IsOptional()
  @IsIn(MFA_TYPES)
  mfaType?: MfaType;
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

export class SessionParameters {
  @IsUUID()
  id: string;
}

export class SessionResponse {
  id: string;
  /** Where the session was begun from. */
  address: string;
  /** What the browser or program called itself. */
  agent: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  created: string;
  @ApiProperty({ type: 'string', format: 'date-time' })
  lastUsed: string;
  /** The session of this call. */
  isCurrent: boolean;
}

export function toSessionResponse(session: Session, { sessionId }: Actor): SessionResponse {
  const { id, address, agent, created, lastUsed } = session;
  const times = { created: created.toISOString(), lastUsed: lastUsed.toISOString() };
  return { id, address, agent, ...times, isCurrent: id === sessionId };
}
