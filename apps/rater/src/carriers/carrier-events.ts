import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { CarrierProfile } from './carrier-profile.entity';

/** Publishes a carrier profile as it stands, or that it is gone. */
export async function publishCarrierSaved(
  tx: Tx,
  { id: profileId, modified: _, ...fields }: CarrierProfile,
  deleted: boolean,
): Promise<void> {
  const scope = scopeOf({ carrierId: fields.carrierId });
  await tx.publish({
    type: 'carrier-profile.saved.v1',
    data: { profileId, ...fields, deleted, scope },
  });
}
