import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Agent } from '../snapshots/agent.entity';
import type { License } from './license.entity';

/** Whose licence it is. */
export interface LicenseHolder {
  agencyName: string;
  /** The person who holds it, of an agent's licence. */
  agent: Agent | null;
}

/** Publishes a licence as it stands; it bears the name of its broker or agent, else the agency's. */
export async function publishLicenseSaved(
  tx: Tx,
  license: License,
  { agencyName, agent }: LicenseHolder,
): Promise<void> {
  const { id: licenseId, kind, agencyId, state, number, npn, expirationDate } = license;
  const broker = [license.brokerFirstName, license.brokerLastName].filter(Boolean).join(' ');
  await tx.publish({
    type: 'license.saved.v1',
    data: {
      licenseId,
      kind,
      agencyId,
      holderName: broker || agent?.name || agencyName,
      userId: license.agentId,
      email: license.brokerEmail ?? agent?.email ?? null,
      state,
      number,
      npn,
      expirationDate,
      activeResidentState: license.activeResidentState,
      signatureOnFile: license.signatureOnFile,
      deleted: license.deleted,
      scope: scopeOf({ agencyId }),
    },
  });
}
