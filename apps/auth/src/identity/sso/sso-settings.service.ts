import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, Config, isUniqueViolation, seal, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { checkIssuer, checkSettingsKeeper } from '../../domain/single-sign-on';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { IdentityProviders, secretPlace } from './identity-providers';
import { SsoProvider } from './sso-provider.entity';
import type { SsoSettingsRequest, SsoSettingsResponse } from './sso.dto';

/** What staff set for the single sign-on of an organisation. */
@Injectable()
export class SsoSettingsService {
  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly providers: IdentityProviders,
  ) {}

  /** The settings of an organisation; 404 when it has none. */
  read(organizationId: string): Promise<SsoSettingsResponse> {
    return this.transactions.run(({ em }) => this.show(organizationId, em));
  }

  /** Replaces the settings; the secret of before stays when none is given. */
  async save(
    organizationId: string,
    request: SsoSettingsRequest,
    { roleId }: Actor,
  ): Promise<SsoSettingsResponse> {
    const { domains, clientSecret, ...facts } = request;
    const { NODE_ENV, ENCRYPTION_KEY } = this.config.values;
    checkIssuer(facts.issuer, NODE_ENV === 'production');
    const place = secretPlace(organizationId);
    const sealed = clientSecret && seal(clientSecret, place, ENCRYPTION_KEY);
    return withFreeDomains(() =>
      this.transactions.run(async ({ em, record }) => {
        checkSettingsKeeper(await em.findOneBy(Role, { id: roleId }));
        await em.query('select 1 from organization where id = $1 for update', [organizationId]);
        const isThere = await em.existsBy(Organization, { id: organizationId, deleted: false });
        if (!isThere) throw notFound();
        const known = await em.findOneBy(SsoProvider, { organizationId });
        const before = known && (await factsOf(known, em));
        const secret = sealed ?? known?.clientSecret;
        if (!secret) throw secretRequired();
        const modified = this.clock.now();
        await em.save(SsoProvider, { organizationId, ...facts, clientSecret: secret, modified });
        await em.query('delete from sso_domain where organization_id = $1', [organizationId]);
        await em.query('insert into sso_domain select unnest($1::text[]), $2', [
          domains,
          organizationId,
        ]);
        const subject = { subjectType: 'organization', subjectId: organizationId };
        const secretReplaced = clientSecret !== undefined;
        const after = { ...facts, domains: domains.toSorted(), secretReplaced };
        await record({
          action: 'organization.set-sso',
          ...subject,
          ...(before && { before: { ...before, secretReplaced: false } }),
          after,
        });
        return this.show(organizationId, em);
      }),
    );
  }

  private async show(organizationId: string, em: EntityManager): Promise<SsoSettingsResponse> {
    const provider = await em.findOneBy(SsoProvider, { organizationId });
    if (!provider) throw notFound();
    const { redirectUri } = this.providers;
    return { accountId: organizationId, ...(await factsOf(provider, em)), redirectUri };
  }
}

/** The settings of a provider, without its secret. */
async function factsOf(
  { organizationId, enabled, issuer, clientId }: SsoProvider,
  em: EntityManager,
): Promise<Omit<SsoSettingsResponse, 'accountId' | 'redirectUri'>> {
  const rows: { domain: string }[] = await em.query(
    'select domain from sso_domain where organization_id = $1 order by domain',
    [organizationId],
  );
  return { enabled, issuer, clientId, domains: rows.map(({ domain }) => domain) };
}

const secretRequired = (): DomainError =>
  invalidField('SECRET_REQUIRED', 'Client secret is a required field', '/clientSecret');

const notFound = (): DomainError =>
  new DomainError('SSO_SETTINGS_NOT_FOUND', 'There are no such settings.', 404);

async function withFreeDomains<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const detail = 'Another account signs in with one of these domains.';
    throw new DomainError('DOMAIN_TAKEN', detail, 409, [{ pointer: '/domains', detail }]);
  }
}
