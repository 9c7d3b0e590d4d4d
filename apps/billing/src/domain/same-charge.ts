import { DomainError } from '@palisade/kernel';
import type { MinorUnits } from '@palisade/kernel';

interface Charged {
  policyId: string;
  amount: MinorUnits;
}

/** Throws 409 when a charge that the processor knows is not the one that is spoken of. */
export function checkSameCharge(known: Charged, named: Charged): void {
  if (known.policyId === named.policyId && known.amount === named.amount) return;
  const detail = 'The processor knows this transaction with another amount.';
  throw new DomainError('TRANSACTION_DIFFERS', detail, 409);
}
