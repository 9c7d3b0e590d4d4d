import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Commission } from './commission.entity';

type Told = EventData<'commission.accrued.v1'>;

/** A commission as statements list it; the amount is what is told of, not always all of it. */
export function commissionData(
  commission: Commission,
  policyNumber: string,
  amount: number,
): Omit<Told, 'scope' | 'version'> {
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
export const scopeOfAgency = (agencyId: string): Told['scope'] => scopeOf({ agencyId });
