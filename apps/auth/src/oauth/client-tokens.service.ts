import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { ServiceName } from '@palisade/platform';
import { Config, SERVICE_NAMES } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { SERVICE_ROLE } from '../domain/roles/token-roles';
import { Role } from '../roles/role.entity';
import { AccessTokens } from '../sessions/access-tokens';
import type { ClientTokenRequest, ClientTokenResponse } from './oauth.dto';

/** Tokens for callers that are no person: the services themselves. */
@Injectable()
export class ClientTokensService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** The token of a service that shows the services' secret; 401 for anybody else. */
  async issue({ client_id, client_secret }: ClientTokenRequest): Promise<ClientTokenResponse> {
    const secret = Buffer.from(client_secret, 'base64');
    const expected = this.config.values.SERVICE_SECRET;
    const isKnown = SERVICE_NAMES.includes(client_id as ServiceName);
    if (!isKnown || secret.length !== expected.length || !timingSafeEqual(secret, expected)) {
      throw new DomainError('INVALID_CLIENT', 'The client is not known.', 401);
    }
    const { accountType, name } = SERVICE_ROLE;
    const role = await this.dataSource.manager.findOneByOrFail(Role, { accountType, name });
    return {
      access_token: await this.accessTokens.issueForService(client_id, role),
      token_type: 'Bearer',
      expires_in: this.accessTokens.lifetimeSeconds,
      scope: role.permissions.join(' '),
    };
  }
}
