import type { EventData, PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addYears } from '@palisade/kernel';

/** What is covered, how far, and from when to when. */
export type Terms = EventData<'policy.issued.v1'>['terms'];

/** What was agreed for a stretch of time, its end excluded; null terms: no cover. */
export interface CoverLayer {
  from: PlainDate;
  to: PlainDate;
  terms: Terms | null;
}

/** What is known of the cover of a binder or policy; later layers lie over the earlier. */
export interface Cover {
  status: PolicyStatus;
  layers: CoverLayer[];
}

const WITHOUT_COVER: readonly PolicyStatus[] = [
  ...(['BINDER EXPIRED', 'RESCIND', 'VOID', 'VOID TRANSACTION'] as const),
  ...(['INVALID', 'DELETED', 'LOST'] as const),
];

const inForce = (layers: readonly CoverLayer[], date: PlainDate): Terms | null =>
  layers.findLast(({ from, to }) => from <= date && date < to)?.terms ?? null;

/** The terms in force on a date; null when there was no cover. */
export const coverOn = ({ status, layers }: Cover, date: PlainDate): Terms | null =>
  WITHOUT_COVER.includes(status) ? null : inForce(layers, date);

/** The first day of losses that are covered; null where every earlier one is. */
export const retroactiveDate = ({ effectiveDate, retroActivePeriod }: Terms): PlainDate | null =>
  retroActivePeriod < 0 ? null : addYears(effectiveDate, -retroActivePeriod);

/** The terms by which a loss of a day is paid: before the inception those of the inception. */
export function termsOn(layers: readonly CoverLayer[], date: PlainDate): Terms | null {
  const [first] = layers;
  if (!first?.terms) return null;
  if (date >= first.from) return inForce(layers, date);
  const earliest = retroactiveDate(first.terms);
  return earliest === null || date >= earliest ? inForce(layers, first.from) : null;
}

/** The same of a policy that may never have covered anything. */
export const termsFor = ({ status, layers }: Cover, date: PlainDate): Terms | null =>
  WITHOUT_COVER.includes(status) ? null : termsOn(layers, date);

/** The layers without the end that a reinstatement takes back. */
export const reinstatedLayers = (layers: readonly CoverLayer[]): CoverLayer[] =>
  layers.filter(({ terms }, index) => terms !== null || index < layers.length - 1);

/**
 * The policy under which a loss falls: the one that was named, or another of the insured; before the
 * inception only the one that was named, back to its retroactive date.
 */
export function coveringPolicy<T extends Cover & { id: string }>(
  covers: readonly T[],
  namedId: string,
  lossDate: PlainDate,
): T | null {
  const covering = covers.filter((cover) => coverOn(cover, lossDate));
  const named = covers.find(({ id }) => id === namedId);
  const running = covering.find(({ id }) => id === namedId) ?? covering[0];
  return running ?? (named && termsFor(named, lossDate) ? named : null);
}
