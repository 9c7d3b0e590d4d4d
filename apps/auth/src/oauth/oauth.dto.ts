import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

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

/** RFC 6749 §5.1. */
export class ClientTokenResponse {
  access_token: string;

  token_type: string;

  /** Seconds. */
  expires_in: number;

  scope: string;
}
