import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';

/** So many days before a licence ends its agency is told (Spec 2, licences). */
export const REMINDER_DAYS = [60, 30, 7] as const;

/**
 * The reminder of which it is time, in days before the end; null when the agency was told of this
 * one or a later one, when it is too early, and when the licence has ended.
 */
export function dueReminder(
  expirationDate: PlainDate,
  remindedDays: number | null,
  today: PlainDate,
): number | null {
  if (expirationDate < today) return null;
  const reached = REMINDER_DAYS.filter((days) => expirationDate <= addDays(today, days)).at(-1);
  if (reached === undefined) return null;
  return remindedDays === null || remindedDays > reached ? reached : null;
}
