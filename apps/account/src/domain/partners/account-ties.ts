import { DomainError } from '@palisade/kernel';

/** A partner that accounts are tied to. */
export type Tie = 'DIGITAL' | 'MSSP';

/** What ties an account to partners: one aggregator at most, any number of security providers. */
export interface Ties {
  aggregatorId: string | null;
  msspIds: string[];
}

/** The ties after one is added; 409 while another aggregator has the account. */
export function tie(known: Ties, kind: Tie, partnerId: string): Ties {
  const { aggregatorId, msspIds } = known;
  if (kind === 'MSSP') {
    return msspIds.includes(partnerId) ? known : { ...known, msspIds: [...msspIds, partnerId] };
  }
  if (aggregatorId !== null && aggregatorId !== partnerId) {
    const detail = 'The account belongs to another aggregator. Remove it from that first.';
    throw new DomainError('OTHER_AGGREGATOR', detail, 409);
  }
  return aggregatorId === partnerId ? known : { ...known, aggregatorId: partnerId };
}

/** The ties after one is taken away; 404 when there is none. */
export function untie(known: Ties, kind: Tie, partnerId: string): Ties {
  const isTied =
    kind === 'MSSP' ? known.msspIds.includes(partnerId) : known.aggregatorId === partnerId;
  if (!isTied) {
    throw new DomainError('NOT_LINKED', 'The account is not linked to this partner.', 404);
  }
  if (kind === 'DIGITAL') return { ...known, aggregatorId: null };
  return { ...known, msspIds: known.msspIds.filter((id) => id !== partnerId) };
}
