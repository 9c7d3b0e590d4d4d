import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { ServiceName } from '@palisade/platform';
import { Clock, Config, SERVICE_NAMES } from '@palisade/platform';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { ClientCredentials } from '../../domain/client-credentials';
import { unknownClient } from '../../domain/client-credentials';
import { SERVICE_ROLE } from '../../domain/roles/token-roles';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { User } from '../../people/users/user.entity';
import { secretHash } from '../../secrets/secret-hash';
import { ApiKey } from '../../people/keys/api-key.entity';
import { AccessTokens } from '../sessions/access-tokens';
import type { ClientTokenResponse } from './oauth.dto';

/** Tokens for callers that are no person: the services themselves, and machines with API keys. */
@Injectable()
export class ClientTokensService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** The token of who shows the services' secret or that of an API key; 401 for anybody else. */
  issue(credentials: ClientCredentials, scope: string): Promise<ClientTokenResponse> {
    if (isUUID(credentials.id)) return this.issueForKey(credentials, scope);
    return this.issueForService(credentials);
  }

  private async issueForService(credentials: ClientCredentials): Promise<ClientTokenResponse> {
    const { id } = credentials;
    const secret = Buffer.from(credentials.secret, 'base64');
    const expected = this.config.values.SERVICE_SECRET;
    const isKnown = SERVICE_NAMES.includes(id as ServiceName);
    if (!isKnown || secret.length !== expected.length || !timingSafeEqual(secret, expected)) {
      throw unknownClient();
    }
    const { accountType, name } = SERVICE_ROLE;
    const role = await this.dataSource.manager.findOneByOrFail(Role, { accountType, name });
    return this.answer(this.accessTokens.issueForService(id, role), role.permissions);
  }

  private async issueForKey(
    { id, secret }: ClientCredentials,
    scope: string,
  ): Promise<ClientTokenResponse> {
    const { manager } = this.dataSource;
    const key = await manager.findOneBy(ApiKey, {
      id,
      enabled: true,
      deleted: false,
      secretHash: secretHash(secret),
    });
    const owner =
      key && (await manager.findOneBy(Organization, { id: key.organizationId, deleted: false }));
    if (!key || !owner) throw unknownClient();
    const wanted = [...new Set(scope.split(' ').filter((name) => name !== ''))];
    if (wanted.some((name) => !key.scopes.includes(name))) {
      const detail = 'The API key does not have this scope.';
      throw new DomainError('INVALID_SCOPE', detail, 400, [{ pointer: '/scope', detail }]);
    }
    await manager.update(ApiKey, { id }, { lastUsed: this.clock.now() });
    const only = wanted.length ? wanted : undefined;
    const holder = key.holderId && (await manager.findOneBy(User, { id: key.holderId }));
    const token = this.accessTokens.issueForKey({ key, owner, holder: holder || null }, only);
    return this.answer(token, only ?? key.scopes);
  }

  private answer(access_token: string, permissions: string[]): ClientTokenResponse {
    const { lifetimeSeconds: expires_in } = this.accessTokens;
    return { access_token, token_type: 'Bearer', expires_in, scope: permissions.join(' ') };
  }
}
