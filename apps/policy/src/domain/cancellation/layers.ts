import type { Standable } from '../history/standing';
import { standing } from '../history/standing';
import type { Charges } from '../money/charges';
import type { ChargedLayer } from './return-premium';

interface Charged extends Standable {
  charges: Charges;
}

/** What was written and stands; a cancellation and what it took back are no part of it. */
export function layersOf(stack: readonly Charged[]): [ChargedLayer, ...ChargedLayer[]] {
  const [first, ...later] = standing(stack)
    .filter(({ type }) => type !== 'CANCEL')
    .map(({ effectiveDate: from, charges }) => ({ from, charges }));
  if (!first) throw new Error('A policy without an issue.');
  return [first, ...later];
}
