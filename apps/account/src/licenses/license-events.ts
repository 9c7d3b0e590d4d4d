import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { License } from './license.entity';

/** Publishes a licence as it stands; one of a broker bears the broker's name, else the agency's. */
export async function publishLicenseSaved(
  tx: Tx,
  license: License,
  agencyName: string,
): Promise<void> {
  const { id: licenseId, kind, agencyId, state, number, npn, expirationDate } = license;
  const broker = [license.brokerFirstName, license.brokerLastName].filter(Boolean).join(' ');
  await tx.publish({
    type: 'license.saved.v1',
    data: {
      licenseId,
      kind,
      agencyId,
      holderName: broker || agencyName,
      userId: null,
      email: license.brokerEmail,
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
