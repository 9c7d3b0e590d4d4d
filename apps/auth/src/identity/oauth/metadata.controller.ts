import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config, JWKS_PATH, Public } from '@palisade/platform';
import { machineScopes } from '../../domain/actions/make-api-key';
import { AuthorizationServerResponse } from './oauth.dto';

/** Where machines find out how they are given tokens (RFC 8414). */
@ApiTags('machine callers')
@Public()
@Controller('.well-known/oauth-authorization-server')
export class MetadataController {
  constructor(private readonly config: Config) {}

  /**
   * How machines are given tokens (RFC 8414).
   *
   * @remarks Clients that know the standard need no more than the address of the platform: it names
   * where tokens and keys are, every scope, and how a secret may be sent.
   */
  @Get()
  getAuthorizationServer(): AuthorizationServerResponse {
    const { PUBLIC_URL: issuer } = this.config.values;
    return {
      issuer,
      token_endpoint: `${issuer}/api/auth/v1/oauth/token`,
      jwks_uri: issuer + JWKS_PATH,
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: machineScopes(),
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      service_documentation: `${issuer}/api/docs`,
    };
  }
}
