import type { PlainDate } from '@palisade/kernel';
import { daysBetween } from '@palisade/kernel';
import type { LossCause } from '@palisade/trade';

/** Why two claims may be one event. */
export const LIKENESSES = ['DAYS', 'CAUSE', 'REPORTER'] as const;

export type Likeness = (typeof LIKENESSES)[number];

/** What is compared of two claims. */
export interface LikeClaim {
  lossDate: PlainDate | null;
  cause: LossCause;
  reporterName: string | null;
}

// Losses that begin within a week are looked at as one event.
const NEAR_DAYS = 7;

const folded = (name: string | null): string => name?.trim().toLowerCase() ?? '';

/** In what a claim is like another one under the same policy; nothing: it is not proposed. */
export function likenessOf(one: LikeClaim, other: LikeClaim): Likeness[] {
  const areNear =
    one.lossDate !== null &&
    other.lossDate !== null &&
    Math.abs(daysBetween(one.lossDate, other.lossDate)) <= NEAR_DAYS;
  if (!areNear) return [];
  const isCause = one.cause === other.cause && one.cause !== 'OTHER';
  const isReporter =
    folded(one.reporterName) !== '' && folded(one.reporterName) === folded(other.reporterName);
  return [
    'DAYS',
    ...(isCause ? (['CAUSE'] as const) : []),
    ...(isReporter ? (['REPORTER'] as const) : []),
  ];
}
