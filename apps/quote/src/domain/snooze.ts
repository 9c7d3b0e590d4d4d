import { invalidField } from '@palisade/kernel';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many days a quote can be put aside at most. */
export const SNOOZE_DAYS_MAX = 90;

/** Refuses a time at which a quote would be back already, or would be forgotten. */
export function checkSnooze(until: Date, now: Date): void {
  const latest = now.getTime() + SNOOZE_DAYS_MAX * DAY_MS;
  if (until > now && until.getTime() <= latest) return;
  const detail = `Choose a time within the next ${SNOOZE_DAYS_MAX} days.`;
  throw invalidField('SNOOZE_OUT_OF_RANGE', detail, '/until');
}
