import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { TokenError } from '../../domain/token-error';
import { TOKEN_ERRORS } from '../../domain/token-error';

const MAX_CREDENTIAL = 200;
const MAX_SCOPE = 10_000;

/** RFC 6749 §4.4.2; the names are the standard's. */
export class ClientTokenRequest {
  @IsIn(['client_credentials'])
  grant_type: string;

  /** Left out with HTTP Basic, as the secret is. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_CREDENTIAL)
  client_id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_CREDENTIAL)
  client_secret?: string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_SCOPE)
  scope?: string;
}

/** RFC 8414 §2; the names are the standard's. */
export class AuthorizationServerResponse {
  issuer: string;

  token_endpoint: string;

  jwks_uri: string;

  grant_types_supported: string[];

  /** None: nobody is sent here to sign in for others. */
  response_types_supported: string[];

  scopes_supported: string[];

  token_endpoint_auth_methods_supported: string[];

  service_documentation: string;
}

/** RFC 6749 §5.1. */
export class ClientTokenResponse {
  access_token: string;

  token_type: string;

  /** Seconds. */
  expires_in: number;

  scope: string;
}

/** RFC 6749 §5.2, with the members of a problem beside. */
export class TokenErrorResponse {
  @ApiProperty({ enum: TOKEN_ERRORS })
  error: TokenError;

  error_description: string;

  code: string;

  status: number;

  detail: string;

  correlationId: string;
}
