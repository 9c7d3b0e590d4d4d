import type { Tx } from '@palisade/platform';
import type { Organization } from '../organizations/organization.entity';
import { scopeOfOrganization } from '../organizations/organization-events';
import type { ApiKey } from './api-key.entity';

/** Publishes a key as it stands, without its secret. */
export async function publishApiKey(
  { id, name, scopes, enabled, deleted }: Omit<ApiKey, 'secretHash'>,
  owner: Organization,
  tx: Tx,
): Promise<void> {
  const { id: organizationId, accountType } = owner;
  const scope = scopeOfOrganization(owner);
  const key = { clientId: id, organizationId, accountType, name, scopes, enabled, deleted };
  await tx.publish({ type: 'api-key.saved.v1', data: { ...key, scope } });
}
