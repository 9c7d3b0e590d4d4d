import type { PlainDate } from '@palisade/kernel';
import { clampDate, daysBetween, ratio } from '@palisade/kernel';

/** Places of a pro-rata factor (Spec 3 §9). */
const FACTOR_DECIMALS = 4;

/**
 * The share of a time that is left on a date: days left over days of the time (365, or 366 when
 * it holds 29 February), or of the time until `of`, with four decimals.
 */
export function unearnedFactor(
  from: PlainDate,
  to: PlainDate,
  date: PlainDate,
  of: PlainDate = to,
): string {
  const left = daysBetween(clampDate(date, from, to), to);
  return ratio(left, Math.max(daysBetween(from, of), 1), FACTOR_DECIMALS);
}
