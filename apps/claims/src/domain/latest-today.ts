import type { PlainDate } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';

/** A reporter may sit east of the insured, where the day has begun: the later date is today. */
export const latestToday = (timeZone: string, now: Date): PlainDate =>
  [todayIn(timeZone, now), todayIn('UTC', now)].sort()[1];
