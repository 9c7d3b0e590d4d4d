import type { EventData, PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';

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

/** The terms in force on a date; null when there was no cover. */
export function coverOn({ status, layers }: Cover, date: PlainDate): Terms | null {
  if (WITHOUT_COVER.includes(status)) return null;
  return layers.findLast(({ from, to }) => from <= date && date < to)?.terms ?? null;
}

/** The layers without the end that a reinstatement takes back. */
export const reinstatedLayers = (layers: readonly CoverLayer[]): CoverLayer[] =>
  layers.filter(({ terms }, index) => terms !== null || index < layers.length - 1);

/** The policy under which a loss falls: the one that was named, or another of the insured. */
export function coveringPolicy<T extends Cover & { id: string }>(
  covers: readonly T[],
  namedId: string,
  lossDate: PlainDate,
): T | null {
  const covering = covers.filter((cover) => coverOn(cover, lossDate));
  return covering.find(({ id }) => id === namedId) ?? covering[0] ?? null;
}
