import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Account } from '../accounts/account.entity';
import type { AgencyLink } from './agency-link.entity';

/** Publishes which cluster and which aggregator an agency belongs to now. */
export async function publishAgencyLinks(tx: Tx, link: AgencyLink): Promise<void> {
  const { agencyId, clusterId, aggregatorId } = link;
  const data = { agencyId, clusterId, aggregatorId, scope: scopeOf({ agencyId }) };
  await tx.publish({ type: 'agency.links-changed.v1', data });
}

/** Publishes which aggregator and which security providers an account belongs to now. */
export async function publishAccountLinks(
  tx: Tx,
  { id: accountId, agencyId, teamIds, aggregatorId, msspIds }: Account,
): Promise<void> {
  const scope = scopeOf({ accountId, agencyId, teamIds });
  await tx.publish({
    type: 'account.links-changed.v1',
    data: { accountId, aggregatorId, msspIds, scope },
  });
}
