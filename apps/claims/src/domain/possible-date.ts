import type { PlainDate } from '@palisade/kernel';

/** No day that a claim speaks of lies before it: the specification names none, a slip does. */
const EARLIEST: PlainDate = '1900-01-01';

/** Why a day of a claim cannot be; null when it can. */
export function dateFault(date: PlainDate, today: PlainDate): string | null {
  if (date > today) return 'The date lies in the future';
  return date < EARLIEST ? 'The date lies before the year 1900' : null;
}
