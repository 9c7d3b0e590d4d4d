import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Treaty } from './treaty.entity';

/** Publishes a treaty as it is now. */
export async function publishTreaty(tx: Tx, treaty: Treaty): Promise<void> {
  const { id: treatyId, reinsurerId, carrierId, products, deleted } = treaty;
  const { effectiveFrom, effectiveTo, cededPct, cedingCommissionPct } = treaty;
  const shares = { cededPct: Number(cededPct), cedingCommissionPct: Number(cedingCommissionPct) };
  const parties = { treatyId, reinsurerId, carrierId };
  const term = { products, effectiveFrom, effectiveTo };
  const scope = scopeOf({ carrierId, treatyIds: [treatyId] });
  const data = { ...parties, ...term, ...shares, deleted, scope };
  await tx.publish({ type: 'treaty.saved.v1', data });
}
