import type { PlainDate } from '@palisade/kernel';
import type { Standable } from '../history/standing';
import { standing } from '../history/standing';
import type { Charges } from '../money/charges';
import { sumCharges } from '../money/charges';
import type { ChargedLayer } from './return-premium';

interface Charged extends Standable {
  charges: Charges;
  /** What it covers when; a charge that covers no day has none. */
  segments?: readonly { to: PlainDate }[];
}

/**
 * What was written and stands: the issue, and what was changed since, all of one date and to one end as one
 * layer (domain §5.13.4). A cancellation and what it took back are no part of it.
 */
export function layersOf(stack: readonly Charged[]): [ChargedLayer, ...ChargedLayer[]] {
  const [issue, ...changes] = standing(stack).filter(({ type }) => type !== 'CANCEL');
  if (!issue) throw new Error('A policy without an issue.');
  const { effectiveDate, charges } = issue;
  const to = endOf(issue);
  const layers = [...grouped(changes).values()].map((same) => ({
    from: same[0].effectiveDate,
    to: endOf(same[0]),
    charges: sumCharges(same.map(chargesOf), charges.currency),
  }));
  return [{ from: effectiveDate, to, charges }, ...layers];
}

function grouped(changes: readonly Charged[]): Map<string, Charged[]> {
  const groups = new Map<string, Charged[]>();
  for (const change of changes) {
    const key = `${change.effectiveDate} ${endOf(change)}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups;
}

const endOf = ({ segments }: Charged): PlainDate | undefined => segments?.at(-1)?.to;

const chargesOf = ({ charges }: Charged): Charges => charges;
