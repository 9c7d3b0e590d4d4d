import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Config, unseal } from '@palisade/platform';
import * as oidc from 'openid-client';
import { DataSource } from 'typeorm';
import { SsoProvider } from './sso-provider.entity';

const FRESH_MS = 10 * 60_000;
const TIMEOUT_SECONDS = 5;

/** Where a sealed client secret belongs. */
export const secretPlace = (organizationId: string): string =>
  `sso_provider.client_secret:${organizationId}`;

/** What the identity providers publish, read again every ten minutes or when settings change. */
@Injectable()
export class IdentityProviders {
  private readonly known = new Map<string, { configuration: oidc.Configuration; readMs: number }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Where people come back to. */
  get redirectUri(): string {
    return `${this.config.values.PUBLIC_URL}/sso`;
  }

  /** The provider of an address' domain; null when there is none that is switched on. */
  async ofDomain(domain: string): Promise<SsoProvider | null> {
    return this.dataSource
      .createQueryBuilder(SsoProvider, 'provider')
      .innerJoin('sso_domain', 'name', 'name.organization_id = provider.organization_id')
      .where('provider.enabled and name.domain = :domain', { domain })
      .getOne();
  }

  /** The provider of an organisation; null when there is none that is switched on. */
  ofOrganization(organizationId: string): Promise<SsoProvider | null> {
    return this.dataSource.manager.findOneBy(SsoProvider, { organizationId, enabled: true });
  }

  /** What a provider publishes; 503 while it does not answer. */
  async configurationOf(provider: SsoProvider): Promise<oidc.Configuration> {
    const { organizationId, modified } = provider;
    const key = `${organizationId} ${modified.getTime()}`;
    const known = this.known.get(key);
    if (known && Date.now() - known.readMs < FRESH_MS) return known.configuration;
    const configuration = await this.discover(provider);
    this.known.set(key, { configuration, readMs: Date.now() });
    return configuration;
  }

  private async discover(provider: SsoProvider): Promise<oidc.Configuration> {
    const { organizationId, issuer, clientId, clientSecret } = provider;
    const { ENCRYPTION_KEY, NODE_ENV } = this.config.values;
    const secret = unseal(clientSecret, secretPlace(organizationId), ENCRYPTION_KEY);
    const execute = NODE_ENV === 'production' ? [] : [oidc.allowInsecureRequests];
    try {
      const options = { execute, timeout: TIMEOUT_SECONDS };
      return await oidc.discovery(new URL(issuer), clientId, secret, undefined, options);
    } catch {
      const detail = 'Single sign-on is unavailable right now. Please try again.';
      throw new DomainError('SSO_UNAVAILABLE', detail, 503);
    }
  }
}
