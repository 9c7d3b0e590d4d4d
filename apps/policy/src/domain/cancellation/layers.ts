import type { PlainDate } from '@palisade/kernel';
import type { TransactionType } from '../history/policy-stack';
import type { Charges } from '../money/charges';
import type { ChargedLayer } from './return-premium';

interface Charged {
  type: TransactionType;
  effectiveDate: PlainDate;
  charges: Charges;
}

/** What was written; a cancellation and what took it back are no part of it. */
export function layersOf(stack: readonly Charged[]): [ChargedLayer, ...ChargedLayer[]] {
  const [first, ...later] = stack
    .filter(({ type }) => type !== 'CANCEL' && type !== 'REINSTATE')
    .map(({ effectiveDate: from, charges }) => ({ from, charges }));
  if (!first) throw new Error('A policy without an issue.');
  return [first, ...later];
}
