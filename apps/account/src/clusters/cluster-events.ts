import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { AgencyLink } from './agency-link.entity';

/** Publishes which cluster an agency belongs to now. */
export async function publishLinks(tx: Tx, { agencyId, clusterId }: AgencyLink): Promise<void> {
  const data = { agencyId, clusterId, aggregatorId: null, scope: scopeOf({ agencyId }) };
  await tx.publish({ type: 'agency.links-changed.v1', data });
}
