import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Commission } from './commission.entity';

type Accrued = EventData<'commission.accrued.v1'>;

/** A commission as statements list it; the amount is that of the event, not always all of it. */
export function commissionData(
  commission: Commission,
  policyNumber: string,
  amount: number,
): Omit<Accrued, 'scope' | 'version'> {
  const { id: commissionId, agencyId, policyId, lineType, currency, commissionable } = commission;
  return {
    commissionId,
    agencyId,
    policyId,
    policyNumber,
    lineType,
    currency,
    commissionable,
    pct: commission.pct,
    amount,
  };
}

/** The scope of whatever concerns the commission of an agency. */
export const scopeOfAgency = (agencyId: string): Accrued['scope'] => scopeOf({ agencyId });

/** Publishes a commission that was earned, or charged back when it is negative. */
export async function publishEarned(
  tx: Tx,
  commission: Commission,
  policyNumber: string,
): Promise<void> {
  const { agencyId, amount } = commission;
  await tx.publish({
    type: amount < 0 ? 'commission.charged-back.v1' : 'commission.accrued.v1',
    data: {
      ...commissionData(commission, policyNumber, amount),
      scope: scopeOfAgency(agencyId),
    },
  });
}

/** Publishes how much more of a commission may be paid; negative when less may. */
export async function publishReleased(
  tx: Tx,
  commission: Commission,
  policyNumber: string,
  amount: number,
): Promise<void> {
  const scope = scopeOfAgency(commission.agencyId);
  const data = { ...commissionData(commission, policyNumber, amount), scope };
  await tx.publish({ type: 'commission.released.v1', data });
}
